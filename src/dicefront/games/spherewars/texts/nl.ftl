# SphereWars.
#
# Namen van alles in de gegevens, naar soort en id; met "-text" wat het doet. Een trait is wat een strijder kan
# hebben of wat voor hem kan gelden: vaardigheden, uitrusting, artefacten, verbruiksmiddelen, bevelen en
# exclusieve kritieke treffers.

spherewars-title = SphereWars
spherewars-about = Bendes van helden, troepen en beesten op een tafel waarop je meet; woede, kristallen en bevelen beslissen.

## Rassen, facties, volken, groottes

spherewars-race-scions_of_kurgan = Nazaten van Kurgan
spherewars-race-alliance = Alliantie
spherewars-race-packs_of_urueh = Roedels van Urueh
spherewars-race-adepts_of_malesur = Adepten van Malesur
spherewars-faction-tur_na_kurg = Cultus van Tur'Na'Kurg
spherewars-faction-enur_anar = Cultus van Enur'Anar
spherewars-faction-hura_m_koll = Cultus van Hura'm'Koll
spherewars-faction-regor = Cultus van de Regor
spherewars-faction-legion = Legioen van de Honderd Harten
spherewars-faction-mercenaries = Huurlingenvrouwen van Isha
spherewars-kin-soimi = Soimi
spherewars-kin-regor = Regor
spherewars-kin-beast = Beest
spherewars-size-scout = Verkenning
spherewars-size-skirmish = Schermutseling
spherewars-size-sovereign = Vorstelijk spel
spherewars-size-epic = Episch spel
spherewars-rank-leader = Aanvoerder
spherewars-rank-avatar = Avatar
spherewars-rank-messenger = Boodschapper
spherewars-rank-regular = Regulier
spherewars-rank-average = Gemiddeld
spherewars-rank-elite = Elite
spherewars-rank-superior = Titaan

## Regels voor het werven

spherewars-rule-no_avatar = Het ras heeft geen avatar.
spherewars-rule-tir_abe_no_shamans = Een bende onder Tir'Abe mag geen Sjamanen werven.
spherewars-rule-tir_abe_few_dowsers = Een bende onder Tir'Abe werft hoogstens één Wichelaar.
spherewars-rule-sull_no_devastators = Een bende onder Sull mag geen Verwoesters werven.
spherewars-rule-sull_few_fiends = Een bende onder Sull werft hoogstens één Wreedaard (de epische bende van het boek heeft er één).
spherewars-rule-soimi_majority = Onder een Soimi als aanvoerder mag de bende niet meer Regors dan Soimi hebben, de aanvoerder meegeteld.
spherewars-rule-raggarth_few_soimi = Onder Raggarth is het aantal Regors vrij en mag de bende één Soimi hebben voor elke drie Regors, Raggarth meegeteld; ze mag er geen hebben.
spherewars-rule-raggarth_no_cult_elites = Een bende onder Raggarth mag geen Verwoesters werven.
spherewars-rule-soimi_under_regor = Soimi in een bende onder Raggarth hebben de algemene vaardigheid Weerspannig, het spiegelbeeld van de regel van het boek voor Regors onder een Soimi.
spherewars-rule-mixed_band = Een bende mag beide facties mengen. Van de factie waartoe de aanvoerder niet hoort, mogen er niet meer zijn dan van de zijne, de aanvoerder meegeteld; een strijder die zijn factie koos, telt bij de gekozen factie. In een verkenning mengt men vrij.
spherewars-rule-pure_band = In een bende van één factie mag elke strijder een gefaalde moreelworp door de dood van de aanvoerder één keer herhalen (stap L4).
spherewars-rule-beasts_need_masters = Hoogstens twee Sorreps voor elke Roedel duiveltjes, Roedel blaaspijpers, Vuurgarde, Roedel oproepers of Ruiter in de bende.
spherewars-rule-few_mole_boys = Een bende werft hoogstens twee Mollenjongens.

## Profielen: Nazaten van Kurgan

spherewars-profile-nek_org = Nek'Org
spherewars-profile-nek_org-full = Nek'Org de Spietser
spherewars-profile-nek_org-text = Een zeeheer met groot bereik wiens stormaanval dubbel zo zwaar aankomt; hij houdt zijn prooi vast.
spherewars-profile-tir_abe = Tir'Abe
spherewars-profile-tir_abe-full = Tir'Abe het Beest
spherewars-profile-tir_abe-text = Een reusachtige krijger met een strijdhamer: hij slaat verschillende vijanden tegelijk en jaagt iedereen om hem heen angst aan.
spherewars-profile-sull = Sull
spherewars-profile-sull-full = Sull de Geestverscheurder
spherewars-profile-sull-text = Een aanvoerder die spreuken uitspreekt: hij bevriest geesten, huilt en voedt zich met de wonden van zijn spreuken.
spherewars-profile-raggarth = Raggarth
spherewars-profile-raggarth-full = Raggarth de Maaier
spherewars-profile-raggarth-text = Aanvoerder van de Regors met twee gekartelde zwaarden en een staart die op eigen houtje doodt.
spherewars-profile-transmitter = Overbrenger
spherewars-profile-transmitter-text = Brengt de bevelen van de diepte over en kan een vriend taaier maken; in een gevecht heb je weinig aan hem.
spherewars-profile-lackey = Lakei
spherewars-profile-lackey-text = Een goedkope Regor die vóór de bende uit sluipt, andere Regors ophitst en één keer een zak over een vijand trekt.
spherewars-profile-harpooner = Harpoenier
spherewars-profile-harpooner-text = Werpt zware harpoenen over korte afstand, zelfs in volle ren; een slechte vechter.
spherewars-profile-prowler = Sluiper
spherewars-profile-prowler-text = Een Regor die er al is als het gevecht begint, met een dodelijke staart.
spherewars-profile-battler = Houwer
spherewars-profile-battler-text = Een betrouwbare Soimi met angels die zich voeden met wat ze verwonden.
spherewars-profile-fiend = Wreedaard
spherewars-profile-fiend-text = Een razende Soimi die op de dichtstbijzijnde vijand af rent en jaagt op wie vlucht.
spherewars-profile-dowser = Wichelaar
spherewars-profile-dowser-text = Een mindere tovenaar die bliksem werpt en een kristal aan de voorraad toevoegt.
spherewars-profile-ripper = Verscheurder
spherewars-profile-ripper-text = Snelle klauwen die bloedende wonden slaan; hij kan op eigen houtje doldraaien.
spherewars-profile-henchman = Handlanger
spherewars-profile-henchman-text = Een elitewacht: wie hij bijstaat, vecht als een meester.
spherewars-profile-devastator = Verwoester
spherewars-profile-devastator-text = Een elite-aanvaller die door niets op zijn weg wordt vertraagd; jij kiest zijn wapens.
spherewars-profile-shaman = Sjamaan
spherewars-profile-shaman-text = Een tovenaar van de Regors die vijanden met ijskolken alle kanten op duwt.
spherewars-profile-leviathan = Leviathan
spherewars-profile-leviathan-text = Een beest uit de diepte, reusachtig en huiveringwekkend, dat grijpt, steekt en spuwt; het luistert naar geen bevel.

## Profielen: de Alliantie

spherewars-profile-rodanes = Rodanes
spherewars-profile-rodanes-full = Rodanes Metaalarm
spherewars-profile-rodanes-text = De strateeg van het Legioen, achter platen en schild, met een metalen slag en een kreet die zijn mannen moed geeft.
spherewars-profile-nirlem = Nirlem
spherewars-profile-nirlem-full = Nirlem de Paladijn
spherewars-profile-nirlem-text = Een paladijn die het Legioen geneest en blijft staan waar hij staat; jij kiest zijn wapens.
spherewars-profile-taem = Taem
spherewars-profile-taem-full = Taem de Slager
spherewars-profile-taem-text = Een kolossale aanvoerder van de huurlingen met een haak, een ketting en een laag vet die wonden tegenhoudt.
spherewars-profile-laroc = Laroc
spherewars-profile-laroc-full = Laroc de Verleidster
spherewars-profile-laroc-text = De tovenares van de huurlingen: zij verblindt, beschermt en vernielt, en kan het van de aanvoerder overnemen.
spherewars-profile-postman = Postbode
spherewars-profile-postman-text = Een boodschapper die vooruit sluipt en opzij stapt als iemand op hem afstormt.
spherewars-profile-tactical_explorer = Tactische verkenner
spherewars-profile-tactical_explorer-text = Een verkenner die bij de opstelling helpt en oplet waar vijanden hun beweging eindigen; jij kiest zijn wapens.
spherewars-profile-cohort_of_postulants = Cohorte postulanten
spherewars-profile-cohort_of_postulants-text = Vier rekruten van het Legioen, twee met een schild; ze houden stand als ze bij elkaar staan.
spherewars-profile-postulant = Postulant
spherewars-profile-postulant-text = Een rekruut van het Legioen met zijn schild.
spherewars-profile-postulant_private = Postulant-soldaat
spherewars-profile-postulant_private-text = Een rekruut van het Legioen zonder schild.
spherewars-profile-lookout = Uitkijk
spherewars-profile-lookout-text = Een kruisboog die al op zijn plaats is als het gevecht begint.
spherewars-profile-the_guard = De Garde
spherewars-profile-the_guard-text = Vijf speren die beschermen wie naast hen vecht, geleid door een Opperste gardiste.
spherewars-profile-superior_guardian = Opperste gardiste
spherewars-profile-superior_guardian-text = De eerste van de Garde, met de Speer van de Huurlingen.
spherewars-profile-guardian = Gardiste
spherewars-profile-guardian-text = Een speer van de Garde die meesters maakt van wie zij steunt.
spherewars-profile-near_heart = Trouwhart
spherewars-profile-near_heart-text = Zwaar voetvolk van het Legioen met platen en schild; jij kiest zijn wapens.
spherewars-profile-ranger = Woudloper
spherewars-profile-ranger-text = Een ruiter van het Legioen wiens lange ritten naar de vijand als stormaanval tellen.
spherewars-profile-tax_collector = Belastinginner
spherewars-profile-tax_collector-text = Een boogschutter en tovenares die munten voor haar spreuken spaart en angst aanjaagt wie dichtbij komt.
spherewars-profile-amazon = Amazone
spherewars-profile-amazon-text = Een ruiter die een bevel kan doorgeven; jij kiest haar wapens.
spherewars-profile-equestrian_heart = Ruiterhart
spherewars-profile-equestrian_heart-text = Een gepantserde ruiter wiens hamer verdooft wie hij in een stormaanval verwondt.
spherewars-profile-barbarian = Barbaar
spherewars-profile-barbarian-text = Onverzettelijk en onvermoeibaar; rent op de dichtstbijzijnde vijand af en gehoorzaamt niemand.
spherewars-profile-ikarus = Ikarus
spherewars-profile-ikarus-text = Een vlieger met twee zwaarden en twee pistolen die op vijanden neerduikt en het veld van boven ziet.

## Profielen: Roedels van Urueh

spherewars-profile-avernal_lance = Helse Lans
spherewars-profile-avernal_lance-text = Een aanvoerder met een lange lans die om zich heen vlamt en zijn eigen soort leegzuigt.
spherewars-profile-pyronus = Pyronus
spherewars-profile-pyronus-text = Een vechtende tovenaar die Duiveltjes oproept en één vijand uitdaagt.
spherewars-profile-igniis = Igniis
spherewars-profile-igniis-full = Igniis de Vlam
spherewars-profile-igniis-text = Een schutter die met brandende pijlen nadersluipt, omringd door zijn Vuurgarde.
spherewars-profile-igneous_guard = Vuurgarde
spherewars-profile-igneous_guard-text = Drie kleine wachters die met Igniis meegaan en wonden opvangen die voor hem bedoeld waren.
spherewars-profile-igneous_guardian = Vuurgardist
spherewars-profile-igneous_guardian-text = Een van de drie wachters van Igniis.
spherewars-profile-satanor = Satanor
spherewars-profile-satanor-full = Satanor de Vulkaan
spherewars-profile-satanor-text = De machtigste tovenaar: hij laat het vuur regenen en roept wezens uit het magma. Houd hem buiten gevechten.
spherewars-profile-ash = Asgeest
spherewars-profile-ash-text = Een gloeiend deeltje dat bevelen overbrengt en verbrandt wie het aanraakt; één aanraking en het vergaat.
spherewars-profile-pack_of_blowpipers = Roedel blaaspijpers
spherewars-profile-pack_of_blowpipers-text = Vijf kleine schutters die samen beter schieten en er al zijn als het gevecht begint.
spherewars-profile-blowpiper = Blaaspijper
spherewars-profile-blowpiper-text = Een kleine schutter van de roedel.
spherewars-profile-pack_of_imps = Roedel duiveltjes
spherewars-profile-pack_of_imps-text = Vijf kleine vechters die elkaar in een roedel steunen.
spherewars-profile-imp = Duiveltje
spherewars-profile-imp-text = Een kleine vechter van de roedel.
spherewars-profile-sorrep = Sorrep
spherewars-profile-sorrep-full = Wilde Sorrep
spherewars-profile-sorrep-text = Een wild beest met een grillige tred dat op zichzelf jaagt; goedkoop en fel.
spherewars-profile-rider = Ruiter
spherewars-profile-rider-text = Een vechter op een Sorrep: grillige bewegingen, een harde beet en een antwoord op verloren worpen.
spherewars-profile-pack_of_summoners = Roedel oproepers
spherewars-profile-pack_of_summoners-text = Tovenaars op één voetstuk die Asgeesten en wolken van damp maken.
spherewars-profile-scorcher = Schroeier
spherewars-profile-scorcher-text = Een wandelende oven: niemand weet vooraf hoe hard hij slaat, en zijn dood verbrandt wie om hem heen staat.
spherewars-profile-stevedore = Sjouwer
spherewars-profile-stevedore-text = Een elitestrijder met een stomp wapen die vóór zijn eerste gevecht een zwavelrots gooit.
spherewars-profile-miz_rider = Mizruiter
spherewars-profile-miz_rider-text = Een onvermoeibare zware ruiter met een lang wapen die op hol kan slaan en kleinere vijanden verplettert.
spherewars-profile-hinos = Hinos
spherewars-profile-hinos-text = Een reusachtig rijdier vol geschut en kokende lava dat op hol kan slaan; moeilijk te verwonden en gevreesd.

## Profielen: Adepten van Malesur

spherewars-profile-shaogi = Shaogi
spherewars-profile-shaogi-full = Shaogi de Zwijnenman
spherewars-profile-shaogi-text = Een zwijn van een aanvoerder: hij ramt, slaat bloedende wonden en laat nooit los wie hij heeft uitgekozen.
spherewars-profile-liehhan = Liehhan
spherewars-profile-liehhan-full = Liehhan de Weerbeer
spherewars-profile-liehhan-text = De beer: de sterkste armen van de Adepten, een verstikkende omhelzing en een gebulder dat verdooft.
spherewars-profile-yenay = Yenay
spherewars-profile-yenay-full = Yenay de Mantisvrouw
spherewars-profile-yenay-text = Een vliegende mantis die leidt, spreuken uitspreekt en van ver niet te treffen is zolang zij stilstaat.
spherewars-profile-miuhalo = Miuhalo
spherewars-profile-miuhalo-full = Miuhalo de Uilenman
spherewars-profile-miuhalo-text = De uil: een vliegende tovenaar die zegent, vervloekt en leven neemt om het aan anderen te geven.
spherewars-profile-eagle_man = Arendman
spherewars-profile-eagle_man-text = Een vliegende boodschapper met gedachten die ver reiken; hij slaat toe en vertrekt weer.
spherewars-profile-hedgehog_girl = Egelmeisje
spherewars-profile-hedgehog_girl-text = Werpt stekels uit een schuilplaats en doet pijn aan wie haar slaat.
spherewars-profile-mole_boy = Mollenjongen
spherewars-profile-mole_boy-text = Graaft onder alles door en komt boven waar niemand hem verwacht.
spherewars-profile-snake_man = Slangenman
spherewars-profile-snake_man-text = Ligt op de loer en spuwt gif dat verdooft.
spherewars-profile-goat_man = Bokkenman
spherewars-profile-goat_man-text = Een sterke vechter wiens hoorns vóór de slag van de stormaanval treffen.
spherewars-profile-pack_of_mongoose_boys = Roedel mangoestenjongens
spherewars-profile-pack_of_mongoose_boys-text = Kleine tovenaars op één voetstuk, vreeswekkend zolang de meesten er nog zijn.
spherewars-profile-werelynx = Weerlynx
spherewars-profile-werelynx-text = Een snelle aanvaller wiens klauwen er nog een slag bij doen.
spherewars-profile-moray_man = Murenenman
spherewars-profile-moray_man-text = Een zware aanvaller die zich thuis voelt in het water.
spherewars-profile-crab_man = Krabman
spherewars-profile-crab_man-text = Traag, gepantserd en onvermoeibaar; bij zijn aanblik weifelen vijanden.
spherewars-profile-werebull = Weerstier
spherewars-profile-werebull-text = Een reus die stormt, ramt en vertrapt en door niets is tegen te houden.

## Algemene vaardigheden

spherewars-trait-ambidextrous = Tweehandig
spherewars-trait-ambidextrous-text = Na elk van zijn behendigheidsworpen wordt de beste dobbelsteen één hoger, hoogstens 6; dat geeft geen kritieke treffer.
spherewars-trait-aquatic = Waterwezen
spherewars-trait-aquatic-text = Geen straf in water; mag niet in lava. Storm deert hem niet, verstikkende hitte treft hem dubbel.
spherewars-trait-assault = Aanvalsdrift
spherewars-trait-assault-text = Eén dobbelsteen meer in de behendigheidsworp van de activering waarin hij een stormaanval deed of aanklampte, tegen wie hij daarbij aanviel.
spherewars-trait-bodyguard = Lijfwacht
spherewars-trait-bodyguard-text = Wie vecht met zijn steun, heeft in dat gevecht Bedreven vechter.
spherewars-trait-channelling = Kanaliseren
spherewars-trait-channelling-text = Een tovenaar die in de bewegingsfase stilstaat, voegt één kristal aan de voorraad toe.
spherewars-trait-counterattack = Tegenaanval
spherewars-trait-counterattack-text = Na een verloren behendigheidsworp mag hij zijn op één na beste dobbelsteen opnieuw rollen, één keer per gevecht.
spherewars-trait-expert_combatant = Bedreven vechter
spherewars-trait-expert_combatant-text = Zijn zijn twee beste dobbelstenen gelijk aan de twee beste van de vijand, dan wint hij de behendigheidsworp.
spherewars-trait-expert_shooter = Bedreven schutter
spherewars-trait-expert_shooter-text = De moeilijkheid van zijn wereldse schoten is één lager.
spherewars-trait-fear_of_combat = Vechtangst
spherewars-trait-fear_of_combat-text = Bij contact met een vrije vijand doet hij een moreelworp; faalt die, dan is een behendigheidsworp die hij in deze activering wint onbeslist.
spherewars-trait-fierce = Fel
spherewars-trait-fierce-text = Hij moet een vijand achtervolgen die vlucht door het bloedverlies dat hij hem bezorgde.
spherewars-trait-hardened_attacker = Geharde aanvaller
spherewars-trait-hardened_attacker-text = Zijn aanklampingen tellen als stormaanval.
spherewars-trait-hardened_defender = Geharde verdediger
spherewars-trait-hardened_defender-text = Een vijand die een stormaanval op hem doet, krijgt geen bonus van de stormaanval.
spherewars-trait-impetuous = Onstuimig
spherewars-trait-impetuous-text = Is hij vrij, dan moet hij het gevecht aangaan met de dichtstbijzijnde vijand binnen twee keer zijn beweging.
spherewars-trait-inexpert_combatant = Onbedreven vechter
spherewars-trait-inexpert_combatant-text = Zijn de twee beste dobbelstenen van beide kanten gelijk, dan verliest hij de behendigheidsworp.
spherewars-trait-inexpert_shooter = Onbedreven schutter
spherewars-trait-inexpert_shooter-text = De moeilijkheid van zijn wereldse schoten is één hoger.
spherewars-trait-infiltrator = Infiltrant
spherewars-trait-infiltrator-text = Opgesteld na alle anderen, waar ook minstens 15 inch van de dichtstbijzijnde vijand, 12 als die geen vol zicht heeft.
spherewars-trait-insignificant = Onbeduidend
spherewars-trait-insignificant-text = Van een gevecht met hem wordt niemand moe.
spherewars-trait-insubordinate = Weerspannig
spherewars-trait-insubordinate-text = Geen hulp van de aanwezigheid van de aanvoerder, en geen moreelworp bij diens dood.
spherewars-trait-intimidation = Intimidatie
spherewars-trait-intimidation-text = Bij contact met een vrije vijand doet die een moreelworp; faalt die, dan is een behendigheidsworp die de vijand in deze activering wint onbeslist.
spherewars-trait-red_hot = Gloeiend
spherewars-trait-red_hot-text = Geen straf in lava; mag niet in water. Verstikkende hitte deert hem niet, storm treft hem dubbel.
spherewars-trait-stealth = Sluipen
spherewars-trait-stealth-text = Vóór zijn bewegingsfase mag hij zoveel inches bewegen als de hoogste van twee dobbelstenen; daarna niet rennen of aanklampen, tenzij beide dobbelstenen gelijk zijn.
spherewars-trait-strategist = Strateeg
spherewars-trait-strategist-text = Een aanvoerder wiens twee beste dobbelstenen in de strategieworp gelijk zijn aan de twee beste van de vijand, wint die worp.
spherewars-trait-tireless = Onvermoeibaar
spherewars-trait-tireless-text = Vermoeidheid verlaagt zijn behendigheid niet.
spherewars-trait-tough = Hardhandig
spherewars-trait-tough-text = Zijn schadeworpen treffen een weerstand die één lager is.
spherewars-trait-tracker = Spoorzoeker
spherewars-trait-tracker-text = Geen straf op beweging voor terrein, behalve water en lava.
spherewars-trait-uncontrolled = Onbeheerst
spherewars-trait-uncontrolled-text = Is hij vrij, dan doet hij vóór zijn bewegingsfase een moreelworp; faalt die, dan moet hij op de dichtstbijzijnde vijand af.
spherewars-trait-undisciplined = Ongedisciplineerd
spherewars-trait-undisciplined-text = Hij kan geen enkel bevel krijgen.
spherewars-trait-unimportant = Onbelangrijk
spherewars-trait-unimportant-text = Hij geeft geen dobbelsteen als hij steunt.
spherewars-trait-weak = Slap
spherewars-trait-weak-text = Zijn schadeworpen treffen een weerstand die één hoger is.
spherewars-trait-firm = Standvastig
spherewars-trait-firm-text = Hij mag een gefaalde moreelworp één keer herhalen.
spherewars-trait-pure_band = Bende van één factie
spherewars-trait-flying = Vliegend
spherewars-trait-flying-text = Hij gaat overal overheen, ziet overal en wordt overal gezien, en is met schoten moeilijker te raken en te verwonden.

