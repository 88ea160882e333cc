/** What was measured and what follows from it, as tables to read. */
import { CALL_NAMES, CALLS, type Costs } from './calls.ts';
import { type Cost, less } from './cost.ts';
import { ASKING, ASSUMED, NOTIFIED } from './day.ts';
import { type Ceilings, costOfDay, limitsOf, type Measured, type Needs, needsOf } from './model.ts';

const PLAYERS = [1_000, 100_000, 10_000_000];
const NAME = 38;

type Column<T> = readonly [head: string, of: (value: T) => string];

const kB = (bytes: number) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const ms = (value: number) => value.toFixed(value < 0.1 ? 3 : 2);
/** What is freed rounds to nothing, too. */
const plain = (text: string) => text.replace(/^-(0\.0)$/, '$1');
/** Three figures, or as many as it has before the point. */
const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(2)).toString();

const COST_COLUMNS: readonly Column<Cost>[] = [
  ['statements', ({ statements }) => statements.toFixed(1)],
  ['server ms', ({ server }) => ms(server)],
  ['database ms', ({ database }) => ms(database)],
  ['log kB', ({ log }) => kB(log)],
  ['to db kB', ({ toDatabase }) => kB(toDatabase)],
  ['from db kB', ({ fromDatabase }) => kB(fromDatabase)],
  ['HTTP kB', ({ http }) => kB(http)],
  ['chain calls', ({ chain }) => chain.toFixed(1)],
  ['rows', ({ rows }) => plain(rows.toFixed(1))],
  ['stored kB', ({ stored }) => plain(kB(stored))],
];

const NEEDS_COLUMNS: readonly Column<Needs>[] = [
  ['pages, streams', ({ pages }) => figure(pages)],
  ['actions/s', ({ actions }) => figure(actions)],
  ['server cores', ({ serverCores }) => figure(serverCores)],
  ['servers', ({ servers }) => figure(servers)],
  ['db cores', ({ databaseCores }) => figure(databaseCores)],
  ['statements/s', ({ statements }) => figure(statements)],
  ['log MB/s', ({ log }) => figure(log)],
  ['disk GB/day', ({ disk }) => figure(disk)],
  ['hot GB', ({ hot }) => figure(hot)],
  ['connections', ({ connections }) => figure(connections)],
  ['chain calls/s', ({ chainCalls }) => figure(chainCalls)],
];

export function report(measured: Measured, ceilings: Ceilings): void {
  const { costs, idle } = measured;
  print('Each costs', COST_COLUMNS, [
    ['a server without calls, a second', idle],
    ...CALL_NAMES.map((call) => [CALLS[call], costs[call]] as const),
  ]);
  halfHour(costs);
  assumptions(measured);
  print(
    'At the peak, notified; disk that stays',
    NEEDS_COLUMNS,
    PLAYERS.map(
      (players) => [`${figure(players)} players a day`, needsOf(players, NOTIFIED, measured)] as const,
    ),
  );
  ceilingsOf(ceilings);
  console.log('\nWhat breaks first');
  for (const { what, ceiling, players, remedy } of limitsOf(NOTIFIED, measured, ceilings))
    console.log(`  ${figure(players).padStart(12)} players a day: ${what}, ${ceiling} → ${remedy}`);
}

/** Before and after the server notified pages instead of being polled: the whole half hour, and without what a player does in it. */
function halfHour(costs: Costs): void {
  const [asking, notified] = [costOfDay(ASKING, costs), costOfDay(NOTIFIED, costs)];
  print('A player’s half hour, which is the day', COST_COLUMNS, [
    ['before: a page asks', asking],
    ['after: the server notifies a page', notified],
  ]);
  const { balance: _, points: _1, purchases: _2, ...done } = ASKING;
  const own = costOfDay(done, costs);
  const [polled, subscribed] = [less(asking, own), less(notified, own)];
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)}%`;
  for (const [what, of] of [
    ['statements', 'statements'],
    ['server time', 'server'],
    ['database time', 'database'],
  ] as const)
    console.log(
      `  ${what}: ${share(notified[of], asking[of])} of before; to know what is new takes ${share(subscribed[of], polled[of])} of what asking took, which was ${share(polled[of], asking[of])} of the half hour`,
    );
}

function assumptions({ diskAByte }: Measured): void {
  const { minutes, battles, actionsABattle, secondsAnAction, peak, newPlayers, busy } = ASSUMED;
  const { storeMinutes, comesBack, archiveAfterDays } = ASSUMED;
  console.log(
    `\nAssumed: ${minutes} min with a page open, ${storeMinutes} of them in the store, ${comesBack} times away and back, ${battles} battles against the AI of ${actionsABattle} actions, ${secondsAnAction} s each, one pack, one search that finds a person; ${newPlayers * 100}% are new; peak ${peak} x mean; a core at most ${busy * 100}% busy; a battle is hot for ${archiveAfterDays} days. Measured: ${diskAByte.toFixed(2)} bytes on the disk for a byte of rows.`,
  );
}

function ceilingsOf({
  transactionsOfOne,
  transactionsOfMany,
  actions,
  actionCore,
  pairs,
  notices,
  log,
}: Ceilings): void {
  console.log('\nCeilings, measured on this machine');
  console.log(
    `  transactions/s of the database, of five round trips: ${figure(transactionsOfOne)} by one caller, ${figure(transactionsOfMany)} by sixteen`,
  );
  console.log(
    `  actions/s of one server process, sixteen bots without a pause: ${figure(actions)}, on ${actionCore.toFixed(2)} of a core`,
  );
  console.log(`  pairs/s of tickets, sixteen claims at once: ${figure(pairs)}`);
  console.log(`  notices/s over the database, sixteen callers: ${figure(notices)}`);
  console.log(`  log of the database, one connection: ${figure(log)} MB/s`);
}

function print<T>(
  title: string,
  columns: readonly Column<T>[],
  rows: readonly (readonly [string, T])[],
): void {
  console.log(`\n| ${title.padEnd(NAME)} | ${columns.map(([head]) => head).join(' | ')} |`);
  console.log(`|${'-'.repeat(NAME + 2)}|${columns.map(([head]) => '-'.repeat(head.length + 2)).join('|')}|`);
  for (const [name, value] of rows) {
    const cells = columns.map(([head, of]) => of(value).padStart(head.length));
    console.log(`| ${name.padEnd(NAME)} | ${cells.join(' | ')} |`);
  }
}
