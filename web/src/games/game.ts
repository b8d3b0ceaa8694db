// What a game brings to the client, to draw it and to talk about it. No rules: all that is legal, likely or previewed
// comes from the server.

import type { Component, Snippet } from "svelte";
import type { Mode, Rect } from "../lib/layout.svelte";
import type { Args } from "../text/messages.svelte";
import type { Asked, Candidate, Json, MatchInfo, QuestionInfo, Seen } from "../protocol.gen";
import type { Thrown } from "../net/line.svelte";
import type { BuilderGame } from "../builder/game";
import type { Situation } from "../lab/situations";
import type { Ahead } from "../table/ahead";
import type { Choosing } from "../table/choosing.svelte";
import type { Held } from "../table/hand";
import type { Holding } from "../table/holding.svelte";
import type { GuidedGame } from "../table/lessons";
import type { Sliding } from "../table/motion";
import type { Sitting } from "../table/sitting.svelte";
import type { Trace } from "../table/trace.svelte";
import type { Order } from "../table/windows";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Names of the players, and the table as it stands. */
export interface Talk {
  view: Json;
  name: (player: number) => string;
}

export interface BoardProps {
  view: Json;
  seat: number | null;
  flipped: boolean;
  choosing: Choosing;
  talk: Talk;
  recent: Seen[];
  /** Whether the match is over: then nobody is in danger any more. */
  over?: boolean;
  looks: (what: string, args: Record<string, Json>) => Promise<Json>;
  /** Those who slide along their ways at the moment. */
  sliding?: Sliding[];
  /** What was done, to be drawn on the table. */
  trace?: Trace;
  /** What was given to a piece a moment ago, each with the number of its event: it flies there. */
  given?: { n: number; piece: number; sign: "potion" | "token" }[];
  /** What a game draws of its own, below the figures. */
  under?: Snippet;
  /** Write moves down for when one's turn comes, in the notation of the game. */
  plan?: (moves: string[]) => void;
  /** What is thought of before it is decided. */
  ahead?: Ahead | null;
}

/** How the panels lie round a table that fills the window. */
export interface Frame {
  mode: Mode;
  /** What no panel covers. */
  safe: Rect;
  /** Whether the column before the table is folded. */
  folded: boolean;
  /** Felt beside the table and above it, when all of it is shown. */
  felt: { beside: number; above: number };
}

/** A moment of a match that is looked at: what was done in it, and before it. */
export interface WatchedProps extends Pick<BoardProps, "view" | "seat" | "flipped" | "choosing" | "talk" | "recent"> {
  game: GameTable;
  events: Seen[];
  told: Told[];
  label: string;
  onflip: () => void;
  onwhy: (title: string, steps: Step[]) => void;
  /** What is drawn over the table. */
  children: Snippet;
}

/** What the card of an attack is about, which stands beside the target. */
export interface CardProps {
  sitting: Sitting;
  candidate: Candidate;
  frame: Frame;
  flipped: boolean;
  text: (candidate: Candidate) => string;
  onwhy: () => void;
}

export interface PanelProps extends BoardProps {
  frame: Frame;
  /** Opened as a sheet, where there is no column. */
  open: boolean;
  onfold: () => void;
  onclose: () => void;
  onflip: () => void;
  sitting: Sitting;
  /** What the camera can do. */
  looking: Looking | undefined;
  onwhy: (title: string, steps: Step[]) => void;
}

export interface Looking {
  fit: (target?: Box | null) => void;
  zoom: (factor: number) => void;
  pan: (dx: number, dy: number) => void;
  trueSize?: () => void;
  /** Select the next one that can act, or the one before, and show it. */
  next?: (step: number) => void;
  /** Go where something happens, or stay. */
  follow?: () => void;
  /** Look from a figure's eye, or no longer. */
  eye?: () => void;
}

