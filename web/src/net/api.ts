// Requests over HTTP. A failure is a Problem with a note that can be put into words.

import type {
  ArmyBook,
  ArmySheet,
  ArmyVerdict,
  Branch,
  Chances,
  DecisionJudged,
  Channels,
  DeviceLink,
  Devices,
  Example,
  Experiment,
  Experiments,
  ExperimentWish,
  FaultReport,
  GameLength,
  Games,
  AwayDays,
  Friends,
  History,
  HookMade,
  TableFriends,
  TableSheet,
  TableWish,
  Invitation,
  Json,
  Luck,
  MailConfirmed,
  MatchInfo,
  MatchMade,
  Me,
  Moment,
  NewMatch,
  Note,
  Odds,
  Problem,
  ReadyRoster,
  Replay,
  RuleBook,
  RuleHits,
  RuleStates,
  Sat,
  SavedRoster,
  SavedRosters,
  SaveStudy,
  SeatWish,
  SetChannels,
  SiteDice,
  Studies,
  Study,
  Summary,
  Tournament,
  Tournaments,
  TournamentWish,
  Units,
} from "../protocol.gen";
import { keepPledge, keepSecrets } from "../lib/pledges";

/** A match that one sits down at: the own secrets are kept, to be found in the dice when it is over. */
async function sitting<T extends { match: MatchInfo }>(request: Promise<T>, secrets: (found: T) => Record<string, string>): Promise<T> {
  const found = await request;
  keepSecrets(found.match, secrets(found));
  keepPledge(found.match, false);
  return found;
}

const secretsOf = (seats: SeatWish[] | null | undefined): Record<string, string> => Object.fromEntries((seats ?? []).map((one, seat) => [seat, one.secret ?? ""]));

/** 32 random bytes that a seat adds to the dice: then nobody alone can choose them. */
export function ownSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly note: Note,
  ) {
    super(`${status} ${code}`);
  }
}

/** Who asks is found out first: two requests at once would make two guests of a new visitor. */
let visitor: Promise<unknown> = Promise.resolve();

async function request(method: string, address: string, body?: unknown, root = "/api"): Promise<Response> {
  if (method !== "GET") await visitor.catch(() => undefined);
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Dicefront"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(root + address, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Failure(0, "offline", { id: "web.offline-request", args: {}, rule: "-" });
  }
  if (response.ok) return response;
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(await response.text()) as Problem;
  } catch {
    // a proxy answered in its own words
  }
  const note = problem?.note ?? { id: "web.failed-request", args: { code: String(response.status) }, rule: "-" };
  throw new Failure(response.status, problem?.code ?? String(response.status), note);
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const response = await request(method, address, body);
  return response.status === 204 ? (undefined as T) : (JSON.parse(await response.text()) as T);
}

const enc = encodeURIComponent;
/** What a request asks for besides its address, without what is empty. */
function query(wish: Record<string, string | null>): string {
  const given = Object.entries(wish).filter((one): one is [string, string] => !!one[1]);
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}
let games: Promise<Games> | null = null;

