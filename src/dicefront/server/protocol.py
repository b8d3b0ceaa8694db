"""The messages between server and client: HTTP bodies, and what goes over the socket of a match.

This module is the source of the OpenAPI document and of the TypeScript types (``tools/protocol_types.py``).
Texts travel as ids with named arguments; the client puts them into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct, field

if TYPE_CHECKING:
    from dicefront.kernel.ids import Json
else:
    Json = Any  # the alias names itself, which the decoder does not follow

PROTOCOL = 1
"""Raised when an older client would misread something."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a player is called."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""A match, a list or a key in an address."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""A number or text made by the client; a command that is sent twice has the same one and acts once."""

Secret = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f][0-9a-f]){0,64}$")]
"""What a seat adds to the dice, in hexadecimal: at random, and new for every match. Empty: nothing."""

Small = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Out(Struct, omit_defaults=False, kw_only=True):
    """Something the server sends."""


class In(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a client sends; what is unknown in it is refused."""


# -- words and numbers --------------------------------------------------------------------------


class Note(Out):
    """A message: its id in the Fluent files, the named arguments, and the paragraph (``-`` for none)."""

    id: str
    args: dict[str, Json] = field(default_factory=dict)
    rule: str = "-"


class Part(Out):
    """One part of a number: why, how much, by which paragraph."""

    reason: str
    amount: int
    rule: str


class Chance(Out):
    """The chance of one outcome, exact and in percent; ``why`` are the numbers it comes from."""

    id: str
    exact: str
    percent: float
    why: list[Part] = field(default_factory=list)


# -- games --------------------------------------------------------------------------------------


class GameOption(Out):
    """One option of a game: listed values, whole numbers from ``numbers[0]`` to ``numbers[1]``, or both."""

    name: str
    values: list[Json]
    numbers: list[int] | None
    default: Json
    rule: str


class Level(Out):
    """A computer opponent, and how long it thinks about a decision at most."""

    name: str
    seconds: float


class GameInfo(Out):
    """A game that can be played here. ``quick`` are the options of *Play now*."""

    id: str
    rules: str
    code: str
    options: list[GameOption]
    levels: list[Level]
    seats: list[int]
    seat_option: str | None
    quick: dict[str, Json]
    armies: bool
    draws: bool


class Games(Out):
    """All games."""

    protocol: int
    version: str
    languages: list[str]
    games: list[GameInfo]


# -- people -------------------------------------------------------------------------------------


class Me(Out):
    """Who is asking. A guest has a name and a key in a cookie, an account a login as well."""

    id: str
    name: str
    guest: bool
    login: str | None


class Rename(In):
    """A new name for oneself."""

    name: Name


class Credentials(In):
    """Name and password of an account."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9_.@-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# -- matches ------------------------------------------------------------------------------------


class SeatWish(In):
    """Who sits on a seat: I, somebody at the same screen, a computer, whoever has the link, or anybody."""

    who: Literal["me", "here", "computer", "link", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Small = ""
    roster: Json = None
    secret: Secret = ""


class ClockWish(In):
    """A time control: seconds in the bank, gained by every answer, and at most for one answer (0: any).

    ``soft`` is the time for a reaction before its default is chosen (0: none).
    """

    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    gain: Annotated[int, Meta(ge=0, le=86_400)] = 0
    move: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    soft: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewMatch(In):
    """A match to set up. All but the game may be left out.

    ``delay`` is how many seconds spectators are behind. With ``dice`` by ``hand`` the players roll real dice
    and tell what they show; computers roll those of the server.
    """

    game: Small
    options: dict[str, Json] | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=4)] | None = None
    clock: ClockWish | None = None
    undo: Literal["free", "ask", "never"] = "ask"
    watch: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    dice: Literal["server", "hand"] = "server"
    language: Literal["en", "nl"] = "en"


class SeatInfo(Out):
    """One seat as everybody sees it. ``mine`` says that the one who asks may play it.

    ``fingerprint`` is that of the secret the seat has added to the dice; empty if it has added none.
    """

    seat: int
    name: str
    kind: Literal["person", "computer", "empty"]
    level: str
    mine: bool
    here: bool
    fingerprint: str


class Result(Out):
    """How a match ended: the place of each seat (1 is best), the reason and its paragraph."""

    reason: str
    rule: str
    places: list[int]


class ClockInfo(Out):
    """The time control as agreed."""

    bank: int
    gain: int
    move: int
    soft: int


