// Made by `python -m tools.protocol_types` from src/dicefront/server/protocol. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const PROTOCOL = 1;

/** A message: its id in the Fluent files, the named arguments, and the paragraph (``-`` for none). */
export interface Note {
  id: string;
  args: { [key: string]: Json };
  rule: string;
}

/** One part of a number: why, how much, by which paragraph. */
export interface Part {
  reason: string;
  amount: number;
  rule: string;
}

/** The chance of one outcome, exact and in percent; ``why`` are the numbers it comes from. */
export interface Chance {
  id: string;
  exact: string;
  percent: number;
  why: Part[];
}

/** One option of a game: listed values, whole numbers from ``numbers[0]`` to ``numbers[1]``, or both. */
export interface GameOption {
  name: string;
  values: Json[];
  numbers: number[] | null;
  default: Json;
  rule: string;
}

/** A computer opponent, and how long it thinks about a decision at most. */
export interface Level {
  name: string;
  seconds: number;
}

/**
 * A game that can be played here. ``quick`` are the options of a smallest match.
 *
 * ``starts`` are its ready positions; *Play now* begins in the first one.
 *
 * ``hides`` says that some windows could tell something hidden by how long they take. ``minutes`` is how
 * long a game takes at one sitting, by the latest ones played here, if there were enough.
 */
export interface GameInfo {
  id: string;
  rules: string;
  code: string;
  options: GameOption[];
  levels: Level[];
  seats: number[];
  seat_option: string | null;
  quick: { [key: string]: Json };
  starts: string[];
  armies: boolean;
  draws: boolean;
  hides: boolean;
  minutes: number | null;
}

/** All games. */
export interface Games {
  protocol: number;
  version: string;
  languages: string[];
  games: GameInfo[];
}

/**
 * How long a game takes in the middle of those it is based on.
 *
 * ``simulated`` ones were played by computers; ``minutes`` are known of games of people alone.
 */
export interface GameLength {
  decisions: number;
  minutes: number | null;
  games: number;
  simulated: boolean;
  rules: string;
  date: string;
}

/**
 * Who is asking. A guest has a name and a key in a cookie, an account a login as well.
 *
 * ``hook_off`` says that the own webhook was switched off because it failed too often.
 */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  hook_off: boolean;
}

/** A new name for oneself. */
export interface Rename {
  name: string;
}