## Vaardigheden, daden en spreuken: Nazaten van Kurgan

spherewars-trait-sensory_communication = Zintuiglijke verbinding
spherewars-trait-sensory_communication-text = Bevelen die de bezitter aan bevriende Soimi van zijn bende geeft, hebben een bereik van 8 inch in plaats van 5.
spherewars-trait-stings = Angels
spherewars-trait-stings-text = Elk succes geeft één dobbelsteen van één enkele wereldse slag met kracht 1: rol al deze dobbelstenen samen tegen de wereldse weerstand van het doelwit; elk succes is een wond. Elke Sfeer op de schadedobbelstenen geneest één wond van de bezitter, nooit boven zijn profiel. Kritieke treffers gelden.
spherewars-trait-tur_na_kurg_cult = Cultus Tur'Na'Kurg
spherewars-trait-tur_na_kurg_cult-text = Gemengde cultus van krijgers en tovenaars. Hoort de aanvoerder van de bende bij de cultus Tur'Na'Kurg, dan helpt zijn aanwezigheid bij moreelworpen van deze strijder binnen 8 inch in plaats van 5.
spherewars-trait-enur_anar_cult = Cultus Enur'Anar
spherewars-trait-enur_anar_cult-text = Cultus van krijgers. Hoort de aanvoerder van de bende bij de cultus Enur'Anar, dan helpt zijn aanwezigheid bij moreelworpen van deze strijder binnen 8 inch in plaats van 5.
spherewars-trait-hura_m_koll_cult = Cultus Hura'm'Koll
spherewars-trait-hura_m_koll_cult-text = Cultus van tovenaars. Hoort de aanvoerder van de bende bij de cultus Hura'm'Koll, dan helpt zijn aanwezigheid bij moreelworpen van deze strijder binnen 8 inch in plaats van 5.
spherewars-trait-regor_cult = Cultus Regor
spherewars-trait-regor_cult-text = Zolang een Soimi de bende leidt, heeft deze strijder de algemene vaardigheid Weerspannig: geen voordeel van de aanwezigheid van de aanvoerder en geen moreelworp als die sterft.
spherewars-trait-kurgans_embrace = Omhelzing van Kurgan
spherewars-trait-kurgans_embrace-text = Eén succes: tot het einde van de beurt heeft het doelwit -1 kracht en mag het geen Verplaatsen! krijgen. Twee of meer successen: het is ook verdoofd.
spherewars-trait-huge_arm = Reuzenarm
spherewars-trait-huge_arm-text = Doet de bezitter een stormaanval (of wat als een stormaanval telt) en wint hij de behendigheidsworp, dan is de bonus van de stormaanval +2 kracht in plaats van +1.
spherewars-trait-sweeping_blow = Zwaaislag
spherewars-trait-sweeping_blow-text = Verdeel de successen over verschillende vijanden in voetcontact met de bezitter, elk één; elke gekozen vijand ondergaat een wereldse schadeworp met kracht 2 (volgorde: SW-WOU-17). Successen die overblijven, zijn verloren.
spherewars-trait-roar_of_the_beast = Brul van het beest
spherewars-trait-roar_of_the_beast-text = Eén succes: elke vijand binnen 4 inch, in handgemeen of niet, doet een moreelworp of wordt angstig. Twee of meer successen: de moeilijkheid van deze worpen stijgt met één.
spherewars-trait-hilt_blow = Stoot met het gevest
spherewars-trait-hilt_blow-text = Eén succes: wereldse schadeworp met kracht 2. Twee of meer successen: kracht 3, en een doelwit dat wordt gewond, is verdoofd.
spherewars-trait-wrath_of_sull = Toorn van Sull
spherewars-trait-wrath_of_sull-text = Arcane schadeworp met kracht 3. Veroorzaakt die minstens één wond, dan neemt de tegenstander één machtskristal uit zijn voorraad, als hij er een heeft.
spherewars-trait-mindfreeze = Bevroren geest
spherewars-trait-mindfreeze-text = Bevriest de wil van één vijand; die doet er geen moreelworp tegen. Eén succes: -1 behendigheid tot het einde van de volgende activering van het doelwit. Twee: verdoofd. Drie: verlamd.
spherewars-trait-sensory_howl = Zintuiglijk gehuil
spherewars-trait-sensory_howl-text = Eén succes: één vijand met macht binnen 6 inch, zelfs in handgemeen, doet een moreelworp of raakt ontregeld. Twee of meer successen: hij raakt zonder worp ontregeld.
spherewars-trait-deadly_double_tail = Dodelijke dubbele staart
spherewars-trait-deadly_double_tail-text = Elk succes geeft één directe wond, hoogstens twee, aan één of twee vijanden in voetcontact, verdeeld door de eigenaar van de bezitter. Geen kritieke treffers.
spherewars-trait-vicious_slash = Venijnige houw
spherewars-trait-vicious_slash-text = Eén succes: in de volgende schadeworp van de bezitter in handgemeen in deze activering telt de wereldse weerstand van de vijand één punt lager. Twee of meer successen: twee punten lager. Ongebruikt vervalt het aan het einde van de activering.
spherewars-trait-sting_of_robustness = Angel van taaiheid
spherewars-trait-sting_of_robustness-text = Eén succes: een bevriende Soimi in voetcontact, niet de bezitter, heeft +1 wereldse en arcane weerstand tot het begin van de volgende eigen beurt. Twee of meer successen: hij geneest ook één wond.
spherewars-trait-incite = Ophitsen
spherewars-trait-incite-text = Eén keer per activering heeft één andere bevriende Regor binnen 3 inch die deze ronde nog niet is geactiveerd +1 beweging tot het einde van de ronde. Geen worp.
spherewars-trait-the_sack = De zak
spherewars-trait-the_sack-text = Eén keer per spel rolt een vijand van gewone hoogte of kleiner in voetcontact met de bezitter tot het einde van de ronde twee dobbelstenen minder (minstens één) in zijn behendigheidsworpen. Geen worp.
spherewars-trait-deadly_tail = Dodelijke staart
spherewars-trait-deadly_tail-text = Elke Sfeer geeft één directe wond. Geen schadeworp, dus geen kritieke treffers.
spherewars-trait-lightning_sphere = Bliksembol
spherewars-trait-lightning_sphere-text = Arcane schadeworp met kracht 2.
spherewars-trait-gashing = Openrijten
spherewars-trait-gashing-text = Een vijand die door de schadeworp van de bezitter in handgemeen is gewond en nog leeft, rolt aan het einde van zijn volgende activering één dobbelsteen: bij 1 of 2 krijgt hij één directe wond. Niet opgeteld.
spherewars-trait-ice_vortex = IJskolk
spherewars-trait-ice_vortex-text = Eén vijand die niet in handgemeen is, wordt hoogstens 3 inch bewogen in een rechte lijn die de bezweerder kiest (SW-MOV-33), en heeft -1 beweging tot het einde van zijn volgende activering; bij wisselende of logge beweging is zijn worp 1 lager (minstens 1).
spherewars-trait-lethal_stings = Fatale angels
spherewars-trait-lethal_stings-text = Als Angels, maar elk succes geeft twee schadedobbelstenen van dezelfde slag met kracht 1.
spherewars-trait-seizing_tail = Grijpstaart
spherewars-trait-seizing_tail-text = Eén vijand van grote hoogte of kleiner binnen 3 inch, niet in handgemeen, wordt in een rechte lijn in voetcontact met de bezitter bewogen (SW-MOV-33); is er iets in de weg, dan gebeurt er niets. De bezitter telt als wie hem heeft aangeklampt.
spherewars-trait-lethal_tail = Fatale staart
spherewars-trait-lethal_tail-text = Elk succes geeft één directe wond, hoogstens twee. Geen kritieke treffers.

## Vaardigheden, daden en spreuken: de Alliantie

spherewars-trait-hungry_for_revenge = Wraakzucht
spherewars-trait-hungry_for_revenge-text = Sterft een bevriende strijder binnen 5 inch van de bezitter (gemeten bij zijn dood), dan krijgt de bezitter tot het einde van de ronde één dobbelsteen bij zijn behendigheidsworpen. Niet opgeteld.
spherewars-trait-legion_formation = Formatie van het Legioen
spherewars-trait-legion_formation-text = Zolang een andere bevriende strijder met Formatie van het Legioen, die niet vlucht en niet verlamd is, binnen 1 inch is, heeft de bezitter de algemene vaardigheid Geharde verdediger. Bekeken als de bonus van de stormaanval wordt geteld.
spherewars-trait-metallic_blow = Metalen slag
spherewars-trait-metallic_blow-text = Minstens één succes: wereldse schadeworp met een kracht van één plus het aantal successen, hoogstens 4.
spherewars-trait-pounding_cry = Daverende kreet
spherewars-trait-pounding_cry-text = Eén succes: bevriende strijders die op dat moment binnen 5 inch zijn, behalve de bezitter, zijn standvastig tot het begin van de volgende eigen beurt. Twee of meer successen: elk krijgt ook één dobbelsteen bij zijn volgende behendigheidsworp deze ronde.
spherewars-trait-defensive_position = Verdedigende stelling
spherewars-trait-defensive_position-text = Eén succes: tot het begin van de volgende eigen beurt hebben de bezitter en de bevriende strijders die op dat moment in voetcontact met hem zijn +1 wereldse weerstand. Twee of meer successen: ook +1 arcane weerstand.
spherewars-trait-throbbing_heart = Kloppend hart
spherewars-trait-throbbing_heart-text = Eén bevriend lid van het Legioen binnen 6 inch, ook de bezweerder zelf, geneest zoveel wonden als er successen zijn.
spherewars-trait-hook = Haak
spherewars-trait-hook-text = Eén vijand van gewone hoogte of kleiner binnen 3 inch, niet in handgemeen, wordt in een rechte lijn in voetcontact met de bezitter bewogen (SW-MOV-33); is er iets in de weg, dan gebeurt er niets. De bezitter telt als wie hem heeft aangeklampt.
spherewars-trait-body_fat = Lichaamsvet
spherewars-trait-body_fat-text = Telkens als een wereldse schadeworp de bezitter verwondt, rol na het genezen en voordat de wonden worden toegepast één dobbelsteen: bij 5 of meer telt één van deze wonden niet.
spherewars-trait-chaining = Ketenen
spherewars-trait-chaining-text = Eén succes: tot het einde van de ronde heeft het doelwit -1 behendigheid en mag het geen Verplaatsen! krijgen. Twee of meer successen: het doet ook een moreelworp of is verlamd.
spherewars-trait-bite = Beet
spherewars-trait-bite-text = Elke Sfeer geeft één directe wond, hoogstens twee. Geen kritieke treffers.
spherewars-trait-lesser_leader = Mindere aanvoerder
spherewars-trait-lesser_leader-text = Geeft bevelen uit de voorraad van de bende als een boodschapper, binnen 5 inch. Sterft de aanvoerder of verlaat hij de tafel terwijl de bezitter erop is en niet vlucht, dan blijven de bevelen die over zijn en geeft alleen zij ze; vanaf het volgende bijwerken wordt de voorraad één bevel (zolang zij vlucht of verlamd is, komt een gegeven bevel niet terug), en haar aanwezigheid telt als die van de aanvoerder voor de leden van de Huurlingenvrouwen van Isha. Dit alles eindigt met haar dood.
spherewars-trait-blinding_aura = Verblindende gloed
spherewars-trait-blinding_aura-text = Zolang de spreuk duurt, rollen vijanden één dobbelsteen minder (minstens één) in behendigheids- en precisieworpen tegen de bezweerder en tegen bevriende strijders die in voetcontact met haar zijn als de dobbelstenen worden geteld.
spherewars-trait-destroying_ball = Vernielende bol
spherewars-trait-destroying_ball-text = Arcane schadeworp met kracht 4.
spherewars-trait-protection_sphere = Beschermende bol
spherewars-trait-protection_sphere-text = Verhoogt zolang de spreuk duurt de weerstand van één bevriende strijder die bij het uitspreken binnen 8 inch is, ook van de bezweerder zelf. Eén succes: +1 wereldse weerstand. Twee: +1 wereldse en arcane weerstand. Drie: +2 wereldse en +1 arcane weerstand.
spherewars-trait-sidestep = Zijstap
spherewars-trait-sidestep-text = Eén keer per beurt, als een vijand die nog niet in contact is de bezitter met een stormaanval of aanklamping bereikt, na tegenschoten en vóór het contact, mag de eigenaar één dobbelsteen rollen: bij 5 of meer beweegt de bezitter hoogstens 2 inch (SW-MOV-33), niet in contact met een vijand, en eindigt de vijand op zijn eindplaats als na aanklampen. Niet als hij verdoofd of verlamd is of vlucht.
spherewars-trait-tactical_scout = Tactische verkenning
spherewars-trait-tactical_scout-text = Een bende met minstens één bezitter krijgt één dobbelsteen bij haar opstellingsworp en, als een bezitter op de tafel is, bij haar strategieworp van de eerste ronde. Niet opgeteld.
spherewars-trait-on_alert = Op je hoede
spherewars-trait-on_alert-text = Eén keer per vijandelijke beurt, nadat een vijand in zicht van de bezitter zijn bewegingsfase binnen 6 inch van hem heeft beëindigd zonder hem te raken, mag de bezitter hoogstens 2 inch bewegen (SW-MOV-33), niet in contact met een vijand. Niet in handgemeen, en niet als hij verdoofd of verlamd is of vlucht.
spherewars-trait-spearhead_formation = Speerpuntformatie
spherewars-trait-spearhead_formation-text = Zolang een ander lid van dezelfde Garde binnen 1 inch is, krijgt de bezitter één dobbelsteen bij zijn behendigheidsworp in het gevecht van een activering waarin hij het gevecht aanging of de vijand met wie hij vecht het met hem aanging.
spherewars-trait-coffer_of_isha = Schatkist van Isha
spherewars-trait-coffer_of_isha-text = Telkens als de bezitter een vijand met een schot of in handgemeen verwondt, bewaart zij één munt, hoogstens drie, zichtbaar voor beide spelers. Als kristallen worden verborgen, voor bezwering of afweer, mag haar bende één van haar munten bij de inzet doen, even geheim als de kristallen: één dobbelsteen meer, buiten voorraad, minimum en maximum. Niet zolang zij vlucht, verlamd of ontregeld is; de munten zijn verloren als zij sterft.
spherewars-trait-sharp_eye = Scherp oog
spherewars-trait-sharp_eye-text = De wereldse schoten van de bezitter verliezen niet de dobbelsteen voor gedeeltelijk zicht.
spherewars-trait-terrifying_countenance = Huiveringwekkend gelaat
spherewars-trait-terrifying_countenance-text = Zolang de spreuk duurt, is het angstniveau van de bezweerder huiveringwekkend en heeft zij de algemene vaardigheid Intimidatie.
spherewars-trait-misty_soul = Nevelziel
spherewars-trait-misty_soul-text = Zolang de spreuk duurt, stijgt de moeilijkheid van wereldse schoten, ook van tegenschoten, op één bevriende strijder die bij het uitspreken binnen 6 inch is, ook op de bezweerder zelf, met twee.
spherewars-trait-mercenary_messenger = Boodschapper van de huurlingen
spherewars-trait-mercenary_messenger-text = Mag als een boodschapper bevelen uit de voorraad van de bende geven aan leden van de Huurlingenvrouwen van Isha, zonder er een te zijn: zij telt niet mee voor de grens aan boodschappers en houdt het moreel van een troep.
spherewars-trait-wild_wrath = Wilde toorn
spherewars-trait-wild_wrath-text = Tot het einde van de activering. Eén succes: +1 kracht. Twee successen: +1 kracht en één dobbelsteen meer in behendigheidsworpen. Drie of meer successen: +2 kracht en één dobbelsteen meer in behendigheidsworpen.
spherewars-trait-mighty_dive = Machtige duikvlucht
spherewars-trait-mighty_dive-text = Doet de bezitter een stormaanval (of wat als een stormaanval telt), dan mag er geen tegenschot op hem worden gedaan, en is de bonus van zijn stormaanval +2 kracht in plaats van +1.
spherewars-trait-strategic_vision = Strategisch inzicht
spherewars-trait-strategic_vision-text = Zolang de bezitter op de tafel is, niet vlucht en niet in handgemeen is, mag zijn bende één dobbelsteen van elke strategieworp opnieuw rollen, in venster NA STRATEGIE.

## Vaardigheden, daden en spreuken: Roedels van Urueh