class MatchInfo(Out):
    """A match from outside. ``seat`` is the first seat the one who asks may play.

    ``next`` is the rematch, once somebody wants one: whoever played may ``join`` it.
    """

    id: str
    game: str
    rules: str
    options: dict[str, Json]
    seats: list[SeatInfo]
    seat: int | None
    state: Literal["waiting", "running", "over", "withdrawn", "paused"]
    clock: ClockInfo | None
    undo: Literal["free", "ask", "never"]
    watch: bool
    delay: int
    practice: bool
    language: str
    created: float
    changed: float
    entries: int
    my_turn: bool
    outcome: Result | None
    commitment: str
    origin: str | None
    origin_entry: int | None
    next: str | None


class SeatLink(Out):
    """The key to a seat: ``/join/<key>`` on the site."""

    seat: int
    key: str


class MatchMade(Out):
    """A match that was set up, and the keys to the seats that wait for somebody."""

    match: MatchInfo
    links: list[SeatLink]
    watch: str | None


class Invitation(Out):
    """What a key opens: the match, the seat (``None`` to watch), who invites, and whether it is taken."""

    match: MatchInfo
    seat: int | None
    host: str
    taken: bool
    suggested: str


class SitDown(In):
    """Take a seat under a name; without one the name of the guest is used."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    secret: Secret = ""


class Sat(Out):
    """A seat that was taken."""

    match: MatchInfo
    seat: int | None


class Lobby(Out):
    """Open tables, games to watch, and one's own: ``mine`` where the match goes on."""

    open: list[MatchInfo]
    live: list[MatchInfo]
    mine: list[MatchInfo]


class History(Out):
    """Matches of mine that are over, latest first."""

    matches: list[MatchInfo]


class Again(In):
    """A rematch, with what the one who wants it adds to the dice."""

    secret: Secret = ""


class Branch(In):
    """Play from here: a new match from an entry of another one. Seats as for a new match."""

    entry: Count
    seats: Annotated[list[SeatWish], Meta(max_length=4)] | None = None


# -- replays ------------------------------------------------------------------------------------


class Seen(Out):
    """One event as the reader may see it. ``n`` counts the reader's own events from 1, without gaps.

    ``entry`` is how many entries the history had after the answer that led to it, ``at`` the time in seconds.
    ``throw`` is the running number of a throw, for those who verify the dice.
    """

    n: int
    kind: str
    args: dict[str, Json]
    entry: int
    at: float
    throw: int | None = None
    epoch: int = 0


class ReplayStep(Out):
    """One decision of a replay: who, what was asked, what was answered, and what happened.

    ``entry`` is the number of entries after it: the address of the position. What the reader may not know is
    ``None``.
    """

    entry: int
    kind: Literal["start", "answer", "default", "resign", "offer-draw", "accept-draw", "decline-draw"]
    player: int | None
    question: str | None
    answer: Json
    spelled: str | None
    at: float
    events: list[Seen]


class Dice(Out):
    """What is needed to verify the dice: the fingerprint from the start, and the rest once it is over.

    ``secrets`` are the server's, which belongs to the fingerprint, and that of every seat (empty: none); if
    a seat has one, the key is made of all of them (see ``docs/protocol.md``). With several epochs (practice
    with new dice), the key of each; otherwise one.
    """

    commitment: str
    key: str | None
    secrets: list[str]
    epochs: list[str]


class Replay(Out):
    """A match to step through, as one seat (or a spectator, or everything once it is over) sees it."""

    match: MatchInfo
    viewer: int | None
    revealed: bool
    steps: list[ReplayStep]
    dice: Dice


class Moment(Out):
    """The position after some entries, as the reader may see it."""

    entry: int
    view: Json
    asked: list[Asked]
    outcome: Result | None


class LogFile(In):
    """A log as ``dicefront`` writes it, to be looked at as a replay."""

    log: Annotated[str, Meta(min_length=2, max_length=250_000)]


class StudyNote(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody says about one moment, and arrows on the table there: ``[x, y, x, y]`` as it is drawn."""

    entry: Count
    text: Annotated[str, Meta(max_length=2_000)] = ""
    arrows: Annotated[list[Annotated[list[float], Meta(min_length=4, max_length=4)]], Meta(max_length=20)] = (
        field(default_factory=list)
    )


class SaveStudy(In):
    """Notes on a match, to be kept and shared; the match itself never changes."""

    match: Id
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    notes: Annotated[list[StudyNote], Meta(max_length=200)]


class Study(Out):
    """Notes on a match. ``mine`` says that the one who asks may change them."""

    id: str
    match: str
    title: str
    notes: list[StudyNote]
    mine: bool
    changed: float


class Studies(Out):
    """One's own studies."""

    studies: list[Study]


class ChancesWish(In):
    """How would it end from here? So many games are played on by computers, as far as there is time."""

    entry: Count
    games: Annotated[int, Meta(ge=1, le=100)] = 20
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] = 1


