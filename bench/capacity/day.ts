/** What is assumed of players and machines. Everything else is measured. */
import type { Call } from './calls.ts';

export const ASSUMED = {
  /** Of an open page, a player and day; the day has no other. */
  minutes: 30,
  battles: 3,
  actionsABattle: 40,
  /** To look, to think and to tap, the AI's answer among it. */
  secondsAnAction: 10,
  /** The shop is looked at twice, for so long together. */
  storeMinutes: 4,
  /** From another window, tab or program. */
  comesBack: 3,
  /** How much more there is to do at the busiest time of a day than in its mean. */
  peak: 3,
  /** Of the players of a day, those that came with it. */
  newPlayers: 0.05,
  /** How busy a core may be at the peak. */
  busy: 0.6,
  /** The connections of a server: its pool, and the one of notices. */
  connectionsAServer: 11,
  /** The largest machine to be had for the one primary. */
  primaryCores: 32,
  /** Of Postgres, without a pooler before it. */
  mostConnections: 500,
  /** Of a server's core, what other servers' notices may take. */
  foreignNotices: 0.2,
  /** What one provider of the chain answers in a second (SOLANA_RPC_PER_SECOND). */
  chainCalls: 100,
  diskGB: 4000,
  diskDays: 365,
  /** ARCHIVE_AFTER_DAYS, as it is shipped. */
  archiveAfterDays: 30,
  /** Of the time, what the archive's job takes at most: two seconds of each twelve. */
  archiving: 2 / 12,
} as const;

/** What the archive does follows from it: it moves what battles wrote. */
export type Times = Readonly<Partial<Record<Exclude<Call, 'archive'>, number>>>;

const pageSeconds = ASSUMED.minutes * 60;
const battleSeconds = ASSUMED.battles * ASSUMED.actionsABattle * ASSUMED.secondsAnAction;
const storeSeconds = ASSUMED.storeMinutes * 60;
const STORE_VISITS = 2;
const every = (seconds: number, of = pageSeconds) => of / seconds;
const BEAT_SECONDS = 15;

/** One Classic battle at medium, an official one at medium and one at expert; one pack; one search that finds a person. */
const DONE: Times = {
  signIn: 1,
  visit: 1,
  starter: ASSUMED.newPlayers,
  saveDeck: 1,
  storeList: STORE_VISITS,
  collection: 2,
  offer: 1,
  burn: 1,
  report: 1,
  opening: 1,
  settling: 1,
  proof: 1,
  beginClassic: 1,
  actClassic: ASSUMED.actionsABattle,
  beginOfficial: 2,
  actOfficial: ASSUMED.actionsABattle,
  actExpert: ASSUMED.actionsABattle,
  openBattleStream: ASSUMED.battles,
  battleBeat: every(BEAT_SECONDS, battleSeconds),
  replay: 1,
  pair: 0.5,
};

/** A page without a stream of changes asks for balance and points each 5 s, for purchases each 20 s where they are shown. */
export const ASKING: Times = {
  ...DONE,
  balance: every(5),
  points: every(5),
  purchases: every(20, storeSeconds),
};

/** Streams other than a battle's: at first, after each battle, and when a page is looked at again. */
const changesStreams = 1 + ASSUMED.battles + ASSUMED.comesBack;
/** Each stream that opens but the first makes the page ask for all but the balance. */
const looks = every(60) + changesStreams + ASSUMED.battles - 1;

/**
 * Servers notify pages (ADR 59): of its purchase, of its opening, of each battle's end, when it looks for points; it looks each minute all
 * the same. The balance has rules of its own: in the store each minute and when it is entered, elsewhere each five.
 */
export const NOTIFIED: Times = {
  ...DONE,
  balance:
    STORE_VISITS + every(60, storeSeconds) + ASSUMED.comesBack + every(300, pageSeconds - storeSeconds),
  points: looks + ASSUMED.battles,
  purchases: STORE_VISITS + every(60, storeSeconds),
  openChanges: changesStreams,
  changesBeat: every(BEAT_SECONDS, pageSeconds - battleSeconds),
  /** Heard and asked for with the balance: the purchase and its opening. */
  changed: 2,
};

/** Each write in a battle, and each change of a wallet. */
export const NOTICES = ASSUMED.battles * ASSUMED.actionsABattle + 2 + ASSUMED.battles;