spherewars-trait-volcanic_skin = Vulkanische huid
spherewars-trait-volcanic_skin-text = +1 arcane weerstand, al in het profiel begrepen.
spherewars-trait-volcanic_weapon = Vulkanisch wapen
spherewars-trait-volcanic_weapon-text = In elke schadeworp in handgemeen tegen een vijand zonder de algemene vaardigheid Gloeiend mag de bezitter één dobbelsteen met een 1 opnieuw rollen, voordat kritieke treffers worden afgelezen.
spherewars-trait-volcanic_mana = Vulkanische mana
spherewars-trait-volcanic_mana-text = Spreekt de bezitter een spreuk uit, dan mag hij één bezweringsdobbelsteen met een 1 of 2 opnieuw rollen, voordat ontketende macht wordt afgelezen.
spherewars-trait-volcanic_connection = Vulkanische band
spherewars-trait-volcanic_connection-text = Zolang de bezitter niet vlucht, niet ontregeld en niet verlamd is, verhoogt hij het maximum aan kristallen (SW-SPE-22) van elke andere bevriende bezweerder met Vulkanische mana met twee in plaats van één.
spherewars-trait-kazags_protection = Bescherming van Kazag
spherewars-trait-kazags_protection-text = Eén keer per beurt, als de bezitter binnen bereik door een werelds schot wordt getroffen (geen tegenschot) of binnen bereik het doelwit is van een gelukte spreuk die zicht nodig heeft, mag zijn eigenaar een bevriende Onbeduidende strijder binnen 2 inch van de bezitter noemen die niet vlucht; die ondergaat in zijn plaats de schadeworp of het effect; zicht, bereik en wijzigingen van de al gedane worp worden niet opnieuw geteld.
spherewars-trait-energetic_suction = Energiezuiging
spherewars-trait-energetic_suction-text = Eén bevriende strijder met de algemene vaardigheid Gloeiend en met wonden binnen 4 inch, geen held, krijgt per succes één directe wond, hoogstens twee en nooit meer dan hij over heeft (hij kan sterven). Voor elke wond geneest de bezitter één wond of voegt hij, als hij macht heeft, één kristal aan de voorraad toe tot het einde van de ronde.
spherewars-trait-golothars_blaze = Vuurzee van Golothar
spherewars-trait-golothars_blaze-text = Eén succes: elke vijand binnen 2 inch zonder de algemene vaardigheid Gloeiend, in handgemeen of niet, ondergaat een wereldse schadeworp met kracht 1. Twee of meer successen: kracht 2.
spherewars-trait-kazags_crack = Kloof van Kazag
spherewars-trait-kazags_crack-text = Eén succes: één vijand die niet vliegt binnen 6 inch doet een moreelworp of is verdoofd. Twee of meer successen: hij is zonder worp verdoofd.
spherewars-trait-challengers_craving = Begeerte van de uitdager
spherewars-trait-challengers_craving-text = Eén succes: tot het einde van de ronde krijgt de bezitter één dobbelsteen bij behendigheidsworpen tegen één vijand binnen 8 inch die elite, titaan of held is. Twee of meer successen: die vijand doet ook een moreelworp of heeft tot het einde van zijn volgende activering de algemene vaardigheid Onstuimig, met de bezitter als enige vijand met wie hij het gevecht moet aangaan.
spherewars-trait-imp_past = Verleden als duiveltje
spherewars-trait-imp_past-text = Duiveltjes in voetcontact met de vijand van de bezitter steunen hem, al zijn ze Onbelangrijk, binnen de grens van drie keer steun.
spherewars-trait-flashing_form = Flitsende gedaante
spherewars-trait-flashing_form-text = Zolang de spreuk duurt, rollen vijanden één dobbelsteen minder (minstens één) in behendigheidsworpen tegen de bezweerder, die +1 beweging heeft.
spherewars-trait-imp_summoner = Duiveltjes oproepen
spherewars-trait-imp_summoner-text = Plaatst één Duiveltje (lid van de Roedel duiveltjes) binnen 4 inch van de bezweerder en minstens 1 inch van elke vijand, waar de eigenaar van de bezweerder wil (SW-COM-09). Alle opgeroepen Duiveltjes van de bende vormen voor Roedelslag één eigen roedel. Hoogstens drie Duiveltjes per spel; elk is 10 bendepunten waard.
spherewars-trait-flaming_shot = Vlammend schot
spherewars-trait-flaming_shot-text = Eén succes: de wereldse schoten van de bezitter in deze activering hebben +1 kracht. Twee of meer successen: ze verliezen ook geen dobbelstenen voor grote afstand of voor bewogen hebben.
spherewars-trait-burning_slash = Brandende houw
spherewars-trait-burning_slash-text = Minstens één succes: wereldse schadeworp met een kracht van één plus het aantal successen, hoogstens 3.
spherewars-trait-lava_dart = Lavapijl
spherewars-trait-lava_dart-text = Daad op afstand, minstens één succes: wereldse schadeworp met een kracht gelijk aan het aantal successen, waarbij de wereldse weerstand van het doelwit één punt lager telt.
spherewars-trait-close_to_power = Dicht bij de macht
spherewars-trait-close_to_power-text = Alleen te werven met Igniis. Binnen 3 inch van Igniis is het moreel van de bezitter dapper. Eén keer per beurt en bezitter, als Igniis wonden van een schot, daad of spreuk dreigt te krijgen terwijl de bezitter binnen 3 inch van hem is, mag de bezitter er één in zijn plaats als directe wond nemen.
spherewars-trait-hail_of_fire = Vuurregen
spherewars-trait-hail_of_fire-text = Elke strijder zonder de algemene vaardigheid Gloeiend, vriend of vijand, in handgemeen of niet, binnen 2 inch van een punt hoogstens 10 inch van de bezweerder ondergaat een arcane schadeworp met kracht 2 (volgorde: SW-WOU-17).
spherewars-trait-magma_of_procreation = Scheppend magma
spherewars-trait-magma_of_procreation-text = Plaatst één nieuwe strijder binnen 4 inch van de bezweerder en minstens 1 inch van elke vijand, waar de eigenaar van de bezweerder wil (SW-COM-09). Die is 8 (Asgeest), 10 (Duiveltje) of 17 (Sorrep) bendepunten waard. Zo geplaatste Asgeesten tellen niet mee voor de grens aan boodschappers; Duiveltjes voegen zich bij de roedel opgeroepen Duiveltjes. Eén succes: één Asgeest. Twee: één Duiveltje. Drie: één Sorrep.
spherewars-trait-incinerating_blast = Verzengende stoot
spherewars-trait-incinerating_blast-text = Arcane schadeworp met kracht 5.
spherewars-trait-lava_torrent = Lavavloed
spherewars-trait-lava_torrent-text = Arcane schadeworp met kracht 2. Alleen bekend door de Hand van Kazag.
spherewars-trait-ashes = As
spherewars-trait-ashes-text = De bezitter is vergankelijk (SW-WOU-10 tot SW-WOU-16): hij mag het gevecht niet aangaan. Hij geeft bevelen als boodschapper, al kan hij er zelf geen krijgen. Een vijand zonder de algemene vaardigheid Gloeiend die hem door contact laat vergaan, ondergaat meteen een wereldse schadeworp met kracht 1.
spherewars-trait-pack_shot = Roedelschot
spherewars-trait-pack_shot-text = De bezitter krijgt één dobbelsteen bij zijn precisieworp voor elk ander lid van zijn roedel dat deze beurt al op hetzelfde doelwit schoot, hoogstens twee. Niet bij tegenschoten.
spherewars-trait-pack_blow = Roedelslag
spherewars-trait-pack_blow-text = Leden van dezelfde roedel in voetcontact met de vijand van de bezitter steunen hem, al zijn ze Onbelangrijk, hoogstens twee van hen, binnen de grens van drie keer steun.
spherewars-trait-sorrep_fury = Razernij van de Sorrep
spherewars-trait-sorrep_fury-text = Wint de bezitter de behendigheidsworp en toont minstens één van zijn dobbelstenen na al het opnieuw rollen een Sfeer, dan heeft hij voor de schadeworp die volgt de algemene vaardigheid Hardhandig.
spherewars-trait-wild = Wild
spherewars-trait-wild-text = Na de worp voor zijn wisselende beweging moet de bezitter, als hij niet in handgemeen is, de dichtstbijzijnde vijand aanklampen die hij kan bereiken (dichtstbijzijnde als in SW-ABI-33); alleen als hij er geen bereikt, mag hij vrij bewegen of stilstaan.
spherewars-trait-unruly = Onhandelbaar
spherewars-trait-unruly-text = Tonen beide dobbelstenen van zijn wisselende beweging 1, dan beweegt de bezitter, als hij niet in handgemeen is, niet en gaat zijn activering naar A8.
spherewars-trait-summon_ashes = Asgeesten oproepen
spherewars-trait-summon_ashes-text = Plaatst per succes één Asgeest binnen 4 inch van de bezweerder en minstens 1 inch van elke vijand, waar de eigenaar van de bezweerder wil (SW-COM-09), tot zes Asgeesten van de bende op het slagveld. Ze tellen niet mee voor de grens aan boodschappers en zijn 0 bendepunten waard.
spherewars-trait-sulphuric_fumes = Zwaveldampen
spherewars-trait-sulphuric_fumes-text = Een wolk met een straal van 2 inch om een punt hoogstens 6 inch van de bezweerder: vol zicht erdoorheen of erin wordt gedeeltelijk zicht, en vijanden van de bezweerder zonder de algemene vaardigheid Gloeiend wier voetstuk haar raakt, rollen één dobbelsteen minder (minstens één) in behendigheidsworpen.
spherewars-trait-lava_core = Kern van lava
spherewars-trait-lava_core-text = De speciale kracht van de bezitter: rol vóór elk van zijn schadeworpen 1D3 en tel er 2 bij op; de uitkomst (3 tot 5) komt voor die worp in de plaats van de kracht van het profiel, andere veranderingen komen erbij.
spherewars-trait-white_hot_surge = Witgloeiende opwelling
spherewars-trait-white_hot_surge-text = Aan het begin van zijn activering, vóór de bewegingsfase, mag de bezitter één directe wond nemen (niet zijn laatste) om tot het einde van de activering +2 beweging en de algemene vaardigheid Geharde aanvaller te hebben.
spherewars-trait-lava_outburst = Lava-uitbarsting
spherewars-trait-lava_outburst-text = Sterft de bezitter, dan ondergaat elke andere strijder, vriend of vijand, binnen 2 inch van hem zonder de algemene vaardigheid Gloeiend een wereldse schadeworp met kracht 3 (volgorde: SW-WOU-17, gekozen door de eigenaar van de bezitter). Niet als hij over de tafelrand vluchtte.
spherewars-trait-sulphuric_rock = Zwavelrots
spherewars-trait-sulphuric_rock-text = In het eerste handgemeen dat de bezitter in het spel levert, doet hij vóór de behendigheidsworp een wereldse schadeworp met kracht 4 tegen die vijand. Kritieke treffers gelden; wijzigingen door wapen en stormaanval niet.
spherewars-trait-uncontrollable = Onbeheersbaar
spherewars-trait-uncontrollable-text = Wordt hij geactiveerd terwijl hij niet in handgemeen is, rol dan één dobbelsteen: bij 1 is zijn bewegingsfase gedwongen. De dichtstbijzijnde andere strijder (kleinste tussenruimte; bij gelijke keuze van de eigenaar) wordt gezocht. Een vijand: de bezitter moet het gevecht met hem aangaan als hij met zijn volle lopen recht op hem af contact maakt (stappenlijst J), anders loopt hij zijn volle afstand recht op hem af. Een vriend: hij loopt zijn volle afstand recht op hem af (stappenlijst M) en stopt bij contact; een zo geraakte vriend ondergaat een wereldse schadeworp met kracht 2.
spherewars-trait-crush = Verpletteren
spherewars-trait-crush-text = Minstens één succes, tegen een vijand die lager is dan de bezitter: wereldse schadeworp met een kracht van twee per succes, hoogstens 4.
spherewars-trait-lava_cauldrons = Lavaketels
spherewars-trait-lava_cauldrons-text = Telkens als een schadeworp in handgemeen de bezitter verwondt, ondergaat de vijand die hem deed, tenzij hij de algemene vaardigheid Gloeiend heeft, aan het einde van dat gevecht een wereldse schadeworp met kracht 2, als beiden nog op de tafel zijn.

## Vaardigheden, daden en spreuken: Adepten van Malesur

spherewars-trait-natures_camouflage = Schutkleur van de natuur
spherewars-trait-natures_camouflage-text = De beweging van de bezitter telt één punt hoger als er een werelds schot op hem wordt gedaan, ook bij tegenschoten en schoten tijdens het rennen.
spherewars-trait-natures_knowledge = Kennis van de natuur
spherewars-trait-natures_knowledge-text = De bezitter heeft de algemene vaardigheid Spoorzoeker in bossen, loofbossen, heggen en heuvels (geen straf op beweging ervoor).
spherewars-trait-arcane_offering = Arcane offergave
spherewars-trait-arcane_offering-text = +1 arcane weerstand, al in het profiel begrepen.
spherewars-trait-regeneration_offering = Helende offergave
spherewars-trait-regeneration_offering-text = Elk succes geneest één wond van de bezitter, hoogstens twee, nooit boven zijn profiel.
spherewars-trait-bleeding_wound = Bloedende wond
spherewars-trait-bleeding_wound-text = Een vijand die door de schadeworp van de bezitter in handgemeen is gewond en nog leeft, rolt aan het einde van zijn volgende activering één dobbelsteen: bij 1, 2 of 3 krijgt hij één directe wond. Niet opgeteld.
spherewars-trait-boar_headbutt = Kopstoot van het zwijn
spherewars-trait-boar_headbutt-text = Eén succes: wereldse schadeworp met kracht 2. Twee of meer successen: kracht 3, en een doelwit dat wordt gewond, is verdoofd.
spherewars-trait-obsession = Bezetenheid
spherewars-trait-obsession-text = Eén succes: tot het begin van de volgende eigen beurt krijgt de bezitter één dobbelsteen bij behendigheidsworpen tegen één vijand binnen 8 inch. Twee of meer successen: hij heeft tegen die vijand ook de algemene vaardigheid Geharde aanvaller.
spherewars-trait-smothering_embrace = Verstikkende omhelzing
spherewars-trait-smothering_embrace-text = Eén succes: het doelwit heeft -1 behendigheid als het in deze activering met de bezitter vecht. Twee of meer successen: het krijgt ook één directe wond.
spherewars-trait-bellow = Gebulder
spherewars-trait-bellow-text = Eén succes: één vijand binnen 4 inch, in handgemeen of niet, doet een moreelworp of is verdoofd.
spherewars-trait-mimetic = Mimetisch
spherewars-trait-mimetic-text = Zolang de bezitter in zijn laatste bewegingsfase stilstond (of nog niet is geactiveerd), mogen vijanden verder dan 8 inch hem niet kiezen als doelwit van wereldse schoten of van spreuken die zicht nodig hebben. Wordt hij toch genoemd, dan worden de 8 inch gemeten; daarbuiten wordt een ander doelwit genoemd zonder de wissel van doelwit van de aanvaller te gebruiken, en zonder ander doelwit is de aanval verloren.
spherewars-trait-stalking_mantis = Loerende mantis
spherewars-trait-stalking_mantis-text = Elke Sfeer geeft één directe wond, hoogstens twee. Geen kritieke treffers.
spherewars-trait-confusion = Verwarring
spherewars-trait-confusion-text = Eén vijand doet een moreelworp of is verdoofd.
spherewars-trait-devouring_insects = Vraatzuchtige insecten
spherewars-trait-devouring_insects-text = Arcane schadeworp met kracht 2, en nog een aan het einde van de volgende activering van het doelwit, wat er ook van de bezweerder is geworden.
spherewars-trait-inner_blessing = Innerlijke zegen
spherewars-trait-inner_blessing-text = Eén bevriende strijder binnen 6 inch, ook de bezweerder zelf, verliest elke toestand die hij heeft en geneest één wond.
spherewars-trait-blessing_of_the_north_wind = Zegen van de noordenwind
spherewars-trait-blessing_of_the_north_wind-text = Eén bevriende strijder binnen 8 inch, ook de bezweerder zelf, heeft +2 beweging tot het einde van de ronde; bij wisselende of logge beweging is zijn worp 2 hoger.
spherewars-trait-curse_of_the_north_wind = Vloek van de noordenwind
spherewars-trait-curse_of_the_north_wind-text = Eén vijand binnen 8 inch heeft -2 beweging (minstens 1) tot het einde van zijn volgende activering; bij wisselende of logge beweging is zijn worp 2 lager (minstens 1).
spherewars-trait-life_bane = Levensvloek
spherewars-trait-life_bane-text = Arcane schadeworp waarvan de kracht van de successen afhangt: 2, 3 of 4. Met drie, als hij verwondt, geneest de bezweerder of een bevriende strijder binnen 4 inch van de bezweerder één wond.
spherewars-trait-telepathy = Telepathie
spherewars-trait-telepathy-text = Bevelen die de bezitter geeft, hebben een bereik van 8 inch in plaats van 5.
spherewars-trait-pounce = Bespringen
spherewars-trait-pounce-text = Minstens één succes: na zijn handgemeen van deze activering mag de bezitter, als hij op de tafel is en niet vlucht, het contact verlaten en hoogstens 4 inch bewegen (SW-MOV-33), niet in contact met een vijand.
spherewars-trait-defence_quills = Verdedigingsstekels
spherewars-trait-defence_quills-text = Telkens als een vijand een behendigheidsworp tegen de bezitter wint, ondergaat die vijand aan het einde van dat gevecht een wereldse schadeworp met kracht 1, ook als de bezitter is gestorven of gevlucht.
spherewars-trait-underground_tunneller = Ondergrondse graver
spherewars-trait-underground_tunneller-text = De speciale beweging van de bezitter. Is hij niet in handgemeen, dan mag hij lopen, een stormaanval doen of aanklampen met beweging 4, of in plaats daarvan graven (niet als hij verdoofd of verlamd is): hij wordt geplaatst met zijn middelpunt hoogstens 8 inch van waar het was, buiten contact met vijanden en niet op ontoegankelijk terrein of terrein met water, en negeert alles ertussen en alle verdedigingsgebieden; dit telt als rennen, ook binnen 5 inch van een vijand. Boven de grond rent hij nooit; een mislukte aanklamping is zijn volle lopen.
spherewars-trait-venomous_spit = Gifspuug
spherewars-trait-venomous_spit-text = Rol één keer per activering twee dobbelstenen tegen de wereldse weerstand van één vijand in zicht binnen 4 inch als streefgetal (SW-DIC-13 tot SW-DIC-17): met minstens één succes krijgt het doelwit precies één directe wond en is het verdoofd. Het is geen precisieworp en geen schadeworp: geen kritieke treffers.
spherewars-trait-horns = Hoorns
spherewars-trait-horns-text = In het gevecht van een activering waarin de bezitter een stormaanval deed (of wat als een stormaanval telt), ondergaat de vijand die de stormaanval gold, als met hem wordt gevochten, vóór de behendigheidsworp een wereldse schadeworp met kracht 1 zonder wijzigingen door wapen of stormaanval.
spherewars-trait-fearsome_pack = Vreeswekkende roedel
spherewars-trait-fearsome_pack-text = Zolang de bezitter drie of meer wonden over heeft, negeert hij zijn vaardigheid Onbedreven vechter en is zijn angstniveau geducht.
spherewars-trait-oaken_will = Wil van eik
spherewars-trait-oaken_will-text = Zolang de spreuk duurt, heeft één bevriende strijder die bij het uitspreken binnen 6 inch is, ook de bezweerder zelf, onverzettelijk moreel en +1 arcane weerstand.
spherewars-trait-swipe = Klauwhaal
spherewars-trait-swipe-text = Minstens één succes: wereldse schadeworp met kracht 2.
spherewars-trait-bull_rush = Stierenstorm
spherewars-trait-bull_rush-text = Alleen in een activering waarin de bezitter het gevecht aanging, tegen een vijand met wie hij dat deed; minstens één succes: wereldse schadeworp met een kracht van twee plus het aantal successen, hoogstens 4. Leeft die vijand en is hij van grote hoogte of kleiner, dan wordt hij 2 inch recht weg bewogen (SW-MOV-33), en mag de bezitter recht volgen tot weer in contact; de bonus van de stormaanval blijft.
spherewars-trait-trample = Vertrappen
spherewars-trait-trample-text = Verdeel de successen over vijanden van gewone hoogte of kleiner in voetcontact met de bezitter, desgewenst meer op één; elk succes is een wereldse schadeworp met kracht 2 tegen zijn doelwit (volgorde: SW-WOU-17).

## Uitrusting

spherewars-trait-light = Licht
spherewars-trait-light-text = Geen wijziging. Een strijder zonder ander wapen telt als drager van een licht wapen. Een paar lichte wapens geeft één dobbelsteen bij de behendigheidsworp.
spherewars-trait-conventional = Conventioneel
spherewars-trait-conventional-text = Eén dobbelsteen meer in de behendigheidsworp. De dobbelsteen is geen deel van de eigenschap behendigheid: vermoeidheid en verlagingen nemen hem nooit weg. Een paar geeft twee dobbelstenen.
spherewars-trait-blunt = Stomp
spherewars-trait-blunt-text = In schadeworpen in handgemeen telt de wereldse weerstand van de vijand één punt lager als de kracht van de drager in die worp 3 of minder is, twee punten lager als ze 4 of meer is. Een paar verlaagt twee keer maar rolt één dobbelsteen minder in de behendigheidsworp.
spherewars-trait-long = Lang
spherewars-trait-long-text = Een vijand die een stormaanval op de drager doet, krijgt geen bonus van de stormaanval, en de drager krijgt er geen bij zijn eigen stormaanval. Heft de vaardigheid Geharde aanvaller op van een vijand die het gevecht met de drager aangaat; die van de drager zelf is nutteloos. Niet tegen vijanden zolang de drager verlamd is.
spherewars-trait-long_mounted = Lang en bereden
spherewars-trait-long_mounted-text = Als lang, maar de drager houdt de bonus van zijn eigen stormaanval.
spherewars-trait-spear_of_the_mercenaries = Speer van de Huurlingen
spherewars-trait-spear_of_the_mercenaries-text = Een lang wapen (lang en bereden bij een bereden drager) dat ook één dobbelsteen bij de behendigheidsworp geeft.
spherewars-trait-hammer_of_the_legion = Hamer van het Legioen
spherewars-trait-hammer_of_the_legion-text = Een stomp wapen. Een vijand die door de schadeworp van de drager is gewond in het gevecht van een activering waarin de drager een stormaanval deed, en nog leeft, doet een moreelworp of is verdoofd.
spherewars-trait-light_tension = Licht spanwapen
spherewars-trait-light_tension-text = Bereik 6 inch, kracht van de drager; tegenschot, schot in beweging.
spherewars-trait-tension = Spanwapen
spherewars-trait-tension-text = Bereik 8 inch, kracht van de drager; tegenschot, schot in beweging.
spherewars-trait-light_mechanical = Licht mechanisch wapen
spherewars-trait-light_mechanical-text = Bereik 10 inch, kracht 2; tegenschot, gedeeltelijke doorboring.
spherewars-trait-mechanical = Mechanisch wapen
spherewars-trait-mechanical-text = Bereik 12 inch, kracht 3; volledige doorboring.
spherewars-trait-light_powder = Licht kruitwapen
spherewars-trait-light_powder-text = Bereik 8 inch, kracht 3; gedeeltelijke doorboring.
spherewars-trait-powder = Kruitwapen
spherewars-trait-powder-text = Bereik 14 inch, kracht 3; volledige doorboring.
spherewars-trait-projectile = Werpwapen
spherewars-trait-projectile-text = Bereik 4 inch, kracht van de drager + 1; tegenschot, schot tijdens het rennen, schot in beweging.
spherewars-trait-shot_against_charge = Tegenschot
spherewars-trait-shot_against_charge-text = Bereikt een vijand de drager met een stormaanval of aanklamping, dan mag de drager, als hij nog niet in handgemeen was, vóór het contact schieten: precisiedobbelstenen met alleen wijzigingen naar hoogte, moeilijkheid 6 (beweging plus 1 tegen beweging 6 of meer), verder veranderd door bedreven of onbedreven schutter, vliegen, storm en vaardigheden die de beweging voor schoten veranderen. Kritieke treffers en doorboring gelden. Niet als de aanklamping mislukt.
spherewars-trait-shot_while_speeding_up = Schot tijdens het rennen
spherewars-trait-shot_while_speeding_up-text = De drager mag na rennen in de gevechtsfase schieten, met de dobbelstenen en moeilijkheid van een tegenschot, één hoger tegen Duiken!; zicht en bereik als altijd.
spherewars-trait-shot_in_movement = Schot in beweging
spherewars-trait-shot_in_movement-text = Geen dobbelsteen verloren voor lopen in de bewegingsfase.
spherewars-trait-total_penetration = Volledige doorboring
spherewars-trait-total_penetration-text = De wereldse weerstand van het doelwit telt voor dit schot één punt lager.
spherewars-trait-partial_penetration = Gedeeltelijke doorboring
spherewars-trait-partial_penetration-text = De wereldse weerstand van het doelwit telt voor dit schot één punt lager als het binnen de helft van het bereik van het wapen is.
spherewars-trait-cloth = Stof
spherewars-trait-cloth-text = Geen bescherming; er past geen verdedigingsrune op.
spherewars-trait-leather = Leer
spherewars-trait-leather-text = +1 arcane weerstand.
spherewars-trait-chainmail = Maliën
spherewars-trait-chainmail-text = +1 wereldse weerstand.
spherewars-trait-plates = Platen
spherewars-trait-plates-text = +2 wereldse weerstand, -1 beweging; terrein met diep water is voor de drager ontoegankelijk; geduwd stopt hij aan de rand.
spherewars-trait-orichalcum = Orichalcum
spherewars-trait-orichalcum-text = +2 wereldse en arcane weerstand, geen straf op beweging.
spherewars-trait-shield = Schild
spherewars-trait-shield-text = +1 wereldse en arcane weerstand.
spherewars-trait-shield_of_the_legion = Schild van het Legioen
spherewars-trait-shield_of_the_legion-text = +1 wereldse en arcane weerstand en één dobbelsteen meer in de behendigheidsworp.
spherewars-trait-sacred_shield = Heilig schild
spherewars-trait-sacred_shield-text = +1 wereldse en arcane weerstand. Eén keer per ronde, als een spreuk of daad de drager verwondt, na het genezen en voordat de wonden worden toegepast, mag zijn eigenaar één dobbelsteen rollen: bij 4 of meer telt één van deze wonden niet.
spherewars-option-nirlem_conventional = Conventioneel wapen
spherewars-option-nirlem_blunt = Stomp wapen
spherewars-option-nirlem_long = Lang wapen
spherewars-option-near_heart_conventional = Conventioneel wapen
spherewars-option-near_heart_blunt = Stomp wapen
spherewars-option-near_heart_long = Lang wapen
spherewars-option-amazon_spear_of_the_mercenaries = Speer van de Huurlingen
spherewars-option-amazon_conventional = Conventioneel wapen
spherewars-option-amazon_light_mechanical = Licht mechanisch wapen
spherewars-option-explorer_conventional = Conventioneel wapen
spherewars-option-explorer_light_tension = Licht spanwapen
spherewars-option-explorer_light_mechanical = Licht mechanisch wapen
spherewars-option-devastator_conventional = Conventioneel wapen
spherewars-option-devastator_blunt = Stomp wapen
spherewars-option-devastator_two_conventional = Twee conventionele wapens