class Chances(Out):
    """How often each seat won in the games that were played on from an entry."""

    entry: int
    games: int
    won: list[float]
    level: str


# -- rules --------------------------------------------------------------------------------------


class RuleParagraph(Out):
    """One paragraph; its id is its anchor. ``status`` says what the program does with it."""

    id: str
    heading: str
    language: str
    advanced: bool
    text: str
    rulings: list[str]
    examples: list[str]
    windows: list[str]
    hooks: list[str]
    blocks: list[str]
    status: Literal["enforced", "players", "absent"]


class RuleSection(Out):
    """One section."""

    code: str
    title: str
    part: str
    blocks: list[str]
    paragraphs: list[RuleParagraph]


class RuleBook(Out):
    """The rules of a game. ``language`` is the one the text is in, which may not be the one asked for."""

    game: str
    rules: str
    title: str
    language: str
    blocks: list[str]
    sections: list[RuleSection]


class RuleHits(Out):
    """Paragraphs that hold all the words, best first, and words spelled almost like a missing one."""

    paragraphs: list[RuleParagraph]
    similar: list[str]


class RuleState(Out):
    """What the program does with one paragraph, how it was interpreted, and the tests that show it."""

    id: str
    status: Literal["enforced", "players", "absent"]
    rulings: list[str]
    tests: list[str]


class RuleStates(Out):
    """All paragraphs of a game. Without ``tested`` the tests are not here, and cannot be named."""

    game: str
    rules: str
    tested: bool
    paragraphs: list[RuleState]


# -- armies -------------------------------------------------------------------------------------


class ArmyEntry(Out):
    """Something that can be in an army: what it is written as, and its cost in points with the reasons."""

    entry: str
    cost: int | None
    why: list[Part]
    group: str = ""
    profile: Json = None


class ReadyRoster(Out):
    """A ready-made army; without a Dutch name it is called the same in both languages."""

    name: str
    points: int | None
    roster: Json
    name_nl: str = ""
    group: str = ""


class ArmyGroup(Out):
    """Something armies are sorted by, such as a faction, or a place they name."""

    id: str
    name_en: str
    name_nl: str


class ArmyBook(Out):
    """All that an army builder needs: limits now, what can be added, ready-made ones.

    ``key`` is the name under which a roster lists its entries, ``groups`` are factions, ``places`` what a
    roster may name beside its entries, ``abilities`` what entries can do, with the paragraphs.
    """

    game: str
    key: str
    budget: int | None
    least: int
    most: int
    entries: list[ArmyEntry]
    upgrades: list[ArmyEntry]
    ready: list[ReadyRoster]
    groups: list[ArmyGroup] = []
    places: list[ArmyGroup] = []
    abilities: list[Json] = []


class ArmyOptions(In):
    """The options an army is built for."""

    options: dict[str, Json] | None = None


class ArmyDraft(In):
    """An army to judge under the options chosen now."""

    roster: Json
    options: dict[str, Json] | None = None


class ArmySheet(In):
    """An army to print: as a sheet, as cards or as a plain list."""

    roster: Json
    name: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Json] | None = None
    kind: Literal["sheet", "cards", "plain"] = "sheet"
    format: Literal["pdf", "svg"] = "pdf"
    lang: Literal["en", "nl"] = "en"


class ArmyFix(Out):
    """The only way to put a problem right: in words, and the army after it."""

    note: Note
    roster: Json


class ArmyProblem(Out):
    """Something wrong with an army: the message, and the entry it is about (-1: the whole)."""

    note: Note
    entry: int
    fix: ArmyFix | None = None


class ArmyBar(Out):
    """Something of the catalogue that cannot be added any more, with the reason."""

    entry: str
    note: Note


class ArmyVerdict(Out):
    """What an army costs, entry by entry, everything that is wrong with it, and what cannot be added."""

    problems: list[ArmyProblem]
    cost: int | None
    budget: int | None
    entries: list[ArmyEntry]
    barred: list[ArmyBar] = []