/** Name and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** Another password for the own account, with the one it has now. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A browser with a key: ``here`` is the one that asks. ``name`` is empty if it is not known. */
export interface Device {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** All of them, the one used last first. */
export interface Devices {
  devices: Device[];
}

/** Somebody whom one calls a friend. */
export interface Friend {
  id: string;
  name: string;
}

/** All of them. */
export interface Friends {
  friends: Friend[];
}

/** The seats of a match where friends sit, and those whose players can be made friends: accounts. */
export interface TableFriends {
  friends: number[];
  possible: number[];
}

/** A report to the operator of the server about what somebody (by name) said at a table. */
export interface TalkReport {
  about: string;
  text?: string;
}

/** A report to the operator of the server that something failed: its code, where, and at which match. */
export interface FaultReport {
  code: string;
  place?: string;
  text?: string;
  match?: string | null;
}

/** Days to come (as dates) on which the own clocks of slow games stand still, and how many are left. */
export interface AwayDays {
  days: string[];
  left: number;
}

/** All days away from today on, as dates. */
export interface SetAway {
  days: string[];
}

/** The own mail address: ``new`` until it is confirmed, ``off`` if mail to it failed too often. */
export interface MailInfo {
  address: string;
  state: "new" | "off" | "on";
  sent: boolean;
  games: string[];
}

/** The own webhook: ``off`` if messages to it failed too often; ``problem`` is the last failure. */
export interface HookInfo {
  url: string;
  state: "off" | "on";
  games: string[];
  problem: Note | null;
}

/** How one is told besides on the page, and whether this site sends mail at all. */
export interface Channels {
  mails: boolean;
  mail: MailInfo | null;
  hook: HookInfo | null;
}

/** An address to be told at, once it is confirmed. */
export interface SetMail {
  address: string;
  language?: "en" | "nl";
}

/** An address that takes messages. */
export interface SetHook {
  url: string;
}

/** A webhook that was set up, and what signs its messages: shown this once. */
export interface HookMade {
  secret: string;
  channels: Channels;
}

/** The games one is told about over each channel, and the language; what is left out stays as it is. */
export interface SetChannels {
  mail?: string[] | null;
  hook?: string[] | null;
  language?: "en" | "nl" | null;
}

/** The code that came by mail. */
export interface MailCode {
  code: string;
}

/** The address that is confirmed now. */
export interface MailConfirmed {
  address: string;
}

/**
 * What is posted to a webhook. ``id`` stays the same when a message is tried again.
 *
 * A ``reminder`` says how much of the time for the decision was left when it became due, in percent
 * (``share``), and how many seconds are left now; ``places`` are those of the seats once the match is over.
 * A ``hello`` is sent when a webhook is set up, and is about no match.
 */
export interface HookMessage {
  id: string;
  kind: "hello" | "over" | "reminder" | "turn";
  at: number;
  url: string;
  match: string | null;
  game: string | null;
  seat: number | null;
  players: string[] | null;
  share: number | null;
  left: number | null;
  places: number[] | null;
}

/** Who sits on a seat: I, somebody at the same screen, a computer, somebody with the link, or anybody. */
export interface SeatWish {
  who: "computer" | "here" | "link" | "me" | "open";
  name?: string;
  level?: string;
  roster?: Json;
  secret?: string;
}

/**
 * A time control: seconds in the bank, gained by every answer, and at most for one answer (0: any).
 *
 * ``most`` is what the bank holds at most (0: any).
 * ``soft`` is the time for a reaction before its default is chosen (0: none).
 */
export interface ClockWish {
  bank?: number;
  gain?: number;
  move?: number;
  soft?: number;
  most?: number;
}

/**
 * A match to set up. Everything except the game may be left out.
 *
 * ``start`` is a ready position of the game in which it begins, with the options of that position.
 *
 * ``delay`` is how many seconds spectators are behind, ``window`` how many a window takes at least that
 * could tell something hidden. With ``dice`` by ``hand`` the players roll real dice and tell what they show;
 * computers roll those of the server.
 */
export interface NewMatch {
  game: string;
  options?: { [key: string]: Json } | null;
  start?: string;
  seats?: SeatWish[] | null;
  clock?: ClockWish | null;
  undo?: "ask" | "free" | "never";
  watch?: boolean;
  delay?: number;
  window?: number;
  seed?: number | null;
  dice?: "hand" | "server";
  language?: "en" | "nl";
}

/**
 * One seat as everybody sees it. ``mine`` says that the one who asks may play it.
 *
 * ``fingerprint`` is that of the secret the seat has added to the dice; empty if it has added none.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "computer" | "empty" | "person";
  level: string;
  mine: boolean;
  here: boolean;
  fingerprint: string;
}

/** How a match ended: the place of each seat (1 is best), the reason and its paragraph. */
export interface Result {
  reason: string;
  rule: string;
  places: number[];
}

/** The time control as agreed. */
export interface ClockInfo {
  bank: number;
  gain: number;
  move: number;
  soft: number;
  most: number;
}

/**
 * A match from outside. ``seat`` is the first seat the one who asks may play.
 *
 * ``start`` is the ready position in which it began; empty if it began with its set-up.
 * ``next`` is the rematch, once somebody wants one: those who played may ``join`` it.
 * ``dice`` says who knows or makes the throws: nobody before they fall (``server``), the host, who set a
 * ``seed``, or the players, who roll by ``hand``.
 */
export interface MatchInfo {
  id: string;
  game: string;
  rules: string;
  options: { [key: string]: Json };
  start: string;
  seats: SeatInfo[];
  seat: number | null;
  state: "over" | "paused" | "running" | "waiting" | "withdrawn";
  clock: ClockInfo | null;
  undo: "ask" | "free" | "never";
  watch: boolean;
  delay: number;
  window: number;
  practice: boolean;
  dice: "hand" | "seed" | "server";
  language: string;
  created: number;
  changed: number;
  entries: number;
  my_turn: boolean;
  outcome: Result | null;
  commitment: string;
  origin: string | null;
  origin_entry: number | null;
  next: string | null;
}

/** The key to a seat: ``/join/<key>`` on the site. */
export interface SeatLink {
  seat: number;
  key: string;
}

/**
 * A match that was set up, and the keys to the seats that wait for somebody.
 *
 * The key of a seat is worth nothing once somebody sits there.
 */
export interface MatchMade {
  match: MatchInfo;
  links: SeatLink[];
  watch: string | null;
}

/** The key with which a player goes on on another device: ``/g/<match>?key=<key>`` on the site. */
export interface DeviceLink {
  key: string;
}

/**
 * What a key opens: the match, the seat (``None`` to watch), who invites, and whether it is taken.
 *
 * ``device``: the player of the seat made the key, to go on with it on another device.
 */
export interface Invitation {
  match: MatchInfo;
  seat: number | null;
  host: string;
  taken: boolean;
  suggested: string;
  device: boolean;
}

/** Take a seat under a name; without one the name of the guest is used. */
export interface SitDown {
  name?: string;
  seat?: number | null;
  secret?: string;
}

/** A seat that was taken. */
export interface Sat {
  match: MatchInfo;
  seat: number | null;
}

/** Of the time for a question in a match over days only a half or a tenth is left. */
export interface Reminder {
  match: string;
  question: number;
  left: "half" | "tenth";
}

/** Open tables, games to watch, one's own (``mine``, where the match goes on), and where time runs out. */
export interface Lobby {
  open: MatchInfo[];
  live: MatchInfo[];
  mine: MatchInfo[];
  reminders: Reminder[];
}

/** Matches of mine that are over, latest first; ``more`` says that there are older ones to ask for. */
export interface History {
  matches: MatchInfo[];
  more: boolean;
}

/** A rematch, with what the one who wants it adds to the dice. */
export interface Again {
  secret?: string;
}

/** Play from here: a new match from an entry of another one. Seats as for a new match. */
export interface Branch {
  entry: number;
  seats?: SeatWish[] | null;
}

/** One kind of points: its message, what every seat has of it, and its paragraph (``-`` for none). */
export interface Points {
  id: string;
  values: number[];
  rule: string;
}

/**
 * One event as the reader may see it. ``n`` counts the reader's own events from 1, without gaps.
 *
 * ``entry`` is how many entries the history had after the answer that led to it, ``at`` the time in seconds.
 * ``throw`` is the running number of a throw, for those who verify the dice. ``category`` says what it is
 * about: setup, turn, activation, movement, attack, wound, loss, magic, morale, objective, dice, table, end.
 */
export interface Seen {
  n: number;
  kind: string;
  category: string;
  args: { [key: string]: Json };
  entry: number;
  at: number;
  throw: number | null;
  epoch: number;
}

/**
 * One decision of a replay: who, what was asked, whether as a reaction, what was answered, what happened.
 *
 * ``entry`` is the number of entries after it: the address of the position. What the reader may not know is
 * ``None``. ``salt`` belongs to a choice in secret, once the match is over: with the answer it gives the
 * fingerprint of the event ``server.sealed``.
 */
export interface ReplayStep {
  entry: number;
  kind: "accept-draw" | "answer" | "decline-draw" | "default" | "offer-draw" | "resign" | "start";
  player: number | null;
  question: string | null;
  reaction: boolean;
  answer: Json;
  spelled: string | null;
  at: number;
  events: Seen[];
  salt: string | null;
}

/**
 * What is needed to verify the dice: the fingerprint from the start, and the rest once it is over.
 *
 * ``secrets`` are the server's, which belongs to the fingerprint, and that of every seat (empty: none); if
 * a seat has one, the key is made of all of them (see ``docs/protocol.md``). With several epochs (practice
 * with new dice), the key of each; otherwise one.
 */
export interface Dice {
  commitment: string;
  key: string | null;
  secrets: string[];
  epochs: string[];
}

/** A match to step through, as one seat (or a spectator, or everything once it is over) sees it. */
export interface Replay {
  match: MatchInfo;
  viewer: number | null;
  revealed: boolean;
  steps: ReplayStep[];
  dice: Dice;
}

/** The position after some entries, as the reader may see it. */
export interface Moment {
  entry: number;
  view: Json;
  asked: Asked[];
  outcome: Result | null;
}

/** A log as ``dicefront`` writes it, to be looked at as a replay. */
export interface LogFile {
  log: string;
}

/** What somebody says about one moment, and arrows on the table there: ``[x, y, x, y]`` as it is drawn. */
export interface StudyNote {
  entry: number;
  text: string;
  arrows: number[][];
}

/** Notes on a match, to be kept and shared; the match itself never changes. */
export interface SaveStudy {
  match: string;
  title: string;
  notes: StudyNote[];
}

/** Notes on a match. ``mine`` says that the one who asks may change them. */
export interface Study {
  id: string;
  match: string;
  title: string;
  notes: StudyNote[];
  mine: boolean;
  changed: number;
}

/** One's own studies. */
export interface Studies {
  studies: Study[];
}

/** How would it end from here? So many games are played on by computers, as far as there is time. */
export interface ChancesWish {
  entry: number;
  games?: number;
  seed?: number;
}

/** How often each seat won in the games that were played on from an entry. */
export interface Chances {
  entry: number;
  games: number;
  won: number[];
  level: string;
}

/** What did the decision cost that was made after so many entries? */
export interface JudgementWish {
  entry: number;
}

/** A line: its first answer, all of it in the notation of the game, and the share of victory it brings. */
export interface TriedLine {
  answer: Json;
  spelled: string[];
  share: number;
  times: number;
}

/**
 * A decision beside the best one; ``lost`` is the share of victory it cost, 0 if that may be luck.
 *
 * Without lines there was nothing to weigh.
 */
export interface DecisionJudged {
  entry: number;
  player: number;
  played: TriedLine | null;
  best: TriedLine | null;
  lost: number;
}

/**
 * A contest of dice: ``by`` gains ``worth`` with this chance (in percent) at the cost of ``against``.
 *
 * ``situation`` is what ``POST /api/odds/{game}`` takes.
 */
export interface StakeInfo {
  entry: number;
  by: number;
  against: number;
  rule: string;
  chance: number;
  worth: number;
  won: boolean;
  situation: { [key: string]: Json };
}

/**
 * The luck of a seat: of its dice alone, and in contests weighted by what was at stake.
 *
 * ``expected`` and ``actual`` are what it gains less what it loses. The shares say how many games with the
 * same dice, or the same contests, would go worse for it.
 */
export interface SeatLuck {
  seat: number;
  dice: number;
  dice_worse: number;
  contests: number;
  at_stake: number;
  expected: number;
  actual: number;
  worse: number;
}

/** Who was lucky so far. What stakes are counted in is said by the game (``<game>.web.luck-unit``). */
export interface Luck {
  seats: SeatLuck[];
  stakes: StakeInfo[];
}

/** A piece that did something that counts: how often, and what all of it was worth. */
export interface Doer {
  piece: number;
  deeds: number;
  worth: number;
}

/**
 * A match that is over, in numbers. Seats of one side have the same points where the side has them.
 *
 * What deeds are counted in is said by the game (``<game>.web.luck-unit``); who did most comes first.
 */
export interface Summary {
  rounds: number;
  sides: number[];
  points: Points[];
  doers: Doer[];
}

/** One paragraph; its id is its anchor. ``status`` says whether a test shows what the program does. */
export interface RuleParagraph {
  id: string;
  heading: string;
  language: string;
  advanced: boolean;
  text: string;
  rulings: string[];
  examples: string[];
  windows: string[];
  hooks: string[];
  blocks: string[];
  status: "enforced" | "unshown";
}

/** One section. */
export interface RuleSection {
  code: string;
  title: string;
  part: string;
  blocks: string[];
  paragraphs: RuleParagraph[];
}

/** The rules of a game. ``language`` is the one the text is in, which may not be the one asked for. */
export interface RuleBook {
  game: string;
  rules: string;
  title: string;
  language: string;
  blocks: string[];
  sections: RuleSection[];
}

/** Paragraphs that hold all the words, best first, and words spelled almost like a missing one. */
export interface RuleHits {
  paragraphs: RuleParagraph[];
  similar: string[];
}

/** What the program does with one paragraph, how it was interpreted, and the tests that show it. */
export interface RuleState {
  id: string;
  status: "enforced" | "unshown";
  rulings: string[];
  tests: string[];
}

/** All paragraphs of a game. Without ``tested`` the tests are not here, and cannot be named. */
export interface RuleStates {
  game: string;
  rules: string;
  tested: boolean;
  paragraphs: RuleState[];
}

/** A small position to play with; what it holds is up to the game (see ``docs/protocol.md``). */
export interface ExampleWish {
  position: { [key: string]: Json };
}

/** What the rules say about a position: distances, lines, sight. */
export interface Example {
  found: { [key: string]: Json };
}

/** Something that can be in an army: what it is written as, and its cost in points with the reasons. */
export interface ArmyEntry {
  entry: string;
  cost: number | null;
  why: Part[];
  group: string;
  profile: Json;
}

/** A ready-made army; without a Dutch name it is called the same in both languages. */
export interface ReadyRoster {
  name: string;
  points: number | null;
  roster: Json;
  name_nl: string;
  group: string;
}

/** Something armies are sorted by, such as a faction, or a place they name. */
export interface ArmyGroup {
  id: string;
  name_en: string;
  name_nl: string;
}

/**
 * All that an army builder needs: limits now, what can be added, ready-made ones.
 *
 * ``key`` is the name under which a roster lists its entries, ``groups`` are factions, ``places`` what a
 * roster may name beside its entries, ``abilities`` what entries can do, with the paragraphs.
 */
export interface ArmyBook {
  game: string;
  key: string;
  budget: number | null;
  least: number;
  most: number;
  entries: ArmyEntry[];
  upgrades: ArmyEntry[];
  ready: ReadyRoster[];
  groups: ArmyGroup[];
  places: ArmyGroup[];
  abilities: Json[];
}

/** The options an army is built for. */
export interface ArmyOptions {
  options?: { [key: string]: Json } | null;
}

/** An army to judge under the options chosen now. */
export interface ArmyDraft {
  roster: Json;
  options?: { [key: string]: Json } | null;
}

/** An army to print: as a sheet, as cards or as a plain list. */
export interface ArmySheet {
  roster: Json;
  name?: string;
  options?: { [key: string]: Json } | null;
  kind?: "cards" | "plain" | "sheet";
  format?: "pdf" | "svg";
  lang?: "en" | "nl";
}

/** The only way to put a problem right: in words, and the army after it. */
export interface ArmyFix {
  note: Note;
  roster: Json;
}

/**
 * Something wrong with an army: the message, and the entry it is about (-1: the whole).
 *
 * ``liftable`` says that players may agree to play the army all the same.
 */
export interface ArmyProblem {
  note: Note;
  entry: number;
  fix: ArmyFix | null;
  liftable: boolean;
}

/** Something of the catalogue that cannot be added any more, with the reason. */
export interface ArmyBar {
  entry: string;
  note: Note;
}

/**
 * What an army costs, entry by entry, everything that is wrong with it, and what cannot be added.
 *
 * ``agreed`` is what it breaks and may be played with, as the options say that all agreed. ``warnings`` are
 * what is allowed and yet worth a word, such as points that go to waste.
 */
export interface ArmyVerdict {
  problems: ArmyProblem[];
  cost: number | null;
  budget: number | null;
  entries: ArmyEntry[];
  barred: ArmyBar[];
  agreed: ArmyProblem[];
  warnings: ArmyProblem[];
}

/** A wish for any army that fits the options. */
export interface RandomArmy {
  options?: { [key: string]: Json } | null;
  seed?: number | null;
}

/** A list that is kept on the server. ``version`` counts its changes. */
export interface SavedRoster {
  id: string;
  game: string;
  name: string;
  roster: Json;
  options: { [key: string]: Json } | null;
  version: number;
  changed: number;
}

/** Lists of one's own, or versions of one; ``more`` says that there are older versions to ask for. */
export interface SavedRosters {
  lists: SavedRoster[];
  more: boolean;
}

/** A list to keep, legal or not. */
export interface SaveRoster {
  game: string;
  name: string;
  roster: Json;
  options?: { [key: string]: Json } | null;
}

/** Odds outside a match; what ``situation`` holds is up to the game (see ``docs/protocol.md``). */
export interface OddsWish {
  situation: { [key: string]: Json };
}

/** The chance of each outcome; they add up to one. */
export interface Odds {
  chances: Chance[];
}

/** One side of an experiment: who plays, and with which army (by name, or as a list; neither: any). */
export interface Side {
  level: string;
  army?: string;
  roster?: Json;
}

/** Two sides against each other, in pairs of games with the same dice and the seats swapped. */
export interface ExperimentWish {
  game: string;
  a: Side;
  b: Side;
  options?: { [key: string]: Json } | null;
  games?: number;
  seed?: number;
}

/**
 * An experiment: what was asked, how far it is, and the answer so far.
 *
 * ``result`` is what ``dicefront sim --json`` prints for the games played so far; ``command`` is that call.
 * ``verdict``: ``a`` or ``b`` is better and that is clear, ``even`` if all games were played and it is not.
 */
export interface Experiment {
  id: string;
  game: string;
  wish: { [key: string]: Json };
  state: "done" | "failed" | "running" | "waiting";
  games: number;
  result: { [key: string]: Json } | null;
  verdict: "" | "a" | "b" | "even";
  command: string;
  created: number;
  changed: number;
}

/** One's own experiments, latest first. */
export interface Experiments {
  experiments: Experiment[];
}

/** How often each face of one kind of die fell. */
export interface DieCounts {
  sides: number;
  counts: number[];
}

/** The dice of all matches that ended on this server, practice and real dice left out. */
export interface SiteDice {
  games: number;
  dice: DieCounts[];
}

/**
 * What games show about a unit: how often forces with it beat forces without it, with low and high bound.
 *
 * ``against`` is the kind of enemy it is surely best against; empty if none was met often enough.
 */
export interface UnitWorth {
  id: string;
  cost: number;
  games: number;
  share: number[];
  against: string;
  against_games: number;
  against_share: number[];
}

/** The units of a game by value for cost, with what that is based on; ``now`` are the rules played now. */
export interface Units {
  game: string;
  rules: string;
  now: string;
  date: string;
  games: number;
  level: string;
  command: string;
  units: UnitWorth[];
}

/**
 * A tournament to call: a game for two, a system, and the computers that play with the people.
 *
 * ``rounds`` is for the Swiss system; 0 takes as many as find one winner.
 */
export interface TournamentWish {
  title: string;
  game: string;
  system?: "knockout" | "round_robin" | "swiss";
  options?: { [key: string]: Json } | null;
  clock?: ClockWish | null;
  rounds?: number;
  computers?: string[];
}

/** Under which name somebody plays; empty for the usual one. */
export interface EnterTournament {
  name?: string | "";
}

/** Somebody in a tournament; computers have a level. ``gone`` has left. */
export interface TournamentPlayer {
  number: number;
  name: string;
  level: string;
  gone: boolean;
  mine: boolean;
}

/** Two players in a round, by their numbers; ``b`` is -1 without an opponent. ``points`` when decided. */
export interface TournamentMeeting {
  round: number;
  a: number;
  b: number;
  match: string;
  points: number[] | null;
  mine: boolean;
}

/** How a player stands; see ``docs/laboratory.md`` for what breaks ties. */
export interface TournamentStanding {
  player: number;
  rank: number;
  points: number;
  tie_break: number;
  won: number;
  drawn: number;
  lost: number;
}

/** A tournament in the list. */
export interface TournamentBrief {
  id: string;
  title: string;
  game: string;
  system: "knockout" | "round_robin" | "swiss";
  state: "open" | "over" | "running";
  players: number;
  mine: boolean;
  changed: number;
}

/** A tournament. ``host`` says that the one who asks has called it; ``most`` is how many may play. */
export interface Tournament {
  id: string;
  title: string;
  game: string;
  system: "knockout" | "round_robin" | "swiss";
  state: "open" | "over" | "running";
  host: boolean;
  round: number;
  rounds: number;
  most: number;
  players: TournamentPlayer[];
  meetings: TournamentMeeting[];
  standings: TournamentStanding[];
  changed: number;
}

/** Tournaments that wait for players or go on, and one's own, latest first. */
export interface Tournaments {
  tournaments: TournamentBrief[];
}

/** Why a request failed: a code to look up or copy, and the message for the reader. */
export interface Problem {
  code: string;
  note: Note;
}

/** A sign of life. */
export interface Health {
  ok: boolean;
  matches: number;
  sockets: number;
}

/**
 * Something to draw for a candidate: a piece, a space or a line of points, and in which role.
 *
 * Roles: ``goes`` (where the acting piece ends), ``passes`` (the way there), ``hits`` (attacked), ``falls``
 * (may be lost), ``gains``, ``danger``, ``blocks`` (in the way), ``area`` (an outline).
 */
export interface Mark {
  role: string;
  piece: number | null;
  space: number | null;
  points: number[][];
  note: Note | null;
}

/**
 * One answer that may be given: what to send, and what it would do.
 *
 * ``piece`` acts, ``space`` or ``point`` is where it aims, ``target`` at which piece: by these the client
 * groups candidates into select and aim. Of a ``group`` the piece or target that stands for it is named as
 * well. ``spelled`` is the notation of the game. ``form`` is the answer as a hand gives it, where that is
 * not the answer itself. ``weight`` says how much it means to give it; ``notes`` of a ``grave`` one name the
 * loss, and those of a ``quiet`` one what is given up.
 */
export interface Candidate {
  answer: Json;
  spelled: string;
  note: Note | null;
  piece: number | null;
  space: number | null;
  target: number | null;
  point: number[] | null;
  chances: Chance[];
  notes: Note[];
  marks: Mark[];
  detail: Json;
  form: Json;
  group: number | null;
  weight: "grave" | "heavy" | "main" | "plain" | "quiet";
}

/** A piece or space that is no candidate now, and why: for *never refuse in silence*. */
export interface Barred {
  note: Note;
  piece: number | null;
  space: number | null;
  target: number | null;
}

/**
 * What a figure may do with its move.
 *
 * ``takes``: ``way`` (nothing else), ``point`` (one point for a way), ``group`` (one of the items),
 * ``shift`` (one of the items, a thing, is shifted, the figure with it), ``places`` (items are put down).
 */
export interface DeedInfo {
  figure: number;
  name: string;
  takes: string;
  items: number[];
}

/**
 * How a hand gives an answer: one of a closed list of gestures, with its limits.
 *
 * ``items`` are what is picked, put in order, placed or given a share; ``low`` to ``high`` is how many of
 * them, or the range of a number; ``places`` are the spaces of a board that come into question, if they are
 * few. Without ``optional`` something must be picked; ``turn`` asks for a direction beside a place.
 * ``of`` says what the items are, by the terms of the game: one for all, or one for each part of an item.
 */
export interface GestureInfo {
  kind: string;
  items: Json[];
  low: number;
  high: number;
  optional: boolean;
  turn: boolean;
  places: Json[];
  of: string[];
  deeds: DeedInfo[];
}

/**
 * What a seat is asked. An answer must carry ``number``.
 *
 * ``finite`` says that ``candidates`` are all the legal answers; ``gesture`` says how a hand gives any.
 * So many ``more`` candidates are not sent with the question; the look ``candidates`` tells them.
 */
export interface QuestionInfo {
  number: number;
  player: number;
  kind: string;
  rule: string;
  args: { [key: string]: Json };
  gesture: GestureInfo;
  finite: boolean;
  secret: boolean;
  sealed: boolean;
  reaction: boolean;
  piece: number | null;
  default: Json;
  candidates: Candidate[];
  more: number;
  barred: Barred[];
  notes: Note[];
  chances: Chance[];
}

/** An answer to a question, and what would be asked after it. */
export interface Lead {
  answer: Json;
  question: QuestionInfo;
}

/**
 * What would be asked after answers that are only thought of (the look ``ahead``), as far as it is known.
 *
 * Nothing if dice fall first or somebody else decides. ``leads`` are what could follow at once.
 */
export interface Foreseen {
  question: QuestionInfo | null;
  leads: Lead[];
}

/** Who decides now, for everybody to see: never what the options are. */
export interface Asked {
  player: number;
  kind: string;
  sealed: boolean;
  done: boolean;
  reaction: boolean;
}

/** Seconds left in a seat's bank when the message was made, and whether the clock is running. */
export interface SeatClock {
  left: number;
  runs: boolean;
  answer_left: number | null;
}

/**
 * What may be taken back: ``undo`` at once, ``ask`` by asking the others, ``step`` in practice.
 *
 * ``entry`` is the entry before the own last answer: where ``ask-back`` and ``step-back`` usually go.
 */
export interface UndoInfo {
  undo: boolean;
  ask: boolean;
  step: boolean;
  entry: number | null;
  why: Note | null;
}

/**
 * Somebody wants to go back to an earlier entry; those in ``waiting`` have not answered yet.
 *
 * With ``end`` the wish is to end a paused match without a result. ``refused`` is who said no: it is told
 * until something else is done or asked.
 */
export interface BackRequest {
  player: number;
  entry: number;
  waiting: number[];
  end: boolean;
  refused: number | null;
}

/**
 * A standing choice about one kind of question (``*``: all windows to react), and until when.
 *
 * ``how``: give ``answer``, pass, react (by a ``policy`` of the game, or as well as possible), or ask (on
 * these ``calls``, groups of open facts, or always). It may be for one ``piece``, from a chance of ``least``
 * percent on, ``within`` a distance, for whom it sees (``sight``), as long as so much is ``left`` of what
 * the game counts (re-rolls, wounds), and for so many ``times``.
 */
export interface Standing {
  kind: string;
  answer: Json;
  until: "activation" | "always" | "turn";
  how: "answer" | "ask" | "pass" | "react";
  piece: number | null;
  least: number | null;
  within: number | null;
  times: number | null;
  sight: boolean;
  left: number | null;
  policy: string;
  calls: string[][];
}

/**
 * How a seat takes windows to react: as they come, passing those without a gain, or all by hand.
 *
 * In the cases of ``interrupts`` it is asked even so; ``near`` belongs to one of them. After ``after``
 * seconds the computer's suggestion is taken (0: the window waits).
 */
export interface ReactingInfo {
  mode: "hold" | "pass" | "usual";
  interrupts: string[];
  near: number;
  after: number;
}

/** A match as one reader sees it at a moment. ``paused`` says why nobody is asked anything. */
export interface Snapshot {
  entry: number;
  view: Json;
  question: QuestionInfo | null;
  asked: Asked[];
  clocks: SeatClock[];
  undo: UndoInfo;
  back: BackRequest | null;
  draw: number | null;
  draws: boolean;
  standing: Standing[];
  reacting: ReactingInfo | null;
  outcome: Result | null;
  practice: boolean;
  paused: Note | null;
}

/** A ready-made table by its name, or one of one's own as the text of a file. */
export interface TableWish {
  name?: string;
  text?: string;
  draft?: boolean;
}

/** One object of a table: where it stands, in inches, and its flags; ``entry`` counts from 0. */
export interface TableObject {
  entry: number;
  kind: string;
  name_en: string;
  name_nl: string;
  x: number;
  y: number;
  movable: boolean;
  uneven: boolean;
}

/** A kind of object that can be laid on a table: its footprint and height in inches. */
export interface TableKind {
  id: string;
  name_en: string;
  name_nl: string;
  round: boolean;
  width: number;
  depth: number;
  height: number;
  climbable: boolean;
}

/**
 * What is wrong with an object, as a word: ``border``, ``overlap`` with the other one, or ``floating``.
 *
 * Objects are numbered as they lie on the table; ``other`` is -1 where there is none.
 */
export interface TableTrouble {
  what: string;
  one: number;
  other: number;
}

/**
 * A table as plain data for ``options.table``, and its objects; a mirrored one has each of them twice.
 *
 * ``things`` are the objects as they lie, as in the view of a match, each with the ``entry`` it comes from.
 */
export interface TableSheet {
  table: { [key: string]: Json };
  name_en: string;
  name_nl: string;
  width: number;
  depth: number;
  mirrored: boolean;
  objects: TableObject[];
  things: { [key: string]: Json }[];
  kinds: TableKind[];
  troubles: TableTrouble[];
}

/**
 * The first message: the match, and all that happened after the last event the client has.
 *
 * ``anew`` says that the events are not a continuation: the client forgets what it had. ``here`` is false
 * while another device plays the seat.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  match: MatchInfo;
  seat: number | null;
  commitment: string;
  key: string | null;
  online: boolean[];
  away: number[];
  anew: boolean;
  events: Seen[];
  last: number;
  snapshot: Snapshot;
  chat: ChatLine[];
  here: boolean;
}

/**
 * Something happened. ``events`` continue the numbers of the reader; ``back`` is set after a take-back:
 * the number of entries the history was cut to. ``key`` reveals the dice when the match is over.
 */
export interface Update {
  type: "update";
  events: Seen[];
  last: number;
  snapshot: Snapshot;
  back: number | null;
  key: string | null;
}

/** A command was carried out and is durable. */
export interface Done {
  type: "done";
  id: string;
  automatic: Note[];
}

/**
 * A command was refused, and nothing has changed. ``code`` says what kind of refusal it is.
 *
 * ``illegal``: the rules forbid it; ``unreadable``: not the shape of an answer; ``late``: that question is
 * answered; ``not-yours``: somebody else decides; ``elsewhere``: another device plays the seat;
 * ``not-possible``: not now; ``too-many``: slow down; ``paused``: a rule failed, the match is as it was and
 * waits; ``failed``: the program failed otherwise; ``dice``: roll what ``note`` says by hand, and send the
 * faces with the same answer. ``marks`` show what is in the way.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  note: Note;
  marks: Mark[];
}

/**
 * How far a line came: so many of its answers were given, and are durable.
 *
 * ``refused`` says why the next one was not, with the code and the marks of ``refused``; without it the line
 * was given to its end, or stopped where it must.
 */
export interface Came {
  type: "came";
  id: string;
  done: number;
  refused: Refused | null;
}

/** The answer to a look: what it holds is up to the game (see ``docs/protocol.md``). */
export interface Looked {
  type: "looked";
  id: string;
  what: string;
  data: Json;
}

/** A trial of an answer that would be legal: the candidate with what it would do. */
export interface Tried {
  type: "tried";
  id: string;
  candidate: Candidate;
}

/** Who is connected, by seat, for how many seconds the others are away, how many watch, and the seats. */
export interface Presence {
  type: "presence";
  online: boolean[];
  away: number[];
  watching: number;
  match: MatchInfo;
}

/** Whether this device plays the seat, or another one of the same player does since now. */
export interface Seated {
  type: "seated";
  here: boolean;
}

/** Something said at the table. ``player`` is ``None`` for a spectator. */
export interface ChatLine {
  type: "chat";
  n: number;
  player: number | null;
  name: string;
  text: string;
  at: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The last message before the server closes. ``retry`` says that connecting again makes sense. */
export interface Closing {
  type: "closing";
  code: string;
  note: Note;
  retry: boolean;
}

/**
 * The first message. ``seat`` is ``None`` to watch; ``last`` the number of the last event the client has.
 *
 * ``key`` is the key of a link for spectators or for another device of the player, where the cookie does not
 * give the right already.
 * ``aside``: if another device plays the seat, it goes on doing so (otherwise the newest one plays).
 */
export interface Hello {
  type: "hello";
  protocol: number;
  seat?: number | null;
  last?: number;
  key?: string | null;
  aside?: boolean;
}

/**
 * The answer to a question, with the faces of what it rolls where dice are rolled by hand.
 *
 * ``salt`` is mixed into the fingerprint of a choice in secret; without one the server makes it.
 */
export interface Answer {
  type: "answer";
  id: string;
  question: number;
  value: Json;
  faces?: number[][];
  salt?: string;
}

/** One answer of a line: ``kind`` is that of the question it is for. */
export interface Step {
  kind: string;
  value: Json;
}

/**
 * Several answers, judged one after the other, as if each had been sent by itself.
 *
 * ``question`` is the number of the first question. It stops after dice, where another seat decides, at a
 * question of another kind, and at a refusal; ``came`` says how far it came.
 */
export interface Line {
  type: "line";
  id: string;
  question: number;
  steps: Step[];
}

/**
 * Would this answer be legal, and what would it do? Nothing happens.
 *
 * With ``hand`` the value is in the form of the gesture of the question; with ``typed`` it is a line of text
 * in that language, as somebody types it at a terminal.
 */
export interface Try {
  type: "try";
  id: string;
  question: number;
  value: Json;
  hand?: boolean;
  typed?: "" | "en" | "nl";
  after?: Json[];
}

/**
 * Reach, odds, danger and the like, as the game offers them; also out of turn.
 *
 * Whoever is asked may look at the table ``after`` answers that are only thought of.
 */
export interface Look {
  type: "look";
  id: string;
  what: string;
  args?: { [key: string]: Json };
  after?: Json[];
}

/** Take back the own last answer. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Ask the others to go back to an entry (T-24). */
export interface AskBack {
  type: "ask-back";
  id: string;
  entry: number;
}

/** Answer such a request; ``never`` declines all to come. */
export interface AnswerBack {
  type: "answer-back";
  id: string;
  answer: "never" | "no" | "yes";
}

/** Against computers and at one screen: go back without asking, with the same dice or new ones (T-25). */
export interface StepBack {
  type: "step-back";
  id: string;
  entry: number;
  dice?: "new" | "same";
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Offer a draw. */
export interface OfferDraw {
  type: "offer-draw";
  id: string;
}

/** Accept or decline the draw on offer. */
export interface AnswerDraw {
  type: "answer-draw";
  id: string;
  accept: boolean;
}

/** Set a standing choice for a kind of question, or clear it with ``clear`` (see ``Standing``). */
export interface SetStanding {
  type: "standing";
  id: string;
  kind: string;
  answer?: Json;
  until?: "activation" | "always" | "turn";
  how?: "answer" | "ask" | "pass" | "react";
  piece?: number | null;
  least?: number | null;
  within?: number | null;
  times?: number | null;
  sight?: boolean;
  left?: number | null;
  policy?: string;
  calls?: string[][];
  clear?: boolean;
}

/** Say how windows to react are taken (see ``ReactingInfo``). */
export interface SetReacting {
  type: "reacting";
  id: string;
  mode?: "hold" | "pass" | "usual";
  interrupts?: ("attacked" | "ending" | "leader" | "near")[];
  near?: number;
  after?: number;
}

/** Give seconds to another seat. */
export interface GiveTime {
  type: "give-time";
  id: string;
  player: number;
  seconds: number;
}

/**
 * Somebody else's time is up: the default answer, a computer, or the win (C-4).
 *
 * The win can be claimed in a match with a clock only.
 */
export interface Claim {
  type: "claim";
  id: string;
  player: number;
  what: "computer" | "default" | "win";
}

/** Play the own seat on this device from now on; another one that does so looks on. */
export interface TakeOver {
  type: "take-over";
  id: string;
}

/** Go on with a match that a failed rule has paused, from where it stands. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Ask to end a paused match without a result; it ends once all have agreed (``answer-back``). */
export interface EndMatch {
  type: "end";
  id: string;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Open a line: to a match, or to the lobby without one. */
export interface OpenLine {
  type: "open";
  match?: string | null;
}

/** The client no longer needs a line. */
export interface CloseLine {
  type: "close";
}

/** The server has closed a line, for a reason that its last message gave. */
export interface LineClosed {
  type: "closed";
  code: number;
  reason: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Came
  | Looked
  | Tried
  | Presence
  | Seated
  | ChatLine
  | Pong
  | Closing;

export type ClientMessage =
  | Hello
  | Answer
  | Line
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
  | TakeOver
  | Resume
  | EndMatch
  | Say
  | Ping;