## Arcane artefacten

spherewars-trait-rune_of_the_skilful = Rune van de Bedrevene
spherewars-trait-rune_of_the_skilful-text = De drager heeft de algemene vaardigheden Bedreven vechter en Lijfwacht.
spherewars-trait-rune_of_vigour = Rune van Kracht
spherewars-trait-rune_of_vigour-text = De drager heeft de algemene vaardigheid Aanvalsdrift.
spherewars-trait-skinripper_rune = Huidscheurende rune
spherewars-trait-skinripper_rune-text = Tegen een vijand met wereldse weerstand 6 of meer (vóór de verlagingen door de drager zelf), of uiterst moeilijk te doden, krijgt de drager één dobbelsteen bij elke behendigheidsworp en heeft hij, als die een stormaanval op hem doet, de algemene vaardigheid Geharde verdediger. Kritieke treffers als altijd.
spherewars-trait-skin_penetrating_rune = Huiddoorborende rune
spherewars-trait-skin_penetrating_rune-text = In de schadeworpen van de drager in handgemeen telt de weerstand van een vijand met wereldse weerstand 6 of meer (vóór de verlagingen door de drager zelf), of uiterst moeilijk te doden, twee punten lager. Kritieke treffers als altijd.
spherewars-trait-rune_of_unbreakable_courage = Rune van Onverzettelijke Moed
spherewars-trait-rune_of_unbreakable_courage-text = De drager heeft onverzettelijk moreel.
spherewars-trait-rune_of_doubt = Rune van Twijfel
spherewars-trait-rune_of_doubt-text = De drager heeft de algemene vaardigheid Geharde verdediger.
spherewars-trait-protecting_skin_rune = Huidbeschermende rune
spherewars-trait-protecting_skin_rune-text = Huidscheurende en Huiddoorborende runen, en de lava's en gunsten die hetzelfde doen, hebben geen effect in gevechten tegen de drager.
spherewars-trait-arcane_defence_cloak = Mantel van arcane verdediging
spherewars-trait-arcane_defence_cloak-text = Aan het begin van elke vijandelijke beurt krijgt de bende één kristal dat alleen voor afweer mag worden gebruikt; het verdwijnt aan het einde van die beurt.
spherewars-trait-arcane_attack_cloak = Mantel van arcane aanval
spherewars-trait-arcane_attack_cloak-text = Aan het begin van elke eigen beurt krijgt de bende één kristal dat alleen voor bezwering mag worden gebruikt; het verdwijnt aan het einde van die beurt.
spherewars-trait-staff_of_the_thousand_eyes = Staf van de Duizend Ogen
spherewars-trait-staff_of_the_thousand_eyes-text = De drager heeft de algemene vaardigheid Kanaliseren; had hij die al, dan geeft stilstaan twee kristallen in plaats van één.
spherewars-trait-staff_of_the_wayfarer = Staf van de Reiziger
spherewars-trait-staff_of_the_wayfarer-text = Eén keer per activering te activeren, niet in handgemeen: rol 1D3; de drager mag meteen hoogstens zoveel inches bewegen (SW-MOV-33), niet in contact met een vijand.
spherewars-trait-fang_of_fury = Tand van Woede
spherewars-trait-fang_of_fury-text = +1 woede. Alleen voor dragers die woede hebben.
spherewars-trait-tactical_ring = Tactische ring
spherewars-trait-tactical_ring-text = Na de strategieworp, in venster NA STRATEGIE, mag de drager zijn beste dobbelsteen opnieuw rollen; één keer per strategieworp.
spherewars-trait-skull_staff = Schedelstaf
spherewars-trait-skull_staff-text = Eén keer per activering te activeren met een worp van 4 of meer met één dobbelsteen: één vijand in zicht binnen 6 inch doet een moreelworp of wordt angstig.
spherewars-trait-hide_of_olbarak = Vacht van Olbarak
spherewars-trait-hide_of_olbarak-text = Wereldse schoten op de drager, ook tegenschoten, hebben -1 kracht (minstens 1).
spherewars-trait-rune_of_glacial_edge = Rune van de IJzige Snede
spherewars-trait-rune_of_glacial_edge-text = Een vijand die door de schadeworp van de drager in handgemeen is gewond, heeft -1 behendigheid tot het einde van de ronde. Niet opgeteld.
spherewars-trait-pearl_of_the_deep = Parel van de diepte
spherewars-trait-pearl_of_the_deep-text = Aan het begin van elk van zijn activeringen geneest een drager die in terrein met water of diep water is, of in zijn vorige activering een vijand doodde, één wond. Niet als hij vlucht.
spherewars-trait-rune_of_the_paralysing_mirror = Rune van de Verlammende Spiegel
spherewars-trait-rune_of_the_paralysing_mirror-text = Een vijand die in handgemeen met de drager vecht, heeft in dat gevecht -1 behendigheid (minstens 1).
spherewars-trait-light_attack_rune = Lichte aanvalsrune
spherewars-trait-light_attack_rune-text = Eén keer per ronde mag de drager één dobbelsteen van een van zijn schadeworpen in handgemeen opnieuw rollen, voordat kritieke treffers worden afgelezen.
spherewars-trait-rune_of_the_steadfast_heart = Rune van het Standvastige Hart
spherewars-trait-rune_of_the_steadfast_heart-text = Eén keer per ronde, als een wereldse schadeworp de drager verwondt, na het genezen en voordat de wonden worden toegepast, mag zijn eigenaar één dobbelsteen rollen: bij 5 of meer telt één van deze wonden niet.
spherewars-trait-veil_of_isha = Sluier van Isha
spherewars-trait-veil_of_isha-text = De moeilijkheid van wereldse schoten op de drager, ook van tegenschoten, stijgt met één. Aan het begin van elke vijandelijke beurt krijgt de bende één kristal dat alleen voor afweer mag worden gebruikt en aan het einde van die beurt verdwijnt.
spherewars-trait-staff_of_allure = Staf van Verlokking
spherewars-trait-staff_of_allure-text = Eén keer per activering te activeren met een worp van 4 of meer met één dobbelsteen: één vijand in zicht binnen 8 inch, niet in handgemeen, doet een moreelworp of wordt 3 inch recht naar de drager toe bewogen (SW-MOV-33), niet in contact.
spherewars-trait-medallion_of_the_hundred_hearts = Medaillon van de Honderd Harten
spherewars-trait-medallion_of_the_hundred_hearts-text = Eén keer per ronde, als een bevriende strijder van de bende binnen 5 inch van de drager, of de drager zelf, in een moreelworp heeft gefaald, mag zijn eigenaar die nog één keer laten rollen.
spherewars-trait-skinscorcher_lava = Huidschroeiende lava
spherewars-trait-skinscorcher_lava-text = Als de Huidscheurende rune, met een wapen van de genoemde klassen, natuurlijk of niet.
spherewars-trait-skinburner_lava = Huidbrandende lava
spherewars-trait-skinburner_lava-text = Als de Huiddoorborende rune, met een wapen van de genoemde klassen, natuurlijk of niet.
spherewars-trait-piercing_lava = Borende lava
spherewars-trait-piercing_lava-text = Eén keer per ronde mag de drager één dobbelsteen van een van zijn precisieworpen of van de schadeworp van een van zijn schoten opnieuw rollen, voordat kritieke treffers worden afgelezen.
spherewars-trait-crusting_lava = Stollende lava
spherewars-trait-crusting_lava-text = De drager heeft de algemene vaardigheid Geharde verdediger.
spherewars-trait-hand_of_kazag = Hand van Kazag
spherewars-trait-hand_of_kazag-text = Eén keer per activering te activeren met een worp van 3 of meer met één dobbelsteen: in deze activering mag de drager één keer Lavavloed uitspreken volgens de gewone liturgie, met één extra bezweringsdobbelsteen die geen kristal is en niet telt voor minimum of maximum.
spherewars-trait-mantle_of_embers = Mantel van gloeiende as
spherewars-trait-mantle_of_embers-text = Aan het begin van elke eigen beurt krijgt de bende één kristal dat alleen voor bezwering mag worden gebruikt en aan het einde van die beurt verdwijnt. Een vijand zonder de algemene vaardigheid Gloeiend die het gevecht met de drager aangaat, ondergaat bij het contact een wereldse schadeworp met kracht 1.
spherewars-trait-heart_of_the_volcano = Hart van de vulkaan
spherewars-trait-heart_of_the_volcano-text = Aan het begin van het spel en bij elk bijwerken krijgt de bende één kristal meer zolang de drager op de tafel is. Alleen voor dragers die macht hebben.
spherewars-trait-skinripper_favour = Huidscheurende gunst
spherewars-trait-skinripper_favour-text = Als de Huidscheurende rune, met een wapen van de genoemde klassen, natuurlijk of niet.
spherewars-trait-skin_penetrating_favour = Huiddoorborende gunst
spherewars-trait-skin_penetrating_favour-text = Als de Huiddoorborende rune, met een wapen van de genoemde klassen, natuurlijk of niet.
spherewars-trait-favour_of_fear = Gunst van angst
spherewars-trait-favour_of_fear-text = Het angstniveau van de drager telt één stap hoger, hoogstens huiveringwekkend.
spherewars-trait-nature_instinct = Instinct van de natuur
spherewars-trait-nature_instinct-text = De drager heeft de algemene vaardigheid Tegenaanval.
spherewars-trait-branch_of_ludeba = Tak van Ludeba
spherewars-trait-branch_of_ludeba-text = Eén keer per activering te activeren met een worp van 4 of meer met één dobbelsteen: één bevriende strijder binnen 6 inch, in handgemeen of niet, ook de drager zelf, geneest één wond.
spherewars-trait-ring_of_xialio = Ring van Xialio
spherewars-trait-ring_of_xialio-text = Eén keer per ronde mag de drager meteen na de worp een van zijn eigen dobbelstenen opnieuw rollen: een dobbelsteen van zijn daadworp, van zijn behendigheidsworp, of van de bezweringsdobbelstenen van zijn spreuk (voordat ontketende macht wordt afgelezen), of één afweerdobbelsteen van zijn kant.
spherewars-trait-favour_of_the_wood = Gunst van het woud
spherewars-trait-favour_of_the_wood-text = Zolang de drager in een bos of loofbos is of een heg raakt, rol telkens als een schadeworp hem verwondt, na het genezen en voordat de wonden worden toegepast, één dobbelsteen: bij 4 of meer telt één van deze wonden niet.
spherewars-trait-favour_of_the_oak = Gunst van de eik
spherewars-trait-favour_of_the_oak-text = De drager heeft +1 wereldse weerstand tegen wereldse schoten en wordt niet bewogen door daden, spreuken en artefacten van vijanden.

## Verbruiksmiddelen

spherewars-trait-strategic_papyrus = Strategische papyrus
spherewars-trait-strategic_papyrus-text = De gebruiker heeft tot het einde van de ronde de algemene vaardigheid Strateeg.
spherewars-trait-inferior_mist_scroll = Kleine nevelrol
spherewars-trait-inferior_mist_scroll-text = Antwoord op een werelds schot, of een spreuk die zicht nodig heeft, op de gebruiker: rol één dobbelsteen; bij 5 of meer moet een ander doelwit worden gekozen, volgens de regel over werelds of arcaan wisselen van doelwit (SW-CON-12).
spherewars-trait-superior_mist_scroll = Grote nevelrol
spherewars-trait-superior_mist_scroll-text = Antwoord op een werelds schot, of een spreuk die zicht nodig heeft, op de gebruiker: rol één dobbelsteen; bij 3 of meer moet een ander doelwit worden gekozen, volgens de regel over werelds of arcaan wisselen van doelwit (SW-CON-12).
spherewars-trait-sublime_mist_scroll = Sublieme nevelrol
spherewars-trait-sublime_mist_scroll-text = Antwoord op een werelds schot, of een spreuk die zicht nodig heeft, op de gebruiker: er moet een ander doelwit worden gekozen, volgens de regel over werelds of arcaan wisselen van doelwit (SW-CON-12).
spherewars-trait-inferior_vigour_potion = Kleine krachtdrank
spherewars-trait-inferior_vigour_potion-text = +1 kracht voor het volgende gevecht (SW-CON-07).
spherewars-trait-superior_vigour_potion = Grote krachtdrank
spherewars-trait-superior_vigour_potion-text = +1 kracht tot het einde van deze beurt.
spherewars-trait-sublime_vigour_potion = Sublieme krachtdrank
spherewars-trait-sublime_vigour_potion-text = +1 kracht tot het einde van deze ronde.
spherewars-trait-inferior_stamina_potion = Kleine taaiheidsdrank
spherewars-trait-inferior_stamina_potion-text = +1 wereldse en arcane weerstand voor het volgende gevecht (SW-CON-07).
spherewars-trait-superior_stamina_potion = Grote taaiheidsdrank
spherewars-trait-superior_stamina_potion-text = +1 wereldse en arcane weerstand tot het einde van deze beurt.
spherewars-trait-sublime_stamina_potion = Sublieme taaiheidsdrank
spherewars-trait-sublime_stamina_potion-text = +1 wereldse en arcane weerstand tot het einde van deze ronde.
spherewars-trait-inferior_dispelling_papyrus = Kleine afweerpapyrus
spherewars-trait-inferior_dispelling_papyrus-text = Als de vijand een spreuk heeft aangewezen: voegt aan de voorraad van de bende één kristal toe dat moet worden gebruikt om haar af te weren (SW-SPE-44).
spherewars-trait-superior_dispelling_papyrus = Grote afweerpapyrus
spherewars-trait-superior_dispelling_papyrus-text = Als de vijand een spreuk heeft aangewezen: voegt aan de voorraad van de bende twee kristallen toe die moeten worden gebruikt om haar af te weren (SW-SPE-44).
spherewars-trait-sublime_dispelling_papyrus = Sublieme afweerpapyrus
spherewars-trait-sublime_dispelling_papyrus-text = Als de vijand een spreuk heeft aangewezen: voegt aan de voorraad van de bende drie kristallen toe die moeten worden gebruikt om haar af te weren (SW-SPE-44).
spherewars-trait-inferior_enchantment_papyrus = Kleine bezweringspapyrus
spherewars-trait-inferior_enchantment_papyrus-text = Als de eigen kant een spreuk heeft aangewezen: voegt aan de voorraad van de bende één kristal toe dat voor die spreuk moet worden gebruikt (SW-SPE-44); het telt voor het minimum van één kristal en staat buiten het maximum van de bezweerder.
spherewars-trait-superior_enchantment_papyrus = Grote bezweringspapyrus
spherewars-trait-superior_enchantment_papyrus-text = Als de eigen kant een spreuk heeft aangewezen: voegt aan de voorraad van de bende twee kristallen toe die voor die spreuk moeten worden gebruikt (SW-SPE-44); ze tellen voor het minimum van één kristal en staan buiten het maximum van de bezweerder.
spherewars-trait-sublime_enchantment_papyrus = Sublieme bezweringspapyrus
spherewars-trait-sublime_enchantment_papyrus-text = Als de eigen kant een spreuk heeft aangewezen: voegt aan de voorraad van de bende drie kristallen toe die voor die spreuk moeten worden gebruikt (SW-SPE-44); ze tellen voor het minimum van één kristal en staan buiten het maximum van de bezweerder.
spherewars-trait-attack_potion = Aanvalsdrank
spherewars-trait-attack_potion-text = De gebruiker heeft tot het einde van de ronde de algemene vaardigheid Geharde aanvaller.
spherewars-trait-defence_potion = Verdedigingsdrank
spherewars-trait-defence_potion-text = De gebruiker heeft tot het einde van de ronde de algemene vaardigheid Geharde verdediger.
spherewars-trait-potion_of_courage = Drank van moed
spherewars-trait-potion_of_courage-text = De gebruiker slaagt zonder te rollen in deze moreelworp.
spherewars-trait-inferior_agility_potion = Kleine lenigheidsdrank
spherewars-trait-inferior_agility_potion-text = +1 behendigheid voor het volgende gevecht (SW-CON-07).
spherewars-trait-superior_agility_potion = Grote lenigheidsdrank
spherewars-trait-superior_agility_potion-text = +1 behendigheid tot het einde van deze beurt.
spherewars-trait-sublime_agility_potion = Sublieme lenigheidsdrank
spherewars-trait-sublime_agility_potion-text = +1 behendigheid tot het einde van deze ronde.
spherewars-trait-inferior_speed_potion = Kleine snelheidsdrank
spherewars-trait-inferior_speed_potion-text = +1 beweging, te voet of vliegend, tot het einde van de ronde; bij wisselende of logge beweging is de worp 1 hoger.
spherewars-trait-superior_speed_potion = Grote snelheidsdrank
spherewars-trait-superior_speed_potion-text = +2 beweging, te voet of vliegend, tot het einde van de ronde; bij wisselende of logge beweging is de worp 2 hoger.
spherewars-trait-inferior_command_scroll = Kleine bevelrol
spherewars-trait-inferior_command_scroll-text = De gebruiker geeft één bevel volgens de gewone regels, in elk venster dat dat bevel toestaat, zonder er een uit de voorraad te nemen.
spherewars-trait-superior_command_scroll = Grote bevelrol
spherewars-trait-superior_command_scroll-text = De gebruiker geeft één bevel, in elk venster dat dat bevel toestaat, zonder er een uit de voorraad te nemen, ook aan een strijder die deze beurt al een ander bevel kreeg; nooit twee in hetzelfde venster.
spherewars-trait-sublime_command_scroll = Sublieme bevelrol
spherewars-trait-sublime_command_scroll-text = De gebruiker geeft één bevel, in elk venster dat dat bevel toestaat, zonder er een uit de voorraad te nemen, ook aan een strijder die deze beurt al een bevel kreeg, zelfs hetzelfde; nooit twee in hetzelfde venster.
spherewars-trait-inferior_cancellation_papyrus = Kleine ontkrachtingspapyrus
spherewars-trait-inferior_cancellation_papyrus-text = Ontkracht de vijandelijke spreuk waarvan de kristallen net zijn getoond. De dobbelstenen worden toch gerold: tonen ze onverwoestbare, onbeheersbare of instabiele macht, dan heeft de papyrus geen effect.
spherewars-trait-sublime_cancellation_papyrus = Sublieme ontkrachtingspapyrus
spherewars-trait-sublime_cancellation_papyrus-text = Ontkracht de vijandelijke spreuk waarvan de uitkomst net is afgelezen, tenzij er een grote macht (onverwoestbaar, onbeheersbaar of tegengesteld) was.
spherewars-trait-inferior_healing_potion = Kleine geneesdrank
spherewars-trait-inferior_healing_potion-text = Geneest één wond.
spherewars-trait-superior_healing_potion = Grote geneesdrank
spherewars-trait-superior_healing_potion-text = Geneest twee wonden.
spherewars-trait-sublime_healing_potion = Sublieme geneesdrank
spherewars-trait-sublime_healing_potion-text = Geneest drie wonden.
spherewars-trait-healing_ointment = Geneeszalf
spherewars-trait-healing_ointment-text = Geneest 1D3 wonden.
spherewars-trait-inferior_tactical_papyrus = Kleine tactische papyrus
spherewars-trait-inferior_tactical_papyrus-text = Geeft één dobbelsteen bij de strategieworp van deze ronde.
spherewars-trait-superior_tactical_papyrus = Grote tactische papyrus
spherewars-trait-superior_tactical_papyrus-text = Geeft twee dobbelstenen bij de strategieworp van deze ronde.
spherewars-trait-sublime_tactical_papyrus = Sublieme tactische papyrus
spherewars-trait-sublime_tactical_papyrus-text = Geeft drie dobbelstenen bij de strategieworp van deze ronde.
spherewars-trait-inferior_combat_potion = Kleine gevechtsdrank
spherewars-trait-inferior_combat_potion-text = +1 kracht en +1 behendigheid voor het volgende gevecht (SW-CON-07).
spherewars-trait-superior_combat_potion = Grote gevechtsdrank
spherewars-trait-superior_combat_potion-text = +1 kracht en +1 behendigheid tot het einde van deze beurt.
spherewars-trait-sublime_combat_potion = Sublieme gevechtsdrank
spherewars-trait-sublime_combat_potion-text = +1 kracht en +1 behendigheid tot het einde van deze ronde.
spherewars-trait-concoction_of_the_changing_rage = Brouwsel van de wisselende razernij
spherewars-trait-concoction_of_the_changing_rage-text = +1 woede tot het einde van de activering, meteen te gebruiken voor de net aangekondigde daad; de gebruiker moet woede hebben en de daad zelf verrichten.
spherewars-trait-ointment_of_panic = Zalf van paniek
spherewars-trait-ointment_of_panic-text = Als de gebruiker op het punt staat te vechten: één vijand met een lager angstniveau in voetcontact met hem doet een moreelworp of wordt meteen angstig.
spherewars-trait-oath_wine = Wijn van de eed
spherewars-trait-oath_wine-text = Eén bevriende strijder van de bende binnen 5 inch van de gebruiker, of de gebruiker zelf, slaagt zonder te rollen in deze moreelworp. De 5 inch worden gemeten als de wijn wordt gedronken; daarbuiten is hij verloren.
spherewars-trait-censer_of_isha = Wierookvat van Isha
spherewars-trait-censer_of_isha-text = Voegt twee kristallen aan de voorraad van de bende toe; wat er van de voorraad over is, wordt zoals altijd bij het bijwerken vervangen.
spherewars-trait-draught_of_cinders = Drank van sintels
spherewars-trait-draught_of_cinders-text = Meteen na een van zijn daadworpen rolt de gebruiker alle mislukte dobbelstenen van die worp opnieuw.
spherewars-trait-jar_of_spitting_lava = Kruik met spattende lava
spherewars-trait-jar_of_spitting_lava-text = Eén vijand in zicht binnen 4 inch, zonder de algemene vaardigheid Gloeiend en niet in handgemeen, tenzij in voetcontact met de gebruiker, ondergaat een wereldse schadeworp met kracht 2. Het doelwit wordt vóór het meten genoemd; buiten bereik is de kruik verloren.
spherewars-trait-strategic_blow = Strategische slag
spherewars-trait-strategic_blow-text = Na de strategieworp, voordat die wordt vergeleken: één speler die de gebruiker kiest, rolt al zijn dobbelstenen opnieuw; kritieke treffers van zijn eerste worp zijn verloren.
spherewars-trait-fear_blow = Angstslag
spherewars-trait-fear_blow-text = Elke vijand binnen 6 inch van de gebruiker, in handgemeen of niet, doet een moreelworp of wordt angstig.
spherewars-trait-choice_blow = Keuzeslag
spherewars-trait-choice_blow-text = Heeft een vijand een strijder van de bende van de gebruiker genoemd als doelwit van een werelds schot of van een spreuk die zicht nodig heeft, dan noemt de eigenaar van de gebruiker een ander geldig doelwit van zijn bende (in zicht van de aanvaller). Dit gebruikt de wissel van doelwit van de aanvaller niet en geeft geen straf; het venster gaat weer open voor het nieuwe doelwit. Niet bij tegenschoten.
spherewars-trait-hit_the_dirt = Duiken!
spherewars-trait-hit_the_dirt-text = Voor het doelwit van een werelds schot: de moeilijkheid wordt 6, of zijn beweging plus één vanaf beweging 6. Niet voor vliegers en grote strijders.
spherewars-trait-to_the_death = Tot de dood!
spherewars-trait-to_the_death-text = Voor een van de twee die vechten: één dobbelsteen meer in deze behendigheidsworp.
spherewars-trait-hold_your_ground = Houd stand!
spherewars-trait-hold_your_ground-text = Vóór een moreelworp gegeven: die slaagt. Aan een vluchtende strijder gegeven: hij herpakt zich waar hij staat.
spherewars-trait-relocate = Verplaatsen!
spherewars-trait-relocate-text = De strijder beweegt hoogstens 2 inch, langs verdedigingsgebieden en door terrein; het telt niet als bewogen hebben.