class RandomArmy(In):
    """A wish for any army that fits the options."""

    options: dict[str, Json] | None = None
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None


class SavedRoster(Out):
    """A list that is kept on the server. ``version`` counts its changes."""

    id: str
    game: str
    name: str
    roster: Json
    options: dict[str, Json] | None
    version: int
    changed: float


class SavedRosters(Out):
    """All of one's lists."""

    lists: list[SavedRoster]


class SaveRoster(In):
    """A list to keep, legal or not."""

    game: Small
    name: Name
    roster: Json
    options: dict[str, Json] | None = None


# -- odds ---------------------------------------------------------------------------------------


class OddsWish(In):
    """Odds outside a match; what ``situation`` holds is up to the game (see ``docs/protocol.md``)."""

    situation: dict[str, Json]


class Odds(Out):
    """The chance of each outcome; they add up to one."""

    chances: list[Chance]


# -- experiments --------------------------------------------------------------------------------


class Side(In):
    """One side of an experiment: who plays, and with which army (by name, or as a list; neither: any)."""

    level: Small
    army: Small = ""
    roster: Json = None


class ExperimentWish(In):
    """Two sides against each other, in pairs of games with the same dice and the seats swapped."""

    game: Small
    a: Side
    b: Side
    options: dict[str, Json] | None = None
    games: Annotated[int, Meta(ge=8, le=2_000)] = 200
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 1


class Experiment(Out):
    """An experiment: what was asked, how far it is, and the answer so far.

    ``result`` is what ``dicefront sim --json`` prints for the games played so far; ``command`` is that call.
    ``verdict``: ``a`` or ``b`` is better and that is clear, ``even`` if all games were played and it is not.
    """

    id: str
    game: str
    wish: dict[str, Json]
    state: Literal["waiting", "running", "done", "failed"]
    games: int
    result: dict[str, Json] | None
    verdict: Literal["", "a", "b", "even"]
    command: str
    created: float
    changed: float


class Experiments(Out):
    """One's own experiments, latest first."""

    experiments: list[Experiment]


# -- errors -------------------------------------------------------------------------------------


class Problem(Out):
    """Why a request failed: a code to look up or copy, and the message for the reader."""

    code: str
    note: Note


class Health(Out):
    """A sign of life."""

    ok: bool
    matches: int
    sockets: int


# -- the socket of a match: what is asked --------------------------------------------------------


class Mark(Out):
    """Something to draw for a candidate: a piece, a space or a line of points, and in which role.

    Roles: ``goes`` (where the acting piece ends), ``passes`` (the way there), ``hits`` (attacked), ``falls``
    (may be lost), ``gains``, ``danger``, ``blocks`` (in the way), ``area`` (an outline).
    """

    role: str
    piece: int | None = None
    space: int | None = None
    points: list[list[float]] = field(default_factory=list)
    note: Note | None = None


class Candidate(Out):
    """One answer that may be given: what to send, and what it would do.

    ``piece`` acts, ``space`` or ``point`` is where it aims, ``target`` at which piece: by these the client
    groups candidates into select and aim. ``spelled`` is the notation of the game.
    """

    answer: Json
    spelled: str
    note: Note | None = None
    piece: int | None = None
    space: int | None = None
    target: int | None = None
    point: list[float] | None = None
    chances: list[Chance] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    detail: Json = None


class Barred(Out):
    """A piece or space that is no candidate now, and why: for *never refuse in silence*."""

    note: Note
    piece: int | None = None
    space: int | None = None
    target: int | None = None


class QuestionInfo(Out):
    """What a seat is asked. An answer must carry ``number``.

    ``finite`` says that ``candidates`` are all the legal answers. ``shape`` tells the client which gesture
    fits: ``confirm``, ``choose`` (from the list), ``piece`` (select one), ``space``, ``piece-space`` (select,
    then aim), ``attack`` (select a target), ``roster`` (build an army), ``placements`` (several piece-space
    pairs at once), ``point`` and ``path`` on a measured table, ``number`` (a sealed bid).
    """

    number: int
    player: int
    kind: str
    rule: str
    args: dict[str, Json]
    shape: str
    finite: bool
    secret: bool
    sealed: bool
    reaction: bool
    piece: int | None
    default: Json
    candidates: list[Candidate]
    barred: list[Barred]
    notes: list[Note]
    chances: list[Chance]


class Asked(Out):
    """Who decides now, for everybody to see: never what the options are."""

    player: int
    kind: str
    sealed: bool
    done: bool
    reaction: bool = False