/** What lies round the table and is the same for all games; a frame says where. */
export interface Regions {
  plates: Snippet;
  banners: Snippet;
  /** The choice of an army, instead of the table. */
  roster: Snippet;
  board: Snippet;
  /** What lies over the table. */
  over: Snippet;
  /** What is asked, beside the card of an attack where the table has one. */
  dock: Snippet<[Frame, CardPart | undefined]>;
  tray: Snippet;
  side: Snippet;
  sheets: Snippet;
  rest: Snippet;
}

export interface FrameProps {
  sitting: Sitting;
  flipped: boolean;
  regions: Regions;
  /** The result stands beside the table. */
  ending: boolean;
  /** The sheet that is open, where there is little room. */
  sheet: string;
  /** What the camera can do. */
  looking?: Looking;
  onback: () => void;
  onflip: () => void;
  onclose: () => void;
  oninfo: (x: number, y: number) => boolean;
  onwhy: (title: string, steps: Step[]) => void;
}

export interface StripProps {
  view: Json;
  talk: Talk;
  match: MatchInfo;
  asked: number[];
  /** Whose die lies in the hand and waits to be rolled, before anything else happens. */
  rolls: number | null;
  over: boolean;
  events: Seen[];
  onwhy?: (title: string, steps: Step[]) => void;
}

/** The stages of an action in words, and which of them goes on; the title says all of it. */
export interface StageStrip {
  title: string;
  stages: string[];
  at: number;
}

/** A die in the tray whose face means more than its number: a letter says which kind it is. */
export interface DieLook {
  text: string;
  fill: string;
  ink: string;
  letter: string;
  round: boolean;
  label: () => string;
}

/** One line of the log. */
export interface Told {
  n: number;
  entry: number;
  at: number;
  text: string;
  rule: string;
  player: number;
  pieces: number[];
  kind: "plain" | "dice" | "loss" | "head" | "auto";
  why: Step[];
  /** The pieces that the text names, as it names them; -1 for people. */
  names?: { piece: number; text: string }[];
  /** The activation it belongs to. */
  group?: Group;
}

/** An activation in the log. */
export interface Group {
  title: string;
  player: number;
}

/** How much of a piece is seen. */
export type Level = "open" | "partial" | "hidden";

/** One step of an explanation: a sentence and its paragraph. */
export interface Step {
  text: string;
  rule: string;
  /** What the steps after it add up to. */
  sums?: boolean;
}

export interface Teller {
  tell(event: Seen): Told[];
  /** Who begins an activation with this event, and with which piece, in words (none: not told). */
  opens(event: Seen): { player: number; who: string } | null;
}

/** One piece in words, for the text table. */
export interface PieceLine {
  piece: number;
  owner: number;
  name: string;
  place: string;
  state: string;
}

/** How one die of a throw came out. */
export type Verdict = "success" | "failure" | "rerolled";