## Bevelen en kritieke treffers

spherewars-trait-devour = Verslind!
spherewars-trait-devour-text = Voor een strijder die net een vijand in contact heeft gedood, één keer per dode. Hij geneest één wond. Mag hij voor deze dode een vernietigingsbeweging maken, dan is die hoogstens 4 inch in plaats van 2.
spherewars-trait-devouring_bite = Verslindende beet
spherewars-trait-devouring_bite-text = De aanvaller geneest één wond en het doelwit heeft, als het leeft, -1 behendigheid tot het einde van de ronde.
spherewars-trait-by_the_alliance = Voor de Alliantie!
spherewars-trait-by_the_alliance-text = Tot het einde van de beurt heeft de ontvanger de algemene vaardigheid Geharde verdediger en, zolang hij in voetcontact met minstens één bevriende strijder is, +1 wereldse weerstand.
spherewars-trait-stunning_blow = Verdovende slag
spherewars-trait-stunning_blow-text = Het doelwit is, als het leeft, verdoofd.
spherewars-trait-incinerate = Verzeng!
spherewars-trait-incinerate-text = Voor een van de twee die vechten, of voor de schutter van een aangekondigd schot (niet van een tegenschot). Wint hij die behendigheidsworp of treft hij met dat schot, dan rolt hij één dobbelsteen meer in de schadeworp die volgt (alleen in de eerste, als met twee wapens wordt geschoten); de dobbelsteen is geen deel van zijn kracht en telt niet voor stompe wapens.
spherewars-trait-burning_wound = Brandende wond
spherewars-trait-burning_wound-text = Aan het einde van elk van de volgende twee activeringen van het doelwit rolt het één dobbelsteen en krijgt het bij 1, 2 of 3 één directe wond. Niet voor doelwitten met de algemene vaardigheid Gloeiend; eindigt als het doelwit terrein met water of diep water raakt op het moment dat het zou rollen. Niet opgeteld.
spherewars-trait-fade_away = Verdwijn!
spherewars-trait-fade_away-text = Voor de strijder die net voor activering is genoemd, als hij in handgemeen en niet verdoofd is. In zijn bewegingsfase mag hij uit het contact lopen (stappenlijst M zonder venster SPRONG), niet in contact met een vijand; dit telt als lopen. Hij mag in deze activering niet schieten.
spherewars-trait-feral_terror = Dierlijke doodsangst
spherewars-trait-feral_terror-text = Nadat de wonden zijn toegepast, doet het doelwit, als het leeft, een moreelworp met een moeilijkheid die één hoger is, zonder wijzigingen door angst, en vlucht het voor de aanvaller als het faalt; de aanvaller mag onder de gewone voorwaarden achtervolgen. In handgemeen komt dit in de plaats van de moreelworp voor bloedverlies.

## Kant-en-klare bendes

spherewars-band-book_scout_packs = Verkenners van Golothar
spherewars-band-book_skirmish_alliance = Nirlems gemengde bende
spherewars-band-book_sovereign_adepts = Leerlingen van Liehhan
spherewars-band-book_epic_scions = Cultus van Hura'm'Koll
spherewars-band-skirmish_scions_impaler = Jagers van Nek'Org
spherewars-band-skirmish_scions_reaper = Regors van Raggarth
spherewars-band-epic_scions_beast = Cultus van Enur'Anar
spherewars-band-skirmish_alliance_legion = Legioen van Rodanes
spherewars-band-skirmish_alliance_mercenaries = Huurlingen van Taem
spherewars-band-epic_alliance_host = Leger van de Alliantie
spherewars-band-skirmish_packs_lance = Horde van de Lans
spherewars-band-skirmish_packs_flame = Plunderaars van de Vlam
spherewars-band-epic_packs_volcano = Toorn van de vulkaan
spherewars-band-skirmish_adepts_boar = Krijgsbende van Shaogi
spherewars-band-skirmish_adepts_mantis = Hinderlaag van Yenay
spherewars-band-epic_adepts_wood = Hoeders van het woud
spherewars-band-scout_scions_tide = Wacht van het tij
spherewars-band-scout_scions_rabble = Gespuis van de ondiepten
spherewars-band-scout_alliance_vanguard = Voorhoede van het Legioen
spherewars-band-scout_alliance_outriders = Voorrijdsters van Isha
spherewars-band-scout_packs_embers = Verstrooide sintels
spherewars-band-scout_packs_hunt = De wilde jacht
spherewars-band-scout_adepts_glade = Wacht van de open plek
spherewars-band-scout_adepts_burrow = Uit het hol
spherewars-band-skirmish_scions_mindripper = Kring van de Geestverscheurder
spherewars-band-skirmish_scions_war_hammer = De strijdhamer valt
spherewars-band-skirmish_alliance_knights = Ridders van de honderd harten
spherewars-band-skirmish_alliance_spears = Muur van speren
spherewars-band-skirmish_packs_eruption = Uitbarsting
spherewars-band-skirmish_packs_riders = Ruiters van de Lans
spherewars-band-skirmish_adepts_bear = De beer ontwaakt
spherewars-band-skirmish_adepts_tusk = Slagtand en klauw
spherewars-band-sovereign_scions_depths = Leger uit de diepte
spherewars-band-sovereign_scions_regors = Opstand van Raggarth
spherewars-band-sovereign_alliance_banner = Twee vaandels
spherewars-band-sovereign_alliance_sisters = Zusters van Isha
spherewars-band-sovereign_packs_procession = Processie van vuur
spherewars-band-sovereign_packs_stampede = Op hol geslagen
spherewars-band-sovereign_adepts_moon = Kinderen van de maan
spherewars-band-sovereign_adepts_shell = Schild en tand
spherewars-band-epic_scions_impaler = Vloot van de Spietser
spherewars-band-epic_scions_swarm = Zwerm Regors
spherewars-band-epic_alliance_crusade = Nirlems kruistocht
spherewars-band-epic_alliance_company = Compagnie van de Slager
spherewars-band-epic_packs_wrath = Toorn van de berg
spherewars-band-epic_packs_horde = Horde van Urueh
spherewars-band-epic_adepts_pack = De grote roedel
spherewars-band-epic_adepts_brood = Gebroed van Malesur

## Een bende samenstellen
#
# $profile, $leader, $item, $rank, $size, $race, $faction, $option en $slot komen als namen; $limit is de id van
# een regel voor het werven, verteld door spherewars-rule-ID.

spherewars-band-build = Welke bende leid je? Je hebt { $points } punten.
spherewars-band-unreadable = { $where }: verwacht { $expected }, gekregen { $got }.
spherewars-band-too_expensive = De bende kost { $price } punten; afgesproken zijn er { $points }.
spherewars-band-no_heroes = Een bende van deze grootte heeft geen { $rank }.
spherewars-band-no_leader = De bende heeft een aanvoerder nodig.
spherewars-band-too_many_leaders = Een bende heeft één aanvoerder, geen { $count }.
spherewars-band-too_many_avatars = Een bende heeft hoogstens één avatar, geen { $count }.
spherewars-band-too_many_messengers = { $count } boodschappers; de aanvoerder heeft er hoogstens { $most }.
spherewars-band-too_few = { $count } van de rang { $rank }; minstens { $least } zijn nodig.
spherewars-band-too_many = { $count } van de rang { $rank }; hoogstens { $most } zijn toegestaan.
spherewars-band-too_many_of = { $count } keer { $profile }; hoogstens { $most } keer is toegestaan.
spherewars-band-other_race = { $profile } hoort niet bij het ras { $race }.
spherewars-band-needs_leader = { $profile } dient alleen onder { $leader }.
spherewars-band-no_faction = { $profile } zegt niet bij welke van zijn facties hij hoort.
spherewars-band-race_rule = { $limit }
spherewars-band-strange_option = { $profile } kan { $option } niet nemen.
spherewars-band-two_options = { $profile } neemt één keuze, niet meer.
spherewars-band-carriers = Wie artefacten draagt, staat alleen: { $profile } is er meer dan één keer.
spherewars-band-too_much_power = De artefacten van { $profile } vragen { $power } arcane macht van de { $ap }.
spherewars-band-no_slot = { $profile } draagt { $count } { $slot }; hoogstens { $most } zijn toegestaan.
spherewars-band-one_rune_each = { $profile } heeft te weinig wapens of pantsers: elk draagt één rune.
spherewars-band-item_of_other_race = { $item } hoort bij een ander ras dan { $profile }.
spherewars-band-leaders_only = Alleen een aanvoerder draagt { $item }.
spherewars-band-sorcerers_only = Alleen een tovenaar draagt { $item }.
spherewars-band-nothing_to_engrave = { $profile } heeft niets wat { $item } kan dragen.
spherewars-band-wrong_weapon = { $item } past niet op de wapens van { $profile }.
spherewars-band-artefact_twice = { $item } komt in een bende maar één keer voor.
spherewars-band-no_artefact = { $profile } heeft arcane macht en moet een artefact dragen.
spherewars-band-power_left = { $profile } heeft nog { $left } arcane macht over; die is verloren.
spherewars-band-too_many_consumables = { $profile } draagt { $count } verbruiksmiddelen; hoogstens { $most } zijn toegestaan.
spherewars-band-same_typology = { $profile } draagt twee verbruiksmiddelen van hetzelfde type.
spherewars-show-points-glory = Gloriepunten
spherewars-show-points-mission = Missiepunten
spherewars-show-points-blood = Bloedpunten
spherewars-show-band = { $race }, { $price } punten
spherewars-slot-attack = aanvalsrunen
spherewars-slot-defence = verdedigingsrunen
spherewars-slot-cloak = mantels
spherewars-slot-staff = staven
spherewars-slot-jewellery = sieraden

## Het slagveld

spherewars-scenery-hedge = Heg
spherewars-scenery-wall = Muur
spherewars-scenery-fence = Hek
spherewars-scenery-stream = Beek
spherewars-scenery-shallow_river = Ondiepe rivier
spherewars-scenery-mire = Drasland
spherewars-scenery-marsh = Moeras
spherewars-scenery-lava_stream = Lavastroom
spherewars-scenery-lava_pool = Lavapoel
spherewars-scenery-deep_river = Diepe rivier
spherewars-scenery-lake = Meer
spherewars-scenery-swamp = Diep moeras
spherewars-scenery-lava_river = Lavarivier
spherewars-scenery-lava_lake = Lavameer
spherewars-scenery-wood = Bos
spherewars-scenery-leafy_wood = Loofbos
spherewars-scenery-jungle = Jungle
spherewars-scenery-rubble = Puin
spherewars-scenery-ruins = Ruïne
spherewars-scenery-house = Huis
spherewars-scenery-stable = Stal
spherewars-scenery-farm = Boerderij
spherewars-scenery-laboratory = Laboratorium
spherewars-scenery-hospital = Ziekenhuis
spherewars-scenery-monument = Monument
spherewars-scenery-scion_building = Gebouw van de Nazaten
spherewars-scenery-tower = Toren
spherewars-scenery-watchtower = Wachttoren
spherewars-scenery-hill = Heuvel
spherewars-scenery-mountain = Berg
spherewars-scenery-rock = Rots
spherewars-scenery-dolmen = Dolmen
spherewars-scenery-camp = Kamp
spherewars-scenery-relic = Reliek
spherewars-density-none = geen terrein
spherewars-density-low = Lage dichtheid
spherewars-density-common = Gewone dichtheid
spherewars-density-high = Hoge dichtheid
spherewars-scenario-darlime_village = Dorp Darlime
spherewars-scenario-eastern_woods = Oostelijke wouden
spherewars-scenario-volcanic_entrances = Vulkaanpoorten
spherewars-scenario-unuk_glaciers = Gletsjers van Unuk
spherewars-scenario-technocrat_city = Stad van de technocraten
spherewars-scenario-golothar_roads = Wegen van Golothar
spherewars-weather-stormy = Stormachtig
spherewars-weather-stormy-text = Elk werelds schot is één moeilijker, en bezweerders verliezen hun 3'en.
spherewars-weather-rainy = Regenachtig
spherewars-weather-rainy-text = Geen effect.
spherewars-weather-clear = Helder of bewolkt
spherewars-weather-clear-text = Geen effect.
spherewars-weather-sunny = Zonnig
spherewars-weather-sunny-text = Geen effect.
spherewars-weather-suffocating = Verstikkend
spherewars-weather-suffocating-text = Iedereen beweegt één inch minder, is makkelijker te raken en wordt van elk gevecht moe.

## Missies

spherewars-mission-death_of_the_enemy = De dood van de vijand
spherewars-mission-death_of_the_enemy-text = Zes rondes. Wat de vijand heeft verloren, geeft missiepunten; een dode vijandelijke aanvoerder geeft een gloriepunt.
spherewars-mission-domination_of_the_dolmens = De heerschappij over de dolmens
spherewars-mission-domination_of_the_dolmens-text = Zes rondes. Strijders binnen 4 inch van een dolmen geven hun punten; wie twee van de drie beheerst, krijgt een gloriepunt.
spherewars-mission-destruction_of_the_camp = De verwoesting van het kamp
spherewars-mission-destruction_of_the_camp-text = Vier rondes. Strijders in het vijandelijke kamp geven hun punten; wie het middelste stuk beheerst, krijgt een gloriepunt.
spherewars-mission-sacking_of_the_relics = De plundering van de relieken
spherewars-mission-sacking_of_the_relics-text = Vier rondes, opstelling waar men wil. Strijders binnen 3 inch van een reliek geven hun punten; een dobbelsteen wijst de reliek aan die een gloriepunt geeft.
spherewars-mission-crash = De botsing
spherewars-mission-crash-text = De bendes treffen elkaar onderweg. De kant die overblijft, wint.
spherewars-mission-last_survivor = De laatste overlevende
spherewars-mission-last_survivor-text = De kant die overblijft, wint.

## Toestanden, en wat verder voor een strijder kan gelden

spherewars-trait-stunned = Verdoofd
spherewars-trait-paralysed = Verlamd
spherewars-trait-fearful = Angstig
spherewars-trait-concussed = Ontregeld
spherewars-trait-cowed = Overdonderd
spherewars-trait-heartened = Bemoedigd
spherewars-trait-challenged = Uitgedaagd
spherewars-trait-exposed = Zichtbaar
spherewars-trait-stealth_roll = Mag met anderen wegsluipen
spherewars-trait-stole_away = Weggeslopen
spherewars-trait-out_of_control = Niet te houden
spherewars-trait-rampant = Dol
spherewars-trait-in_charge = Aan het hoofd
spherewars-trait-bitten = Gebeten
spherewars-trait-burning = In brand
spherewars-trait-unequipped = Geen uitrusting
spherewars-trait-two_light = Twee lichte wapens
spherewars-trait-two_conventional = Twee conventionele wapens
spherewars-trait-two_blunt = Twee stompe wapens

## Wat er gebeurt
#
# Spelers, strijders en kenmerken komen in woorden, lijsten ervan als één tekst. Lengtes en plaatsen komen in de
# eenheid van de lezer. Id's blijven id's waar een zin ermee kiest: $action, $cause, $condition, $critical,
# $trigger. Ja en nee zijn "yes" en "no", een lege lijst is "none". Een strijder die niemand is blijft het getal -1.

## Voor de eerste ronde

# $unit in the sentences below is this word, or another unit that the reader has chosen.
spherewars-unit = inch
spherewars-bands_shown = De bendes zijn bekend: { $rosters }.
spherewars-sides_chosen = { $near ->
    [yes] De zuidrand is voor { $winners }; de eerste opstelling is voor { $players }.
   *[no] De noordrand is voor { $winners }; de eerste opstelling is voor { $players }.
}
spherewars-deployed = { $player } stelt op: { $combatants }.
spherewars-prepared = De missie: { $mission }. Het slagveld: { $scenario }, { $density }.
spherewars-piece_laid = { $player } legt een terreinstuk bij { $place }: { $scenery }.
spherewars-piece_dropped = { $player } rolt een terreinstuk dat niet past: { $scenery }. Het slagveld is klaar.
spherewars-weather_told = { $faces ->
    [none] Het weer: { $weather }.
   *[other] Het weer: { $weather } ({ $faces }).
}
spherewars-infiltrators_begin = De infiltranten van { $players } worden als eerste geplaatst.

## Rondes en beurten

spherewars-leader_rolled = { $player } rolt { $faces }.
spherewars-brilliant_strategy = { $orders ->
    [one] Briljante strategie: { $player } heeft deze ronde een extra bevel.
   *[other] Briljante strategie: { $player } heeft deze ronde { $orders } extra bevelen.
}
spherewars-turn_begun = Ronde { $turn } begint. De eerste beurt is voor { $players }.
spherewars-round_begun = Ronde { $turn }: de beurt van { $players } begint.
spherewars-updated = Ronde { $turn } is voorbij: iedereen is uitgerust, en de kristallen en bevelen zijn terug.
spherewars-activated = { $combatant } wordt geactiveerd.
spherewars-yielded = { $player } laat een bondgenoot voorgaan.
spherewars-game_over = Het spel is afgelopen: { $reason } ({ $rule })