class SeatClock(Out):
    """Seconds left in a seat's bank when the message was made, and whether the clock is running."""

    left: float
    runs: bool
    answer_left: float | None


class UndoInfo(Out):
    """What may be taken back: ``undo`` at once, ``ask`` by asking the others, ``step`` in practice.

    ``entry`` is the entry before the own last answer: where ``ask-back`` and ``step-back`` usually go.
    """

    undo: bool
    ask: bool
    step: bool
    entry: int | None
    why: Note | None


class BackRequest(Out):
    """Somebody wants to go back to an earlier entry; those in ``waiting`` have not answered yet."""

    player: int
    entry: int
    waiting: list[int]


class Standing(Out):
    """A standing choice about one kind of question (``*``: all windows to react), and until when.

    ``how``: give ``answer``, pass, react as well as possible, or always ask. It may be for one ``piece``,
    from a chance of ``least`` percent on, ``within`` a distance, and for so many ``times``.
    """

    kind: str
    answer: Json
    until: Literal["always", "activation", "turn"]
    how: Literal["answer", "pass", "react", "ask"]
    piece: int | None
    least: int | None
    within: int | None
    times: int | None


class ReactingInfo(Out):
    """How a seat takes windows to react: as they come, passing those without a gain, or all by hand.

    In the cases of ``interrupts`` it is asked even so; ``near`` belongs to one of them. After ``after``
    seconds the computer's suggestion is taken (0: the window waits).
    """

    mode: Literal["usual", "pass", "hold"]
    interrupts: list[str]
    near: int
    after: int


class Snapshot(Out):
    """A match as one reader sees it at a moment."""

    entry: int
    view: Json
    question: QuestionInfo | None
    asked: list[Asked]
    clocks: list[SeatClock]
    undo: UndoInfo
    back: BackRequest | None
    draw: int | None
    draws: bool
    standing: list[Standing]
    reacting: ReactingInfo | None
    outcome: Result | None
    practice: bool
    paused: Note | None


# -- from server to client ----------------------------------------------------------------------


class Welcome(Out, tag="welcome", tag_field="type"):
    """The first message: the match, and all that happened after the last event the client has.

    ``anew`` says that the events are not a continuation: the client forgets what it had.
    """

    protocol: int
    match: MatchInfo
    seat: int | None
    commitment: str
    key: str | None
    online: list[bool]
    away: list[int]
    anew: bool
    events: list[Seen]
    last: int
    snapshot: Snapshot
    chat: list[ChatLine]


class Update(Out, tag="update", tag_field="type"):
    """Something happened. ``events`` continue the numbers of the reader; ``back`` is set after a take-back:
    the number of entries the history was cut to. ``key`` reveals the dice when the match is over.
    """

    events: list[Seen]
    last: int
    snapshot: Snapshot
    back: int | None = None
    key: str | None = None


class Done(Out, tag="done", tag_field="type"):
    """A command was carried out and is durable."""

    id: str
    automatic: list[Note] = field(default_factory=list)


class Refused(Out, tag="refused", tag_field="type"):
    """A command was refused, and nothing has changed. ``code`` says what kind of refusal it is.

    ``illegal``: the rules forbid it; ``unreadable``: not the shape of an answer; ``late``: that question is
    answered; ``not-yours``: somebody else decides; ``not-possible``: not now; ``too-many``: slow down;
    ``failed``: a rule failed, the match is as it was; ``dice``: roll what ``note`` says by hand, and send the
    faces with the same answer. ``marks`` show what is in the way.
    """

    id: str
    code: str
    note: Note
    marks: list[Mark] = field(default_factory=list)


class Looked(Out, tag="looked", tag_field="type"):
    """The answer to a look: what it holds is up to the game (see ``docs/protocol.md``)."""

    id: str
    what: str
    data: Json


class Tried(Out, tag="tried", tag_field="type"):
    """A trial of an answer that would be legal: the candidate with what it would do."""

    id: str
    candidate: Candidate


class Presence(Out, tag="presence", tag_field="type"):
    """Who is connected, by seat, for how many seconds the others are away, how many watch, and the seats."""

    online: list[bool]
    away: list[int]
    watching: int
    match: MatchInfo


class ChatLine(Out, tag="chat", tag_field="type"):
    """Something said at the table. ``player`` is ``None`` for a spectator."""

    n: int
    player: int | None
    name: str
    text: str
    at: float


class Pong(Out, tag="pong", tag_field="type"):
    """The answer to a ping."""

    id: str


