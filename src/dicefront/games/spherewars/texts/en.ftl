# SphereWars.
#
# Names of everything in the data, by kind and id; with "-text" what it does. A trait is whatever a combatant
# may have or be under: abilities, equipment, artefacts, consumables, orders and exclusive criticals.

spherewars-title = SphereWars
spherewars-about = Bands of heroes, troops and beasts on a measured table; fury, gems and orders decide.

## Races, factions, kins, sizes

spherewars-race-scions_of_kurgan = Scions of Kurgan
spherewars-race-alliance = Alliance
spherewars-race-packs_of_urueh = Packs of Urueh
spherewars-race-adepts_of_malesur = Adepts of Malesur
spherewars-faction-tur_na_kurg = Cult of Tur'Na'Kurg
spherewars-faction-enur_anar = Cult of Enur'Anar
spherewars-faction-hura_m_koll = Cult of Hura'm'Koll
spherewars-faction-regor = Regor Cult
spherewars-faction-legion = Legion of the One Hundred Hearts
spherewars-faction-mercenaries = Mercenary Women of Isha
spherewars-kin-soimi = Soimi
spherewars-kin-regor = Regor
spherewars-kin-beast = Beast
spherewars-size-scout = Scout game
spherewars-size-skirmish = Skirmish game
spherewars-size-sovereign = Sovereign game
spherewars-size-epic = Epic game
spherewars-rank-leader = Leader
spherewars-rank-avatar = Avatar
spherewars-rank-messenger = Messenger
spherewars-rank-regular = Regular
spherewars-rank-average = Average
spherewars-rank-elite = Elite
spherewars-rank-superior = Superior

## Rules of recruiting