## Bewegen

spherewars-move_declared = { $action ->
    [stand] { $combatant } staat stil.
    [run] { $combatant } gaat lopen.
    [speed_up] { $combatant } gaat rennen.
    [join] { $combatant } gaat het gevecht aan.
    [tunnel] { $combatant } gaat graven.
   *[move] { $combatant } gaat bewegen.
}
spherewars-pace_rolled = { $combatant } beweegt zo ver als de dobbelstenen zeggen: { $faces }.
spherewars-slowed_down = { $enemy } is te dichtbij: { $combatant } loopt en rent niet.
spherewars-moved = { $action ->
    [speed_up] { $combatant } rent { $length } { $unit } naar { $way }.
    [charge] { $combatant } stormt { $length } { $unit } ver naar { $way }.
    [engage] { $combatant } klampt aan, { $length } { $unit } ver, bij { $way }.
    [stay] { $combatant } blijft waar die is.
   *[run] { $combatant } loopt { $length } { $unit } naar { $way }.
}
spherewars-join_declared = { $combatant } gaat op { $enemy } af.
spherewars-join_measured = { $reaches ->
    [yes] { $combatant } moet { $length } { $unit } ver en bereikt { $enemy }.
   *[no] { $combatant } moet { $length } { $unit } ver en haalt { $enemy } niet.
}
spherewars-joined = { $action ->
    [charge] { $combatant } doet een stormaanval op { $enemies }.
   *[engage] { $combatant } klampt { $enemies } aan.
}
spherewars-climbed = { $number ->
    [0] { $combatant } komt naar beneden, op de begane grond.
   *[other] { $combatant } klimt naar niveau { $number }.
}
spherewars-jumped = { $combatant } springt op { $enemy } af.
spherewars-stepped = { $combatant } gaat met { $trait } naar { $way }.
spherewars-sidestepped = { $passed ->
    [yes] { $combatant } ziet { $enemy } aankomen: een { $face }.
   *[no] { $combatant } komt niet weg voor { $enemy }: een { $face }.
}
spherewars-driven = { $combatant } heeft geen keus en gaat op { $target } af.
spherewars-lost_control = { $combatant } is niet meer te houden.
spherewars-stealth_rolled = { $combatant } sluipt weg: { $faces }.
spherewars-annihilated = { $combatant } trekt over de gevallene heen naar { $way }.
spherewars-dragged = { $combatant } sleurt { $enemy } mee naar { $way }.

## Bevelen

spherewars-order_issued = { $reaches ->
    [yes] { $issuer } tegen { $combatant }: { $order }
   *[no] { $issuer } tegen { $combatant }, die te ver weg is om het te horen: { $order }
}
spherewars-relocated = { $combatant } verplaatst zich naar { $way }.

## Handgemeen

spherewars-fight_declared = { $combatant } vecht met { $enemy }.
spherewars-hand_counted = { $supporters ->
    [none] { $dice ->
        [one] { $combatant } heeft één dobbelsteen tegen { $enemy }.
       *[other] { $combatant } heeft { $dice } dobbelstenen tegen { $enemy }.
    }
   *[other] { $dice ->
        [one] { $combatant } heeft één dobbelsteen tegen { $enemy }, met steun van { $supporters }.
       *[other] { $combatant } heeft { $dice } dobbelstenen tegen { $enemy }, met steun van { $supporters }.
    }
}
spherewars-dexterity_decided = { $victor ->
    [-1] { $combatant } en { $enemy } zijn aan elkaar gewaagd: niemand wint het gevecht.
   *[other] { $victor } wint het gevecht tussen { $combatant } en { $enemy }.
}
spherewars-rolled_again = { $combatant } rolt opnieuw ({ $trait }): { $faces } in plaats van { $before }.
spherewars-counterattacked = { $combatant } doet een tegenaanval op { $enemy }.
spherewars-damage_rolled = { $combatant ->
    [-1] { $wounds ->
        [0] { $enemy } wordt geraakt en incasseert: { $faces } tegen { $number }, geen wond.
        [one] { $enemy } wordt geraakt: { $faces } tegen { $number }, één wond.
       *[other] { $enemy } wordt geraakt: { $faces } tegen { $number }, { $wounds } wonden.
    }
   *[other] { $wounds ->
        [0] { $combatant } raakt { $enemy } zonder schade: { $faces } tegen { $number }.
        [one] { $combatant } raakt { $enemy }: { $faces } tegen { $number }, één wond.
       *[other] { $combatant } raakt { $enemy }: { $faces } tegen { $number }, { $wounds } wonden.
    }
}
spherewars-critical_hit = { $critical ->
    [precise] { $combatant } geeft { $enemy } een precieze slag.
    [exclusive] { $combatant } geeft { $enemy } een exclusieve kritieke treffer.
    [perfect] { $combatant } geeft { $enemy } een perfecte slag.
    [deadly] { $combatant } geeft { $enemy } een dodelijke slag.
   *[brutal] { $combatant } geeft { $enemy } een brute slag.
}
spherewars-wounded = { $left ->
    [0] { $combatant } bezwijkt aan de wonden.
   *[other] { $wounds ->
        [one] { $combatant } krijgt een wond en kan er nog { $left } hebben.
       *[other] { $combatant } krijgt { $wounds } wonden en kan er nog { $left } hebben.
    }
}
spherewars-wound_saved = { $passed ->
    [yes] { $trait } behoedt { $combatant } voor een wond: een { $face }.
   *[no] { $trait } helpt { $combatant } niet tegen de wond: een { $face }.
}
spherewars-healed = { $wounds ->
    [one] { $combatant } geneest een wond.
   *[other] { $combatant } geneest { $wounds } wonden.
}
spherewars-died = { $enemy ->
    [-1] { $combatant } sterft.
   *[other] { $cause ->
        [shot] { $enemy } schiet { $combatant } dood.
        [trap] { $enemy } grijpt { $combatant } op de vlucht en doodt hem.
        [touch] { $combatant } vergaat door de aanraking van { $enemy }.
       *[fight] { $enemy } doodt { $combatant }.
    }
}
spherewars-tired = { $combatant } raakt vermoeid: { $fatigue }.
spherewars-state_entered = { $condition ->
    [stunned] { $combatant } is verdoofd.
    [paralysed] { $combatant } is verlamd.
    [fearful] { $combatant } is angstig.
   *[concussed] { $combatant } is ontregeld.
}

## Schoten

spherewars-shot_declared = { $against_charge ->
    [yes] { $combatant } geeft een tegenschot op { $enemy }: { $weapon }.
   *[no] { $combatant } schiet op { $enemy }: { $weapon }.
}
spherewars-target_replaced = { $chosen ->
    [yes] { $combatant } kiest een ander doelwit: { $enemy }.
   *[no] Het schot van { $combatant } gaat nu op { $enemy }.
}
spherewars-precision_rolled = { $hit ->
    [yes] { $combatant } treft { $enemy }: { $faces } tegen { $number }.
   *[no] { $combatant } mist { $enemy }: { $faces } tegen { $number }.
}
spherewars-out_of_range = { $enemy } is buiten bereik van { $combatant }.
spherewars-shot_lost = { $combatant } heeft niemand meer om op te schieten.

## Moed

spherewars-morale_rolled = { $trigger ->
    [blood] { $passed ->
        [yes] { $combatant } is gewond en houdt moed: een { $face } tegen { $number }.
       *[no] { $combatant } is gewond en verliest de moed: een { $face } tegen { $number }.
    }
    [leader_died] { $passed ->
        [yes] { $combatant } draagt de dood van zijn aanvoerder: een { $face } tegen { $number }.
       *[no] { $combatant } wanhoopt om de dood van zijn aanvoerder: een { $face } tegen { $number }.
    }
    [regroup] { $passed ->
        [yes] { $combatant } vat weer moed: een { $face } tegen { $number }.
       *[no] { $combatant } vat geen moed: een { $face } tegen { $number }.
    }
   *[effect] { $passed ->
        [yes] { $combatant } houdt het hoofd koel: een { $face } tegen { $number }.
       *[no] { $combatant } raakt van slag: een { $face } tegen { $number }.
    }
}
spherewars-cowed = { $combatant } is overdonderd door { $enemy } en kan deze activering geen gevecht winnen.
spherewars-began_to_flee = { $combatant } slaat op de vlucht.
spherewars-regrouped = { $combatant } herpakt zich en vlucht niet meer.
spherewars-fled = { $combatant } vlucht naar { $way }.
spherewars-left_table = { $combatant } vlucht van de tafel.
spherewars-pursuit_rolled = { $caught ->
    [yes] { $combatant } haalt { $enemy } in.
   *[no] { $enemy } ontkomt aan { $combatant }.
}
spherewars-pursued = { $combatant } rent de vluchter achterna naar { $way }.

## Daden en spreuken

spherewars-deed_declared = { $target ->
    [-1] { $dice ->
        [one] { $combatant } probeert { $trait } met één dobbelsteen.
       *[other] { $combatant } probeert { $trait } met { $dice } dobbelstenen.
    }
   *[other] { $dice ->
        [one] { $combatant } probeert { $trait } op { $target } met één dobbelsteen.
       *[other] { $combatant } probeert { $trait } op { $target } met { $dice } dobbelstenen.
    }
}
spherewars-deed_rolled = { $successes ->
    [0] { $trait } van { $combatant } mislukt: { $faces } tegen { $number }.
    [one] { $trait } van { $combatant }: { $faces } tegen { $number }, één succes.
   *[other] { $trait } van { $combatant }: { $faces } tegen { $number }, { $successes } successen.
}
spherewars-feat_failed = { $cause ->
    [cancelled] { $trait } van { $combatant } wordt opgeheven.
    [room] { $trait } van { $combatant } levert niets op: er is geen plaats.
    [range] { $trait } van { $combatant } loopt op niets uit: het doelwit is buiten bereik.
   *[terms] { $trait } van { $combatant } loopt op niets uit: het doelwit mag niet meer.
}
spherewars-gems_lost = { $gems ->
    [one] { $combatant } verliest een machtskristal.
   *[other] { $combatant } verliest { $gems } machtskristallen.
}
spherewars-gems_gained = { $gems ->
    [one] { $combatant } krijgt er een machtskristal bij.
   *[other] { $combatant } krijgt er { $gems } machtskristallen bij.
}
spherewars-latent_ended = { $trait } van { $combatant } houdt op.
spherewars-spell_retargeted = { $chosen ->
    [yes] { $combatant } richt { $trait } nu op { $target }.
   *[no] { $target } staat in de weg van { $trait } en is nu het doelwit.
}
spherewars-target_hidden = { $target } is te goed verborgen voor { $combatant } om doelwit te zijn.
spherewars-coin_spent = { $combatant } legt een munt bij de inzet.
spherewars-spell_designated = { $target ->
    [-1] { $combatant } spreekt { $trait } uit.
   *[other] { $combatant } spreekt { $trait } uit over { $target }.
}
spherewars-gems_shown = { $trait } van { $combatant }: { $gems } kristallen voor de spreuk, { $against } voor de afweer.
spherewars-spell_rolled = { $successes ->
    [0] { $trait } van { $combatant } mislukt.
    [one] { $trait } van { $combatant } heeft één succes.
   *[other] { $trait } van { $combatant } heeft { $successes } successen.
}
spherewars-power_uncontrolled = { $gems ->
    [0] De macht van { $combatant } is ontketend.
    [one] De macht van { $combatant } is ontketend; er komt een kristal terug.
   *[other] De macht van { $combatant } is ontketend; er komen { $gems } kristallen terug.
}
spherewars-summoned = { $combatant } verschijnt bij { $place }.

## Hoe een spel eindigt

spherewars-end-eliminated = er is één kant over op de tafel
spherewars-end-conceded = de andere kant gaf op
spherewars-end-agreed = beide kanten waren het eens

## Vragen

spherewars-deploy-edge = Je won de worp. Welke tafelrand neem je?
spherewars-deploy-first = Wie stelt als eerste op?
spherewars-deploy-place = Wie stel je op, en waar?
spherewars-turn-first_round = Je won de strategieworp. Wie krijgt de eerste beurt?
spherewars-turn-activate = Wie activeer je?
spherewars-turn-order = Wat treft { $combatant } nu?
spherewars-move-action = Hoe beweegt { $combatant }?
spherewars-start-stealth = Sluipt { $combatant } weg, met een eigen worp of met een ander die al rolde?
spherewars-start-stealth_path = Waarheen sluipt { $combatant } weg?
spherewars-move-path = Waar gaat { $combatant } heen?
spherewars-move-floor = Naar welke verdieping klimt { $combatant }?
spherewars-move-nearest = Er zijn vijanden even dichtbij. Op wie gaat { $combatant } af?
spherewars-join-target = Met wie gaat { $combatant } het gevecht aan?
spherewars-join-way = Langs welke baan gaat { $combatant } op { $enemy } af?
spherewars-jump-at = { $enemy } komt in het verdedigingsgebied van { $combatant }. Springt die?
spherewars-jump-too = { $enemy } stopt in het verdedigingsgebied van { $combatant }. Springt die ook?
spherewars-react-ability = { $cause ->
    [sidestep] { $target } bereikt { $combatant }. Probeert die opzij te stappen?
    [on_alert] { $target } is dichtbij gekomen. Gaat { $combatant } weg?
    [white_hot_surge] Loopt { $combatant } een wond op om verder te gaan en harder aan te vallen?
    [close_to_power] { $target } dreigt gewond te raken. Neemt { $combatant } een van de wonden over?
    [bull_rush] { $target } is achteruitgeduwd. Gaat { $combatant } erachteraan tot in contact?
    [sacred_shield] { $combatant } dreigt gewond te raken. Vertrouwt die op zijn Heilige Schild?
    [kazags_protection] { $combatant } wordt getroffen. Wie ondergaat het in zijn plaats?
    [rune_of_the_steadfast_heart] { $combatant } is gewond. Vertrouwt hij op een standvastig hart?
   *[energetic_suction] Neemt { $combatant } een kristal in plaats van een wond te genezen?
}
spherewars-kill-move = Waarheen trekt { $combatant } verder na het doden?
spherewars-order-relocate = Waarheen verplaats je { $combatants }?
spherewars-focus-action = Wat probeert { $combatant } nu?
spherewars-deed-target = { $trait }: op wie richt { $combatant }?
spherewars-deed-dice = { $trait }: hoeveel woededobbelstenen rolt { $combatant }?
spherewars-effect-share = { $number ->
    [one] { $trait }: wie treft { $combatant }?
   *[other] { $trait }: hoe verdeelt { $combatant } { $number } treffers?
}
spherewars-fight-enemy = Met wie vecht { $combatant }?
spherewars-fight-supporters = Welke drie steunen { $combatant } tegen { $enemy }?
spherewars-fight-counterattack = { $combatant } verliest van { $enemy }. Volgt er een tegenaanval?
spherewars-roll-again = { $trait }: { $combatant } heeft { $faces }. Welke dobbelstenen rol je opnieuw?
spherewars-blow-critical = Welke kritieke treffer geeft { $combatant } aan { $enemy }?
spherewars-blow-saves = Wat mag { $combatant } als eerste redden?
spherewars-shot-declare = Op wie schiet { $combatant }?
spherewars-shot-change = Schiet { $combatant } op een ander doelwit dan { $enemy }?
spherewars-counter-shot = { $enemy } komt op je af. Wie geeft een tegenschot?
spherewars-counter-weapon = Met welk wapen schiet { $combatant }?
spherewars-morale-order = Je leider is dood. Wie is de volgende?
spherewars-flight-edge = Twee randen zijn even dichtbij. Naar welke vlucht { $combatant }?
spherewars-flight-side = Bij { $place } staat er iets in de weg van { $combatant }. Langs welke kant vlucht die verder?
spherewars-flight-pursue = { $enemy } vlucht. Gaat { $combatant } erachteraan?
spherewars-end-go_on = Er is geen vijand meer over. Speel je door?
spherewars-field-kind = Welk terreinstuk leg je?
spherewars-field-place = Waar leg je dit: { $scenery }?
spherewars-field-more = Er ligt terrein voor { $laid } van hoogstens { $most }. Wil je meer?
spherewars-spell-target = { $trait }: over wie spreekt { $combatant } het uit?
spherewars-spell-place = { $trait }: waar spreekt { $combatant } het uit?
spherewars-spell-change = { $trait }: kiest { $combatant } een ander doelwit dan { $target }?
spherewars-spell-cast = { $trait }: hoeveel kristallen verberg je voor { $combatant }? Je hebt er { $gems }; hoogstens { $most } tellen.
spherewars-spell-dispel = { $trait } van { $combatant }: hoeveel kristallen verberg je ertegen? Je hebt er { $gems }; hoogstens { $most } tellen.
spherewars-effect-order = { $trait } van { $combatant }: wie wordt nu getroffen?
spherewars-effect-choose = { $trait } van { $combatant }: wie geneest erdoor?
spherewars-effect-move = { $trait } van { $combatant }: waarheen gaat { $enemy }?
spherewars-effect-place = { $trait }: waar zet { $combatant } de nieuwkomer?

## Vensters voor bevelen

spherewars-window-between = Geef je een bevel?
spherewars-window-move = { $combatants } gaat bewegen. Geef je een bevel?
spherewars-window-join = { $combatants } wordt aangevallen. Geef je een bevel?
spherewars-window-dexterity = Er begint een gevecht: { $combatants }. Geef je een bevel?
spherewars-window-shot = Er wordt op { $combatants } gericht. Geef je een bevel?
spherewars-window-deed = { $combatants ->
    [none] Er is een daad aangekondigd. Geef je een bevel?
   *[other] Er is een daad op { $combatants } gericht. Geef je een bevel?
}
spherewars-window-morale = { $combatants } kan de moed verliezen. Geef je een bevel?
spherewars-window-pursuit_end = Een achtervolging is voorbij: { $combatants }. Geef je een bevel?
spherewars-web-window-window-strategy = Vóór de strategieworp
spherewars-web-window-window-after_strategy = Na de strategieworp
spherewars-web-window-window-join_items = Als een strijder van mij het gevecht aangaat
spherewars-web-window-window-counter_shot = Vóór een tegenschot
spherewars-web-window-window-after_deed = Na de worp voor een daad
spherewars-web-window-window-after_dexterity = Na de behendigheidsworp
spherewars-web-window-window-after_precision = Na de worp voor een schot
spherewars-web-window-window-after_damage = Na een schadeworp
spherewars-web-window-window-between = Tussendoor
spherewars-web-window-window-move = Iemand beweegt
spherewars-web-window-window-join = Iemand gaat het gevecht aan
spherewars-web-window-window-dexterity = Voor een gevecht
spherewars-web-window-window-shot = Voor een schot
spherewars-web-window-window-deed = Voor een daad
spherewars-web-window-window-morale = Voor een moreelworp
spherewars-web-window-window-pursuit_end = Na een achtervolging
spherewars-web-call-target = het gaat om een strijder van mij
spherewars-web-call-fleeing = een strijder van mij vlucht
spherewars-web-call-hero = een held van mij doet mee
spherewars-web-call-enemy = het is de beurt van de tegenstander
spherewars-web-call-order = ik kan een bevel geven
spherewars-web-call-contact = mijn strijder raakt een vijand
spherewars-web-call-free = mijn strijder raakt geen vijand
spherewars-web-call-last = mijn laatste strijder is geweest
spherewars-web-call-known = iedereen weet dat ik het heb
spherewars-web-window-roll-again = Dobbelstenen opnieuw rollen
spherewars-web-window-react-ability = Een vaardigheid die gebruikt kan worden
spherewars-web-window-fight-counterattack = Tegenaanval
spherewars-web-window-focus-action = Daden, spreuken en artefacten van mijn strijder
spherewars-web-window-deed-dice = Dobbelstenen voor een daad
spherewars-web-call-first = hij heeft in deze activering nog niets geprobeerd
spherewars-web-call-feat = iedereen weet dat hij nog iets kan proberen
spherewars-web-call-works = iets daarvan kan werken vanaf waar hij staat
spherewars-web-call-hidden = een held heeft misschien iets dat werkt vanaf waar hij staat
spherewars-web-call-split = een andere daad kan de overige dobbelstenen gebruiken
spherewars-web-policy-behind = gebruik wat ik heb als ik achterlig
spherewars-web-policy-failing = rol opnieuw als de worp mislukt of verliest
spherewars-web-policy-worst = rol de laagste dobbelsteen opnieuw
spherewars-web-policy-use = gebruik het als ik het heb
spherewars-web-call-wounded = een held van mij dreigt gewond te raken
spherewars-web-call-wished = ik heb erom gevraagd
spherewars-window-spell = { $combatants ->
    [none] Er is een spreuk aangekondigd. Geef je een bevel?
   *[other] Er is een spreuk op { $combatants } gericht. Geef je een bevel?
}
spherewars-window-gems = De kristallen zijn verborgen: { $combatants }. Doe je iets?
spherewars-window-shown = { $combatants ->
    [none] De kristallen zijn getoond. Hef je de spreuk op?
   *[other] De kristallen voor de spreuk op { $combatants } zijn getoond. Hef je de spreuk op?
}
spherewars-window-outcome = { $combatants ->
    [none] De spreuk lukt. Hef je hem op?
   *[other] De spreuk op { $combatants } lukt. Hef je hem op?
}
spherewars-window-activation_start = { $combatants } wordt geactiveerd. Doe je iets?
spherewars-window-kill = { $combatants } heeft gedood. Doe je iets?
spherewars-web-window-window-spell = Voor een spreuk
spherewars-web-window-window-gems = Nadat kristallen zijn verborgen
spherewars-web-window-window-shown = Nadat kristallen zijn getoond
spherewars-web-window-window-outcome = Wanneer een spreuk lukt
spherewars-web-window-window-activation_start = Aan het begin van een activering
spherewars-web-window-window-kill = Na een dode