/** What the table needs of a game. One without a board is played from the list of candidates. */
export interface GameTable {
  id: string;
  /** The files of messages that it needs. */
  texts: string[];
  /** The table drawn; without it the candidates stand in its place. */
  Board?: Component<BoardProps>;
  /** The state of the match in one line, beside the players. */
  Strip?: Component<StripProps>;
  /** A small picture of a piece for buttons and lists; what it shows is up to the game. */
  Token?: Component<{ view: Json; piece: number; size?: number }>;
  /** A piece as it stands on the table, for lists. */
  Portrait?: Component<{ view: Json; piece: number; size?: number }>;
  /** The choice of an army, where a game has armies. */
  Roster?: Part<Component<{ question: QuestionInfo; choose: (answer: Json) => void; talk: Talk }>>;
  /** What stands beside the table: a game may have more to show than fits on it. */
  Panel?: Part<Component<PanelProps>>;
  /** How the table lies among all else in the window: that of boards, or that of measured tables. */
  Frame: Component<FrameProps, Record<string, never>, "looking">;
  /** The same where a match is only looked at. */
  Watched?: Part<Component<WatchedProps>>;
  /** The stages of the action that goes on, by what everybody may know: who is asked what kind of question. */
  stages?: (talk: Talk, asked: Asked[]) => StageStrip | null;
  /** Help with what is in the hand, below the question. */
  HandTools?: Part<Component<{ hand: Holding; talk: Talk }>>;
  /** More of a candidate than its chances: the dice, and what made them so. */
  Preview?: Part<Component<{ candidate: Candidate; talk: Talk }>>;
  /** How dice of these events lie in the tray, by the number of the event that throws them. */
  dress?: (events: Seen[]) => Map<number, DieLook[]>;
  /** Whether this seat sits at the far side, so that the table is turned round. */
  isTurned?: (view: Json, seat: number | null) => boolean;
  /** What the board covers on the drawing. */
  bounds: (view: Json, seat: number | null) => Box;
  /** The view after an event, until the server sends the next one. */
  follow: (view: Json, event: Seen) => Json;
  /** What the arguments of its events mean. */
  terms: Record<string, string>;
  /** Arguments of a message in words; `about` is the id of the message. */
  words: (talk: Talk, args: { [key: string]: Json }, about: string) => Args;
  /** Tells the events of a match in lines of the log. */
  teller: (talk: () => Talk) => Teller;
  /** What of the table and the catalogue is known by now; when it changes, the log is told again. */
  known?: (view: Json) => string;
  /** All pieces in words, for the text table. */
  pieces: (talk: Talk) => PieceLine[];
  pieceName: (talk: Talk, piece: number) => string;
  /** The piece in a sentence, where its name and that of its space could be mixed up. */
  pieceInWords?: (talk: Talk, piece: number) => string;
  spaceName: (space: number) => string;
  groupName?: (talk: Talk, group: number) => string;
  thingName?: (talk: Talk, thing: number) => string;
  /** The group that a piece belongs to. */
  groupOf?: (view: Json, piece: number) => number | null;
  /** The heights at which something may stand over a point, where that is not flat. */
  heights?: (talk: Talk, point: number[]) => { z: number; name: string }[];
  /** Where another would be put down that goes along with a figure, as it stands beside it now. */
  besides?: (view: Json, held: Held, figure: number, other: number) => number[];
  /** What the numbers stand for that a question gives out, where they are no pieces. */
  numbered?: (question: QuestionInfo, item: number) => string;
  pointName?: (talk: Talk, point: number[]) => string;
  /** Where a piece stands on the drawing; null if it is not on the table. */
  where: (view: Json, piece: number) => Box | null;
  /** Whether a piece is nowhere on the table, where that can be. */
  isAway?: (view: Json, piece: number) => boolean;
  /** Where a space or a point lies on the drawing that is not turned; a space off the board may be another one for each piece. */
  spaceBox?: (view: Json, space: number, piece?: number) => Box | null;
  /** The way that leads along these spaces, where it is not straight. */
  wayAlong?: (view: Json, spaces: number[], piece: number) => { x: number; y: number }[];
  pointAt?: (view: Json, point: number[]) => { x: number; y: number };
  /** How long the unit is in which distances are told, on the drawing. */
  lengthOf?: (view: Json) => number;
  /** Where coordinates lie on the drawing, as they are told to the reader. */
  atPlace?: (view: Json, x: number, y: number) => { x: number; y: number };
  /** A point of the drawing as the server counts. */
  tablePoint?: (view: Json, at: { x: number; y: number }) => { x: number; y: number };
  /** How well these others would see a piece where a candidate leads it. */
  sightAt?: (looks: BoardProps["looks"], view: Json, piece: number, candidate: Candidate, others: number[]) => Promise<Level[]>;
  /** Whether no length is told until the rules measure one. */
  isClosed?: (view: Json) => boolean;
  /** Where a piece or a point lies in words, as a piece sees it; without one as the seat does. */
  whereSeen?: (talk: Talk, from: number | null, to: number | number[], turned: boolean, seat?: number | null) => string;
  /** How far two pieces are apart, in words. */
  apart?: (view: Json, one: number, other: number) => string;
  /** Whether a candidate is given at the first click, without a preview. */
  atOnce: (question: QuestionInfo, candidate: Candidate) => boolean;
  /** The candidates in the order in which they are listed and have their digits, where that is another one. */
  listed?: (question: QuestionInfo) => Candidate[];
  /** Thinks ahead for somebody: what could follow is looked at, and done with what leads there. */
  ahead?: (sitting: Sitting) => Ahead;
  /** The kinds of questions from which one thinks ahead: once somebody is selected, as soon as it is asked what to do, or on to
   *  what follows a target. */
  thinks?: Record<string, "select" | "act" | "on">;
  /** The kind of question that asks to which floor of a building somebody climbs. */
  climbs?: string;
  /** The look that tells what could follow a choice, where that is shown before anything is decided. */
  onward?: (question: QuestionInfo, candidate: Candidate) => { what: string; args: Record<string, Json> } | null;
  /** Whether a throw waits for the hand of this seat. */
  holds: (event: Seen, seat: number | null) => boolean;
  /** How many units of the drawing are a millimetre of the real table. */
  unit?: number;
  /** The message that helps somebody who is asked this for the first time. */
  hint: (question: QuestionInfo, choosing: Choosing) => string | null;
  /** How the dice of a throw came out, by what was told after it. */
  verdicts?: (thrown: Thrown, events: Seen[]) => (Verdict | null)[];
  /** What was thrown for, if a question is about throwing that again. */
  rerolls?: (question: QuestionInfo) => string | null;
  /** Windows to react: the kinds of their questions, and the policies by which the game can answer. */
  windows?: { kind: string; policies: string[]; calls: string[] }[];
  /** Standing choices that make sense for most players, to be taken over with one press; each has a sentence that says why. */
  proposals?: Order[];
  /** The guided first game. */
  guided?: GuidedGame;
}