spherewars-rule-no_avatar = The race has no avatar.
spherewars-rule-tir_abe_no_shamans = A band led by Tir'Abe may not recruit Shamans.
spherewars-rule-tir_abe_few_dowsers = A band led by Tir'Abe recruits one Dowser at most.
spherewars-rule-sull_no_devastators = A band led by Sull may not recruit Devastators.
spherewars-rule-sull_few_fiends = A band led by Sull recruits one Fiend at most (the book's epic band has one).
spherewars-rule-soimi_majority = Under a Soimi leader the band may not hold more Regors than Soimi, the leader included.
spherewars-rule-raggarth_few_soimi = Under Raggarth the number of Regors is free and the band may hold one Soimi for each three Regors, Raggarth included; it may hold none.
spherewars-rule-raggarth_no_cult_elites = A band led by Raggarth may not recruit Devastators.
spherewars-rule-soimi_under_regor = Soimi in a band led by Raggarth have Insubordinate, mirror of the book's rule for Regors under a Soimi.
spherewars-rule-mixed_band = A band may mix both factions. The recruits of the faction the leader does not belong to may not outnumber those of the leader's faction, the leader included; a combatant that chose its faction counts where it chose. A scout band mixes freely.
spherewars-rule-pure_band = In a band of a single faction every combatant may repeat a failed morale roll caused by the leader's death once (step L4).
spherewars-rule-beasts_need_masters = At most two Sorreps for each Pack of Imps, Pack of Blowpipers, Igneous Guard, Pack of Summoners or Rider in the band.
spherewars-rule-few_mole_boys = A band recruits two Mole Boys at most.

## Profiles: Scions of Kurgan

spherewars-profile-nek_org = Nek'Org
spherewars-profile-nek_org-full = Nek'Org the Impaler
spherewars-profile-nek_org-text = A sea lord of great reach whose charge lands with double weight; he holds his prey fast.
spherewars-profile-tir_abe = Tir'Abe
spherewars-profile-tir_abe-full = Tir'Abe the Beast
spherewars-profile-tir_abe-text = A giant warrior with a war hammer: he strikes several enemies at once and frightens those around him.
spherewars-profile-sull = Sull
spherewars-profile-sull-full = Sull Mindripper
spherewars-profile-sull-text = A leader who casts: he freezes minds, howls and feeds on the wounds of his spells.
spherewars-profile-raggarth = Raggarth
spherewars-profile-raggarth-full = Raggarth the Reaper
spherewars-profile-raggarth-text = Leader of the Regors with two jagged swords and a tail that kills on its own.
spherewars-profile-transmitter = Transmitter
spherewars-profile-transmitter-text = Carries the orders of the deep and can make a friend hardier; of little use in a fight.
spherewars-profile-lackey = Lackey
spherewars-profile-lackey-text = A cheap Regor that slips ahead of the band, goads other Regors on and once pulls a sack over an enemy.
spherewars-profile-harpooner = Harpooner
spherewars-profile-harpooner-text = Throws heavy harpoons over short distances, even on the run; a poor fighter.
spherewars-profile-prowler = Prowler
spherewars-profile-prowler-text = A Regor that is already there when the fight begins, with a deadly tail.
spherewars-profile-battler = Battler
spherewars-profile-battler-text = A steady Soimi fighter with stings that feed on what they wound.
spherewars-profile-fiend = Fiend
spherewars-profile-fiend-text = A furious Soimi that runs at the nearest enemy and hunts down whoever flees.
spherewars-profile-dowser = Dowser
spherewars-profile-dowser-text = A lesser sorcerer who throws lightning and adds a gem to the pool.
spherewars-profile-ripper = Ripper
spherewars-profile-ripper-text = Fast claws that leave bleeding wounds; it may run wild on its own.
spherewars-profile-henchman = Henchman
spherewars-profile-henchman-text = An elite guard: whoever it stands beside fights like an expert.
spherewars-profile-devastator = Devastator
spherewars-profile-devastator-text = An elite attacker that nothing in its way slows down, armed as you choose.
spherewars-profile-shaman = Shaman
spherewars-profile-shaman-text = A Regor sorcerer who pushes enemies about with whirls of ice.
spherewars-profile-leviathan = Leviathan
spherewars-profile-leviathan-text = A beast of the deep, huge and terrifying, that seizes, stings and spits; it takes no orders.

## Profiles: the Alliance

spherewars-profile-rodanes = Rodanes
spherewars-profile-rodanes-full = Rodanes Metal Arm
spherewars-profile-rodanes-text = The Legion's strategist behind plate and shield, with a blow of metal and a cry that steadies his men.
spherewars-profile-nirlem = Nirlem
spherewars-profile-nirlem-full = Nirlem the Paladin
spherewars-profile-nirlem-text = A paladin who heals the Legion and stands where he stands; armed as you choose.
spherewars-profile-taem = Taem
spherewars-profile-taem-full = Taem the Butcher
spherewars-profile-taem-text = A massive mercenary leader with a hook, a chain and a layer of fat that stops wounds.
spherewars-profile-laroc = Laroc
spherewars-profile-laroc-full = Laroc the Seductress
spherewars-profile-laroc-text = The sorceress of the mercenaries: she blinds, shields and destroys, and may take over from the leader.
spherewars-profile-postman = Postman
spherewars-profile-postman-text = A messenger who slips ahead and steps aside when somebody charges him.
spherewars-profile-tactical_explorer = Tactical Explorer
spherewars-profile-tactical_explorer-text = A scout who helps in deployment and watches where enemies end their moves; armed as you choose.
spherewars-profile-cohort_of_postulants = Cohort of Postulants
spherewars-profile-cohort_of_postulants-text = Four recruits of the Legion, two with shields; they hold when they stand together.
spherewars-profile-postulant = Postulant
spherewars-profile-postulant-text = A recruit of the Legion with its shield.
spherewars-profile-postulant_private = Postulant Private
spherewars-profile-postulant_private-text = A recruit of the Legion without a shield.
spherewars-profile-lookout = Lookout
spherewars-profile-lookout-text = A crossbow already in place when the fight begins.
spherewars-profile-the_guard = The Guard
spherewars-profile-the_guard-text = Five spears that protect whoever fights beside them, led by a Superior Guardian.
spherewars-profile-superior_guardian = Superior Guardian
spherewars-profile-superior_guardian-text = The first of the Guard, with the Spear of the Mercenaries.
spherewars-profile-guardian = Guardian
spherewars-profile-guardian-text = A spear of the Guard who makes experts of those she supports.
spherewars-profile-near_heart = Near Heart
spherewars-profile-near_heart-text = Heavy infantry of the Legion with plate and shield; armed as you choose.
spherewars-profile-ranger = Ranger
spherewars-profile-ranger-text = A rider of the Legion whose long rides into combat count as charges.
spherewars-profile-tax_collector = Tax Collector
spherewars-profile-tax_collector-text = An archer and sorceress who stores coins for her spells and frightens those who come close.
spherewars-profile-amazon = Amazon
spherewars-profile-amazon-text = A rider who can pass on an order; armed as you choose.
spherewars-profile-equestrian_heart = Equestrian Heart
spherewars-profile-equestrian_heart-text = An armoured rider whose hammer stuns whom it wounds in a charge.
spherewars-profile-barbarian = Barbarian
spherewars-profile-barbarian-text = Unbreakable and tireless, it runs at the nearest enemy and obeys nobody.
spherewars-profile-ikarus = Ikarus
spherewars-profile-ikarus-text = A flyer with two swords and two pistols who dives on enemies and sees the field from above.

## Profiles: Packs of Urueh

spherewars-profile-avernal_lance = Avernal Lance
spherewars-profile-avernal_lance-text = A leader with a long lance who blazes around himself and drains his own kind.
spherewars-profile-pyronus = Pyronus
spherewars-profile-pyronus-text = A fighting sorcerer who summons Imps and calls one enemy out.
spherewars-profile-igniis = Igniis
spherewars-profile-igniis-full = Igniis the Flame
spherewars-profile-igniis-text = A shooter who steals up with burning arrows, surrounded by his Igneous Guard.
spherewars-profile-igneous_guard = Igneous Guard
spherewars-profile-igneous_guard-text = Three small guards that move with Igniis and take wounds meant for him.
spherewars-profile-igneous_guardian = Igneous Guard
spherewars-profile-igneous_guardian-text = One of the three guards of Igniis.
spherewars-profile-satanor = Satanor
spherewars-profile-satanor-full = Satanor the Volcano
spherewars-profile-satanor-text = The most powerful sorcerer: he rains fire and calls creatures out of the magma. Keep him out of fights.
spherewars-profile-ash = Ash
spherewars-profile-ash-text = An ember that carries orders and burns whoever touches it; one touch destroys it.
spherewars-profile-pack_of_blowpipers = Pack of Blowpipers
spherewars-profile-pack_of_blowpipers-text = Five small shooters who shoot better together and are in place when the fight begins.
spherewars-profile-blowpiper = Blowpiper
spherewars-profile-blowpiper-text = A small shooter of the pack.
spherewars-profile-pack_of_imps = Pack of Imps
spherewars-profile-pack_of_imps-text = Five small fighters who support each other in a pack.
spherewars-profile-imp = Imp
spherewars-profile-imp-text = A small fighter of the pack.
spherewars-profile-sorrep = Sorrep
spherewars-profile-sorrep-full = Wild Sorrep
spherewars-profile-sorrep-text = A wild beast with a random step that hunts by itself; cheap and fierce.
spherewars-profile-rider = Rider
spherewars-profile-rider-text = A fighter on a Sorrep: random moves, a strong bite and an answer to lost rolls.
spherewars-profile-pack_of_summoners = Pack of Summoners
spherewars-profile-pack_of_summoners-text = Sorcerers on one base who make Ashes and clouds of fumes.
spherewars-profile-scorcher = Scorcher
spherewars-profile-scorcher-text = A walking furnace: nobody knows how hard it strikes before it does, and its death burns those around it.
spherewars-profile-stevedore = Stevedore
spherewars-profile-stevedore-text = An elite with a blunt weapon who throws a sulphuric rock before his first fight.
spherewars-profile-miz_rider = Miz Rider
spherewars-profile-miz_rider-text = A tireless heavy rider with a long weapon that may bolt on its own and crushes smaller enemies.
spherewars-profile-hinos = Hinos
spherewars-profile-hinos-text = A huge mount full of guns and boiling lava that may bolt on its own; hard to hurt and feared.

## Profiles: Adepts of Malesur

spherewars-profile-shaogi = Shaogi
spherewars-profile-shaogi-full = Shaogi the Boar Man
spherewars-profile-shaogi-text = A boar of a leader: he rams, leaves bleeding wounds and never lets go of the one he has chosen.
spherewars-profile-liehhan = Liehhan
spherewars-profile-liehhan-full = Liehhan the Werebear
spherewars-profile-liehhan-text = The bear: the strongest arms of the Adepts, a crushing embrace and a bellow that stuns.
spherewars-profile-yenay = Yenay
spherewars-profile-yenay-full = Yenay the Mantis Woman
spherewars-profile-yenay-text = A flying mantis who leads, casts and cannot be aimed at from afar while she keeps still.
spherewars-profile-miuhalo = Miuhalo
spherewars-profile-miuhalo-full = Miuhalo the Owl Man
spherewars-profile-miuhalo-text = The owl: a flying sorcerer who blesses, curses and takes life to give it to others.
spherewars-profile-eagle_man = Eagle Man
spherewars-profile-eagle_man-text = A flying messenger with thoughts that reach far; he strikes and leaves again.
spherewars-profile-hedgehog_girl = Hedgehog Girl
spherewars-profile-hedgehog_girl-text = Throws quills from hiding and hurts whoever strikes her.
spherewars-profile-mole_boy = Mole Boy
spherewars-profile-mole_boy-text = Digs under everything and comes up where it is least expected.
spherewars-profile-snake_man = Snake Man
spherewars-profile-snake_man-text = Lies in wait and spits venom that stuns.
spherewars-profile-goat_man = Goat Man
spherewars-profile-goat_man-text = A strong fighter whose horns strike before the charge.
spherewars-profile-pack_of_mongoose_boys = Pack of Mongoose Boys
spherewars-profile-pack_of_mongoose_boys-text = Small sorcerers on one base, fearsome while most of them are left.
spherewars-profile-werelynx = Werelynx
spherewars-profile-werelynx-text = A fast attacker whose claws add a blow of their own.
spherewars-profile-moray_man = Moray Man
spherewars-profile-moray_man-text = A heavy attacker at home in water.
spherewars-profile-crab_man = Crab Man
spherewars-profile-crab_man-text = Slow, armoured and tireless; the sight of it makes enemies falter.
spherewars-profile-werebull = Werebull
spherewars-profile-werebull-text = A huge charger that rams, tramples and cannot be held back.

## Universal abilities

spherewars-trait-ambidextrous = Ambidextrous
spherewars-trait-ambidextrous-text = After each of its dexterity rolls the best die is raised by one, to 6 at most; that makes no critical.
spherewars-trait-aquatic = Aquatic
spherewars-trait-aquatic-text = No penalty in water; may not enter lava. Storms do not touch it, stifling heat hits it twice.
spherewars-trait-assault = Assault
spherewars-trait-assault-text = One more die in the dexterity roll of the activation in which it charged or engaged, against whom it joined.
spherewars-trait-bodyguard = Bodyguard
spherewars-trait-bodyguard-text = A fighter whom it supports has Expert Combatant in that fight.
spherewars-trait-channelling = Channelling
spherewars-trait-channelling-text = A sorcerer who stands still in the movement phase adds one gem to the pool.
spherewars-trait-counterattack = Counterattack
spherewars-trait-counterattack-text = After losing a dexterity roll it may re-roll its second-best die, once per fight.
spherewars-trait-expert_combatant = Expert Combatant
spherewars-trait-expert_combatant-text = If its two best dice equal the enemy's two best, it wins the dexterity roll.
spherewars-trait-expert_shooter = Expert Shooter
spherewars-trait-expert_shooter-text = The difficulty of its mundane shots is one lower.
spherewars-trait-fear_of_combat = Fear of Combat
spherewars-trait-fear_of_combat-text = On contact with a free enemy it makes a morale roll; if it fails, a dexterity roll that it wins in this activation is a tie.
spherewars-trait-fierce = Fierce
spherewars-trait-fierce-text = It must pursue an enemy who flees from blood it drew.
spherewars-trait-hardened_attacker = Hardened Attacker
spherewars-trait-hardened_attacker-text = Its engagements count as charges.
spherewars-trait-hardened_defender = Hardened Defender
spherewars-trait-hardened_defender-text = An enemy who charges it gets no charge bonus.
spherewars-trait-impetuous = Impetuous
spherewars-trait-impetuous-text = While free it must join combat with the nearest enemy within twice its movement.
spherewars-trait-inexpert_combatant = Inexpert Combatant
spherewars-trait-inexpert_combatant-text = If the two best dice of both sides are equal, it loses the dexterity roll.
spherewars-trait-inexpert_shooter = Inexpert Shooter
spherewars-trait-inexpert_shooter-text = The difficulty of its mundane shots is one higher.
spherewars-trait-infiltrator = Infiltrator
spherewars-trait-infiltrator-text = Deployed after everybody else, anywhere at least 15 inches from the nearest enemy, 12 if that one has no full sight.
spherewars-trait-insignificant = Insignificant
spherewars-trait-insignificant-text = Fighting it tires nobody.
spherewars-trait-insubordinate = Insubordinate
spherewars-trait-insubordinate-text = No help from the leader's presence, and no morale roll at his death.
spherewars-trait-intimidation = Intimidation
spherewars-trait-intimidation-text = On contact with a free enemy that enemy makes a morale roll; if it fails, a dexterity roll that it wins in this activation is a tie.
spherewars-trait-red_hot = Red-Hot
spherewars-trait-red_hot-text = No penalty in lava; may not enter water. Stifling heat does not touch it, storms hit it twice.
spherewars-trait-stealth = Stealth
spherewars-trait-stealth-text = Before its movement phase it may move as many inches as the higher of two dice; after that no speeding up or engaging, unless both dice are equal.
spherewars-trait-strategist = Strategist
spherewars-trait-strategist-text = A leader whose two best dice in the strategic roll equal the enemy's two best wins it.
spherewars-trait-tireless = Tireless
spherewars-trait-tireless-text = Fatigue does not lower its dexterity.
spherewars-trait-tough = Tough
spherewars-trait-tough-text = Its damage rolls meet a constitution one lower.
spherewars-trait-tracker = Tracker
spherewars-trait-tracker-text = No movement penalty for scenery, water and lava excepted.
spherewars-trait-uncontrolled = Uncontrolled
spherewars-trait-uncontrolled-text = While free it makes a morale roll before its movement phase; if it fails, it must move at the nearest enemy.
spherewars-trait-undisciplined = Undisciplined
spherewars-trait-undisciplined-text = It cannot be given any order.
spherewars-trait-unimportant = Unimportant
spherewars-trait-unimportant-text = It adds no die when supporting.
spherewars-trait-weak = Weak
spherewars-trait-weak-text = Its damage rolls meet a constitution one higher.
spherewars-trait-firm = Firm
spherewars-trait-firm-text = It may repeat a failed morale roll once.
spherewars-trait-pure_band = Band of a single faction
spherewars-trait-flying = Flying
spherewars-trait-flying-text = It moves over everything, sees and is seen everywhere, and is harder to hit and to hurt with shots.

## Abilities, deeds and spells: Scions of Kurgan

spherewars-trait-sensory_communication = Sensory Communication
spherewars-trait-sensory_communication-text = Orders that the holder issues to friendly Soimi of its band have a range of 8 inches instead of 5.
spherewars-trait-stings = Stings
spherewars-trait-stings-text = Each success gives one die of a single Strength 1 mundane blow: roll all these dice together against the target's mundane constitution, each success being a wound. Every Sphere shown by the damage dice heals one wound of the holder, never above its profile. Criticals apply.
spherewars-trait-tur_na_kurg_cult = Tur'Na'Kurg Cult
spherewars-trait-tur_na_kurg_cult-text = Mixed cult of warriors and sorcerers. If the band's leader belongs to the Tur'Na'Kurg cult, the leader's presence helps this combatant's morale rolls within 8 inches instead of 5.
spherewars-trait-enur_anar_cult = Enur'Anar Cult
spherewars-trait-enur_anar_cult-text = Warrior cult. If the band's leader belongs to the Enur'Anar cult, the leader's presence helps this combatant's morale rolls within 8 inches instead of 5.
spherewars-trait-hura_m_koll_cult = Hura'm'Koll Cult
spherewars-trait-hura_m_koll_cult-text = Sorcerer cult. If the band's leader belongs to the Hura'm'Koll cult, the leader's presence helps this combatant's morale rolls within 8 inches instead of 5.
spherewars-trait-regor_cult = Regor Cult
spherewars-trait-regor_cult-text = While the band is led by a Soimi, this combatant has Insubordinate: no benefit from the leader's presence and no morale roll when the leader dies.
spherewars-trait-kurgans_embrace = Kurgan's Embrace
spherewars-trait-kurgans_embrace-text = One success: until the end of the round the target has -1 strength and may not be given Relocate!. Two or more successes: it is also stunned.
spherewars-trait-huge_arm = Huge Arm
spherewars-trait-huge_arm-text = When the holder charges (or counts as charging) and wins the dexterity roll, the charge bonus is +2 strength instead of +1.
spherewars-trait-sweeping_blow = Sweeping Blow
spherewars-trait-sweeping_blow-text = Share the successes among different enemies base to base with the holder, one each; every enemy chosen suffers a Strength 2 mundane damage roll (order: SW-WOU-17). Spare successes are lost.
spherewars-trait-roar_of_the_beast = Roar of the Beast
spherewars-trait-roar_of_the_beast-text = One success: every enemy within 4 inches, in hand-to-hand combat or not, makes a morale roll or becomes fearful. Two or more successes: the difficulty of these rolls rises by one.
spherewars-trait-hilt_blow = Hilt Blow
spherewars-trait-hilt_blow-text = One success: Strength 2 mundane damage roll. Two or more successes: Strength 3, and a target that is wounded is stunned.
spherewars-trait-wrath_of_sull = Wrath of Sull
spherewars-trait-wrath_of_sull-text = Strength 3 arcane damage roll. If it causes at least one wound, the opponent removes one power gem from his pool, if he has any.
spherewars-trait-mindfreeze = Mindfreeze
spherewars-trait-mindfreeze-text = Freezes the will of one enemy; it makes no morale roll against it. One success: -1 dexterity until the end of the target's next activation. Two: stunned. Three: paralysed.
spherewars-trait-sensory_howl = Sensory Howl
spherewars-trait-sensory_howl-text = One success: one enemy with power within 6 inches, even in hand-to-hand combat, makes a morale roll or is concussed. Two or more successes: it is concussed without a roll.
spherewars-trait-deadly_double_tail = Deadly Double Tail
spherewars-trait-deadly_double_tail-text = Each success causes one direct wound, two at most, on one or two enemies base to base, shared by the holder's owner. No criticals.
spherewars-trait-vicious_slash = Vicious Slash
spherewars-trait-vicious_slash-text = One success: in the holder's next hand-to-hand damage roll of this activation the enemy's mundane constitution counts one point lower. Two or more successes: two points lower. It lapses unused at the end of the activation.
spherewars-trait-sting_of_robustness = Sting of Robustness
spherewars-trait-sting_of_robustness-text = One success: a friendly Soimi base to base, not the holder, has +1 mundane and arcane constitution until the start of the next friendly round. Two or more successes: it also heals one wound.
spherewars-trait-incite = Incite
spherewars-trait-incite-text = Once per activation one other friendly Regor within 3 inches that has not been activated this turn has +1 movement until the end of the turn. No roll.
spherewars-trait-the_sack = The Sack
spherewars-trait-the_sack-text = Once per game an enemy of common height or smaller base to base with the holder rolls two dice fewer (at least one) in its dexterity rolls until the end of the turn. No roll.
spherewars-trait-deadly_tail = Deadly Tail
spherewars-trait-deadly_tail-text = Each Sphere causes one direct wound. No damage roll, hence no criticals.
spherewars-trait-lightning_sphere = Lightning Sphere
spherewars-trait-lightning_sphere-text = Strength 2 arcane damage roll.
spherewars-trait-gashing = Gashing
spherewars-trait-gashing-text = An enemy wounded by the holder's hand-to-hand damage roll and still alive rolls one die at the end of its next activation: on 1 or 2 it suffers one direct wound. Not cumulative.
spherewars-trait-ice_vortex = Ice Vortex
spherewars-trait-ice_vortex-text = One enemy not in hand-to-hand combat is moved up to 3 inches in a straight line chosen by the caster (SW-MOV-33), and has -1 movement until the end of its next activation; with variable or clumsy movement, its roll is reduced by 1 (at least 1).
spherewars-trait-lethal_stings = Lethal Stings
spherewars-trait-lethal_stings-text = As Stings, but each success gives two damage dice of the same Strength 1 blow.
spherewars-trait-seizing_tail = Seizing Tail
spherewars-trait-seizing_tail-text = One enemy of large height or smaller within 3 inches, not in hand-to-hand combat, is moved in a straight line into base contact with the holder (SW-MOV-33); if something is in the way, nothing happens. The holder counts as having engaged it.
spherewars-trait-lethal_tail = Lethal Tail
spherewars-trait-lethal_tail-text = Each success causes one direct wound, two at most. No criticals.

## Abilities, deeds and spells: the Alliance

spherewars-trait-hungry_for_revenge = Hungry for Revenge
spherewars-trait-hungry_for_revenge-text = If a friendly combatant dies within 5 inches of the holder (measured at its death), the holder adds one die to its dexterity rolls until the end of the turn. Not cumulative.
spherewars-trait-legion_formation = Legion Formation
spherewars-trait-legion_formation-text = While another friendly combatant with Legion Formation, neither fleeing nor paralysed, is within 1 inch, the holder has Hardened Defender. Looked at when the charge bonus is counted.
spherewars-trait-metallic_blow = Metallic Blow
spherewars-trait-metallic_blow-text = At least one success: mundane damage roll with a strength of one plus the number of successes, at most 4.
spherewars-trait-pounding_cry = Pounding Cry
spherewars-trait-pounding_cry-text = One success: friendly combatants within 5 inches at that moment, the holder excepted, are firm until the start of the next friendly round. Two or more successes: each also adds one die to its next dexterity roll this turn.
spherewars-trait-defensive_position = Defensive Position
spherewars-trait-defensive_position-text = One success: until the start of the next friendly round the holder and the friendly combatants base to base with him at that moment have +1 mundane constitution. Two or more successes: +1 arcane constitution as well.
spherewars-trait-throbbing_heart = Throbbing Heart
spherewars-trait-throbbing_heart-text = One friendly member of the Legion within 6 inches, the caster included, heals as many wounds as successes.
spherewars-trait-hook = Hook
spherewars-trait-hook-text = One enemy of common height or smaller within 3 inches, not in hand-to-hand combat, is moved in a straight line into base contact with the holder (SW-MOV-33); if something is in the way, nothing happens. The holder counts as having engaged it.
spherewars-trait-body_fat = Body Fat
spherewars-trait-body_fat-text = Each time a mundane damage roll wounds the holder, after healing and before the wounds are applied, roll one die: on 5 or more one of these wounds is ignored.
spherewars-trait-chaining = Chaining
spherewars-trait-chaining-text = One success: until the end of the turn the target has -1 dexterity and may not be given Relocate!. Two or more successes: it also makes a morale roll or is paralysed.
spherewars-trait-bite = Bite
spherewars-trait-bite-text = Each Sphere causes one direct wound, two at most. No criticals.
spherewars-trait-lesser_leader = Lesser Leader
spherewars-trait-lesser_leader-text = Issues orders from the band's pool like a messenger, within 5 inches. If the leader dies or leaves the table while the holder is on it and not fleeing, the orders left in the pool stay and only she issues them; from the next updating on the pool is set to one order (while she is fleeing or paralysed a spent order does not come back), and her presence counts as the leader's for the members of the Mercenary Women of Isha. All this ends with her death.
spherewars-trait-blinding_aura = Blinding Aura
spherewars-trait-blinding_aura-text = While it lasts, enemies roll one die fewer (at least one) in dexterity and precision rolls against the caster and against friendly combatants base to base with her when the dice are counted.
spherewars-trait-destroying_ball = Destroying Ball
spherewars-trait-destroying_ball-text = Strength 4 arcane damage roll.
spherewars-trait-protection_sphere = Protection Sphere
spherewars-trait-protection_sphere-text = Raises the constitution of one friendly combatant within 8 inches at casting, the caster included, while it lasts. One success: +1 mundane constitution. Two: +1 mundane and arcane constitution. Three: +2 mundane and +1 arcane constitution.
spherewars-trait-sidestep = Sidestep
spherewars-trait-sidestep-text = Once per round, when an enemy that is not yet in contact reaches the holder by a charge or engagement, after shots against the charge and before contact, the owner may roll one die: on 5 or more the holder moves up to 2 inches (SW-MOV-33), not into contact with an enemy, and the enemy ends at its resting place as after an engagement. Not while stunned, paralysed or fleeing.
spherewars-trait-tactical_scout = Tactical Scout
spherewars-trait-tactical_scout-text = A band with at least one holder adds one die to its deployment roll and, if a holder is on the table, to its strategic roll of the first turn. Not cumulative.
spherewars-trait-on_alert = On Alert
spherewars-trait-on_alert-text = Once per enemy round, after an enemy in sight of the holder has ended its movement phase within 6 inches of it without touching it, the holder may move up to 2 inches (SW-MOV-33), not into contact with an enemy. Not while in hand-to-hand combat, stunned, paralysed or fleeing.
spherewars-trait-spearhead_formation = Spearhead Formation
spherewars-trait-spearhead_formation-text = While another member of the same Guard is within 1 inch, the holder adds one die to its dexterity roll in the combat of an activation in which it joined combat or was joined by the enemy it fights.
spherewars-trait-coffer_of_isha = Coffer of Isha
spherewars-trait-coffer_of_isha-text = Each time the holder wounds an enemy with a shot or in hand-to-hand combat she stores one coin, three at most, open to both players. When gems are hidden, for casting or dispelling, her band may add one of her coins to its bet, secretly like the gems: one more die, outside pool, minimum and maximum. Not while she is fleeing, paralysed or concussed; the coins are lost with her death.
spherewars-trait-sharp_eye = Sharp Eye
spherewars-trait-sharp_eye-text = The holder's mundane shots do not lose the die for partial sight.
spherewars-trait-terrifying_countenance = Terrifying Countenance
spherewars-trait-terrifying_countenance-text = While it lasts the caster's fear level is terrifying and she has Intimidation.
spherewars-trait-misty_soul = Misty Soul
spherewars-trait-misty_soul-text = While it lasts, the difficulty of mundane shots, shots against a charge included, at one friendly combatant within 6 inches at casting, the caster included, rises by two.
spherewars-trait-mercenary_messenger = Mercenary Messenger
spherewars-trait-mercenary_messenger-text = May issue orders from the band's pool to members of the Mercenary Women of Isha like a messenger, without being one: she does not count against the messenger limit and keeps the morale of a troop.
spherewars-trait-wild_wrath = Wild Wrath
spherewars-trait-wild_wrath-text = Until the end of the activation. One success: +1 strength. Two successes: +1 strength and one more die in dexterity rolls. Three or more successes: +2 strength and one more die in dexterity rolls.
spherewars-trait-mighty_dive = Mighty Dive
spherewars-trait-mighty_dive-text = When the holder charges (or counts as charging), no shot against the charge may be made at it, and its charge bonus is +2 strength instead of +1.
spherewars-trait-strategic_vision = Strategic Vision
spherewars-trait-strategic_vision-text = While the holder is on the table, not fleeing and not in hand-to-hand combat, its band may re-roll one die of each strategic roll, in window AFTER STRATEGY.

## Abilities, deeds and spells: Packs of Urueh

spherewars-trait-volcanic_skin = Volcanic Skin
spherewars-trait-volcanic_skin-text = +1 arcane constitution, already included in the profile.
spherewars-trait-volcanic_weapon = Volcanic Weapon
spherewars-trait-volcanic_weapon-text = In each hand-to-hand damage roll against an enemy without Red-Hot the holder may re-roll one die that shows 1, before criticals are read.
spherewars-trait-volcanic_mana = Volcanic Mana
spherewars-trait-volcanic_mana-text = When the holder casts a spell it may re-roll one casting die that shows 1 or 2, before uncontrolled power is read.
spherewars-trait-volcanic_connection = Volcanic Connection
spherewars-trait-volcanic_connection-text = While the holder is neither fleeing, concussed nor paralysed, it raises the maximum of gems (SW-SPE-22) of each other friendly caster with Volcanic Mana by two instead of one.
spherewars-trait-kazags_protection = Kazag's Protection
spherewars-trait-kazags_protection-text = Once per round, when the holder is hit by a mundane shot in range (not a shot against a charge) or is the target of a successful spell in range that needs sight, its owner may name a friendly Insignificant combatant within 2 inches of the holder, not fleeing, that suffers the damage roll or effect instead; sight, range and modifiers of the roll already made are not counted anew.
spherewars-trait-energetic_suction = Energetic Suction
spherewars-trait-energetic_suction-text = One friendly combatant with Red-Hot and wounds within 4 inches, not a hero, suffers one direct wound per success, two at most and never more than it has left (it may die). For each wound the holder heals one wound or, if it has power, adds one gem to the pool until the end of the turn.
spherewars-trait-golothars_blaze = Golothar's Blaze
spherewars-trait-golothars_blaze-text = One success: every enemy within 2 inches without Red-Hot, in hand-to-hand combat or not, suffers a Strength 1 mundane damage roll. Two or more successes: Strength 2.
spherewars-trait-kazags_crack = Kazag's Crack
spherewars-trait-kazags_crack-text = One success: one enemy that does not fly within 6 inches makes a morale roll or is stunned. Two or more successes: it is stunned without a roll.
spherewars-trait-challengers_craving = Challenger's Craving
spherewars-trait-challengers_craving-text = One success: until the end of the turn the holder adds one die to dexterity rolls against one enemy of elite, superior or hero rank within 8 inches. Two or more successes: that enemy also makes a morale roll or has Impetuous until the end of its next activation, with the holder as the only enemy it must join.
spherewars-trait-imp_past = Imp Past
spherewars-trait-imp_past-text = Imps base to base with the holder's enemy support the holder in spite of being Unimportant, within the limit of three supports.
spherewars-trait-flashing_form = Flashing Form
spherewars-trait-flashing_form-text = While it lasts, enemies roll one die fewer (at least one) in dexterity rolls against the caster, who has +1 movement.
spherewars-trait-imp_summoner = Imp Summoner
spherewars-trait-imp_summoner-text = Places one Imp (member profile of the Pack of Imps) within 4 inches of the caster and at least 1 inch from every enemy, where the caster's owner likes (SW-COM-09). All summoned Imps of the band form one pack of their own for Pack Blow. At most three Imps per game; each is worth 10 band points.
spherewars-trait-flaming_shot = Flaming Shot
spherewars-trait-flaming_shot-text = One success: the holder's mundane shots of this activation have +1 strength. Two or more successes: they also lose no dice for long range or for having moved.
spherewars-trait-burning_slash = Burning Slash
spherewars-trait-burning_slash-text = At least one success: mundane damage roll with a strength of one plus the number of successes, at most 3.
spherewars-trait-lava_dart = Lava Dart
spherewars-trait-lava_dart-text = Ranged deed, at least one success: mundane damage roll with a strength equal to the number of successes, the target's mundane constitution counting one point lower.
spherewars-trait-close_to_power = Close to Power
spherewars-trait-close_to_power-text = Recruited only with Igniis. Within 3 inches of Igniis the holder's morale is brave. Once per round and holder, when Igniis is about to suffer wounds from a shot, a deed or a spell while the holder is within 3 inches of him, one of them may be taken by the holder as a direct wound instead.
spherewars-trait-hail_of_fire = Hail of Fire
spherewars-trait-hail_of_fire-text = Every combatant without Red-Hot, friend or enemy, in hand-to-hand combat or not, within 2 inches of a point up to 10 inches from the caster suffers a Strength 2 arcane damage roll (order: SW-WOU-17).
spherewars-trait-magma_of_procreation = Magma of Procreation
spherewars-trait-magma_of_procreation-text = Places one new combatant within 4 inches of the caster and at least 1 inch from every enemy, where the caster's owner likes (SW-COM-09). It is worth 8 (Ash), 10 (Imp) or 17 (Sorrep) band points. Ashes so placed do not count against the messenger limit; Imps join the pack of summoned Imps. One success: one Ash. Two: one Imp. Three: one Sorrep.
spherewars-trait-incinerating_blast = Incinerating Blast
spherewars-trait-incinerating_blast-text = Strength 5 arcane damage roll.
spherewars-trait-lava_torrent = Lava Torrent
spherewars-trait-lava_torrent-text = Strength 2 arcane damage roll. Known only through the Hand of Kazag.
spherewars-trait-ashes = Ashes
spherewars-trait-ashes-text = The holder is ephemeral (SW-WOU-10 to SW-WOU-16): it may not join combat. It issues orders as a messenger although it cannot be given any. An enemy without Red-Hot whose contact destroys it suffers a Strength 1 mundane damage roll at once.
spherewars-trait-pack_shot = Pack Shot
spherewars-trait-pack_shot-text = The holder adds one die to its precision roll for each other member of its pack that has already shot at the same target this round, two at most. Not for shots against a charge.
spherewars-trait-pack_blow = Pack Blow
spherewars-trait-pack_blow-text = Members of the same pack base to base with the holder's enemy support the holder in spite of being Unimportant, two of them at most, within the limit of three supports.
spherewars-trait-sorrep_fury = Sorrep Fury
spherewars-trait-sorrep_fury-text = If the holder wins the dexterity roll and at least one of its dice shows a Sphere after all re-rolls, it has Tough for the damage roll that follows.
spherewars-trait-wild = Wild
spherewars-trait-wild-text = After rolling its variable movement the holder, if not in hand-to-hand combat, must engage the nearest enemy it can reach (nearest as in SW-ABI-33); only if it reaches none may it move freely or stand still.
spherewars-trait-unruly = Unruly
spherewars-trait-unruly-text = If both dice of its variable movement show 1, the holder, if not in hand-to-hand combat, does not move and its activation goes to A8.
spherewars-trait-summon_ashes = Summon Ashes
spherewars-trait-summon_ashes-text = Places one Ash per success within 4 inches of the caster and at least 1 inch from every enemy, where the caster's owner likes (SW-COM-09), up to six Ashes of the band on the battlefield. They do not count against the messenger limit and are worth 0 band points.
spherewars-trait-sulphuric_fumes = Sulphuric Fumes
spherewars-trait-sulphuric_fumes-text = A cloud with a radius of 2 inches around a point up to 6 inches from the caster: full sight through or into it becomes partial sight, and enemies of the caster without Red-Hot whose base touches it roll one die fewer (at least one) in dexterity rolls.
spherewars-trait-lava_core = Lava Core
spherewars-trait-lava_core-text = The holder's special strength: before each of its damage rolls roll 1D3 and add 2; the result (3 to 5) takes the place of the profile strength for that roll, other changes are added to it.
spherewars-trait-white_hot_surge = White-Hot Surge
spherewars-trait-white_hot_surge-text = At the start of its activation, before the movement phase, the holder may suffer one direct wound (not its last) to have +2 movement and Hardened Attacker until the end of the activation.
spherewars-trait-lava_outburst = Lava Outburst
spherewars-trait-lava_outburst-text = When the holder dies, every other combatant, friend or enemy, within 2 inches of it without Red-Hot suffers a Strength 3 mundane damage roll (order: SW-WOU-17, chosen by the holder's owner). Not if it fled over the table edge.
spherewars-trait-sulphuric_rock = Sulphuric Rock
spherewars-trait-sulphuric_rock-text = In the first hand-to-hand combat the holder fights in the game, before the dexterity roll, it makes a Strength 4 mundane damage roll against that enemy. Criticals apply; weapon and charge modifiers do not.
spherewars-trait-uncontrollable = Uncontrollable
spherewars-trait-uncontrollable-text = When activated while not in hand-to-hand combat, roll one die: on 1 its movement phase is forced. The nearest other combatant (smallest gap; equal gaps: owner's choice) is looked for. An enemy: the holder must join combat with it if its full run straight towards it reaches contact (step list J), else it runs its full distance straight towards it. A friend: it runs its full distance straight towards it (step list M) and stops at contact; a friend so touched suffers a Strength 2 mundane damage roll.
spherewars-trait-crush = Crush
spherewars-trait-crush-text = At least one success, against an enemy of lower height than the holder: mundane damage roll with a strength of two per success, at most 4.
spherewars-trait-lava_cauldrons = Lava Cauldrons
spherewars-trait-lava_cauldrons-text = Each time a hand-to-hand damage roll wounds the holder, the enemy that made it, unless it has Red-Hot, suffers a Strength 2 mundane damage roll at the end of that fight, if both are still on the table.

## Abilities, deeds and spells: Adepts of Malesur

spherewars-trait-natures_camouflage = Nature's Camouflage
spherewars-trait-natures_camouflage-text = The holder's movement counts one point higher when it is shot at with a mundane shot, shots against a charge and shots while speeding up included.
spherewars-trait-natures_knowledge = Nature's Knowledge
spherewars-trait-natures_knowledge-text = The holder has Tracker in woods, leafy woods, hedges and hills (no movement penalty for them).
spherewars-trait-arcane_offering = Arcane Offering
spherewars-trait-arcane_offering-text = +1 arcane constitution, already included in the profile.
spherewars-trait-regeneration_offering = Regeneration Offering
spherewars-trait-regeneration_offering-text = Each success heals one wound of the holder, two at most, never above its profile.
spherewars-trait-bleeding_wound = Bleeding Wound
spherewars-trait-bleeding_wound-text = An enemy wounded by the holder's hand-to-hand damage roll and still alive rolls one die at the end of its next activation: on 1, 2 or 3 it suffers one direct wound. Not cumulative.
spherewars-trait-boar_headbutt = Boar Headbutt
spherewars-trait-boar_headbutt-text = One success: Strength 2 mundane damage roll. Two or more successes: Strength 3, and a target that is wounded is stunned.
spherewars-trait-obsession = Obsession
spherewars-trait-obsession-text = One success: until the start of the next friendly round the holder adds one die to dexterity rolls against one enemy within 8 inches. Two or more successes: it also has Hardened Attacker against that enemy.
spherewars-trait-smothering_embrace = Smothering Embrace
spherewars-trait-smothering_embrace-text = One success: the target has -1 dexterity if it fights the holder in this activation. Two or more successes: it also suffers one direct wound.
spherewars-trait-bellow = Bellow
spherewars-trait-bellow-text = One success: one enemy within 4 inches, in hand-to-hand combat or not, makes a morale roll or is stunned.
spherewars-trait-mimetic = Mimetic
spherewars-trait-mimetic-text = While the holder stood still in its last movement phase (or has not been activated yet), enemies further than 8 inches away may not choose it as the target of mundane shots or of spells that need sight. If it is named all the same, the 8 inches are measured; beyond them another target is named without using the attacker's target change, and without one the attack is lost.
spherewars-trait-stalking_mantis = Stalking Mantis
spherewars-trait-stalking_mantis-text = Each Sphere causes one direct wound, two at most. No criticals.
spherewars-trait-confusion = Confusion
spherewars-trait-confusion-text = One enemy makes a morale roll or is stunned.
spherewars-trait-devouring_insects = Devouring Insects
spherewars-trait-devouring_insects-text = Strength 2 arcane damage roll, and another one at the end of the target's next activation, whatever has become of the caster.
spherewars-trait-inner_blessing = Inner Blessing
spherewars-trait-inner_blessing-text = One friendly combatant within 6 inches, the caster included, loses every state it suffers and heals one wound.
spherewars-trait-blessing_of_the_north_wind = Blessing of the North Wind
spherewars-trait-blessing_of_the_north_wind-text = One friendly combatant within 8 inches, the caster included, has +2 movement until the end of the turn; with variable or clumsy movement, its roll is raised by 2.
spherewars-trait-curse_of_the_north_wind = Curse of the North Wind
spherewars-trait-curse_of_the_north_wind-text = One enemy within 8 inches has -2 movement (at least 1) until the end of its next activation; with variable or clumsy movement, its roll is reduced by 2 (at least 1).
spherewars-trait-life_bane = Life Bane
spherewars-trait-life_bane-text = Arcane damage roll whose strength depends on the successes: 2, 3 or 4. With three, if it wounds, the caster or a friendly combatant within 4 inches of the caster heals one wound.
spherewars-trait-telepathy = Telepathy
spherewars-trait-telepathy-text = Orders that the holder issues have a range of 8 inches instead of 5.
spherewars-trait-pounce = Pounce
spherewars-trait-pounce-text = At least one success: after its hand-to-hand combat of this activation, if it is on the table and not fleeing, the holder may leave contact and move up to 4 inches (SW-MOV-33), not into contact with an enemy.
spherewars-trait-defence_quills = Defence Quills
spherewars-trait-defence_quills-text = Each time an enemy wins a dexterity roll against the holder, at the end of that fight the enemy suffers a Strength 1 mundane damage roll, even if the holder has died or fled.
spherewars-trait-underground_tunneller = Underground Tunneller
spherewars-trait-underground_tunneller-text = The holder's special movement. If it is not in hand-to-hand combat it may run, charge or engage with movement 4, or tunnel instead (not while stunned or paralysed): it is placed with its centre at most 8 inches from where its centre was, out of contact with enemies and off impassable or aquatic scenery, ignoring everything between and all defence areas; this counts as a speed up, even within 5 inches of an enemy. It never speeds up on the surface; a failed engagement is a full run.
spherewars-trait-venomous_spit = Venomous Spit
spherewars-trait-venomous_spit-text = Once per activation roll two dice against the mundane constitution of one enemy in sight within 4 inches as target number (SW-DIC-13 to SW-DIC-17): with at least one success the target suffers exactly one direct wound and is stunned. It is neither a precision nor a damage roll: no criticals.
spherewars-trait-horns = Horns
spherewars-trait-horns-text = In the fight of an activation in which the holder charged (or counts as having charged), before the dexterity roll the charged enemy, if it is the one fought, suffers a Strength 1 mundane damage roll without weapon or charge modifiers.
spherewars-trait-fearsome_pack = Fearsome Pack
spherewars-trait-fearsome_pack-text = While the holder has three wounds or more left it ignores its Inexpert Combatant ability and its fear level is respectable.
spherewars-trait-oaken_will = Oaken Will
spherewars-trait-oaken_will-text = While it lasts one friendly combatant within 6 inches at casting, the caster included, has unbreakable morale and +1 arcane constitution.
spherewars-trait-swipe = Swipe
spherewars-trait-swipe-text = At least one success: Strength 2 mundane damage roll.
spherewars-trait-bull_rush = Bull Rush
spherewars-trait-bull_rush-text = Only in an activation in which the holder joined combat, against an enemy it joined; at least one success: mundane damage roll with a strength of two plus the number of successes, at most 4. If that enemy lives and is of large height or smaller, it is then moved 2 inches straight away (SW-MOV-33), and the holder may follow straight into contact again; the charge bonus is kept.
spherewars-trait-trample = Trample
spherewars-trait-trample-text = Share the successes among enemies of common height or smaller base to base with the holder, several on one if wished; each success is a Strength 2 mundane damage roll against its target (order: SW-WOU-17).

## Equipment

spherewars-trait-light = Light
spherewars-trait-light-text = No modifier. A combatant without another weapon counts as carrying one. A pair of light weapons adds one die to the dexterity roll.
spherewars-trait-conventional = Conventional
spherewars-trait-conventional-text = One more die in the dexterity roll. The die is not part of the dexterity attribute: fatigue and reductions never remove it. A pair adds two dice.
spherewars-trait-blunt = Blunt
spherewars-trait-blunt-text = In hand-to-hand damage rolls the enemy's mundane constitution counts one point lower if the bearer's strength in that roll is 3 or less, two points lower if it is 4 or more. A pair applies the reduction twice but rolls one die fewer in the dexterity roll.
spherewars-trait-long = Long
spherewars-trait-long-text = An enemy that charges the bearer gains no charge bonus, and the bearer gains none when charging. Cancels the Hardened Attacker ability of an enemy that joins combat with the bearer, and the bearer's own is useless. Not against enemies while the bearer is paralysed.
spherewars-trait-long_mounted = Long with mount
spherewars-trait-long_mounted-text = As long, but the bearer keeps its own charge bonus.
spherewars-trait-spear_of_the_mercenaries = Spear of the Mercenaries
spherewars-trait-spear_of_the_mercenaries-text = A long weapon (long with mount for a mounted bearer) that also adds one die to the dexterity roll.
spherewars-trait-hammer_of_the_legion = Hammer of the Legion
spherewars-trait-hammer_of_the_legion-text = A blunt weapon. An enemy wounded by its bearer's damage roll in the fight of an activation in which the bearer charged, and still alive, makes a morale roll or is stunned.
spherewars-trait-light_tension = Light tension
spherewars-trait-light_tension-text = Range 6 inches, the bearer's strength; shot against charge, shot in movement.
spherewars-trait-tension = Tension
spherewars-trait-tension-text = Range 8 inches, the bearer's strength; shot against charge, shot in movement.
spherewars-trait-light_mechanical = Light mechanical
spherewars-trait-light_mechanical-text = Range 10 inches, strength 2; shot against charge, partial penetration.
spherewars-trait-mechanical = Mechanical
spherewars-trait-mechanical-text = Range 12 inches, strength 3; total penetration.
spherewars-trait-light_powder = Light powder
spherewars-trait-light_powder-text = Range 8 inches, strength 3; partial penetration.
spherewars-trait-powder = Powder
spherewars-trait-powder-text = Range 14 inches, strength 3; total penetration.
spherewars-trait-projectile = Projectile
spherewars-trait-projectile-text = Range 4 inches, the bearer's strength + 1; shot against charge, shot while speeding up, shot in movement.
spherewars-trait-shot_against_charge = Shot against charge
spherewars-trait-shot_against_charge-text = When an enemy reaches the bearer by a charge or engagement, the bearer, if it was not yet in hand-to-hand combat, may shoot before contact: precision dice with height modifiers only, difficulty 6 (movement plus 1 against movement 6 or more), further changed by expert or inexpert shooter, flight, storm and abilities that change the movement for shots. Criticals and penetration apply. Not if the engagement fails.
spherewars-trait-shot_while_speeding_up = Shot while speeding up
spherewars-trait-shot_while_speeding_up-text = The bearer may shoot in the combat phase after speeding up, with the dice and difficulty of a shot against a charge, one higher against Hit the dirt!; sight and range as usual.
spherewars-trait-shot_in_movement = Shot in movement
spherewars-trait-shot_in_movement-text = No lost die for having run in the movement phase.
spherewars-trait-total_penetration = Total penetration
spherewars-trait-total_penetration-text = The target's mundane constitution counts one point lower for this shot.
spherewars-trait-partial_penetration = Partial penetration
spherewars-trait-partial_penetration-text = The target's mundane constitution counts one point lower for this shot if it is within half the weapon's range.
spherewars-trait-cloth = Cloth
spherewars-trait-cloth-text = No protection; takes no defence rune.
spherewars-trait-leather = Leather
spherewars-trait-leather-text = +1 arcane constitution.
spherewars-trait-chainmail = Chainmail
spherewars-trait-chainmail-text = +1 mundane constitution.
spherewars-trait-plates = Plates
spherewars-trait-plates-text = +2 mundane constitution, -1 movement; deep aquatic scenery is impassable for the bearer, who stops at its edge when pushed.
spherewars-trait-orichalcum = Orichalcum
spherewars-trait-orichalcum-text = +2 mundane and arcane constitution, no movement penalty.
spherewars-trait-shield = Shield
spherewars-trait-shield-text = +1 mundane and arcane constitution.
spherewars-trait-shield_of_the_legion = Shield of the Legion
spherewars-trait-shield_of_the_legion-text = +1 mundane and arcane constitution and one more die in the dexterity roll.
spherewars-trait-sacred_shield = Sacred Shield
spherewars-trait-sacred_shield-text = +1 mundane and arcane constitution. Once per turn, when a spell or a deed wounds the bearer, after healing and before the wounds are applied, its owner may roll one die: on 4 or more one of these wounds is ignored.
spherewars-option-nirlem_conventional = Conventional weapon
spherewars-option-nirlem_blunt = Blunt weapon
spherewars-option-nirlem_long = Long weapon
spherewars-option-near_heart_conventional = Conventional weapon
spherewars-option-near_heart_blunt = Blunt weapon
spherewars-option-near_heart_long = Long weapon
spherewars-option-amazon_spear_of_the_mercenaries = Spear of the Mercenaries
spherewars-option-amazon_conventional = Conventional weapon
spherewars-option-amazon_light_mechanical = Light mechanical weapon
spherewars-option-explorer_conventional = Conventional weapon
spherewars-option-explorer_light_tension = Light tension weapon
spherewars-option-explorer_light_mechanical = Light mechanical weapon
spherewars-option-devastator_conventional = Conventional weapon
spherewars-option-devastator_blunt = Blunt weapon
spherewars-option-devastator_two_conventional = Two conventional weapons

## Arcane artefacts

spherewars-trait-rune_of_the_skilful = Rune of the Skilful
spherewars-trait-rune_of_the_skilful-text = The bearer has Expert Combatant and Bodyguard.
spherewars-trait-rune_of_vigour = Rune of Vigour
spherewars-trait-rune_of_vigour-text = The bearer has Assault.
spherewars-trait-skinripper_rune = Skinripper Rune
spherewars-trait-skinripper_rune-text = Against an enemy with mundane constitution 6 or more (before the bearer's own reductions), or extremely difficult to kill, the bearer adds one die to every dexterity roll and, when charged by it, has Hardened Defender. Criticals as usual.
spherewars-trait-skin_penetrating_rune = Skin Penetrating Rune
spherewars-trait-skin_penetrating_rune-text = In the bearer's hand-to-hand damage rolls the constitution of an enemy with mundane constitution 6 or more (before the bearer's own reductions), or extremely difficult to kill, counts two points lower. Criticals as usual.
spherewars-trait-rune_of_unbreakable_courage = Rune of Unbreakable Courage
spherewars-trait-rune_of_unbreakable_courage-text = The bearer has unbreakable morale.
spherewars-trait-rune_of_doubt = Rune of Doubt
spherewars-trait-rune_of_doubt-text = The bearer has Hardened Defender.
spherewars-trait-protecting_skin_rune = Protecting Skin Rune
spherewars-trait-protecting_skin_rune-text = Skinripper and Skin Penetrating runes, and the lavas and favours that do the same, have no effect in fights against the bearer.
spherewars-trait-arcane_defence_cloak = Arcane Defence Cloak
spherewars-trait-arcane_defence_cloak-text = At the start of each enemy round the band gains one gem usable only to dispel; it is removed at the end of that round.
spherewars-trait-arcane_attack_cloak = Arcane Attack Cloak
spherewars-trait-arcane_attack_cloak-text = At the start of each friendly round the band gains one gem usable only to cast; it is removed at the end of that round.
spherewars-trait-staff_of_the_thousand_eyes = Staff of the Thousand Eyes
spherewars-trait-staff_of_the_thousand_eyes-text = The bearer has Channelling; if it already had it, standing still gives two gems instead of one.
spherewars-trait-staff_of_the_wayfarer = Staff of the Wayfarer
spherewars-trait-staff_of_the_wayfarer-text = Activated once per activation, not in hand-to-hand combat: roll 1D3; the bearer may move up to that many inches at once (SW-MOV-33), not into contact with an enemy.
spherewars-trait-fang_of_fury = Fang of Fury
spherewars-trait-fang_of_fury-text = +1 fury. Only for bearers that have fury.
spherewars-trait-tactical_ring = Tactical Ring
spherewars-trait-tactical_ring-text = After the strategic roll, in window AFTER STRATEGY, the bearer may re-roll its best die; once per strategic roll.
spherewars-trait-skull_staff = Skull Staff
spherewars-trait-skull_staff-text = Activated once per activation on a roll of 4 or more with one die: one enemy in sight within 6 inches makes a morale roll or becomes fearful.
spherewars-trait-hide_of_olbarak = Hide of Olbarak
spherewars-trait-hide_of_olbarak-text = Mundane shots at the bearer, shots against a charge included, have -1 strength (at least 1).
spherewars-trait-rune_of_glacial_edge = Rune of Glacial Edge
spherewars-trait-rune_of_glacial_edge-text = An enemy wounded by the bearer's hand-to-hand damage roll has -1 dexterity until the end of the turn. Not cumulative.
spherewars-trait-pearl_of_the_deep = Pearl of the Deep
spherewars-trait-pearl_of_the_deep-text = At the start of each of its activations a bearer that is in aquatic or deep aquatic scenery, or killed an enemy in its last activation, heals one wound. Not while fleeing.
spherewars-trait-rune_of_the_paralysing_mirror = Rune of the Paralysing Mirror
spherewars-trait-rune_of_the_paralysing_mirror-text = An enemy fighting the bearer hand-to-hand has -1 dexterity (at least 1) in that fight.
spherewars-trait-light_attack_rune = Light Attack Rune
spherewars-trait-light_attack_rune-text = Once per turn the bearer may re-roll one die of one of its hand-to-hand damage rolls, before criticals are read.
spherewars-trait-rune_of_the_steadfast_heart = Rune of the Steadfast Heart
spherewars-trait-rune_of_the_steadfast_heart-text = Once per turn, when a mundane damage roll wounds the bearer, after healing and before the wounds are applied, its owner may roll one die: on 5 or more one of these wounds is ignored.
spherewars-trait-veil_of_isha = Veil of Isha
spherewars-trait-veil_of_isha-text = The difficulty of mundane shots at the bearer, shots against a charge included, rises by one. At the start of each enemy round the band gains one gem usable only to dispel, removed at the end of that round.
spherewars-trait-staff_of_allure = Staff of Allure
spherewars-trait-staff_of_allure-text = Activated once per activation on a roll of 4 or more with one die: one enemy in sight within 8 inches, not in hand-to-hand combat, makes a morale roll or is moved 3 inches straight towards the bearer (SW-MOV-33), not into contact.
spherewars-trait-medallion_of_the_hundred_hearts = Medallion of the Hundred Hearts
spherewars-trait-medallion_of_the_hundred_hearts-text = Once per turn, when a friendly combatant of the band within 5 inches of the bearer, or the bearer, has failed a morale roll, its owner may have it rolled once more.
spherewars-trait-skinscorcher_lava = Skinscorcher Lava
spherewars-trait-skinscorcher_lava-text = As the Skinripper Rune, with a blunt weapon, natural or not.
spherewars-trait-skinburner_lava = Skinburner Lava
spherewars-trait-skinburner_lava-text = As the Skin Penetrating Rune, with a light, conventional or long weapon, natural or not.
spherewars-trait-piercing_lava = Piercing Lava
spherewars-trait-piercing_lava-text = Once per turn the bearer may re-roll one die of one of its precision rolls or of the damage roll of one of its shots, before criticals are read.
spherewars-trait-crusting_lava = Crusting Lava
spherewars-trait-crusting_lava-text = The bearer has Hardened Defender.
spherewars-trait-hand_of_kazag = Hand of Kazag
spherewars-trait-hand_of_kazag-text = Activated once per activation on a roll of 3 or more with one die: in this activation the bearer may cast Lava Torrent once by the usual liturgy, with one extra casting die that is no gem and counts neither for the minimum nor for the maximum.
spherewars-trait-mantle_of_embers = Mantle of Embers
spherewars-trait-mantle_of_embers-text = At the start of each friendly round the band gains one gem usable only to cast, removed at the end of that round. An enemy without Red-Hot that joins combat with the bearer suffers a Strength 1 mundane damage roll on contact.
spherewars-trait-heart_of_the_volcano = Heart of the Volcano
spherewars-trait-heart_of_the_volcano-text = At the start of the game and at each updating the band gains one more gem while the bearer is on the table. Only for bearers that have power.
spherewars-trait-skinripper_favour = Skinripper Favour
spherewars-trait-skinripper_favour-text = As the Skinripper Rune, with a blunt weapon, natural or not.
spherewars-trait-skin_penetrating_favour = Skin Penetrating Favour
spherewars-trait-skin_penetrating_favour-text = As the Skin Penetrating Rune, with a light, conventional or long weapon, natural or not.
spherewars-trait-favour_of_fear = Favour of Fear
spherewars-trait-favour_of_fear-text = The bearer's fear level counts one step higher, terrifying at most.
spherewars-trait-nature_instinct = Nature Instinct
spherewars-trait-nature_instinct-text = The bearer has Counterattack.
spherewars-trait-branch_of_ludeba = Branch of Ludeba
spherewars-trait-branch_of_ludeba-text = Activated once per activation on a roll of 4 or more with one die: one friendly combatant within 6 inches, in hand-to-hand combat or not, the bearer included, heals one wound.
spherewars-trait-ring_of_xialio = Ring of Xialio
spherewars-trait-ring_of_xialio-text = Once per turn the bearer may re-roll one of its own dice right after the roll: a die of its deed roll, of its dexterity roll, or of the casting dice of its spell (before uncontrolled power is read), or one dispelling die of its side.
spherewars-trait-favour_of_the_wood = Favour of the Wood
spherewars-trait-favour_of_the_wood-text = While the bearer is in a wood or leafy wood or touches a hedge, each time a damage roll wounds it, after healing and before the wounds are applied, roll one die: on 4 or more one of these wounds is ignored.
spherewars-trait-favour_of_the_oak = Favour of the Oak
spherewars-trait-favour_of_the_oak-text = The bearer has +1 mundane constitution against mundane shots and is not moved by enemy deeds, spells and artefacts.

## Consumables

spherewars-trait-strategic_papyrus = Strategic Papyrus
spherewars-trait-strategic_papyrus-text = The user has Strategist until the end of the turn.
spherewars-trait-inferior_mist_scroll = Inferior Mist Scroll
spherewars-trait-inferior_mist_scroll-text = Answers a mundane shot, or a spell that needs sight, aimed at the user: roll one die; on 5 or more another target must be chosen, under the mundane or arcane target changing rule (SW-CON-12).
spherewars-trait-superior_mist_scroll = Superior Mist Scroll
spherewars-trait-superior_mist_scroll-text = Answers a mundane shot, or a spell that needs sight, aimed at the user: roll one die; on 3 or more another target must be chosen, under the mundane or arcane target changing rule (SW-CON-12).
spherewars-trait-sublime_mist_scroll = Sublime Mist Scroll
spherewars-trait-sublime_mist_scroll-text = Answers a mundane shot, or a spell that needs sight, aimed at the user: another target must be chosen, under the mundane or arcane target changing rule (SW-CON-12).
spherewars-trait-inferior_vigour_potion = Inferior Vigour Potion
spherewars-trait-inferior_vigour_potion-text = +1 strength for the next combat (SW-CON-07).
spherewars-trait-superior_vigour_potion = Superior Vigour Potion
spherewars-trait-superior_vigour_potion-text = +1 strength until the end of the current round.
spherewars-trait-sublime_vigour_potion = Sublime Vigour Potion
spherewars-trait-sublime_vigour_potion-text = +1 strength until the end of the current turn.
spherewars-trait-inferior_stamina_potion = Inferior Stamina Potion
spherewars-trait-inferior_stamina_potion-text = +1 mundane and arcane constitution for the next combat (SW-CON-07).
spherewars-trait-superior_stamina_potion = Superior Stamina Potion
spherewars-trait-superior_stamina_potion-text = +1 mundane and arcane constitution until the end of the current round.
spherewars-trait-sublime_stamina_potion = Sublime Stamina Potion
spherewars-trait-sublime_stamina_potion-text = +1 mundane and arcane constitution until the end of the current turn.
spherewars-trait-inferior_dispelling_papyrus = Inferior Dispelling Papyrus
spherewars-trait-inferior_dispelling_papyrus-text = When the enemy has designated a spell: adds one gem to the band's pool that must be used to dispel it (SW-SPE-44).
spherewars-trait-superior_dispelling_papyrus = Superior Dispelling Papyrus
spherewars-trait-superior_dispelling_papyrus-text = When the enemy has designated a spell: adds two gems to the band's pool that must be used to dispel it (SW-SPE-44).
spherewars-trait-sublime_dispelling_papyrus = Sublime Dispelling Papyrus
spherewars-trait-sublime_dispelling_papyrus-text = When the enemy has designated a spell: adds three gems to the band's pool that must be used to dispel it (SW-SPE-44).
spherewars-trait-inferior_enchantment_papyrus = Inferior Enchantment Papyrus
spherewars-trait-inferior_enchantment_papyrus-text = When the own side has designated a spell: adds one gem to the band's pool that must be used to cast it (SW-SPE-44); it counts towards the minimum of one gem and stands outside the caster's maximum.
spherewars-trait-superior_enchantment_papyrus = Superior Enchantment Papyrus
spherewars-trait-superior_enchantment_papyrus-text = When the own side has designated a spell: adds two gems to the band's pool that must be used to cast it (SW-SPE-44); they count towards the minimum of one gem and stand outside the caster's maximum.
spherewars-trait-sublime_enchantment_papyrus = Sublime Enchantment Papyrus
spherewars-trait-sublime_enchantment_papyrus-text = When the own side has designated a spell: adds three gems to the band's pool that must be used to cast it (SW-SPE-44); they count towards the minimum of one gem and stand outside the caster's maximum.
spherewars-trait-attack_potion = Attack Potion
spherewars-trait-attack_potion-text = The user has Hardened Attacker until the end of the turn.
spherewars-trait-defence_potion = Defence Potion
spherewars-trait-defence_potion-text = The user has Hardened Defender until the end of the turn.
spherewars-trait-potion_of_courage = Potion of Courage
spherewars-trait-potion_of_courage-text = The user passes the morale roll at hand without rolling.
spherewars-trait-inferior_agility_potion = Inferior Agility Potion
spherewars-trait-inferior_agility_potion-text = +1 dexterity for the next combat (SW-CON-07).
spherewars-trait-superior_agility_potion = Superior Agility Potion
spherewars-trait-superior_agility_potion-text = +1 dexterity until the end of the current round.
spherewars-trait-sublime_agility_potion = Sublime Agility Potion
spherewars-trait-sublime_agility_potion-text = +1 dexterity until the end of the current turn.
spherewars-trait-inferior_speed_potion = Inferior Speed Potion
spherewars-trait-inferior_speed_potion-text = +1 movement, walking or flying, until the end of the turn; with variable or clumsy movement the roll is raised by 1.
spherewars-trait-superior_speed_potion = Superior Speed Potion
spherewars-trait-superior_speed_potion-text = +2 movement, walking or flying, until the end of the turn; with variable or clumsy movement the roll is raised by 2.
spherewars-trait-inferior_command_scroll = Inferior Command Scroll
spherewars-trait-inferior_command_scroll-text = The user issues one order under the usual rules, in any window that allows that order, without spending one from the pool.
spherewars-trait-superior_command_scroll = Superior Command Scroll
spherewars-trait-superior_command_scroll-text = The user issues one order, in any window that allows that order, without spending one from the pool, even to a combatant that has already received a different order this round; never two in the same window.
spherewars-trait-sublime_command_scroll = Sublime Command Scroll
spherewars-trait-sublime_command_scroll-text = The user issues one order, in any window that allows that order, without spending one from the pool, even to a combatant that has already received an order this round, the same one included; never two in the same window.
spherewars-trait-inferior_cancellation_papyrus = Inferior Cancellation Papyrus
spherewars-trait-inferior_cancellation_papyrus-text = Cancels the enemy spell whose gems have just been shown. The dice are rolled all the same: if they show an indestructible, uncontrollable or unstable power, the papyrus has no effect.
spherewars-trait-sublime_cancellation_papyrus = Sublime Cancellation Papyrus
spherewars-trait-sublime_cancellation_papyrus-text = Cancels the enemy spell whose outcome has just been read, unless a superior power (indestructible, uncontrollable or opposed) took place.
spherewars-trait-inferior_healing_potion = Inferior Healing Potion
spherewars-trait-inferior_healing_potion-text = Heals one wound.
spherewars-trait-superior_healing_potion = Superior Healing Potion
spherewars-trait-superior_healing_potion-text = Heals two wounds.
spherewars-trait-sublime_healing_potion = Sublime Healing Potion
spherewars-trait-sublime_healing_potion-text = Heals three wounds.
spherewars-trait-healing_ointment = Healing Ointment
spherewars-trait-healing_ointment-text = Heals 1D3 wounds.
spherewars-trait-inferior_tactical_papyrus = Inferior Tactical Papyrus
spherewars-trait-inferior_tactical_papyrus-text = Adds one die to the strategic roll of this turn.
spherewars-trait-superior_tactical_papyrus = Superior Tactical Papyrus
spherewars-trait-superior_tactical_papyrus-text = Adds two dice to the strategic roll of this turn.
spherewars-trait-sublime_tactical_papyrus = Sublime Tactical Papyrus
spherewars-trait-sublime_tactical_papyrus-text = Adds three dice to the strategic roll of this turn.
spherewars-trait-inferior_combat_potion = Inferior Combat Potion
spherewars-trait-inferior_combat_potion-text = +1 strength and +1 dexterity for the next combat (SW-CON-07).
spherewars-trait-superior_combat_potion = Superior Combat Potion
spherewars-trait-superior_combat_potion-text = +1 strength and +1 dexterity until the end of the current round.
spherewars-trait-sublime_combat_potion = Sublime Combat Potion
spherewars-trait-sublime_combat_potion-text = +1 strength and +1 dexterity until the end of the current turn.
spherewars-trait-concoction_of_the_changing_rage = Concoction of the Changing Rage
spherewars-trait-concoction_of_the_changing_rage-text = +1 fury until the end of the activation, usable at once for the deed just declared; the user must have fury and be the one performing the deed.
spherewars-trait-ointment_of_panic = Ointment of Panic
spherewars-trait-ointment_of_panic-text = When the user is about to fight: one enemy of a lower fear level base to base with it makes a morale roll or becomes fearful at once.
spherewars-trait-oath_wine = Oath Wine
spherewars-trait-oath_wine-text = One friendly combatant of the band within 5 inches of the user, or the user, passes the morale roll at hand without rolling. The 5 inches are measured when it is taken; beyond them it is lost.
spherewars-trait-censer_of_isha = Censer of Isha
spherewars-trait-censer_of_isha-text = Adds two gems to the band's pool; what is left of the pool is reset at updating as usual.
spherewars-trait-draught_of_cinders = Draught of Cinders
spherewars-trait-draught_of_cinders-text = Right after one of its deed rolls the user re-rolls all dice of that roll that failed.
spherewars-trait-jar_of_spitting_lava = Jar of Spitting Lava
spherewars-trait-jar_of_spitting_lava-text = One enemy in sight within 4 inches, without Red-Hot and not in hand-to-hand combat unless base to base with the user, suffers a Strength 2 mundane damage roll. The target is named before measuring; out of range the jar is lost.
spherewars-trait-strategic_blow = Strategic Blow
spherewars-trait-strategic_blow-text = After the strategic roll, before it is compared: one player chosen by the user re-rolls all his dice; criticals of his first roll are lost.
spherewars-trait-fear_blow = Fear Blow
spherewars-trait-fear_blow-text = Every enemy within 6 inches of the user, in hand-to-hand combat or not, makes a morale roll or becomes fearful.
spherewars-trait-choice_blow = Choice Blow
spherewars-trait-choice_blow-text = When an enemy has named a combatant of the user's band as the target of a mundane shot or of a spell that needs sight, the user's owner names another legal target of his band (in sight of the attacker) instead. It does not use the attacker's target change and brings no penalty; the window opens again for the new target. Not for shots against a charge.

## Orders and criticals

spherewars-trait-hit_the_dirt = Hit the dirt!
spherewars-trait-hit_the_dirt-text = Given to the target of a mundane shot: the difficulty becomes 6, or its movement plus one from movement 6 on. Not for flyers and large combatants.
spherewars-trait-to_the_death = To the death!
spherewars-trait-to_the_death-text = Given to one of two fighters: one more die in this dexterity roll.
spherewars-trait-hold_your_ground = Hold your ground!
spherewars-trait-hold_your_ground-text = Given before a morale roll: it is passed. Given to a fleeing combatant: it regroups where it stands.
spherewars-trait-relocate = Relocate!
spherewars-trait-relocate-text = The combatant moves up to 2 inches, past defence areas and through scenery; it does not count as having moved.
spherewars-trait-devour = Devour!
spherewars-trait-devour-text = Given to a combatant that has just killed an enemy in contact, once for one killing. It heals one wound. If it may make an annihilation movement for this killing, that movement is up to 4 inches instead of 2.
spherewars-trait-devouring_bite = Devouring Bite
spherewars-trait-devouring_bite-text = The attacker heals one wound and the target, if alive, has -1 dexterity until the end of the turn.
spherewars-trait-by_the_alliance = By the Alliance!
spherewars-trait-by_the_alliance-text = Until the end of the round the recipient has Hardened Defender and, while base to base with at least one friendly combatant, +1 mundane constitution.
spherewars-trait-stunning_blow = Stunning Blow
spherewars-trait-stunning_blow-text = The target, if alive, is stunned.
spherewars-trait-incinerate = Incinerate!
spherewars-trait-incinerate-text = Given to one of the two fighters, or to the shooter of a declared shot (not of a shot against a charge). If it wins that dexterity roll or hits with that shot, it rolls one more die in the damage roll that follows (the first one only, if two weapons are fired); the die is not part of its strength and does not count for blunt weapons.
spherewars-trait-burning_wound = Burning Wound
spherewars-trait-burning_wound-text = At the end of each of the target's next two activations it rolls one die and suffers one direct wound on 1, 2 or 3. Not for targets with Red-Hot; ends if the target touches aquatic or deep aquatic scenery when it would roll. Not cumulative.
spherewars-trait-fade_away = Fade Away!
spherewars-trait-fade_away-text = Given to the combatant just named for activation, if it is in hand-to-hand combat and not stunned. In its movement phase it may run out of contact (step list M without window JUMP), not into contact with an enemy; this counts as a run. It may not shoot in this activation.
spherewars-trait-feral_terror = Feral Terror
spherewars-trait-feral_terror-text = After the wounds are applied the target, if alive, makes a morale roll with the difficulty raised by one, without fear modifiers, and flees from the attacker if it fails; the attacker may pursue under the usual terms. In hand-to-hand combat it replaces the morale roll for receiving blood.

## Ready-made bands

spherewars-band-book_scout_packs = Golothar scouting pack
spherewars-band-book_skirmish_alliance = Nirlem's mixed band
spherewars-band-book_sovereign_adepts = Liehhan's disciples
spherewars-band-book_epic_scions = Cult of Hura'm'Koll
spherewars-band-skirmish_scions_impaler = Nek'Org's hunters
spherewars-band-skirmish_scions_reaper = Raggarth's Regors
spherewars-band-epic_scions_beast = Cult of Enur'Anar
spherewars-band-skirmish_alliance_legion = Rodanes' Legion
spherewars-band-skirmish_alliance_mercenaries = Taem's Mercenaries
spherewars-band-epic_alliance_host = Host of the Alliance
spherewars-band-skirmish_packs_lance = The Lance's horde
spherewars-band-skirmish_packs_flame = The Flame's raiders
spherewars-band-epic_packs_volcano = Wrath of the volcano
spherewars-band-skirmish_adepts_boar = Shaogi's warband
spherewars-band-skirmish_adepts_mantis = Yenay's ambushers
spherewars-band-epic_adepts_wood = Guardians of the wood
spherewars-band-scout_scions_tide = Tide patrol
spherewars-band-scout_scions_rabble = Rabble of the shallows
spherewars-band-scout_alliance_vanguard = Vanguard of the Legion
spherewars-band-scout_alliance_outriders = Outriders of Isha
spherewars-band-scout_packs_embers = Scattered embers
spherewars-band-scout_packs_hunt = The wild hunt
spherewars-band-scout_adepts_glade = Watch of the glade
spherewars-band-scout_adepts_burrow = Out of the burrow
spherewars-band-skirmish_scions_mindripper = Mindripper's circle
spherewars-band-skirmish_scions_war_hammer = The war hammer falls
spherewars-band-skirmish_alliance_knights = Knights of the hundred hearts
spherewars-band-skirmish_alliance_spears = Wall of spears
spherewars-band-skirmish_packs_eruption = Eruption
spherewars-band-skirmish_packs_riders = Riders of the lance
spherewars-band-skirmish_adepts_bear = The bear wakes
spherewars-band-skirmish_adepts_tusk = Tusk and claw
spherewars-band-sovereign_scions_depths = Host of the depths
spherewars-band-sovereign_scions_regors = Raggarth's uprising
spherewars-band-sovereign_alliance_banner = Two banners
spherewars-band-sovereign_alliance_sisters = Sisters of Isha
spherewars-band-sovereign_packs_procession = Procession of fire
spherewars-band-sovereign_packs_stampede = Stampede
spherewars-band-sovereign_adepts_moon = Children of the moon
spherewars-band-sovereign_adepts_shell = Shell and fang
spherewars-band-epic_scions_impaler = The Impaler's fleet
spherewars-band-epic_scions_swarm = Swarm of Regors
spherewars-band-epic_alliance_crusade = Nirlem's crusade
spherewars-band-epic_alliance_company = The Butcher's company
spherewars-band-epic_packs_wrath = Wrath of the mountain
spherewars-band-epic_packs_horde = Horde of Urueh
spherewars-band-epic_adepts_pack = The great pack
spherewars-band-epic_adepts_brood = Brood of Malesur

## Building a band
#
# $profile, $leader, $item, $rank, $size, $race, $faction, $option and $slot come as names; $limit is the id of a
# rule of recruiting, told by spherewars-rule-ID.

spherewars-band-build = Which band do you lead? You have { $points } points.
spherewars-band-unreadable = { $where }: expected { $expected }, got { $got }.
spherewars-band-too_expensive = The band costs { $price } points; { $points } are agreed.
spherewars-band-no_heroes = A band of this size has no { $rank }.
spherewars-band-no_leader = The band needs a leader.
spherewars-band-too_many_leaders = A band has one leader, not { $count }.
spherewars-band-too_many_avatars = A band has one avatar at most, not { $count }.
spherewars-band-too_many_messengers = { $count } messengers; the leader commands { $most } at most.
spherewars-band-too_few = { $count } of the rank { $rank }; { $least } are the least.
spherewars-band-too_many = { $count } of the rank { $rank }; { $most } are the most.
spherewars-band-too_many_of = { $count } times { $profile }; { $most } are the most.
spherewars-band-other_race = { $profile } does not belong to { $race }.
spherewars-band-needs_leader = { $profile } serves only under { $leader }.
spherewars-band-no_faction = { $profile } does not say which of its factions it belongs to.
spherewars-band-race_rule = { $limit }
spherewars-band-strange_option = { $profile } cannot take { $option }.
spherewars-band-two_options = { $profile } takes one option, not several.
spherewars-band-carriers = Who carries artefacts stands alone: { $profile } is there more than once.
spherewars-band-too_much_power = The artefacts of { $profile } take { $power } arcane power of { $ap }.
spherewars-band-no_slot = { $profile } carries { $count } { $slot }; { $most } are the most.
spherewars-band-one_rune_each = { $profile } has too few weapons or armours: each bears one rune.
spherewars-band-item_of_other_race = { $item } belongs to another race than { $profile }.
spherewars-band-leaders_only = Only a leader carries { $item }.
spherewars-band-sorcerers_only = Only a sorcerer carries { $item }.
spherewars-band-nothing_to_engrave = { $profile } has nothing that could bear { $item }.
spherewars-band-wrong_weapon = { $item } does not fit the weapons of { $profile }.
spherewars-band-artefact_twice = { $item } is there once in a band.
spherewars-band-no_artefact = { $profile } has arcane power and must carry an artefact.
spherewars-band-power_left = { $profile } has { $left } arcane power left, which is lost.
spherewars-band-too_many_consumables = { $profile } carries { $count } consumables; { $most } are the most.
spherewars-band-same_typology = { $profile } carries two consumables of one kind.
spherewars-show-points-glory = Glory points
spherewars-show-points-mission = Mission points
spherewars-show-points-blood = Blood points
spherewars-show-band = { $race }, { $price } points
spherewars-slot-attack = attack runes
spherewars-slot-defence = defence runes
spherewars-slot-cloak = cloaks
spherewars-slot-staff = staffs
spherewars-slot-jewellery = jewellery

## The battlefield

spherewars-scenery-hedge = Hedge
spherewars-scenery-wall = Wall
spherewars-scenery-fence = Fence
spherewars-scenery-stream = Stream
spherewars-scenery-shallow_river = Shallow river
spherewars-scenery-mire = Mire
spherewars-scenery-marsh = Marsh
spherewars-scenery-lava_stream = Lava stream
spherewars-scenery-lava_pool = Lava pool
spherewars-scenery-deep_river = Deep river
spherewars-scenery-lake = Lake
spherewars-scenery-swamp = Swamp
spherewars-scenery-lava_river = Lava river
spherewars-scenery-lava_lake = Lava lake
spherewars-scenery-wood = Wood
spherewars-scenery-leafy_wood = Leafy wood
spherewars-scenery-jungle = Jungle
spherewars-scenery-rubble = Rubble
spherewars-scenery-ruins = Ruins
spherewars-scenery-house = House
spherewars-scenery-stable = Stable
spherewars-scenery-farm = Farm
spherewars-scenery-laboratory = Laboratory
spherewars-scenery-hospital = Hospital
spherewars-scenery-monument = Monument
spherewars-scenery-scion_building = Building of the Scions
spherewars-scenery-tower = Tower
spherewars-scenery-watchtower = Watchtower
spherewars-scenery-hill = Hill
spherewars-scenery-mountain = Mountain
spherewars-scenery-rock = Rock
spherewars-scenery-dolmen = Dolmen
spherewars-scenery-camp = Camp
spherewars-scenery-relic = Relic
spherewars-density-none = no scenery
spherewars-density-low = Low density
spherewars-density-common = Common density
spherewars-density-high = High density
spherewars-scenario-darlime_village = Darlime Village
spherewars-scenario-eastern_woods = Eastern Woods
spherewars-scenario-volcanic_entrances = Volcanic Entrances
spherewars-scenario-unuk_glaciers = Unuk Glaciers
spherewars-scenario-technocrat_city = Technocrat City
spherewars-scenario-golothar_roads = Golothar Roads
spherewars-weather-stormy = Stormy
spherewars-weather-stormy-text = Every mundane shot is harder by one, and casters lose their 3s.
spherewars-weather-rainy = Rainy
spherewars-weather-rainy-text = No effect.
spherewars-weather-clear = Clear or cloudy
spherewars-weather-clear-text = No effect.
spherewars-weather-sunny = Sunny
spherewars-weather-sunny-text = No effect.
spherewars-weather-suffocating = Suffocating
spherewars-weather-suffocating-text = Everybody moves one inch less, is hit more easily and gets tired by every fight.

## Missions

spherewars-mission-death_of_the_enemy = The Death of the Enemy
spherewars-mission-death_of_the_enemy-text = Six turns. What the enemy has lost gives mission points; a dead enemy leader gives a glory point.
spherewars-mission-domination_of_the_dolmens = The Domination of the Dolmens
spherewars-mission-domination_of_the_dolmens-text = Six turns. Combatants within 4 inches of a dolmen give their points; who controls two of the three gets a glory point.
spherewars-mission-destruction_of_the_camp = The Destruction of the Camp
spherewars-mission-destruction_of_the_camp-text = Four turns. Combatants in the enemy camp give their points; who controls the central piece gets a glory point.
spherewars-mission-sacking_of_the_relics = The Sacking of the Relics
spherewars-mission-sacking_of_the_relics-text = Four turns, deployment anywhere. Combatants within 3 inches of a relic give their points; a die names the relic that gives a glory point.
spherewars-mission-crash = The Crash
spherewars-mission-crash-text = The bands meet in mid-march. The side that is left wins.
spherewars-mission-last_survivor = The Last Survivor
spherewars-mission-last_survivor-text = The side that is left wins.

## States, and what else can be in force on a combatant

spherewars-trait-stunned = Stunned
spherewars-trait-paralysed = Paralysed
spherewars-trait-fearful = Fearful
spherewars-trait-concussed = Concussed
spherewars-trait-cowed = Cowed
spherewars-trait-heartened = Heartened
spherewars-trait-challenged = Challenged
spherewars-trait-exposed = Exposed
spherewars-trait-stealth_roll = May steal away with others
spherewars-trait-stole_away = Stole away
spherewars-trait-out_of_control = Out of control
spherewars-trait-rampant = Rampant
spherewars-trait-in_charge = In charge
spherewars-trait-bitten = Bitten
spherewars-trait-burning = Burning
spherewars-trait-unequipped = No equipment
spherewars-trait-two_light = Two light weapons
spherewars-trait-two_conventional = Two conventional weapons
spherewars-trait-two_blunt = Two blunt weapons

## What happens
#
# Players, combatants and traits come in words, lists of them as one text. Lengths and places come in the unit of
# the reader. Ids stay ids where a sentence chooses by them: $action, $cause, $condition, $critical, $trigger. Yes
# and no are "yes" and "no", an empty list is "none". A combatant who is nobody stays the number -1.

## Before the first turn

# $unit in the sentences below is this word, or another unit that the reader has chosen.
spherewars-unit = inches
spherewars-bands_shown = The bands are shown: { $rosters }.
spherewars-sides_chosen = { $near ->
    [yes] { $winners } took the south edge; { $players } will deploy first.
   *[no] { $winners } took the north edge; { $players } will deploy first.
}
spherewars-deployed = { $player } deploys { $combatants }.
spherewars-prepared = The mission: { $mission }. The battlefield: { $scenario }, { $density }.
spherewars-piece_laid = { $player } lays a piece of scenery at { $place }: { $scenery }.
spherewars-piece_dropped = { $player } rolls a piece that cannot be laid: { $scenery }. The battlefield is ready.
spherewars-weather_told = { $faces ->
    [none] The weather: { $weather }.
   *[other] The weather: { $weather } ({ $faces }).
}
spherewars-infiltrators_begin = The infiltrators of { $players } are placed first.

## Turns and rounds

spherewars-leader_rolled = { $player } rolls { $faces }.
spherewars-brilliant_strategy = { $orders ->
    [one] Brilliant strategy: { $player } has an extra order in this turn.
   *[other] Brilliant strategy: { $player } has { $orders } extra orders in this turn.
}
spherewars-turn_begun = Turn { $turn } begins. The first round belongs to { $players }.
spherewars-round_begun = Turn { $turn }: the round of { $players } begins.
spherewars-updated = Turn { $turn } is over: nobody is tired any more, and gems and orders are back.
spherewars-activated = { $combatant } is activated.
spherewars-yielded = { $player } lets an ally go first.
spherewars-game_over = The game is over: { $reason } ({ $rule })

## Moving

spherewars-move_declared = { $action ->
    [stand] { $combatant } stands still.
    [run] { $combatant } is about to run.
    [speed_up] { $combatant } is about to speed up.
    [join] { $combatant } is about to join combat.
    [tunnel] { $combatant } is about to tunnel.
   *[move] { $combatant } is about to move.
}
spherewars-pace_rolled = { $combatant } moves as far as its dice say: { $faces }.
spherewars-slowed_down = { $enemy } is too close: { $combatant } only runs.
spherewars-moved = { $action ->
    [speed_up] { $combatant } speeds up, { $length } { $unit }, to { $way }.
    [charge] { $combatant } charges, { $length } { $unit }, to { $way }.
    [engage] { $combatant } engages, { $length } { $unit }, to { $way }.
    [stay] { $combatant } stays where it is.
   *[run] { $combatant } runs { $length } { $unit } to { $way }.
}
spherewars-join_declared = { $combatant } goes for { $enemy }.
spherewars-join_measured = { $reaches ->
    [yes] { $combatant } has { $length } { $unit } to go and reaches { $enemy }.
   *[no] { $combatant } has { $length } { $unit } to go and falls short of { $enemy }.
}
spherewars-joined = { $action ->
    [charge] { $combatant } charges { $enemies }.
   *[engage] { $combatant } engages { $enemies }.
}
spherewars-climbed = { $number ->
    [0] { $combatant } comes down to the ground.
   *[other] { $combatant } climbs to level { $number }.
}
spherewars-jumped = { $combatant } jumps at { $enemy }.
spherewars-stepped = { $combatant } moves by { $trait } to { $way }.
spherewars-sidestepped = { $passed ->
    [yes] { $combatant } sees { $enemy } coming: a { $face }.
   *[no] { $combatant } does not get out of the way of { $enemy }: a { $face }.
}
spherewars-driven = { $combatant } has no choice and heads for { $target }.
spherewars-lost_control = { $combatant } is out of control.
spherewars-stealth_rolled = { $combatant } steals away: { $faces }.
spherewars-annihilated = { $combatant } moves on over the fallen to { $way }.
spherewars-dragged = { $combatant } drags { $enemy } to { $way }.

## Orders

spherewars-order_issued = { $reaches ->
    [yes] { $issuer } to { $combatant }: { $order }
   *[no] { $issuer } to { $combatant }, who is too far away to hear it: { $order }
}
spherewars-relocated = { $combatant } relocates to { $way }.

## Fights

spherewars-fight_declared = { $combatant } fights { $enemy }.
spherewars-hand_counted = { $supporters ->
    [none] { $dice ->
        [one] { $combatant } has one die against { $enemy }.
       *[other] { $combatant } has { $dice } dice against { $enemy }.
    }
   *[other] { $dice ->
        [one] { $combatant } has one die against { $enemy }, supported by { $supporters }.
       *[other] { $combatant } has { $dice } dice against { $enemy }, supported by { $supporters }.
    }
}
spherewars-dexterity_decided = { $victor ->
    [-1] { $combatant } and { $enemy } are equal: nobody wins the fight.
   *[other] { $victor } wins the fight between { $combatant } and { $enemy }.
}
spherewars-rolled_again = { $combatant } rolls again ({ $trait }): { $faces } instead of { $before }.
spherewars-counterattacked = { $combatant } counterattacks { $enemy }.
spherewars-damage_rolled = { $combatant ->
    [-1] { $wounds ->
        [0] { $enemy } is struck and holds: { $faces } against { $number }.
        [one] { $enemy } is struck: { $faces } against { $number }, one wound.
       *[other] { $enemy } is struck: { $faces } against { $number }, { $wounds } wounds.
    }
   *[other] { $wounds ->
        [0] { $combatant } strikes { $enemy } in vain: { $faces } against { $number }.
        [one] { $combatant } strikes { $enemy }: { $faces } against { $number }, one wound.
       *[other] { $combatant } strikes { $enemy }: { $faces } against { $number }, { $wounds } wounds.
    }
}
spherewars-critical_hit = { $critical ->
    [precise] { $combatant } lands a precise blow on { $enemy }.
    [exclusive] { $combatant } lands a special critical on { $enemy }.
    [perfect] { $combatant } lands a perfect blow on { $enemy }.
    [deadly] { $combatant } lands a deadly blow on { $enemy }.
   *[brutal] { $combatant } lands a brutal blow on { $enemy }.
}
spherewars-wounded = { $left ->
    [0] { $combatant } cannot take any more.
   *[other] { $wounds ->
        [one] { $combatant } takes a wound and can take { $left } more.
       *[other] { $combatant } takes { $wounds } wounds and can take { $left } more.
    }
}
spherewars-wound_saved = { $passed ->
    [yes] { $trait } saves { $combatant } a wound: a { $face }.
   *[no] { $trait } does not save { $combatant }: a { $face }.
}
spherewars-healed = { $wounds ->
    [one] { $combatant } heals a wound.
   *[other] { $combatant } heals { $wounds } wounds.
}
spherewars-died = { $enemy ->
    [-1] { $combatant } dies.
   *[other] { $cause ->
        [shot] { $enemy } shoots { $combatant } dead.
        [trap] { $enemy } catches { $combatant } in flight and kills it.
        [touch] The touch of { $enemy } destroys { $combatant }.
       *[fight] { $enemy } kills { $combatant }.
    }
}
spherewars-tired = { $combatant } gets tired: { $fatigue }.
spherewars-state_entered = { $condition ->
    [stunned] { $combatant } is stunned.
    [paralysed] { $combatant } is paralysed.
    [fearful] { $combatant } is fearful.
   *[concussed] { $combatant } is concussed.
}

## Shots

spherewars-shot_declared = { $against_charge ->
    [yes] { $combatant } shoots at { $enemy }, who is coming for it: { $weapon }.
   *[no] { $combatant } shoots at { $enemy }: { $weapon }.
}
spherewars-target_replaced = { $chosen ->
    [yes] { $combatant } changes its target to { $enemy }.
   *[no] The shot of { $combatant } is aimed at { $enemy } instead.
}
spherewars-precision_rolled = { $hit ->
    [yes] { $combatant } hits { $enemy }: { $faces } against { $number }.
   *[no] { $combatant } misses { $enemy }: { $faces } against { $number }.
}
spherewars-out_of_range = { $enemy } is out of range of { $combatant }.
spherewars-shot_lost = { $combatant } has nobody left to shoot at.

## Courage

spherewars-morale_rolled = { $trigger ->
    [blood] { $passed ->
        [yes] { $combatant } is wounded and stands firm: a { $face } against { $number }.
       *[no] { $combatant } is wounded and loses heart: a { $face } against { $number }.
    }
    [leader_died] { $passed ->
        [yes] { $combatant } bears the death of its leader: a { $face } against { $number }.
       *[no] { $combatant } despairs at the death of its leader: a { $face } against { $number }.
    }
    [regroup] { $passed ->
        [yes] { $combatant } takes heart again: a { $face } against { $number }.
       *[no] { $combatant } does not take heart: a { $face } against { $number }.
    }
   *[effect] { $passed ->
        [yes] { $combatant } keeps its nerve: a { $face } against { $number }.
       *[no] { $combatant } loses its nerve: a { $face } against { $number }.
    }
}
spherewars-cowed = { $combatant } is cowed by { $enemy } and cannot win a fight in this activation.
spherewars-began_to_flee = { $combatant } takes flight.
spherewars-regrouped = { $combatant } regroups and flees no longer.
spherewars-fled = { $combatant } flees to { $way }.
spherewars-left_table = { $combatant } flees off the table.
spherewars-pursuit_rolled = { $caught ->
    [yes] { $combatant } catches up with { $enemy }.
   *[no] { $enemy } gets away from { $combatant }.
}
spherewars-pursued = { $combatant } runs after the fugitive to { $way }.

## Deeds and spells

spherewars-deed_declared = { $target ->
    [-1] { $dice ->
        [one] { $combatant } tries { $trait } with one die.
       *[other] { $combatant } tries { $trait } with { $dice } dice.
    }
   *[other] { $dice ->
        [one] { $combatant } tries { $trait } on { $target } with one die.
       *[other] { $combatant } tries { $trait } on { $target } with { $dice } dice.
    }
}
spherewars-deed_rolled = { $successes ->
    [0] { $trait } of { $combatant } fails: { $faces } against { $number }.
    [one] { $trait } of { $combatant }: { $faces } against { $number }, one success.
   *[other] { $trait } of { $combatant }: { $faces } against { $number }, { $successes } successes.
}
spherewars-feat_failed = { $cause ->
    [cancelled] { $trait } of { $combatant } is cancelled.
    [room] { $trait } of { $combatant } comes to nothing: there is no room.
    [range] { $trait } of { $combatant } comes to nothing: the target is out of range.
   *[terms] { $trait } of { $combatant } comes to nothing: its target is no longer allowed.
}
spherewars-gems_lost = { $gems ->
    [one] { $combatant } loses a power gem.
   *[other] { $combatant } loses { $gems } power gems.
}
spherewars-gems_gained = { $gems ->
    [one] { $combatant } gains a power gem.
   *[other] { $combatant } gains { $gems } power gems.
}
spherewars-latent_ended = { $trait } of { $combatant } ends.
spherewars-spell_retargeted = { $chosen ->
    [yes] { $combatant } turns { $trait } on { $target }.
   *[no] { $target } stands in the way of { $trait } and is its target now.
}
spherewars-target_hidden = { $target } is too well hidden from { $combatant } to be a target.
spherewars-coin_spent = { $combatant } puts a coin into the bet.
spherewars-spell_designated = { $target ->
    [-1] { $combatant } casts { $trait }.
   *[other] { $combatant } casts { $trait } at { $target }.
}
spherewars-gems_shown = { $trait } of { $combatant }: { $gems } gems to cast, { $against } to dispel.
spherewars-spell_rolled = { $successes ->
    [0] { $trait } of { $combatant } fails.
    [one] { $trait } of { $combatant } has one success.
   *[other] { $trait } of { $combatant } has { $successes } successes.
}
spherewars-power_uncontrolled = { $gems ->
    [0] The power of { $combatant } gets out of hand.
    [one] The power of { $combatant } gets out of hand, and a gem comes back.
   *[other] The power of { $combatant } gets out of hand, and { $gems } gems come back.
}
spherewars-summoned = { $combatant } appears at { $place }.

## How a game ends

spherewars-end-eliminated = one side is left on the table
spherewars-end-conceded = the other side gave up
spherewars-end-agreed = both sides agreed

## Questions

spherewars-deploy-edge = You won the roll. Which edge of the table is yours?
spherewars-deploy-first = Who deploys first?
spherewars-deploy-place = Whom do you deploy, and where?
spherewars-turn-first_round = You won the strategic roll. Who has the first round?
spherewars-turn-activate = Whom do you activate?
spherewars-turn-order = Which effect strikes { $combatant } next?
spherewars-move-action = How does { $combatant } move?
spherewars-start-stealth = Does { $combatant } steal away, by a roll of its own or with another that has rolled?
spherewars-start-stealth_path = Where does { $combatant } steal away to?
spherewars-move-path = Where does { $combatant } go?
spherewars-move-floor = To which floor does { $combatant } climb?
spherewars-move-nearest = Several enemies are equally near. Which one does { $combatant } head for?
spherewars-join-target = With whom does { $combatant } join combat?
spherewars-join-way = Which way does { $combatant } take to { $enemy }?
spherewars-jump-at = { $enemy } enters the defence area of { $combatant }. Does it jump?
spherewars-jump-too = { $enemy } stops in the defence area of { $combatant }. Does it jump as well?
spherewars-react-ability = { $cause ->
    [sidestep] { $target } reaches { $combatant }. Does it try to step aside?
    [on_alert] { $target } has come near. Does { $combatant } move away?
    [white_hot_surge] Does { $combatant } suffer a wound to move further and to attack harder?
    [close_to_power] { $target } is about to be wounded. Does { $combatant } take one of the wounds?
    [bull_rush] { $target } is pushed back. Does { $combatant } follow into contact?
    [sacred_shield] { $combatant } is about to be wounded. Does it trust in its Sacred Shield?
    [kazags_protection] { $combatant } is about to be struck. Who suffers it instead?
    [rune_of_the_steadfast_heart] { $combatant } is wounded. Does it trust in a steadfast heart?
   *[energetic_suction] Does { $combatant } take a gem instead of healing a wound?
}
spherewars-kill-move = Where does { $combatant } move on to after its kill?
spherewars-order-relocate = Where do you relocate { $combatants }?
spherewars-focus-action = What does { $combatant } try now?
spherewars-deed-target = { $trait }: at whom does { $combatant } aim?
spherewars-deed-dice = { $trait }: how many fury dice does { $combatant } roll?
spherewars-effect-share = { $number ->
    [one] { $trait }: whom does { $combatant } strike?
   *[other] { $trait }: how does { $combatant } share out { $number } blows?
}
spherewars-fight-enemy = Whom does { $combatant } fight?
spherewars-fight-supporters = Which three support { $combatant } against { $enemy }?
spherewars-fight-counterattack = { $combatant } loses to { $enemy }. Does it counterattack?
spherewars-roll-again = { $trait }: { $combatant } has { $faces }. Which dice do you roll again?
spherewars-blow-critical = Which critical does { $combatant } deal { $enemy }?
spherewars-blow-saves = What may save { $combatant } first?
spherewars-shot-declare = At whom does { $combatant } shoot?
spherewars-shot-change = Does { $combatant } shoot at somebody other than { $enemy }?
spherewars-counter-shot = { $enemy } comes for you. Who shoots at it?
spherewars-counter-weapon = With which weapon does { $combatant } shoot?
spherewars-morale-order = Your leader is dead. Who is next?
spherewars-flight-edge = Two edges are equally near. To which does { $combatant } flee?
spherewars-flight-side = Something is in the way of { $combatant } at { $place }. On which side does it flee past?
spherewars-flight-pursue = { $enemy } flees. Does { $combatant } pursue?
spherewars-end-go_on = No enemy is left. Do you play on?
spherewars-field-kind = Which piece of scenery do you lay?
spherewars-field-place = Where do you lay it: { $scenery }?
spherewars-field-more = The scenery counts { $laid } of at most { $most }. Do you want more?
spherewars-spell-target = { $trait }: at whom does { $combatant } cast it?
spherewars-spell-place = { $trait }: where does { $combatant } cast it?
spherewars-spell-change = { $trait }: does { $combatant } choose a target other than { $target }?
spherewars-spell-cast = { $trait }: how many gems do you hide for { $combatant }? You have { $gems }; up to { $most } count.
spherewars-spell-dispel = { $trait } of { $combatant }: how many gems do you hide against it? You have { $gems }; up to { $most } count.
spherewars-effect-order = { $trait } of { $combatant }: whom does it strike next?
spherewars-effect-choose = { $trait } of { $combatant }: whom does it heal?
spherewars-effect-move = { $trait } of { $combatant }: where is { $enemy } moved?
spherewars-effect-place = { $trait }: where does { $combatant } put the newcomer?

## Windows for orders

spherewars-window-between = Do you issue an order?
spherewars-window-move = { $combatants } is about to move. Do you issue an order?
spherewars-window-join = { $combatants } is about to be joined. Do you issue an order?
spherewars-window-dexterity = A fight is about to begin: { $combatants }. Do you issue an order?
spherewars-window-shot = A shot is aimed at { $combatants }. Do you issue an order?
spherewars-window-deed = { $combatants ->
    [none] A deed is about to be done. Do you issue an order?
   *[other] A deed is aimed at { $combatants }. Do you issue an order?
}
spherewars-window-morale = { $combatants } may lose heart. Do you issue an order?
spherewars-window-pursuit_end = A pursuit is over: { $combatants }. Do you issue an order?
spherewars-web-window-window-strategy = Before the strategic roll
spherewars-web-window-window-after_strategy = After the strategic roll
spherewars-web-window-window-join_items = When a combatant of mine joins combat
spherewars-web-window-window-counter_shot = Before a shot against a charge
spherewars-web-window-window-after_deed = After the roll for a deed
spherewars-web-window-window-after_dexterity = After the dexterity roll
spherewars-web-window-window-after_precision = After the roll for a shot
spherewars-web-window-window-after_damage = After a damage roll
spherewars-web-window-window-between = Between two steps
spherewars-web-window-window-move = Somebody moves
spherewars-web-window-window-join = Somebody joins combat
spherewars-web-window-window-dexterity = Before a fight
spherewars-web-window-window-shot = Before a shot
spherewars-web-window-window-deed = Before a deed
spherewars-web-window-window-morale = Before a morale roll
spherewars-web-window-window-pursuit_end = After a pursuit
spherewars-web-call-target = it is about a combatant of mine
spherewars-web-call-fleeing = a combatant of mine flees
spherewars-web-call-hero = a hero of mine takes part
spherewars-web-call-enemy = it is the enemy's round
spherewars-web-call-order = I could give an order
spherewars-web-call-contact = my combatant touches an enemy
spherewars-web-call-free = my combatant touches no enemy
spherewars-web-call-last = my last combatant has acted
spherewars-web-call-known = everybody knows that I have it
spherewars-web-window-roll-again = Rolling dice again
spherewars-web-window-react-ability = An ability that may be used
spherewars-web-window-fight-counterattack = Counterattack
spherewars-web-window-focus-action = Deeds, spells and artefacts of my combatant
spherewars-web-window-deed-dice = Dice for a deed
spherewars-web-call-first = it has tried nothing yet in this activation
spherewars-web-call-feat = it openly has something left to try
spherewars-web-call-works = something of that may work from where it stands
spherewars-web-call-hidden = a hero may hold something that works from where he stands
spherewars-web-call-split = another deed could use the rest of the dice
spherewars-web-policy-behind = use what I have when I am behind
spherewars-web-policy-failing = roll again when the roll fails or loses
spherewars-web-policy-worst = roll the lowest die again
spherewars-web-policy-use = use it if I have it
spherewars-web-call-wounded = a hero of mine is about to be wounded
spherewars-web-call-wished = I asked for it
spherewars-window-spell = { $combatants ->
    [none] A spell is about to be cast. Do you issue an order?
   *[other] A spell is aimed at { $combatants }. Do you issue an order?
}
spherewars-window-gems = The gems are hidden: { $combatants }. Do you step in?
spherewars-window-shown = { $combatants ->
    [none] The gems are shown. Do you cancel the spell?
   *[other] The gems for the spell at { $combatants } are shown. Do you cancel it?
}
spherewars-window-outcome = { $combatants ->
    [none] The spell works. Do you cancel it?
   *[other] The spell at { $combatants } works. Do you cancel it?
}
spherewars-window-activation_start = { $combatants } is activated. Do you step in?
spherewars-window-kill = { $combatants } has killed. Do you step in?
spherewars-web-window-window-spell = Before a spell
spherewars-web-window-window-gems = After gems are hidden
spherewars-web-window-window-shown = After gems are shown
spherewars-web-window-window-outcome = When a spell works
spherewars-web-window-window-activation_start = At the start of an activation
spherewars-web-window-window-kill = After a kill

## Words to choose from

spherewars-action-stand = stand still
spherewars-action-move = move at random
spherewars-action-run = run
spherewars-action-speed_up = speed up
spherewars-action-join = join combat
spherewars-action-tunnel = tunnel
spherewars-critical-brutal = brutal blow
spherewars-critical-exclusive = its own critical
spherewars-edge-south = south
spherewars-edge-east = east
spherewars-edge-north = north
spherewars-edge-west = west
spherewars-side_of_way-left = left
spherewars-side_of_way-right = right

## What an answer means

spherewars-show-chance_win = wins
spherewars-show-chance_kill = kills
spherewars-show-chance_hurt = wounds
spherewars-show-chance_tie = ties
spherewars-show-chance_lose = loses
spherewars-show-chance_die = dies
spherewars-show-chance_hit = hits
spherewars-show-chance_hit_near = hits up close
spherewars-show-chance_hit_far = hits far away
spherewars-show-chance_works = succeeds
spherewars-show-chance_catch = catches it
spherewars-show-edge = { $near ->
    [yes] south edge
   *[no] north edge
}
spherewars-show-same_floor = stay on this floor
spherewars-show-roof = the roof
spherewars-show-floor = { $number ->
    [0] the ground floor
   *[other] floor { $number }
}
spherewars-show-first = { $players }
spherewars-deploy-there = { $combatants } here
spherewars-show-stay = { $combatant } stays
spherewars-show-yield = an ally goes first
spherewars-show-there = { $combatant } to { $place }
spherewars-show-annihilate = { $combatant } moves on
spherewars-show-join = { $combatant } goes for { $enemy }
spherewars-show-pass = { $combatant } lets it pass
spherewars-show-jump = { $combatant } jumps at { $enemy }
spherewars-show-give_order = Give an order first
spherewars-show-effect = { $combatant }: { $trait }
spherewars-show-order = { $issuer } to { $combatant }: { $order }
spherewars-show-relocate = { $combatants } relocating
spherewars-show-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
spherewars-show-share = at { $combatants }
spherewars-show-roll_again = { $faces } again
spherewars-show-hold_fire = { $combatant } holds its fire
spherewars-show-shoot = { $combatant } shoots at { $enemies }
spherewars-show-shoot_with = { $combatant } shoots at { $enemies } with { $weapon }
spherewars-field-there = { $scenery } at { $place }
spherewars-stake-gems = gems
spherewars-stake-coins = coins
spherewars-show-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
spherewars-show-false_bet = { $gems } gems, a bluff that does not count
spherewars-show-gems_and_coins = { $number ->
    [one] { $gems } gems and a coin
   *[other] { $gems } gems and { $number } coins
}
spherewars-show-push = { $combatant } is moved
spherewars-show-batch = Place { $number } now, { $left } in all are left.
spherewars-show-orders_left = { $orders ->
    [one] { $orders } order is left.
   *[other] { $orders } orders are left.
}
spherewars-score-mission_points = { $players }: { $points } mission points.
spherewars-score-difference = The difference is { $number }: the row of the chart from { $least } on.
spherewars-score-chart = { $players }: { $glory } glory from the chart.
spherewars-score-drawn = At the end a die names the relic that gives one more glory.
spherewars-score-special = { $players }: 1 glory more from the mission.
spherewars-score-special_none = Nobody has the glory point of the mission.
spherewars-score-blood = { $players }: { $blood } blood points.
spherewars-score-last_side = The last side on the table wins.
spherewars-score-would_win = { $players } would win now.
spherewars-score-would_draw = It would be a draw now.
spherewars-show-step_back = Pass
spherewars-show-ready_band = { $band }: { $race }, { $price } points
spherewars-show-put_there = { $combatants } at { $place }
spherewars-show-feats_given_up = { $number ->
    [one] One deed or spell is left unused
   *[other] { $number } deeds and spells are left unused
}{ $gems ->
    [0] .
    [one] , one gem left.
   *[other] , { $gems } gems left.
}
spherewars-show-move_given_up = It gives up its move.
spherewars-show-shot_given_up = { $number ->
    [one] It gives up its shot: one enemy can be shot at.
   *[other] It gives up its shot: { $number } enemies can be shot at.
}
spherewars-show-strikes_own = It strikes your own as well: { $combatants }.
spherewars-show-no_feat = No deed or spell
spherewars-show-nobody_goes = Everybody stays
spherewars-show-way = { $combatant }{ $length ->
    [0] { "" }
   *[other] { " " }{ $length } { $unit }
} { $side ->
   *[north] to the north
    [north_east] to the north-east
    [east] to the east
    [south_east] to the south-east
    [south] to the south
    [south_west] to the south-west
    [west] to the west
    [north_west] to the north-west
}
spherewars-show-join_way = { $action ->
    [charge] Charge
    [engage] Engage
    [short] Too far
   *[unknown] Go
}{ $length ->
    [0] { "" }
   *[other] { ", " }{ $length } { $unit }
}, { $side ->
   *[north] from the north
    [north_east] from the north-east
    [east] from the east
    [south_east] from the south-east
    [south] from the south
    [south_west] from the south-west
    [west] from the west
    [north_west] from the north-west
}
spherewars-show-jump_at = { $combatant } jumps at { $enemy } after { $length } { $unit } of its way
spherewars-show-may_jump = { $enemy } may jump at it{ $length ->
    [0] { "" }
   *[other] { " " }after { $length } { $unit }
}: it wins { $number } %, loses { $against } %.
spherewars-show-may_counter = { $enemy } may shoot before contact: hits { $number } %.
spherewars-show-falls_short = Falls short by { $length } { $unit }.
spherewars-show-no_orders = No orders are left.
spherewars-show-nobody_issues = Nobody can give orders now.
spherewars-show-not_heard = Too far away by { $length } { $unit }: it is not heard, and lost.
spherewars-show-touches = Touches { $enemies } as well.
spherewars-show-charge_bonus = The charge adds { $strength } STR if it wins.
spherewars-show-charge_bonus_if = If it is a charge, it adds { $strength } STR if it wins.
spherewars-show-nobody_shoots = Nobody shoots
spherewars-show-up_to = up to { $length } { $unit }
spherewars-show-too_near = { $enemy } is too near to speed up: it only runs.
spherewars-show-ground_barred = cannot be entered
spherewars-show-ground_flown = flown over without penalty, gives no cover
spherewars-show-ground_crossing = free on its crossing places
spherewars-show-ground_free = costs no MOV
spherewars-show-ground_mov = MOV −{ $number }
spherewars-show-ground_line = MOV −{ $number } if crossed
spherewars-show-ground_doors = entered through doors and windows alone
spherewars-show-ground_cover = shots at those in it: PRE −1
spherewars-show-ground_dense_cover = shots at those in it: PRE −1 and STR −1
spherewars-show-ground_line_cover = shots across it at those who touch it: PRE −1
spherewars-show-ground_elevation = raises by up to { $number }
spherewars-show-ground_deep = those in it count as flat, and neither shoot nor cast
spherewars-show-ground_lowered = those in it count one level lower
spherewars-show-deed_needs = each die that shows { $number } or more is a success
spherewars-show-spell_needs = { $number ->
    [one] needs { $number } success
   *[other] needs { $number } successes
}
spherewars-show-bid = { $number } % against { $against ->
    [one] { $against } gem
   *[other] { $against } gems
}
spherewars-show-would_be_concussed = More or fewer gems than it may use: it would be concussed and the spell lost.
spherewars-show-power_dies = { $combatant } dies of its own power: { $number } %.
spherewars-show-power_is_wounded = { $combatant } takes a wound of its own power: { $number } %.
spherewars-show-power_is_concussed = { $combatant } is concussed by its own power: { $number } %.

## What dice are rolled for

spherewars-dice-deployment = deployment
spherewars-dice-strategy = the strategic roll
spherewars-dice-pace = random movement
spherewars-dice-dexterity = dexterity
spherewars-dice-counterattack = the counterattack
spherewars-dice-damage = damage
spherewars-dice-precision = precision
spherewars-dice-morale = morale
spherewars-dice-pursuit = the pursuit
spherewars-dice-deed = the deed
spherewars-dice-burning = the burning wound
spherewars-dice-bleeding = the bleeding
spherewars-dice-save = a save
spherewars-dice-spit = the spit
spherewars-dice-stealth = stealth
spherewars-dice-sidestep = the step aside
spherewars-dice-control = control
spherewars-dice-strength = strength
spherewars-dice-casting = the casting
spherewars-dice-dispelling = the dispelling
spherewars-dice-mission = the mission
spherewars-dice-density = the density
spherewars-dice-scenario = the scenario
spherewars-dice-central_piece = the central piece
spherewars-dice-first_piece = who lays the first piece
spherewars-dice-scenery = the scenery
spherewars-dice-weather = the weather
spherewars-dice-spot = the place of the piece
spherewars-dice-relic = the relic

## Attributes, and why a number is what it is

spherewars-attribute-mov = MOV
spherewars-attribute-com = COM
spherewars-attribute-dex = DEX
spherewars-attribute-pre = PRE
spherewars-attribute-str = STR
spherewars-attribute-con_mundane = mCON
spherewars-attribute-con_arcane = aCON
spherewars-attribute-fur = FUR
spherewars-attribute-pow = POW
spherewars-reason-pool = the pool
spherewars-reason-other_sorcerer = another sorcerer
spherewars-reason-powerless = no power now
spherewars-reason-at_least_one = at least one
spherewars-reason-single_die = a single die
spherewars-reason-fatigue = fatigue
spherewars-reason-support = support
spherewars-reason-charge = charge
spherewars-reason-precise_blow = precise blow
spherewars-reason-from_above = from above
spherewars-reason-cover = cover
spherewars-reason-height = height of the target
spherewars-reason-flies = flying target
spherewars-reason-quick_shot = shot against charge
spherewars-reason-changed_target = changed target
spherewars-reason-skill = skill of the shooter
spherewars-reason-moved = shooter has moved
spherewars-reason-helpless = helpless target
spherewars-reason-long_range = long range
spherewars-reason-partial_sight = partial sight
spherewars-reason-split = two targets
spherewars-reason-penetration = penetration
spherewars-reason-rank = kind of combatant
spherewars-reason-brave = brave
spherewars-reason-coward = coward
spherewars-reason-fear = fear
spherewars-reason-presence = presence of the leader
spherewars-reason-effect = effect
spherewars-reason-storm = storm
spherewars-reason-heat = heat

## Why something is not possible

spherewars-show-measuring_closed = Measuring is closed: lengths are told when the rules measure them.
spherewars-no_undo = Nothing is taken back in this game.
spherewars-deploy-outside_zone = { $combatant } would stand outside your zone at { $place }.
spherewars-deploy-touches_enemy = { $combatant } would touch an enemy at { $place }.
spherewars-deploy-one_option = Deploy one combatant or one whole group at a time.
spherewars-way-off_the_table = { $combatant } would leave the table at { $place }.
spherewars-way-no_room = { $combatant } has no room at { $place }.
spherewars-way-blocked = There is no way there for { $combatant }.
spherewars-move-nobody_to_join = { $combatant } can reach no enemy to join combat with.
spherewars-move-stunned = { $combatant } is stunned and can only stand still.
spherewars-move-paralysed = { $combatant } is paralysed and can only stand still.
spherewars-move-fearful = { $combatant } is fearful and does not join combat.
spherewars-move-tunnels = { $combatant } does not speed up on the surface: it tunnels.
spherewars-move-stole_away = { $combatant } has stolen away and may neither speed up nor engage.
spherewars-move-ephemeral = { $combatant } is ephemeral and does not join combat.
spherewars-join-no_way = There is no way from there for { $combatant } to touch { $enemy }.
spherewars-jump-outside = { $enemy } is outside the defence area of { $combatant } there.
spherewars-jump-blocked = Something is in the way of the jump of { $combatant }.
spherewars-fight-no_supporter = { $combatant } cannot support in this fight.
spherewars-shot-not_seen = { $combatant } cannot see that target.
spherewars-shot-too_deep = { $combatant } stands in deep water or lava and cannot shoot.
spherewars-shot-faded = { $combatant } has slipped out of combat and does not shoot now.
spherewars-shot-paralysed = { $combatant } is paralysed and cannot shoot.
spherewars-order-not_now = That order is of no use now: { $order }
spherewars-order-no_issuer = { $combatant } cannot issue orders now.
spherewars-order-not_hers = { $combatant } takes no orders from this combatant.
spherewars-order-no_friend = { $combatant } is not there to take your orders.
spherewars-order-other_band = { $combatant } takes orders of another band only from a leader.
spherewars-order-had_one = { $combatant } has had an order in this round already.
spherewars-order-flees = { $combatant } flees and hears only one order: to hold its ground.
spherewars-order-paralysed = { $combatant } is paralysed and takes no orders.
spherewars-order-held = { $combatant } is held and cannot relocate.
spherewars-order-undisciplined = { $combatant } is undisciplined and takes no orders.
spherewars-order-no_contact = { $combatant } may not come into contact with an enemy at { $place }.
spherewars-order-no_trap = { $combatant } may not trap a fugitive by relocating to { $place }.
spherewars-feat-dice = You may roll 1 to { $number } dice.
spherewars-feat-wrong_side = { $trait } cannot be aimed at { $target }.
spherewars-feat-other_band = { $target } belongs to another band.
spherewars-feat-no_sorcerer = { $target } is no sorcerer.
spherewars-feat-not_touching = { $combatant } does not touch { $target }.
spherewars-feat-not_seen = { $combatant } does not see { $target }.
spherewars-feat-in_combat = { $target } is in combat.
spherewars-feat-too_tall = { $target } is too tall for that.
spherewars-feat-used_up = { $combatant } has done this once in the game already.
spherewars-feat-low_rank = { $target } is no match for the challenge of { $combatant }.
spherewars-feat-not_joined = { $combatant } has not joined combat with { $target } in this activation.
spherewars-feat-flies = { $target } flies.
spherewars-feat-wrong_kin = { $target } is not of the right kin.
spherewars-feat-too_much = { $number ->
    [one] { $combatant } cannot be struck twice.
   *[other] { $combatant } can be struck { $number } times at most.
}
spherewars-feat-paralysed = { $combatant } is paralysed and can do nothing of the kind.
spherewars-field-turn = Pieces turn in steps of { $degrees } degrees.
spherewars-field-off_table = The piece would lie over the edge of the table: { $scenery }.
spherewars-field-too_near = The piece would lie too near to another one: { $scenery }.
spherewars-spell-no_power = { $combatant } has no power to cast now.
spherewars-spell-hurried = { $combatant } has moved too far to cast.
spherewars-spell-too_deep = { $combatant } stands in deep water or lava and cannot cast.
spherewars-spell-not_seen = { $combatant } does not see { $target }.
spherewars-spell-no_more = { $trait } of { $combatant } can bring no more of them.
spherewars-spell-off_table = { $place } lies off the table.
spherewars-spell-too_far = That is too far away.
spherewars-spell-too_near = That is too near to an enemy.
spherewars-spell-pool = You have { $gems } gems.
spherewars-spell-papyrus = The gems of a papyrus must be used: at least { $gems }.
spherewars-spell-coins = { $number ->
    [0] You have no coin to add.
    [one] You may add one coin.
   *[other] You may add { $number } coins.
}

## Options

spherewars-option-points = Points
spherewars-option-points-about = what each band may cost
spherewars-option-mission = Mission
spherewars-option-mission-about = what wins the game
spherewars-option-measuring = Measuring
spherewars-option-measuring-about = whether you may measure at any time, or only when the rules do
spherewars-option-seats = Players
spherewars-option-seats-about = how many take part, on two sides; with an odd number one of them leads two bands
spherewars-value-last_survivor = The Last Survivor
spherewars-value-open = open
spherewars-value-closed = closed
spherewars-option-density = Scenery
spherewars-option-density-about = how much of it lies on the field
spherewars-option-scenario = Scenario
spherewars-option-scenario-about = where the battle takes place
spherewars-option-central_piece = Central piece
spherewars-option-central_piece-about = what stands in the middle, if the mission needs something there
spherewars-option-weather = Weather
spherewars-option-weather-about = whether the weather plays a part
spherewars-option-printed_prices = Printed prices
spherewars-option-printed_prices-about = whether items cost what the book prints
spherewars-value-none = none
spherewars-value-random = random
spherewars-value-wood = Wood
spherewars-value-hill = Hill
spherewars-value-low = Low density
spherewars-value-common = Common density
spherewars-value-high = High density
spherewars-value-darlime_village = Darlime Village
spherewars-value-eastern_woods = Eastern Woods
spherewars-value-volcanic_entrances = Volcanic Entrances
spherewars-value-unuk_glaciers = Unuk Glaciers
spherewars-value-technocrat_city = Technocrat City
spherewars-value-golothar_roads = Golothar Roads
spherewars-value-death_of_the_enemy = The Death of the Enemy
spherewars-value-domination_of_the_dolmens = The Domination of the Dolmens
spherewars-value-destruction_of_the_camp = The Destruction of the Camp
spherewars-value-sacking_of_the_relics = The Sacking of the Relics
spherewars-value-crash = The Crash

## Artefacts and consumables

spherewars-item_shown = { $combatant } carries { $item }.
spherewars-item_taken = { $combatant } uses { $item }.
spherewars-window-strategy = Before the strategic roll: do you use anything?
spherewars-window-after_strategy = The strategic roll is made. Do you use anything?
spherewars-window-join_items = { $combatants } is about to join combat. Do you use anything?
spherewars-window-counter_shot = A shot is aimed at { $combatants }, who is charging. Do you use anything?
spherewars-window-after_deed = { $combatants ->
    [none] A deed was rolled for. Do you use anything?
   *[other] A deed at { $combatants } was rolled for. Do you use anything?
}
spherewars-window-after_dexterity = The fight is decided: { $combatants }. Do you use anything?
spherewars-window-after_precision = A shot at { $combatants } was rolled for. Do you use anything?
spherewars-window-after_damage = Damage was rolled: { $combatants }. Do you use anything?
spherewars-show-item = { $combatant } uses { $item }
spherewars-show-scroll = { $combatant } to { $target } by { $item }: { $order }
spherewars-item-not_now = You have no such thing to use now.
spherewars-dice-healing = the healing
spherewars-dice-mist = the mist
spherewars-dice-artefact = an artefact
spherewars-dice-wayfarer = the way to go
spherewars-item_aimed = { $target ->
    [-1] { $combatant } uses { $item }.
   *[other] { $combatant } uses { $item } on { $target }.
}
spherewars-feat-red_hot = { $target } does not mind the heat.
spherewars-option-field = Battlefield
spherewars-option-field-about = who lays the scenery: the dice, or you in turn
spherewars-option-turns = Turns
spherewars-option-turns-about = how long the game lasts; 0 is what the mission says
spherewars-option-width = Width
spherewars-option-width-about = of the table, in inches
spherewars-option-depth = Depth
spherewars-option-depth-about = of the table, in inches
spherewars-value-generated = laid by dice
spherewars-value-placed = laid by you
spherewars-value-rolled = rolled
spherewars-value-no = no
spherewars-value-yes = yes
spherewars-value-stormy = always stormy
spherewars-value-rainy = always rainy
spherewars-value-clear = always clear or cloudy
spherewars-value-sunny = always sunny
spherewars-value-suffocating = always suffocating
spherewars-scored = { $players } scored: mission points { $points }, blood points { $blood }; glory { $glory } by the chart, { $special } by the mission.
spherewars-end-glory = more glory points
spherewars-end-blood = equal glory, more blood points
spherewars-end-equal = equal glory and equal blood
spherewars-end-time = the last turn is over
spherewars-deploys_first = { $players } won the roll and must deploy first, anywhere on the table.
spherewars-deploy-infiltrators_first = You won the roll. Whose infiltrators are placed first?
spherewars-deploy-infiltrate = Where do your infiltrators stand?
spherewars-dice-infiltration = the infiltrators
spherewars-deploy-near_enemy = { $combatant } would stand within 6 inches of an enemy at { $place }.
spherewars-deploy-no_chain = The members of a group must stand in one chain, each touching another.
spherewars-deploy-found_out = The nearest enemy would find { $combatant } at { $place }: it is less than 15 inches away, or 12 without full sight.
## At the terminal

spherewars-play-stage-bands = the bands are built
spherewars-play-stage-preparation = mission and weather are settled
spherewars-play-stage-battlefield = the battlefield is laid
spherewars-play-stage-infiltration = the infiltrators are placed
spherewars-play-order-first = order
spherewars-play-stage-roll_off = the leaders roll for the sides
spherewars-play-stage-deployment = deployment
spherewars-play-turn = turn { $turn }
spherewars-play-pools = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
spherewars-play-tired = tired { $fatigue }
spherewars-play-flees = fleeing
spherewars-play-legend =
    A7: a combatant by its seat and number; * leads the band
    > acts, o can still act, . has acted this round
    4/5: wounds left of all it has
    shades: scenery, darker where it is higher
spherewars-play-stands = { $who } at { $place }:
spherewars-play-stands-in = { $who } in { $place }:
spherewars-play-upstairs = (level { $number })
spherewars-play-touches = touches { $enemies }
spherewars-play-where-usage = Whom do you mean? For example: where A7
spherewars-play-reach-usage = Whose reach? For example: reach A7
spherewars-play-sight-usage = From whom to whom? For example: sight A7 B2
spherewars-play-odds-usage = Who against whom? For example: odds A7 B2
spherewars-play-closed = Measuring is closed: lengths are told when the rules measure them (SW-BAS-16).
spherewars-play-reach = { $who } can run { $length }″; the map shows where to, without scenery that slows it down.
spherewars-play-sight-open = { $who } sees { $target }.
spherewars-play-sight-partial = { $who } sees part of { $target }.
spherewars-play-sight-hidden = { $who } does not see { $target }.
spherewars-play-away = { $length }″ away.
spherewars-play-odds-fight = { $who } fights { $target }: wins { $win }, loses { $lose }, kills { $kill }, dies { $die }.
spherewars-play-odds-shot = { $who } shoots at { $target } with { $weapon }: hits { $hit }, kills { $kill }.
spherewars-play-total-dice = dice
spherewars-play-total-foes-dice = dice of the enemy
spherewars-play-total-strength = strength
spherewars-play-total-number = target number
spherewars-play-empty = Nothing is on the table yet.
spherewars-play-lies = #{ $number } { $what } at { $place }
spherewars-play-high = (height { $number })
spherewars-play-lies-in = #{ $number } { $what } in { $place }
spherewars-play-help-odds = a fight between two, and shots of the first: odds A7 B2
spherewars-play-help-reach = where a combatant could run to: reach A7
spherewars-play-help-sight = what one sees of another, or of all enemies: sight A7 B2, sight A7
spherewars-play-help-where = where somebody is and what it can do: where A7; without a name everybody and the scenery; where #3 A7: what a piece does to A7
spherewars-play-help-cost = what a band costs and what is wrong with it: cost 2x lookout, near_heart
spherewars-play-price = { $price } of { $points } points
spherewars-odds-win = wins
spherewars-odds-tie = tie
spherewars-odds-lose = loses
spherewars-odds-critical = wins with a critical
spherewars-odds-none = no success
spherewars-odds-one = one success
spherewars-odds-two = two successes
spherewars-odds-more = more successes
spherewars-odds-success = at least one success
spherewars-odds-works = works
spherewars-odds-fails = fails
spherewars-odds-holds = keeps its nerve
spherewars-odds-flees = loses its nerve

## On paper and on screens

spherewars-sheet-band = Band
spherewars-sheet-price = { $price } of { $points } points
spherewars-sheet-cost = { $rank }, { $price } points
spherewars-show-price = price
spherewars-show-fix_remove = One { $profile } less
spherewars-show-fix_drop_option = { $profile } without { $option }
spherewars-show-fix_drop_item = { $profile } without { $item }

## In the browser

spherewars-web-high = { $level ->
    [0] flat
    [1] small
    [2] common
    [3] large
    [4] huge
   *[other] colossal
}
spherewars-web-feature = { $feature ->
    [lineal] lineal
    [aquatic] water
    [deep_aquatic] deep water
    [red_hot] red-hot
    [deep_red_hot] deep red-hot
    [building] building
    [elevation] elevation
   *[vertical] too steep to cross
}
spherewars-web-lesson-activation = Everyone acts once a round. Choose who acts now.
spherewars-web-lesson-run = Run up to MOV inches, or speed up to twice that: then no shot.
spherewars-web-lesson-area = Draw a way. Whoever comes close to an enemy may be jumped at.
spherewars-web-lesson-charge = In sight and within MOV it is a charge: it hits harder.
spherewars-web-lesson-fight = Both rolled dexterity. The better hand wins and rolls damage.
spherewars-web-lesson-sight = You shoot at whom you see. Woods hide; odds tell how much.
spherewars-web-lesson-shot = Each die that reaches the MOV of the target is a success.
spherewars-web-lesson-wounds = Wounds stand on the base. At none the figure is dead.
spherewars-web-lesson-order = Your leader may give an order here, or pass.
spherewars-web-lesson-spell = Hide gems: each is a die. The enemy may hide some against it.
spherewars-web-hint-target = { $touch ->
    [yes] Tap a marked enemy: it shows your chance.
   *[no] Click a marked enemy: it shows your chance.
}
spherewars-web-hint-roll = Attack rolls your dice. Ask why to see what counts.
spherewars-web-hint-activate = Every figure acts once: move, concentrate, fight.
spherewars-web-hint-goal = The last side standing wins. Run, or join combat with an enemy.
spherewars-web-hint-path = { $touch ->
    [yes] Drag the figure, or tap: the dotted edge is its reach.
   *[no] Drag the figure, or click: the dotted edge is its reach.
}
spherewars-web-own-dice = { $number ->
    [one] 1 die of its own
   *[other] { $number } dice of its own
}
spherewars-web-other-dice = { $number ->
    [one] 1 die against it
   *[other] { $number } dice against it
}
spherewars-web-precision-dice = { $number ->
    [one] 1 die to hit at { $against } or more
   *[other] { $number } dice to hit at { $against } or more
}
spherewars-web-damage-dice = { $number ->
    [one] Then 1 die of damage at { $against } or more
   *[other] Then { $number } dice of damage at { $against } or more
}
spherewars-web-stages-title = { $action }: { $stage }, { $player } decides. The stages: { $stages }.
spherewars-web-strip-run = Run
spherewars-web-strip-join = Joining
spherewars-web-strip-deed = Deed
spherewars-web-strip-spell = Spell
spherewars-web-strip-shot = Shot
spherewars-web-strip-fight = Fight
spherewars-web-stage-declared = declared
spherewars-web-stage-orders = orders
spherewars-web-stage-way = way
spherewars-web-stage-jumps = jumps
spherewars-web-stage-potion = potion
spherewars-web-stage-measured = measured
spherewars-web-stage-counter = shots
spherewars-web-stage-contact = contact
spherewars-web-stage-named = named
spherewars-web-stage-dice = dice
spherewars-web-stage-effect = effect
spherewars-web-stage-gems = gems
spherewars-web-stage-shown = shown
spherewars-web-stage-target = target
spherewars-web-stage-change = change
spherewars-web-stage-precision = precision
spherewars-web-stage-damage = damage
spherewars-web-stage-enemy = enemy
spherewars-web-stage-dexterity = dexterity
spherewars-web-stage-morale = morale
spherewars-web-stage-pursuit = pursuit
spherewars-web-run-edge = run, { $length }
spherewars-web-speed-edge = speed up, { $length }
spherewars-web-heard = orders are heard, { $length }
spherewars-web-bid-pool = { $count ->
    [one] { $count } gem in the pool
   *[other] { $count } gems in the pool
}
spherewars-web-bid-gem = { $count ->
    [one] Hide { $count } gem
   *[other] Hide { $count } gems
}
spherewars-web-bid-gem-over = Hide { $count } gems: more than it may use, it would be concussed
spherewars-web-bid-limit = at most { $count }
spherewars-web-bid-against = against
spherewars-web-bid-cast = if cast with
spherewars-web-bid-works = works
spherewars-web-bid-stops = stopped
spherewars-web-bid-about = { $needed ->
    [one] Chances of so many successes; { $needed } is needed.
   *[other] Chances of so many successes; { $needed } are needed.
}
spherewars-web-score-now = If it ended now
spherewars-web-ends-stunned = stunned: only stands still; until the end of its next activation
spherewars-web-ends-paralysed = paralysed: stands still, no deed, spell or shot; until the end of its next activation
spherewars-web-ends-fearful = fearful: joins no combat; until the end of its next activation
spherewars-web-ends-concussed = concussed: has no power; until the end of its next activation
spherewars-web-ends-fleeing = flees until it rallies or leaves the table
spherewars-web-ends-fatigue = tired: fewer dice in fights; until the end of the turn
spherewars-web-ends-latent = under a lasting spell; until the next round of the caster's side
spherewars-web-ends-order = has had its order of this round
spherewars-web-until-roll = for this roll
spherewars-web-until-action = for this action
spherewars-web-until-activation = until the end of this activation
spherewars-web-until-turn = until the end of the turn
spherewars-web-until-round = until the end of the round
spherewars-web-until-game = to the end of the game
spherewars-web-until-next_activation = until the end of its next activation
spherewars-web-until-latent = until the next round of the caster's side
spherewars-web-until-own_round = until the next round of the side that caused it
spherewars-web-orders = Orders to give
spherewars-web-order-receivers = { $count ->
    [one] to 1 combatant
   *[other] to { $count } combatants
}
spherewars-web-order-far = { $count ->
    [one] 1 too far away
   *[other] { $count } too far away
}
spherewars-web-info = Bands and combatant
spherewars-web-bands = Bands
spherewars-web-combatant = Combatant
spherewars-web-arms = Weapons and armour
spherewars-web-arm-range = { $name }, range { $range }
spherewars-web-abilities = Abilities
spherewars-web-barred = Not possible now
spherewars-web-look-about = Choose a figure to see its numbers.
spherewars-web-pools = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
spherewars-web-wounds = { $left } of { $most } wounds left
spherewars-web-fatigue = tired { $fatigue }
spherewars-web-turn = Turn { $turn }
spherewars-web-round-of = round of { $players }
spherewars-web-recap = Turn { $turn }: the round of { $players } is over
spherewars-web-recap-lost = Lost: { $names }.
spherewars-web-recap-nobody = Nobody was lost.
spherewars-web-recap-side = { $players }: { $points } { $points ->
    [one] { $kind ->
        [blood] blood point
       *[mission] point
    }
   *[other] { $kind ->
        [blood] blood points
       *[mission] points
    }
}{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
spherewars-web-recap-weather = Weather: { $weather }.
spherewars-web-phase-move = Movement
spherewars-web-phase-concentrate = Concentration
spherewars-web-phase-combat = Combat
spherewars-web-score-of = { $players }: blood { $blood }, mission { $points }, glory { $glory }.
spherewars-web-strip-blood = Blood
spherewars-web-strip-mission = Mission
spherewars-web-strip-gems = gems
spherewars-web-strip-orders = orders
spherewars-web-pool-gems = Gems: { $told }
spherewars-web-pool-orders = Orders: { $told }
spherewars-web-gems-of = { $players }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} in the pool; each is a die for casting or dispelling.
spherewars-web-gems-again = At the end of a turn the pool is as large as the power of all sorcerers of the side.
spherewars-web-orders-of = { $player }: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
} left; each order that is given takes one.
spherewars-web-orders-again = At the end of a turn there are as many orders as the leader has command.
spherewars-web-closed = Measuring is closed
spherewars-web-closed-about = No distance is told before the rules measure it.
spherewars-web-choose-band = Choose a band
spherewars-web-any-band = Any band
spherewars-web-take-band = Take this band
spherewars-web-mixed = Mixed band { $number }
spherewars-web-points = { $points } points
spherewars-web-odds-about = Exact chances of fights, shots, spells by bid and morale, without abilities.
spherewars-web-builder-race = Race
spherewars-web-builder-fits = fits my band
spherewars-web-builder-none = No profile fits.
spherewars-web-builder-figures = a group of { $count }
spherewars-web-builder-wounds = wounds
spherewars-web-builder-faction = Faction
spherewars-web-builder-weapons = Weapons
spherewars-web-builder-artefacts = Artefacts, { $left } arcane power left
spherewars-web-builder-consumables = Consumables
spherewars-web-builder-add-artefacts = Add an artefact
spherewars-web-builder-add-consumables = Add a consumable
spherewars-web-builder-artefact = { $name } (power { $power })
spherewars-web-builder-item = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
spherewars-web-builder-power = arcane power { $power }
spherewars-web-builder-empty = Empty. Add recruits from the catalogue, or copy a ready-made band.
spherewars-web-builder-look = Choose a profile to see it in full.
spherewars-web-luck-unit = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
spherewars-web-luck-about = A damage roll is about a wound, a precision roll about a hit; both are worth the points of the figure divided by its wounds.

## The page with which the rules begin

spherewars-web-page-1 = Goal: the mission says it: the last side standing, dolmens, relics, a camp. Points decide.
spherewars-web-page-2 = A turn: a strategic roll settles who begins. Then each side has a round in which everyone acts once.
spherewars-web-page-3 = An activation: move, then concentrate for spells and deeds, then fight or shoot.
spherewars-web-page-4 = Move: stand still, run up to MOV inches, speed up to twice that, or join combat with an enemy.
spherewars-web-page-5 = Fight: both roll as many dice as their dexterity and compare the best ones. The winner rolls damage.
spherewars-web-page-6 = Shoot: roll as many dice as your precision. A die that reaches the MOV of the target hits.
spherewars-web-page-7 = Spells: gems are dice. You hide some to cast, the enemy hides some to dispel; both open at once.
spherewars-web-page-8 = Orders: your leader has a few in each turn and gives them in the middle of what others do.

## In the Lab

spherewars-web-lab-what = What is rolled
spherewars-web-lab-what-fight = a fight
spherewars-web-lab-what-shot = a shot, or damage
spherewars-web-lab-what-spell = a spell, by bid
spherewars-web-lab-what-morale = morale
spherewars-web-lab-title-fight = { $dice } dice → { $other }
spherewars-web-lab-title-shot = { $dice } dice at { $target }
spherewars-web-lab-title-spell = { $gems } gems → { $against }, { $needed } needed
spherewars-web-lab-title-morale = Morale at { $target }{ $firm ->
    [yes] , Firm
   *[no] {""}
}
spherewars-web-lab-dice = Own dice
spherewars-web-lab-other = Dice of the enemy
spherewars-web-lab-target = Target number
spherewars-web-lab-gems = Gems for casting
spherewars-web-lab-against = Gems against it
spherewars-web-lab-needed = Successes needed
spherewars-web-lab-firm = Firm: a second try

## Values of options in a new game

spherewars-web-option-density-none = none: a bare field
spherewars-web-option-density-low = a little
spherewars-web-option-density-common = a fair amount
spherewars-web-option-density-high = a lot
spherewars-web-option-density-random = by dice
spherewars-web-option-measuring-open = at any time
spherewars-web-option-measuring-closed = only when the rules do
spherewars-web-option-weather-none = plays no part
spherewars-web-option-weather-rolled = by dice, and it changes
spherewars-web-option-turns-0 = as the mission says
spherewars-web-option-points-300 = 300, scouts
spherewars-web-option-mission-random = by dice
spherewars-web-option-scenario-random = by dice
spherewars-web-option-printed_prices-no = as corrected here
spherewars-web-option-printed_prices-yes = as printed

## Parts of the table, where no length may be told

spherewars-play-part-south-west = the south-west
spherewars-play-part-south = the south
spherewars-play-part-south-east = the south-east
spherewars-play-part-west = the west
spherewars-play-part-middle = the middle
spherewars-play-part-east = the east
spherewars-play-part-north-west = the north-west
spherewars-play-part-north = the north
spherewars-play-part-north-east = the north-east