## Woorden om uit te kiezen

spherewars-action-stand = stilstaan
spherewars-action-move = willekeurig bewegen
spherewars-action-run = lopen
spherewars-action-speed_up = rennen
spherewars-action-join = het gevecht aangaan
spherewars-action-tunnel = graven
spherewars-critical-brutal = brute slag
spherewars-critical-exclusive = exclusieve kritieke treffer
spherewars-edge-south = zuid
spherewars-edge-east = oost
spherewars-edge-north = noord
spherewars-edge-west = west
spherewars-side_of_way-left = links
spherewars-side_of_way-right = rechts

## Wat een antwoord betekent

spherewars-show-chance_win = wint
spherewars-show-chance_kill = doodt
spherewars-show-chance_hurt = verwondt
spherewars-show-chance_tie = speelt gelijk
spherewars-show-chance_lose = verliest
spherewars-show-chance_die = sterft
spherewars-show-chance_hit = raakt
spherewars-show-chance_hit_near = raakt van dichtbij
spherewars-show-chance_hit_far = raakt van veraf
spherewars-show-chance_works = slaagt
spherewars-show-chance_catch = haalt hem in
spherewars-show-edge = { $near ->
    [yes] zuidrand
   *[no] noordrand
}
spherewars-show-same_floor = op deze verdieping blijven
spherewars-show-roof = het dak
spherewars-show-floor = { $number ->
    [0] de begane grond
   *[other] verdieping { $number }
}
spherewars-show-first = { $players }
spherewars-deploy-there = { $combatants } hier
spherewars-show-stay = { $combatant } blijft staan
spherewars-show-yield = een bondgenoot gaat voor
spherewars-show-there = { $combatant } naar { $place }
spherewars-show-annihilate = { $combatant } trekt verder
spherewars-show-join = { $combatant } gaat op { $enemy } af
spherewars-show-pass = { $combatant } laat dit lopen
spherewars-show-jump = { $combatant } springt op { $enemy } af
spherewars-show-give_order = Eerst een bevel geven
spherewars-show-effect = { $combatant }: { $trait }
spherewars-show-order = { $issuer } tegen { $combatant }: { $order }
spherewars-show-relocate = { $combatants } verplaatsen
spherewars-show-dice = { $number ->
    [one] { $number } dobbelsteen
   *[other] { $number } dobbelstenen
}
spherewars-show-share = op { $combatants }
spherewars-show-roll_again = { $faces } opnieuw
spherewars-show-hold_fire = { $combatant } schiet niet
spherewars-show-shoot = { $combatant } schiet op { $enemies }
spherewars-show-shoot_with = { $combatant } schiet op { $enemies } met { $weapon }
spherewars-field-there = { $scenery } bij { $place }
spherewars-stake-gems = kristallen
spherewars-stake-coins = munten
spherewars-show-gems = { $gems ->
    [one] { $gems } kristal
   *[other] { $gems } kristallen
}
spherewars-show-false_bet = { $gems } kristallen, bluf die niet telt
spherewars-show-gems_and_coins = { $number ->
    [one] { $gems } kristallen en een munt
   *[other] { $gems } kristallen en { $number } munten
}
spherewars-show-push = { $combatant } wordt verplaatst
spherewars-show-batch = Plaats er nu { $number }; er wachten er nog { $left }.
spherewars-show-orders_left = { $orders ->
    [one] Er is nog { $orders } bevel.
   *[other] Er zijn nog { $orders } bevelen.
}
spherewars-score-mission_points = { $players }: { $points } missiepunten.
spherewars-score-difference = Het verschil is { $number }: de rij van de tabel vanaf { $least }.
spherewars-score-chart = { $players }: { $glory } roem uit de tabel.
spherewars-score-drawn = Aan het eind wijst een dobbelsteen het relikwie aan dat één roem meer geeft.
spherewars-score-special = { $players }: 1 roem extra van de missie.
spherewars-score-special_none = Niemand heeft het roempunt van de missie.
spherewars-score-blood = { $players }: { $blood } bloedpunten.
spherewars-score-last_side = De laatste partij op de tafel wint.
spherewars-score-would_win = { $players } zou nu winnen.
spherewars-score-would_draw = Het zou nu gelijkspel zijn.
spherewars-show-step_back = Laat lopen
spherewars-show-ready_band = { $band }: { $race }, { $price } punten
spherewars-show-put_there = { $combatants } op { $place }
spherewars-show-feats_given_up = { $number ->
    [one] Eén daad of spreuk blijft ongebruikt
   *[other] { $number } daden en spreuken blijven ongebruikt
}{ $gems ->
    [0] .
    [one] , nog één kristal over.
   *[other] , nog { $gems } kristallen over.
}
spherewars-show-move_given_up = Er wordt niet bewogen.
spherewars-show-shot_given_up = { $number ->
    [one] Er wordt niet geschoten, hoewel op één vijand geschoten kan worden.
   *[other] Er wordt niet geschoten, hoewel op { $number } vijanden geschoten kan worden.
}
spherewars-show-strikes_own = Je raakt ook je eigen mensen: { $combatants }.
spherewars-show-no_feat = Geen daad of spreuk
spherewars-show-nobody_goes = Iedereen blijft staan
spherewars-show-way = { $combatant }{ $length ->
    [0] { "" }
   *[other] { " " }{ $length } { $unit }
} { $side ->
   *[north] naar het noorden
    [north_east] naar het noordoosten
    [east] naar het oosten
    [south_east] naar het zuidoosten
    [south] naar het zuiden
    [south_west] naar het zuidwesten
    [west] naar het westen
    [north_west] naar het noordwesten
}
spherewars-show-join_way = { $action ->
    [charge] Stormaanval
    [engage] Aanklampen
    [short] Te ver
   *[unknown] Ga
}{ $length ->
    [0] { "" }
   *[other] { ", " }{ $length } { $unit }
}, { $side ->
   *[north] uit het noorden
    [north_east] uit het noordoosten
    [east] uit het oosten
    [south_east] uit het zuidoosten
    [south] uit het zuiden
    [south_west] uit het zuidwesten
    [west] uit het westen
    [north_west] uit het noordwesten
}
spherewars-show-jump_at = { $combatant } springt op { $enemy } af na { $length } { $unit } van zijn weg
spherewars-show-may_jump = { $enemy } kan erop af springen{ $length ->
    [0] { "" }
   *[other] { " " }na { $length } { $unit }
}: wint { $number } %, verliest { $against } %.
spherewars-show-may_counter = { $enemy } kan schieten voor het contact: raakt { $number } %.
spherewars-show-falls_short = Komt { $length } { $unit } tekort.
spherewars-show-no_orders = Er zijn geen bevelen meer.
spherewars-show-nobody_issues = Niemand kan nu bevelen geven.
spherewars-show-not_heard = { $length } { $unit } te ver weg: niet gehoord, en verloren.
spherewars-show-touches = Raakt ook { $enemies }.
spherewars-show-charge_bonus = De stormaanval geeft { $strength } extra KRA als hij wint.
spherewars-show-charge_bonus_if = Is het een stormaanval, dan geeft die { $strength } extra KRA als hij wint.
spherewars-show-nobody_shoots = Niemand schiet
spherewars-show-up_to = tot { $length } { $unit }
spherewars-show-too_near = { $enemy } staat te dichtbij om te rennen: alleen lopen.
spherewars-show-ground_barred = niet te betreden
spherewars-show-ground_flown = zonder nadeel overheen te vliegen, geeft geen dekking
spherewars-show-ground_crossing = vrij op de oversteekplaatsen
spherewars-show-ground_free = kost geen BEW
spherewars-show-ground_mov = BEW −{ $number }
spherewars-show-ground_line = BEW −{ $number } bij oversteken
spherewars-show-ground_doors = alleen door deuren en ramen te betreden
spherewars-show-ground_cover = schoten op wie erin is: PRE −1
spherewars-show-ground_dense_cover = schoten op wie erin is: PRE −1 en KRA −1
spherewars-show-ground_line_cover = schoten eroverheen op wie hem raakt: PRE −1
spherewars-show-ground_elevation = verhoogt met hoogstens { $number }
spherewars-show-ground_deep = wie erin is telt als plat, en schiet en bezweert niet
spherewars-show-ground_lowered = wie erin is telt een niveau lager
spherewars-show-deed_needs = elke dobbelsteen met { $number } of meer is een succes
spherewars-show-spell_needs = { $number ->
    [one] vraagt { $number } succes
   *[other] vraagt { $number } successen
}
spherewars-show-bid = { $number } % tegen { $against ->
    [one] { $against } kristal
   *[other] { $against } kristallen
}
spherewars-show-would_be_concussed = Meer of minder kristallen dan mag: hij raakt ontregeld en de spreuk mislukt.
spherewars-show-power_dies = { $combatant } sterft door de eigen kracht: { $number } %.
spherewars-show-power_is_wounded = { $combatant } krijgt een wond door de eigen kracht: { $number } %.
spherewars-show-power_is_concussed = { $combatant } raakt ontregeld door de eigen kracht: { $number } %.

## Waarvoor gerold wordt

spherewars-dice-deployment = de opstelling
spherewars-dice-strategy = de strategieworp
spherewars-dice-pace = willekeurige beweging
spherewars-dice-dexterity = behendigheid
spherewars-dice-counterattack = de tegenaanval
spherewars-dice-damage = schade
spherewars-dice-precision = precisie
spherewars-dice-morale = moreel
spherewars-dice-pursuit = de achtervolging
spherewars-dice-deed = de daad
spherewars-dice-burning = de brandende wond
spherewars-dice-bleeding = het bloeden
spherewars-dice-save = een redding
spherewars-dice-spit = het spuwen
spherewars-dice-stealth = sluipen
spherewars-dice-sidestep = de stap opzij
spherewars-dice-control = beheersing
spherewars-dice-strength = kracht
spherewars-dice-casting = de bezwering
spherewars-dice-dispelling = de afweer
spherewars-dice-mission = de missie
spherewars-dice-density = de dichtheid
spherewars-dice-scenario = het scenario
spherewars-dice-central_piece = het middelste terreinstuk
spherewars-dice-first_piece = wie het eerste terreinstuk legt
spherewars-dice-scenery = het terrein
spherewars-dice-weather = het weer
spherewars-dice-spot = de plaats van het terreinstuk
spherewars-dice-relic = de relikwie

## Eigenschappen, en waarom een getal is wat het is

spherewars-attribute-mov = BEW
spherewars-attribute-com = GEZ
spherewars-attribute-dex = BEH
spherewars-attribute-pre = PRE
spherewars-attribute-str = KRA
spherewars-attribute-con_mundane = wWST
spherewars-attribute-con_arcane = aWST
spherewars-attribute-fur = WOE
spherewars-attribute-pow = MAC
spherewars-reason-pool = de voorraad
spherewars-reason-other_sorcerer = een andere tovenaar
spherewars-reason-powerless = nu geen macht
spherewars-reason-at_least_one = minstens één
spherewars-reason-single_die = één enkele dobbelsteen
spherewars-reason-fatigue = vermoeidheid
spherewars-reason-support = steun
spherewars-reason-charge = stormaanval
spherewars-reason-precise_blow = precieze slag
spherewars-reason-from_above = van boven
spherewars-reason-cover = dekking
spherewars-reason-height = hoogte van het doelwit
spherewars-reason-flies = vliegend doelwit
spherewars-reason-quick_shot = tegenschot
spherewars-reason-changed_target = ander doelwit gekozen
spherewars-reason-skill = bedrevenheid van de schutter
spherewars-reason-moved = schutter heeft bewogen
spherewars-reason-helpless = weerloos doelwit
spherewars-reason-long_range = grote afstand
spherewars-reason-partial_sight = gedeeltelijk zicht
spherewars-reason-split = twee doelwitten
spherewars-reason-penetration = doorboring
spherewars-reason-rank = rang
spherewars-reason-brave = dapper
spherewars-reason-coward = laf
spherewars-reason-fear = angst
spherewars-reason-presence = aanwezigheid van de aanvoerder
spherewars-reason-effect = effect
spherewars-reason-storm = storm
spherewars-reason-heat = hitte

## Waarom iets niet kan

spherewars-show-measuring_closed = Er wordt niet vooraf gemeten: lengtes worden verteld als de regels ze meten.
spherewars-no_undo = In dit spel neem je niets terug.
spherewars-deploy-outside_zone = { $combatant } zou bij { $place } buiten je zone staan.
spherewars-deploy-touches_enemy = { $combatant } zou bij { $place } een vijand raken.
spherewars-deploy-one_option = Stel één strijder of één hele groep tegelijk op.
spherewars-way-off_the_table = { $combatant } zou bij { $place } van de tafel gaan.
spherewars-way-no_room = Voor { $combatant } is er bij { $place } geen plaats.
spherewars-way-blocked = Daarheen is er geen weg voor { $combatant }.
spherewars-move-nobody_to_join = { $combatant } kan geen vijand bereiken om het gevecht mee aan te gaan.
spherewars-move-stunned = { $combatant } is verdoofd en kan alleen stilstaan.
spherewars-move-paralysed = { $combatant } is verlamd en kan alleen stilstaan.
spherewars-move-fearful = { $combatant } is angstig en gaat geen gevecht aan.
spherewars-move-tunnels = { $combatant } rent niet boven de grond, maar graaft zich een weg.
spherewars-move-stole_away = { $combatant } is weggeslopen en mag niet rennen en niet aanklampen.
spherewars-move-ephemeral = { $combatant } is vergankelijk en gaat geen gevecht aan.
spherewars-join-no_way = Vandaar kan { $combatant } niet bij { $enemy } komen.
spherewars-jump-outside = { $enemy } is daar buiten het verdedigingsgebied van { $combatant }.
spherewars-jump-blocked = Er is iets in de weg van de sprong van { $combatant }.
spherewars-fight-no_supporter = { $combatant } kan in dit gevecht niet steunen.
spherewars-shot-not_seen = { $combatant } ziet dat doelwit niet.
spherewars-shot-too_deep = { $combatant } staat in diep water of diepe lava en kan niet schieten.
spherewars-shot-faded = { $combatant } is uit het gevecht weggeglipt en schiet nu niet.
spherewars-shot-paralysed = { $combatant } is verlamd en kan niet schieten.
spherewars-order-not_now = Dat bevel heeft nu geen zin: { $order }
spherewars-order-no_issuer = { $combatant } kan nu geen bevelen geven.
spherewars-order-not_hers = { $combatant } neemt van dit personage geen bevelen aan.
spherewars-order-no_friend = { $combatant } is er niet om jouw bevelen op te volgen.
spherewars-order-other_band = { $combatant } volgt bevelen van een andere bende alleen van een aanvoerder op.
spherewars-order-had_one = { $combatant } heeft deze beurt al een bevel gekregen.
spherewars-order-flees = { $combatant } vlucht en hoort maar één bevel: stand te houden.
spherewars-order-paralysed = { $combatant } is verlamd en krijgt geen bevelen.
spherewars-order-held = { $combatant } wordt vastgehouden en kan zich niet verplaatsen.
spherewars-order-undisciplined = { $combatant } is ongedisciplineerd en volgt geen bevelen op.
spherewars-order-no_contact = { $combatant } mag bij { $place } geen vijand raken.
spherewars-order-no_trap = { $combatant } mag door zich naar { $place } te verplaatsen geen vluchter grijpen.
spherewars-feat-dice = Je mag 1 tot { $number } dobbelstenen rollen.
spherewars-feat-wrong_side = { $trait } kan niet op { $target } worden gericht.
spherewars-feat-other_band = { $target } hoort bij een andere bende.
spherewars-feat-no_sorcerer = { $target } is geen tovenaar.
spherewars-feat-not_touching = { $combatant } raakt { $target } niet.
spherewars-feat-not_seen = { $combatant } ziet { $target } niet.
spherewars-feat-in_combat = { $target } is in handgemeen.
spherewars-feat-too_tall = { $target } is daarvoor te groot.
spherewars-feat-used_up = { $combatant } heeft dit al een keer in dit spel gedaan.
spherewars-feat-low_rank = { $target } is geen partij voor de uitdaging van { $combatant }.
spherewars-feat-not_joined = { $combatant } is in deze activering niet met { $target } in gevecht gegaan.
spherewars-feat-flies = { $target } vliegt.
spherewars-feat-wrong_kin = { $target } is niet van het juiste volk.
spherewars-feat-too_much = { $number ->
    [one] { $combatant } kan niet twee keer worden getroffen.
   *[other] { $combatant } kan hoogstens { $number } keer worden getroffen.
}
spherewars-feat-paralysed = { $combatant } is verlamd en kan niets van dien aard.
spherewars-field-turn = Terreinstukken draaien in stappen van { $degrees } graden.
spherewars-field-off_table = Het terreinstuk zou over de tafelrand liggen: { $scenery }.
spherewars-field-too_near = Het terreinstuk zou te dicht bij een ander liggen: { $scenery }.
spherewars-spell-no_power = { $combatant } heeft nu geen macht voor een spreuk.
spherewars-spell-hurried = { $combatant } heeft te ver bewogen voor een spreuk.
spherewars-spell-too_deep = { $combatant } staat in diep water of diepe lava en kan geen spreuk uitspreken.
spherewars-spell-not_seen = { $combatant } ziet { $target } niet.
spherewars-spell-no_more = { $trait } van { $combatant } kan er niet meer brengen.
spherewars-spell-off_table = { $place } ligt naast de tafel.
spherewars-spell-too_far = Dat is te ver weg.
spherewars-spell-too_near = Dat is te dicht bij een vijand.
spherewars-spell-pool = Je hebt { $gems } kristallen.
spherewars-spell-papyrus = De kristallen van een papyrus moeten worden ingezet: minstens { $gems }.
spherewars-spell-coins = { $number ->
    [0] Je hebt geen munt om toe te voegen.
    [one] Je mag één munt toevoegen.
   *[other] Je mag { $number } munten toevoegen.
}

## Opties

spherewars-option-points = Punten
spherewars-option-points-about = wat elke bende mag kosten
spherewars-option-mission = Missie
spherewars-option-mission-about = waarmee je het spel wint
spherewars-option-measuring = Meten
spherewars-option-measuring-about = of je altijd mag meten, of alleen als de regels meten
spherewars-option-seats = Spelers
spherewars-option-seats-about = hoeveel er meedoen, aan twee kanten; bij een oneven aantal leidt een van hen twee bendes
spherewars-value-last_survivor = De laatste overlevende
spherewars-value-open = open
spherewars-value-closed = gesloten
spherewars-option-density = Terrein
spherewars-option-density-about = hoeveel ervan op het veld ligt
spherewars-option-scenario = Scenario
spherewars-option-scenario-about = waar de slag plaatsvindt
spherewars-option-central_piece = Middelste terreinstuk
spherewars-option-central_piece-about = wat er in het midden staat, als de missie daar iets vraagt
spherewars-option-weather = Weer
spherewars-option-weather-about = of het weer meespeelt
spherewars-option-printed_prices = Gedrukte prijzen
spherewars-option-printed_prices-about = of verbruiksmiddelen kosten wat er in het boek staat
spherewars-value-none = geen
spherewars-value-random = willekeurig
spherewars-value-wood = Bos
spherewars-value-hill = Heuvel
spherewars-value-low = Lage dichtheid
spherewars-value-common = Gewone dichtheid
spherewars-value-high = Hoge dichtheid
spherewars-value-darlime_village = Dorp Darlime
spherewars-value-eastern_woods = Oostelijke wouden
spherewars-value-volcanic_entrances = Vulkaanpoorten
spherewars-value-unuk_glaciers = Gletsjers van Unuk
spherewars-value-technocrat_city = Stad van de technocraten
spherewars-value-golothar_roads = Wegen van Golothar
spherewars-value-death_of_the_enemy = De dood van de vijand
spherewars-value-domination_of_the_dolmens = De heerschappij over de dolmens
spherewars-value-destruction_of_the_camp = De verwoesting van het kamp
spherewars-value-sacking_of_the_relics = De plundering van de relieken
spherewars-value-crash = De botsing

## Artefacten en verbruiksartikelen