class Closing(Out, tag="closing", tag_field="type"):
    """The last message before the server closes. ``retry`` says that connecting again makes sense."""

    code: str
    note: Note
    retry: bool


ServerMessage = Welcome | Update | Done | Refused | Looked | Tried | Presence | ChatLine | Pong | Closing
"""All that comes from the server."""


# -- from client to server ----------------------------------------------------------------------


class Hello(In, tag="hello", tag_field="type"):
    """The first message. ``seat`` is ``None`` to watch; ``last`` the number of the last event the client has.

    ``key`` is the key of a seat or spectator link, where the cookie does not give the right already.
    """

    protocol: int
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    last: Count = 0
    key: Annotated[str, Meta(max_length=64)] | None = None


class Answer(In, tag="answer", tag_field="type"):
    """The answer to a question, with the faces of what it rolls where dice are rolled by hand."""

    id: CommandId
    question: Count
    value: Json
    faces: list[list[Annotated[int, Meta(ge=1, le=1000)]]] = field(default_factory=list)


class Try(In, tag="try", tag_field="type"):
    """Would this answer be legal, and what would it do? Nothing happens."""

    id: CommandId
    question: Count
    value: Json


class Look(In, tag="look", tag_field="type"):
    """Reach, odds, danger and the like, as the game offers them; also out of turn."""

    id: CommandId
    what: Small
    args: dict[str, Json] = field(default_factory=dict)


class Undo(In, tag="undo", tag_field="type"):
    """Take back the own last answer."""

    id: CommandId


class AskBack(In, tag="ask-back", tag_field="type"):
    """Ask the others to go back to an entry (T-24)."""

    id: CommandId
    entry: Count


class AnswerBack(In, tag="answer-back", tag_field="type"):
    """Answer such a request; ``never`` declines all to come."""

    id: CommandId
    answer: Literal["yes", "no", "never"]


class StepBack(In, tag="step-back", tag_field="type"):
    """Against computers and at one screen: go back without asking, with the same dice or new ones (T-25)."""

    id: CommandId
    entry: Count
    dice: Literal["same", "new"] = "same"


class Resign(In, tag="resign", tag_field="type"):
    """Give up."""

    id: CommandId


class OfferDraw(In, tag="offer-draw", tag_field="type"):
    """Offer a draw."""

    id: CommandId


class AnswerDraw(In, tag="answer-draw", tag_field="type"):
    """Accept or decline the draw on offer."""

    id: CommandId
    accept: bool


class SetStanding(In, tag="standing", tag_field="type"):
    """Set a standing choice for a kind of question, or clear it with ``clear`` (see ``Standing``)."""

    id: CommandId
    kind: Small
    answer: Json = None
    until: Literal["always", "activation", "turn"] = "always"
    how: Literal["answer", "pass", "react", "ask"] = "answer"
    piece: Count | None = None
    least: Annotated[int, Meta(ge=0, le=100)] | None = None
    within: Annotated[int, Meta(ge=0, le=1000)] | None = None
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    clear: bool = False


class SetReacting(In, tag="reacting", tag_field="type"):
    """Say how windows to react are taken (see ``ReactingInfo``)."""

    id: CommandId
    mode: Literal["usual", "pass", "hold"] = "usual"
    interrupts: list[Literal["attacked", "leader", "near", "ending"]] = field(default_factory=list)
    near: Annotated[int, Meta(ge=0, le=1000)] = 0
    after: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class GiveTime(In, tag="give-time", tag_field="type"):
    """Give seconds to another seat."""

    id: CommandId
    player: Annotated[int, Meta(ge=0, le=3)]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class Claim(In, tag="claim", tag_field="type"):
    """Somebody else's time is up: the default answer, a computer, or the win (C-4).

    The win can be claimed in a match with a clock only.
    """

    id: CommandId
    player: Annotated[int, Meta(ge=0, le=3)]
    what: Literal["default", "computer", "win"]


class Say(In, tag="say", tag_field="type"):
    """Say something at the table."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(In, tag="ping", tag_field="type"):
    """A sign of life."""

    id: CommandId


ClientMessage = (
    Hello
    | Answer
    | Try
    | Look
    | Undo
    | AskBack
    | AnswerBack
    | StepBack
    | Resign
    | OfferDraw
    | AnswerDraw
    | SetStanding
    | SetReacting
    | GiveTime
    | Claim
    | Say
    | Ping
)
"""All that comes from a client."""
