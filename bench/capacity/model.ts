/** What so many players a day need, from what each call costs: sums and quotients, nothing measured here. */
import { CALL_NAMES, type Costs } from './calls.ts';
import { type Cost, NOTHING, plus, times } from './cost.ts';
import { ASSUMED, NOTICES, type Times } from './day.ts';

const DAY_SECONDS = 86_400;

export type Measured = {
  readonly costs: Costs;
  /** What a server without calls does in a second. */
  readonly idle: Cost;
  /** Bytes on the disk for a byte of rows: indexes, and what pages leave free. */
  readonly diskAByte: number;
};

const BATTLES = ['beginClassic', 'beginOfficial', 'actClassic', 'actOfficial', 'actExpert', 'pair'] as const;
/** In hundreds of rows, what a day's battles write: so much the archive moves a day, once there are as many as go. */
const toArchive = (day: Times, costs: Costs): number =>
  BATTLES.reduce((sum, call) => sum + costs[call].rows * (day[call] ?? 0), 0) / 100;

/** Of a player and day, but for the archive. */
const costOfCalls = (day: Times, costs: Costs): Cost =>
  CALL_NAMES.reduce(
    (sum, call) => (call === 'archive' ? sum : plus(sum, times(costs[call], day[call] ?? 0))),
    NOTHING,
  );

/** Of a player and day. */
export const costOfDay = (day: Times, costs: Costs): Cost =>
  plus(costOfCalls(day, costs), times(costs.archive, toArchive(day, costs)));

/** How often a second at the peak, of what each of so many players does once a day. */
export const peakRate = (players: number): number => (players * ASSUMED.peak) / DAY_SECONDS;

/** Bytes of a player's battles that wait for the archive, beside what they leave in it. */
const hotOf = (day: Times, costs: Costs): number =>
  -costs.archive.stored * toArchive(day, costs) * ASSUMED.archiveAfterDays;

export type Needs = {
  readonly pages: number;
  readonly actions: number;
  readonly serverCores: number;
  readonly servers: number;
  readonly databaseCores: number;
  readonly statements: number;
  readonly chainCalls: number;
  /** MB a second. */
  readonly log: number;
  /** GB that stay of a day, and GB of battles that are not in the archive yet. */
  readonly disk: number;
  readonly hot: number;
  readonly connections: number;
};

/** All at the peak but the disk. Each server has a core, and does by itself what an idle one does. */
export function needsOf(players: number, day: Times, { costs, idle, diskAByte }: Measured): Needs {
  const rate = peakRate(players);
  const cost = costOfDay(day, costs);
  const serverCores = (rate * cost.server) / 1000;
  const servers = Math.max(1, Math.ceil(serverCores / (ASSUMED.busy - idle.server / 1000)));
  const atPeak = plus(times(cost, rate), times(idle, servers));
  return {
    pages: rate * ASSUMED.minutes * 60,
    actions: rate * ASSUMED.battles * ASSUMED.actionsABattle,
    serverCores: atPeak.server / 1000,
    servers,
    databaseCores: atPeak.database / 1000,
    statements: atPeak.statements,
    chainCalls: atPeak.chain,
    log: atPeak.log / 1e6,
    disk: (players * cost.stored * diskAByte) / 1e9,
    hot: (players * hotOf(day, costs) * diskAByte) / 1e9,
    connections: servers * ASSUMED.connectionsAServer,
  };
}

/** Measured in the same run, a second. */
export type Ceilings = {
  /** Transactions of five round trips, by one caller and by sixteen. */
  readonly transactionsOfOne: number;
  readonly transactionsOfMany: number;
  /** Of sixteen bots without a pause at one server, and what they took of its core. */
  readonly actions: number;
  readonly actionCore: number;
  /** Of tickets alone, which is what all servers share. */
  readonly pairs: number;
  /** Sent over the database by sixteen callers, each in a statement of its own. */
  readonly notices: number;
  /** MB of the log that one connection writes. */
  readonly log: number;
};

export type Limit = {
  readonly what: string;
  readonly ceiling: string;
  /** A day, from which on it breaks. */
  readonly players: number;
  readonly remedy: string;
};

/** Of begin, insert, update, insert and commit. */
const STATEMENTS_A_TRANSACTION = 5;