export const api = {
  games(): Promise<Games> {
    games ??= ask<Games>("GET", "/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  gameLength: (game: string) => ask<GameLength>("GET", `/games/${game}/length`),
  me: () => {
    const found = ask<Me>("GET", "/me");
    visitor = found;
    return found;
  },
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  forget: () => ask<void>("DELETE", "/me"),
  register: (login: string, password: string) => ask<Me>("POST", "/accounts", { login, password }),
  enter: (login: string, password: string) => ask<Me>("POST", "/session", { login, password }),
  leave: () => ask<void>("DELETE", "/session"),
  changePassword: (old: string, wanted: string) => ask<Me>("PUT", "/me/password", { old, new: wanted }),
  devices: () => ask<Devices>("GET", "/me/devices"),
  signOut: (device: string) => ask<void>("DELETE", `/me/devices/${enc(device)}`),
  signOutOthers: () => ask<void>("DELETE", "/me/devices"),
  away: () => ask<AwayDays>("GET", "/me/away"),
  channels: () => ask<Channels>("GET", "/me/channels"),
  setChannels: (wish: SetChannels) => ask<Channels>("PUT", "/me/channels", wish),
  setMail: (address: string, language: string) => ask<Channels>("PUT", "/me/mail", { address, language }),
  removeMail: () => ask<void>("DELETE", "/me/mail"),
  confirmMail: (code: string) => ask<MailConfirmed>("POST", "/mail", { code }),
  stopMail: async (key: string) => void (await request("POST", `/unsubscribe/${enc(key)}`, undefined, "")),
  setHook: (url: string) => ask<HookMade>("PUT", "/me/hook", { url }),
  tryHook: () => ask<Channels>("POST", "/me/hook/again"),
  removeHook: () => ask<void>("DELETE", "/me/hook"),
  setAway: (days: string[]) => ask<AwayDays>("PUT", "/me/away", { days }),
  friends: () => ask<Friends>("GET", "/friends"),
  forgetFriend: (id: string) => ask<void>("DELETE", `/friends/${enc(id)}`),
  tableFriends: (match: string) => ask<TableFriends>("GET", `/matches/${enc(match)}/friends`),
  befriend: (match: string, seat: number) => ask<void>("PUT", `/matches/${enc(match)}/friends/${seat}`),
  reportTalk: (match: string, about: string, text: string) => ask<void>("POST", `/matches/${enc(match)}/reports`, { about, text }),
  reportFault: (fault: FaultReport) => ask<void>("POST", "/reports", fault),
  history: (before: string | null = null) => ask<History>("GET", `/me/history${query({ before })}`),
  create: (wish: Partial<NewMatch> & { game: string }) => sitting(ask<MatchMade>("POST", "/matches", wish), () => secretsOf(wish.seats)),
  match: (id: string, key: string | null = null) => ask<MatchInfo>("GET", `/matches/${enc(id)}${query({ key })}`),
  withdraw: (id: string) => ask<void>("DELETE", `/matches/${enc(id)}`),
  join: (id: string, name: string, seat: number | null = null, secret = ownSecret()) =>
    sitting(ask<Sat>("POST", `/matches/${enc(id)}/join`, { name, seat, secret }), (sat) => ({ [sat.seat ?? 0]: secret })),
  links: (id: string) => ask<MatchMade>("GET", `/matches/${enc(id)}/links`),
  linkDevice: (id: string) => ask<DeviceLink>("POST", `/matches/${enc(id)}/device`),
  unlinkDevice: (id: string) => ask<void>("DELETE", `/matches/${enc(id)}/device`),
  rematch: (id: string, secret = ownSecret()) =>
    sitting(ask<MatchMade>("POST", `/matches/${enc(id)}/rematch`, { secret }), ({ match }) => Object.fromEntries(match.seats.filter((one) => one.mine && !one.here).map((one) => [one.seat, secret]))),
  dropRematch: (id: string) => ask<void>("DELETE", `/matches/${enc(id)}/rematch`),
  branch: (id: string, branch: Branch) => sitting(ask<MatchMade>("POST", `/matches/${enc(id)}/branch`, branch), () => secretsOf(branch.seats)),
  replay: (id: string, seat: string) => ask<Replay>("GET", `/matches/${enc(id)}/replay${query({ seat })}`),
  chances: (id: string, entry: number, games: number, seed: number) =>
    ask<Chances>("POST", `/matches/${enc(id)}/chances`, { entry, games, seed }),
  judgement: (id: string, entry: number) => ask<DecisionJudged>("POST", `/matches/${enc(id)}/judgement`, { entry }),
  luck: (id: string, seat: string, key: string | null = null) => ask<Luck>("GET", `/matches/${enc(id)}/luck${query({ seat, key })}`),
  summary: (id: string, key: string | null = null) => ask<Summary>("GET", `/matches/${enc(id)}/summary${query({ key })}`),
  samples: () => ask<History>("GET", "/replays/samples"),
  bring: (log: string) => ask<MatchInfo>("POST", "/replays", { log }),
  studies: (match: string) => ask<Studies>("GET", `/studies?match=${enc(match)}`),
  study: (id: string) => ask<Study>("GET", `/studies/${enc(id)}`),
  keepStudy: (study: SaveStudy) => ask<Study>("POST", "/studies", study),
  changeStudy: (id: string, study: SaveStudy) => ask<Study>("PUT", `/studies/${enc(id)}`, study),
  dropStudy: (id: string) => ask<void>("DELETE", `/studies/${enc(id)}`),
  now: (id: string) => ask<Moment>("GET", `/matches/${enc(id)}/now`),
  moment: (id: string, entry: number, seat: string, key: string | null = null) =>
    ask<Moment>("GET", `/matches/${enc(id)}/positions/${entry}${query({ seat, key })}`),
  invitation: (key: string) => ask<Invitation>("GET", `/invitations/${enc(key)}`),
  sit: (key: string, name: string, secret = ownSecret()) =>
    sitting(ask<Sat>("POST", `/invitations/${enc(key)}`, { name, secret }), (sat) => (sat.seat === null ? {} : { [sat.seat]: secret })),
  rules: (game: string, language: string) => ask<RuleBook>("GET", `/rules/${game}?lang=${language}`),
  searchRules: (game: string, text: string, language: string) =>
    ask<RuleHits>("GET", `/rules/${game}/search?q=${enc(text)}&lang=${language}`),
  ruleStates: (game: string, language: string) => ask<RuleStates>("GET", `/rules/${game}/status?lang=${language}`),
  tableSheet: (game: string, wish: Partial<TableWish>) => ask<TableSheet>("POST", `/tables/${game}`, wish),
  armyBook: (game: string, options: Record<string, Json>) => ask<ArmyBook>("POST", `/armies/${game}`, { options }),
  checkArmy: (game: string, roster: Json, options: Record<string, Json>) =>
    ask<ArmyVerdict>("POST", `/armies/${game}/check`, { roster, options }),
  sheet: async (game: string, wish: ArmySheet) => (await request("POST", `/armies/${game}/sheet`, wish)).blob(),
  randomArmy: (game: string, options: Record<string, Json>) =>
    ask<ReadyRoster>("POST", `/armies/${game}/random`, { options }),
  lists: (game: string) => ask<SavedRosters>("GET", `/lists?game=${game}`),
  keepList: (game: string, name: string, roster: Json, options: Record<string, Json>, id?: string) =>
    ask<SavedRoster>(id ? "PUT" : "POST", id ? `/lists/${enc(id)}` : "/lists", { game, name, roster, options }),
  versions: (id: string, before: number | null = null) =>
    ask<SavedRosters>("GET", `/lists/${enc(id)}/versions${query({ before: before === null ? null : String(before) })}`),
  dropList: (id: string) => ask<void>("DELETE", `/lists/${enc(id)}`),
  example: (game: string, position: Record<string, Json>) => ask<Example>("POST", `/examples/${game}`, { position }),
  units: (game: string) => ask<Units>("GET", `/units/${game}`),
  siteDice: () => ask<SiteDice>("GET", "/dice"),
  experiments: () => ask<Experiments>("GET", "/experiments"),
  experiment: (wish: ExperimentWish) => ask<Experiment>("POST", "/experiments", wish),
  dropExperiment: (id: string) => ask<void>("DELETE", `/experiments/${enc(id)}`),
  tournaments: () => ask<Tournaments>("GET", "/tournaments"),
  tournament: (id: string) => ask<Tournament>("GET", `/tournaments/${enc(id)}`),
  callTournament: (wish: TournamentWish) => ask<Tournament>("POST", "/tournaments", wish),
  enterTournament: (id: string, name: string) => ask<Tournament>("POST", `/tournaments/${enc(id)}/players`, { name }),
  leaveTournament: (id: string, number: number) => ask<Tournament>("DELETE", `/tournaments/${enc(id)}/players/${number}`),
  startTournament: (id: string) => ask<Tournament>("POST", `/tournaments/${enc(id)}/start`),
  dropTournament: (id: string) => ask<void>("DELETE", `/tournaments/${enc(id)}`),
  odds: (game: string, situation: Record<string, Json>) => ask<Odds>("POST", `/odds/${game}`, { situation }),
};