/** A live example beside paragraphs of the rules. */
export interface Example {
  /** The ids of the paragraphs. */
  beside: RegExp;
  /** What it is about, where one component shows several things. */
  about?: string;
  Show: Component<{ game: string; about: string }>;
}

/** A choice for an option of a new match, where a list is not enough. */
export type OptionChoice = Component<{ game: string; value: Json; onvalue: (value: Json) => void }>;

type Part<T> = () => Promise<{ default: T }>;
export type CardPart = Part<Component<CardProps>>;

/** What a game brings to the client: small things at once, its parts when they are needed. */
export interface GameClient {
  id: string;
  /** The letters that the ids of its paragraphs begin with. */
  code: string;
  /** What it is called and about, by language: known before its texts are loaded. */
  called: Record<string, { title: string; about: string }>;
  /** About how long a match takes, in minutes, until enough were played here. */
  minutes: number;
  /** The picture of its card, as parts of a drawing 320 wide and 150 high. */
  Picture: Component;
  /** Options of a new match that are shown first; the others are folded away. */
  options: string[];
  /** What *New game* proposes where that is more than the options usually say. */
  proposed?: Record<string, Json>;
  /** Options that have a choice of their own below their list. */
  choices?: Record<string, Part<OptionChoice>>;
  table: Part<GameTable>;
  /** Brings what objects are drawn with, for games whose tables can be drawn. */
  maps?: () => Promise<unknown>;
  /** Where lists are built. */
  builder?: Part<BuilderGame>;
  /** What can be asked about odds in the Lab. */
  situation?: Part<Situation>;
  /** The page with which its rules begin: for each step a picture and the paragraph that says more; the text is `<game>.web.page-<number>`. */
  page?: [icon: string, rule: string][];
  /** Live examples in the rules. */
  examples?: Part<Example[]>;
}