spherewars-item_shown = { $combatant } draagt { $item }.
spherewars-item_taken = { $combatant } gebruikt { $item }.
spherewars-window-strategy = Vóór de strategieworp: gebruik je iets?
spherewars-window-after_strategy = De strategieworp is gedaan. Gebruik je iets?
spherewars-window-join_items = { $combatants } staat op het punt het gevecht aan te gaan. Gebruik je iets?
spherewars-window-counter_shot = Er komt een tegenschot op { $combatants }. Gebruik je iets?
spherewars-window-after_deed = { $combatants ->
    [none] Er is voor een daad gerold. Gebruik je iets?
   *[other] Er is voor een daad op { $combatants } gerold. Gebruik je iets?
}
spherewars-window-after_dexterity = Het gevecht is beslist: { $combatants }. Gebruik je iets?
spherewars-window-after_precision = Er is voor een schot op { $combatants } gerold. Gebruik je iets?
spherewars-window-after_damage = De schade is gerold: { $combatants }. Gebruik je iets?
spherewars-show-item = { $combatant } gebruikt { $item }
spherewars-show-scroll = { $combatant } tegen { $target } met { $item }: { $order }
spherewars-item-not_now = Zoiets heb je nu niet te gebruiken.
spherewars-dice-healing = de genezing
spherewars-dice-mist = de mist
spherewars-dice-artefact = een artefact
spherewars-dice-wayfarer = de weg
spherewars-item_aimed = { $target ->
    [-1] { $combatant } gebruikt { $item }.
   *[other] { $combatant } gebruikt { $item } op { $target }.
}
spherewars-feat-red_hot = { $target } heeft geen last van de hitte.
spherewars-option-field = Slagveld
spherewars-option-field-about = wie het terrein legt: de dobbelstenen, of jullie om beurten
spherewars-option-turns = Rondes
spherewars-option-turns-about = hoe lang het spel duurt; 0 is wat de missie zegt
spherewars-option-width = Breedte
spherewars-option-width-about = van de tafel, in inch
spherewars-option-depth = Diepte
spherewars-option-depth-about = van de tafel, in inch
spherewars-value-generated = door dobbelstenen gelegd
spherewars-value-placed = door jullie gelegd
spherewars-value-rolled = gerold
spherewars-value-no = nee
spherewars-value-yes = ja
spherewars-value-stormy = altijd storm
spherewars-value-rainy = altijd regen
spherewars-value-clear = altijd helder of bewolkt
spherewars-value-sunny = altijd zonnig
spherewars-value-suffocating = altijd verstikkend
spherewars-scored = Punten van { $players }: { $points } missiepunten en { $blood } bloedpunten; glorie: { $glory } van de tabel en { $special } van de missie.
spherewars-end-glory = meer gloriepunten
spherewars-end-blood = evenveel glorie, meer bloedpunten
spherewars-end-equal = evenveel glorie en evenveel bloed
spherewars-end-time = de laatste ronde is voorbij
spherewars-deploys_first = { $players } won de worp en moet als eerste opstellen, waar ook op de tafel.
spherewars-deploy-infiltrators_first = Je hebt de worp gewonnen. Wiens infiltranten worden het eerst opgesteld?
spherewars-deploy-infiltrate = Waar staan je infiltranten?
spherewars-dice-infiltration = de infiltranten
spherewars-deploy-near_enemy = { $combatant } zou bij { $place } binnen 6 inch van een vijand staan.
spherewars-deploy-no_chain = De leden van een groep moeten in één keten staan, elk tegen een ander aan.
spherewars-deploy-found_out = De dichtstbijzijnde vijand zou { $combatant } bij { $place } ontdekken: hij is minder dan 15 inch ver, of 12 zonder vol zicht.
## In de terminal

spherewars-play-stage-bands = de benden worden samengesteld
spherewars-play-stage-preparation = missie en weer worden bepaald
spherewars-play-stage-battlefield = het slagveld wordt gelegd
spherewars-play-stage-infiltration = de infiltranten worden opgesteld
spherewars-play-order-first = bevel
spherewars-play-stage-roll_off = de aanvoerders werpen om de kanten
spherewars-play-stage-deployment = opstelling
spherewars-play-turn = ronde { $turn }
spherewars-play-pools = { $orders ->
    [one] { $orders } bevel
   *[other] { $orders } bevelen
}, { $gems ->
    [one] { $gems } kristal
   *[other] { $gems } kristallen
}
spherewars-play-tired = moe { $fatigue }
spherewars-play-flees = op de vlucht
spherewars-play-legend =
    A7: een strijder met de letter van zijn speler en zijn nummer; * leidt de bende
    > is aan de beurt, o kan nog, . is in deze beurt geweest
    4/5: wonden die over zijn, van alle
    tinten: terreinstukken, donkerder waar ze hoger zijn
spherewars-play-stands = { $who } op { $place }:
spherewars-play-stands-in = { $who } in { $place }:
spherewars-play-upstairs = (niveau { $number })
spherewars-play-touches = raakt { $enemies }
spherewars-play-where-usage = Wie bedoel je? Bijvoorbeeld: waar A7
spherewars-play-reach-usage = Wiens bereik? Bijvoorbeeld: bereik A7
spherewars-play-sight-usage = Van wie naar wie? Bijvoorbeeld: zicht A7 B2
spherewars-play-odds-usage = Wie tegen wie? Bijvoorbeeld: kansen A7 B2
spherewars-play-closed = Er wordt gesloten gemeten: lengtes hoor je wanneer de regels meten (SW-BAS-16).
spherewars-play-reach = { $who } kan { $length }″ lopen; de kaart laat zien waarheen, zonder terrein dat vertraagt.
spherewars-play-sight-open = { $who } ziet { $target }.
spherewars-play-sight-partial = { $who } ziet een deel van { $target }.
spherewars-play-sight-hidden = { $who } ziet { $target } niet.
spherewars-play-away = { $length }″ ver weg.
spherewars-play-odds-fight = { $who } vecht met { $target }: wint { $win }, verliest { $lose }, doodt { $kill }, sterft { $die }.
spherewars-play-odds-shot = { $who } schiet op { $target } met { $weapon }: raakt { $hit }, doodt { $kill }.
spherewars-play-total-dice = dobbelstenen
spherewars-play-total-foes-dice = dobbelstenen van de vijand
spherewars-play-total-strength = kracht
spherewars-play-total-number = streefgetal
spherewars-play-empty = Er staat nog niets op tafel.
spherewars-play-lies = #{ $number } { $what } op { $place }
spherewars-play-high = (hoogte { $number })
spherewars-play-lies-in = #{ $number } { $what } in { $place }
spherewars-play-help-odds = een gevecht tussen twee, en schoten van de eerste: kansen A7 B2
spherewars-play-help-reach = waar een strijder heen kan lopen: bereik A7
spherewars-play-help-sight = wat iemand van een ander ziet, of van alle vijanden: zicht A7 B2, zicht A7
spherewars-play-help-where = waar iemand staat en wat hij kan: waar A7; zonder naam iedereen en het terrein; waar #3 A7: wat een stuk met A7 doet
spherewars-play-help-cost = wat een bende kost en wat er niet aan klopt: kosten 2x lookout, near_heart
spherewars-play-price = { $price } van { $points } punten
spherewars-odds-win = wint
spherewars-odds-tie = gelijk
spherewars-odds-lose = verliest
spherewars-odds-critical = wint met een kritieke treffer
spherewars-odds-none = geen succes
spherewars-odds-one = één succes
spherewars-odds-two = twee successen
spherewars-odds-more = meer successen
spherewars-odds-success = minstens één succes
spherewars-odds-works = lukt
spherewars-odds-fails = mislukt
spherewars-odds-holds = houdt moed
spherewars-odds-flees = verliest de moed

## Op papier en op schermen

spherewars-sheet-band = Bende
spherewars-sheet-price = { $price } van { $points } punten
spherewars-sheet-cost = { $rank }, { $price } punten
spherewars-show-price = prijs
spherewars-show-fix_remove = Eén { $profile } minder
spherewars-show-fix_drop_option = { $profile } zonder { $option }
spherewars-show-fix_drop_item = { $profile } zonder { $item }

## In de browser

spherewars-web-high = { $level ->
    [0] plat
    [1] klein
    [2] gewoon
    [3] groot
    [4] reusachtig
   *[other] kolossaal
}
spherewars-web-feature = { $feature ->
    [lineal] lijnvormig
    [aquatic] water
    [deep_aquatic] diep water
    [red_hot] gloeiend
    [deep_red_hot] diep gloeiend
    [building] gebouw
    [elevation] verhoging
   *[vertical] te steil om over te steken
}
spherewars-web-lesson-activation = Iedereen handelt één keer per beurt. Kies wie er nu handelt.
spherewars-web-lesson-run = Loop tot BEW inch, of ren tot het dubbele: dan geen schot.
spherewars-web-lesson-area = Teken een weg. Wie dicht bij een vijand komt, kan worden besprongen.
spherewars-web-lesson-charge = In zicht en binnen BEW is het een stormaanval: die treft harder.
spherewars-web-lesson-fight = Beiden rolden behendigheid. De beste hand wint en rolt schade.
spherewars-web-lesson-sight = Je schiet op wie je ziet. Bossen verbergen; de kans zegt hoeveel.
spherewars-web-lesson-shot = Elke dobbelsteen die de BEW van het doel haalt, is een succes.
spherewars-web-lesson-wounds = Wonden staan op het voetstuk. Zonder rest is de strijder dood.
spherewars-web-lesson-order = Je aanvoerder mag hier een bevel geven, of passen.
spherewars-web-lesson-spell = Verberg kristallen: elk is een dobbelsteen. De vijand kan ertegen inzetten.
spherewars-web-hint-target = { $touch ->
    [yes] Tik op een gemarkeerde vijand: je ziet je kans.
   *[no] Klik op een gemarkeerde vijand: je ziet je kans.
}
spherewars-web-hint-roll = Aanvallen rolt je dobbelstenen. Vraag waarom: dan zie je wat telt.
spherewars-web-hint-activate = Elke strijder handelt één keer: bewegen, concentreren, vechten.
spherewars-web-hint-goal = De laatste overgebleven partij wint. Loop, of ga het gevecht met een vijand aan.
spherewars-web-hint-path = { $touch ->
    [yes] Sleep de strijder, of tik: de stippelrand is zijn bereik.
   *[no] Sleep de strijder, of klik: de stippelrand is zijn bereik.
}
spherewars-web-own-dice = { $number ->
    [one] 1 eigen dobbelsteen
   *[other] { $number } eigen dobbelstenen
}
spherewars-web-other-dice = { $number ->
    [one] 1 dobbelsteen ertegen
   *[other] { $number } dobbelstenen ertegen
}
spherewars-web-precision-dice = { $number ->
    [one] 1 dobbelsteen om te raken op { $against } of meer
   *[other] { $number } dobbelstenen om te raken op { $against } of meer
}
spherewars-web-damage-dice = { $number ->
    [one] Daarna 1 schadedobbelsteen op { $against } of meer
   *[other] Daarna { $number } schadedobbelstenen op { $against } of meer
}
spherewars-web-stages-title = { $action }: { $stage }, { $player } beslist. De stappen: { $stages }.
spherewars-web-strip-run = Lopen
spherewars-web-strip-join = Aangaan
spherewars-web-strip-deed = Daad
spherewars-web-strip-spell = Spreuk
spherewars-web-strip-shot = Schot
spherewars-web-strip-fight = Gevecht
spherewars-web-stage-declared = aangekondigd
spherewars-web-stage-orders = bevelen
spherewars-web-stage-way = weg
spherewars-web-stage-jumps = sprongen
spherewars-web-stage-potion = drank
spherewars-web-stage-measured = gemeten
spherewars-web-stage-counter = schoten
spherewars-web-stage-contact = contact
spherewars-web-stage-named = genoemd
spherewars-web-stage-dice = dobbelstenen
spherewars-web-stage-effect = effect
spherewars-web-stage-gems = kristallen
spherewars-web-stage-shown = getoond
spherewars-web-stage-target = doel
spherewars-web-stage-change = wissel
spherewars-web-stage-precision = precisie
spherewars-web-stage-damage = schade
spherewars-web-stage-enemy = vijand
spherewars-web-stage-dexterity = behendigheid
spherewars-web-stage-morale = moreel
spherewars-web-stage-pursuit = achtervolging
spherewars-web-run-edge = lopen, { $length }
spherewars-web-speed-edge = rennen, { $length }
spherewars-web-heard = bevelen zijn te horen, { $length }
spherewars-web-bid-pool = { $count ->
    [one] { $count } kristal in de voorraad
   *[other] { $count } kristallen in de voorraad
}
spherewars-web-bid-gem = { $count ->
    [one] Verberg { $count } kristal
   *[other] Verberg { $count } kristallen
}
spherewars-web-bid-gem-over = Verberg { $count } kristallen: meer dan mag, hij raakt ontregeld
spherewars-web-bid-limit = hoogstens { $count }
spherewars-web-bid-against = tegen
spherewars-web-bid-cast = bij bezwering met
spherewars-web-bid-works = slaagt
spherewars-web-bid-stops = gestopt
spherewars-web-bid-about = { $needed ->
    [one] Kansen op zoveel successen; { $needed } is nodig.
   *[other] Kansen op zoveel successen; { $needed } zijn nodig.
}
spherewars-web-score-now = Als het nu afliep
spherewars-web-ends-stunned = verdoofd: blijft alleen staan; tot het einde van zijn volgende activering
spherewars-web-ends-paralysed = verlamd: staat stil, geen daad, spreuk of schot; tot het einde van zijn volgende activering
spherewars-web-ends-fearful = bang: valt niemand aan; tot het einde van zijn volgende activering
spherewars-web-ends-concussed = ontregeld: heeft geen kracht; tot het einde van zijn volgende activering
spherewars-web-ends-fleeing = vlucht tot hij zich herstelt of de tafel verlaat
spherewars-web-ends-fatigue = vermoeid: minder dobbelstenen in gevechten; tot het einde van de ronde
spherewars-web-ends-latent = onder een sluimerende spreuk; tot de volgende beurt van de partij van de bezweerder
spherewars-web-ends-order = heeft zijn bevel van deze beurt gehad
spherewars-web-until-roll = voor deze worp
spherewars-web-until-action = voor deze actie
spherewars-web-until-activation = tot het einde van deze activering
spherewars-web-until-turn = tot het einde van de ronde
spherewars-web-until-round = tot het einde van de beurt
spherewars-web-until-game = tot het einde van het spel
spherewars-web-until-next_activation = tot het einde van zijn volgende activering
spherewars-web-until-latent = tot de volgende beurt van de partij van de bezweerder
spherewars-web-until-own_round = tot de volgende beurt van de partij die het veroorzaakte
spherewars-web-orders = Bevelen om te geven
spherewars-web-order-receivers = { $count ->
    [one] aan 1 strijder
   *[other] aan { $count } strijders
}
spherewars-web-order-far = { $count ->
    [one] 1 te ver weg
   *[other] { $count } te ver weg
}
spherewars-web-info = Benden en strijder
spherewars-web-bands = Benden
spherewars-web-combatant = Strijder
spherewars-web-arms = Wapens en pantser
spherewars-web-arm-range = { $name }, bereik { $range }
spherewars-web-abilities = Vermogens
spherewars-web-barred = Nu niet mogelijk
spherewars-web-look-about = Kies een strijder om zijn getallen te zien.
spherewars-web-pools = { $orders ->
    [one] { $orders } bevel
   *[other] { $orders } bevelen
}, { $gems ->
    [one] { $gems } kristal
   *[other] { $gems } kristallen
}
spherewars-web-wounds = { $left } van { $most } wonden over
spherewars-web-fatigue = moe { $fatigue }
spherewars-web-turn = Ronde { $turn }
spherewars-web-round-of = beurt van { $players }
spherewars-web-recap = Ronde { $turn }: de beurt van { $players } is voorbij
spherewars-web-recap-lost = Verloren: { $names }.
spherewars-web-recap-nobody = Niemand ging verloren.
spherewars-web-recap-side = { $players }: { $points } { $points ->
    [one] { $kind ->
        [blood] bloedpunt
       *[mission] punt
    }
   *[other] { $kind ->
        [blood] bloedpunten
       *[mission] punten
    }
}{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
spherewars-web-recap-weather = Weer: { $weather }.
spherewars-web-phase-move = Beweging
spherewars-web-phase-concentrate = Concentratie
spherewars-web-phase-combat = Gevecht
spherewars-web-score-of = { $players }: bloed { $blood }, missie { $points }, glorie { $glory }.
spherewars-web-strip-blood = Bloed
spherewars-web-strip-mission = Missie
spherewars-web-strip-gems = kristallen
spherewars-web-strip-orders = bevelen
spherewars-web-pool-gems = Kristallen: { $told }
spherewars-web-pool-orders = Bevelen: { $told }
spherewars-web-gems-of = { $players }: { $gems ->
    [one] { $gems } kristal
   *[other] { $gems } kristallen
} in de voorraad; elk is een dobbelsteen om te bezweren of af te weren.
spherewars-web-gems-again = Aan het einde van een ronde is de voorraad zo groot als de macht van alle tovenaars van de kant.
spherewars-web-orders-of = { $player }: nog { $orders ->
    [one] { $orders } bevel
   *[other] { $orders } bevelen
}; elk bevel dat gegeven wordt kost er een.
spherewars-web-orders-again = Aan het einde van een ronde zijn er zoveel bevelen als de aanvoerder gezag heeft.
spherewars-web-closed = Meten is gesloten
spherewars-web-closed-about = Geen afstand wordt verteld voordat de regels hem meten.
spherewars-web-choose-band = Kies een bende
spherewars-web-any-band = Willekeurige bende
spherewars-web-take-band = Neem deze bende
spherewars-web-mixed = Gemengde bende { $number }
spherewars-web-points = { $points } punten
spherewars-web-odds-about = Precieze kansen van gevechten, schoten, spreuken naar bod en moreel, zonder vaardigheden.
spherewars-web-builder-race = Ras
spherewars-web-builder-fits = past in mijn bende
spherewars-web-builder-none = Geen profiel past.
spherewars-web-builder-figures = een groep van { $count }
spherewars-web-builder-wounds = wonden
spherewars-web-builder-faction = Factie
spherewars-web-builder-weapons = Wapens
spherewars-web-builder-artefacts = Artefacten, nog { $left } arcane kracht
spherewars-web-builder-consumables = Verbruiksmiddelen
spherewars-web-builder-add-artefacts = Voeg een artefact toe
spherewars-web-builder-add-consumables = Voeg een verbruiksmiddel toe
spherewars-web-builder-artefact = { $name } (kracht { $power })
spherewars-web-builder-item = { $name } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
spherewars-web-builder-power = arcane kracht { $power }
spherewars-web-builder-empty = Leeg. Voeg rekruten uit de catalogus toe, of kopieer een kant-en-klare bende.
spherewars-web-builder-look = Kies een profiel om het helemaal te zien.
spherewars-web-luck-unit = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}
spherewars-web-luck-about = Bij een schadeworp gaat het om een wond, bij een precisieworp om een treffer; beide zijn de punten van de strijder waard, gedeeld door zijn wonden.

## De bladzijde waarmee de regels beginnen

spherewars-web-page-1 = Doel: dat zegt de missie: de laatste overgebleven partij, dolmens, relikwieën, een kamp. Punten beslissen.
spherewars-web-page-2 = Een ronde: een strategieworp bepaalt wie begint. Dan heeft elke partij een beurt waarin iedereen één keer handelt.
spherewars-web-page-3 = Een activering: bewegen, dan concentreren voor spreuken en daden, dan vechten of schieten.
spherewars-web-page-4 = Bewegen: blijf staan, loop tot BEW inch, ren tot het dubbele, of ga het gevecht met een vijand aan.
spherewars-web-page-5 = Vechten: beiden rollen zoveel dobbelstenen als hun behendigheid en vergelijken de beste. De winnaar rolt schade.
spherewars-web-page-6 = Schieten: rol zoveel dobbelstenen als je precisie. Een dobbelsteen die de BEW van het doel haalt, treft.
spherewars-web-page-7 = Spreuken: kristallen zijn dobbelstenen. Jij verbergt er voor de bezwering, de vijand voor de afweer; beide gaan tegelijk open.
spherewars-web-page-8 = Bevelen: je aanvoerder heeft er elke ronde een paar en geeft ze midden in wat anderen doen.

## In het Lab

spherewars-web-lab-what = Wat er wordt gerold
spherewars-web-lab-what-fight = een gevecht
spherewars-web-lab-what-shot = een schot, of schade
spherewars-web-lab-what-spell = een spreuk, naar bod
spherewars-web-lab-what-morale = moreel
spherewars-web-lab-title-fight = { $dice } dobbelstenen → { $other }
spherewars-web-lab-title-shot = { $dice } dobbelstenen op { $target }
spherewars-web-lab-title-spell = { $gems } kristallen → { $against }, { $needed } nodig
spherewars-web-lab-title-morale = Moreel op { $target }{ $firm ->
    [yes] , Standvastig
   *[no] {""}
}
spherewars-web-lab-dice = Eigen dobbelstenen
spherewars-web-lab-other = Dobbelstenen van de vijand
spherewars-web-lab-target = Streefgetal
spherewars-web-lab-gems = Kristallen voor de bezwering
spherewars-web-lab-against = Kristallen ertegen
spherewars-web-lab-needed = Benodigde successen
spherewars-web-lab-firm = Standvastig: een tweede poging

## Waarden van opties in een nieuw spel

spherewars-web-option-density-none = geen: een kaal veld
spherewars-web-option-density-low = een beetje
spherewars-web-option-density-common = gewoon
spherewars-web-option-density-high = veel
spherewars-web-option-density-random = door dobbelstenen
spherewars-web-option-measuring-open = altijd
spherewars-web-option-measuring-closed = alleen als de regels meten
spherewars-web-option-weather-none = speelt niet mee
spherewars-web-option-weather-rolled = door dobbelstenen, en het verandert
spherewars-web-option-turns-0 = zoals de missie zegt
spherewars-web-option-points-300 = 300, verkenners
spherewars-web-option-mission-random = door dobbelstenen
spherewars-web-option-scenario-random = door dobbelstenen
spherewars-web-option-printed_prices-no = zoals hier verbeterd
spherewars-web-option-printed_prices-yes = zoals gedrukt

## Delen van de tafel, waar geen lengte gezegd mag worden

spherewars-play-part-south-west = het zuidwesten
spherewars-play-part-south = het zuiden
spherewars-play-part-south-east = het zuidoosten
spherewars-play-part-west = het westen
spherewars-play-part-middle = het midden
spherewars-play-part-east = het oosten
spherewars-play-part-north-west = het noordwesten
spherewars-play-part-north = het noorden
spherewars-play-part-north-east = het noordoosten