/** What breaks first comes first. */
export function limitsOf(day: Times, measured: Measured, ceilings: Ceilings): Limit[] {
  const { costs, idle, diskAByte } = measured;
  const cost = costOfDay(day, costs);
  /** Players a day at whose peak so many a second are reached, of what each does so often. */
  const playersAt = (aSecond: number, timesADay: number) => aSecond / (peakRate(1) * timesADay);
  /** Beside other programs it has less than a core. */
  const actions = ceilings.actions / ceilings.actionCore;
  /** One after the other: the job waits for the database and does nothing meanwhile. */
  const msToArchive = costs.archive.server + costs.archive.database;
  const perServer = playersAt(ASSUMED.busy * 1000 - idle.server, cost.server);
  const found: Limit[] = [
    {
      what: 'one server process, a whole day',
      ceiling: `${ASSUMED.busy * 100}% of its core (assumed)`,
      players: perServer,
      remedy: 'add servers',
    },
    {
      what: 'one server process, actions alone',
      ceiling: `${actions.toFixed(0)} actions/s (measured, as if it had a core)`,
      players: playersAt(actions, ASSUMED.battles * ASSUMED.actionsABattle),
      remedy: 'add servers',
    },
    {
      what: 'pairing',
      ceiling: `${ceilings.pairs.toFixed(0)} pairs/s (measured)`,
      players: playersAt(ceilings.pairs, day.pair ?? 0),
      remedy: 'one place of tickets for each rule set',
    },
    {
      what: 'statements of one database',
      ceiling: `${(STATEMENTS_A_TRANSACTION * ceilings.transactionsOfMany).toFixed(0)}/s (measured, 16 callers)`,
      players: playersAt(STATEMENTS_A_TRANSACTION * ceilings.transactionsOfMany, cost.statements),
      remedy: 'a larger primary, then split by key',
    },
    {
      what: 'processor of one primary',
      ceiling: `${ASSUMED.busy * 100}% of ${ASSUMED.primaryCores} cores (assumed)`,
      players: playersAt(ASSUMED.busy * ASSUMED.primaryCores * 1000, cost.database),
      remedy: 'split by key',
    },
    {
      what: 'log of one primary',
      ceiling: `${ceilings.log.toFixed(0)} MB/s (measured)`,
      players: playersAt(ceilings.log * 1e6, cost.log),
      remedy: 'a faster disk, then split by key',
    },
    {
      what: 'NOTIFY: the notices of all servers go one after the other',
      ceiling: `${ceilings.notices.toFixed(0)} notices/s (measured, 16 callers)`,
      players: playersAt(ceilings.notices, NOTICES),
      remedy: 'NATS (BUS_URL)',
    },
    {
      what: 'LISTEN: every server gets every notice',
      ceiling: `${ASSUMED.foreignNotices * 100}% of a core (assumed)`,
      players: playersAt((ASSUMED.foreignNotices * 1000) / costs.foreignNotice.server, NOTICES),
      remedy: 'NATS (BUS_URL)',
    },
    {
      what: 'connections of one primary',
      ceiling: `${ASSUMED.mostConnections} (assumed)`,
      players: Math.floor(ASSUMED.mostConnections / ASSUMED.connectionsAServer) * perServer,
      remedy: 'a pooler',
    },
    {
      what: 'calls to the chain',
      ceiling: `${ASSUMED.chainCalls}/s (assumed)`,
      players: playersAt(ASSUMED.chainCalls, cost.chain),
      remedy: 'more endpoints, or a balance that is read less often',
    },
    {
      what: `disk of one primary in ${ASSUMED.diskDays} days, battles in the archive after ${ASSUMED.archiveAfterDays}`,
      ceiling: `${ASSUMED.diskGB} GB (assumed)`,
      players: (ASSUMED.diskGB * 1e9) / (diskAByte * (ASSUMED.diskDays * cost.stored + hotOf(day, costs))),
      remedy: 'a larger disk, or earlier into the archive; then split by key',
    },
    {
      what: `disk of one primary in ${ASSUMED.diskDays} days, without the archive`,
      ceiling: `${ASSUMED.diskGB} GB (assumed)`,
      players: (ASSUMED.diskGB * 1e9) / (diskAByte * ASSUMED.diskDays * costOfCalls(day, costs).stored),
      remedy: 'ARCHIVE_AFTER_DAYS',
    },
    {
      what: 'the archive: one server, two seconds of each twelve',
      ceiling: `${msToArchive.toFixed(0)} ms for 100 rows (measured)`,
      players: (DAY_SECONDS * 1000 * ASSUMED.archiving) / (msToArchive * toArchive(day, costs)),
      remedy: 'its job once a part',
    },
  ];
  return found.sort((one, other) => one.players - other.players);
}
