/** The arithmetic from costs to machines, at round figures; what calls really cost, `npm run tool -- capacity` measures. */
import { expect, test } from 'vitest';
import { CALL_NAMES, type Call, type Costs } from './calls.ts';
import { type Cost, costOfOne, medianOf, NOTHING, plus, times } from './cost.ts';
import { ASKING, ASSUMED, NOTICES, NOTIFIED } from './day.ts';
import { type Ceilings, costOfDay, limitsOf, type Measured, needsOf, peakRate } from './model.ts';

const costing = (of: Partial<Cost>): Cost => ({ ...NOTHING, ...of });
const costsOf = (of: Partial<Record<Call, Partial<Cost>>>): Costs =>
  Object.fromEntries(CALL_NAMES.map((call) => [call, costing(of[call] ?? {})])) as Costs;

/** So many players do something once a second in the mean, three times at the peak. */
const ONCE_A_SECOND = 86_400;
const DAY = { offer: 2, actClassic: 40 };
const MEASURED: Measured = {
  costs: costsOf({
    offer: { statements: 5, server: 100, database: 50, log: 1_000_000, stored: 500 },
    actClassic: { statements: 2, server: 10, database: 5, chain: 1 },
    foreignNotice: { server: 0.1 },
  }),
  idle: costing({ statements: 2, server: 100, database: 10 }),
  diskAByte: 2,
};

test('costs are sums of what is done so often', () => {
  const offered = costing({ statements: 3, log: 10 });
  expect(plus(times(offered, 2), costing({ rows: 1 }))).toEqual(costing({ statements: 6, log: 20, rows: 1 }));
  expect(costOfDay(DAY, MEASURED.costs)).toEqual(
    costing({ statements: 90, server: 600, database: 300, log: 2_000_000, stored: 1_000, chain: 40 }),
  );
});

test('a call is charged without what the server does by itself, and never gives anything back', () => {
  const all = costing({ statements: 50, server: 300, database: 5 });
  const idle = costing({ statements: 5, database: 10 });
  expect(costOfOne(all, { count: 10, ms: 2_000, idle })).toEqual(costing({ statements: 4, server: 30 }));
});

test('what is freed is less than nothing, and nothing else is', () =>
  expect(
    costOfOne(costing({ rows: -40, stored: -900, log: -5 }), {
      count: 10,
      ms: 0,
      idle: NOTHING,
      frees: true,
    }),
  ).toEqual(costing({ rows: -4, stored: -90 })));

test('of several measurements the middle one counts, in each respect by itself', () =>
  expect(
    medianOf(
      [
        { log: 9, server: 2 },
        { log: 1, server: 3 },
        { log: 1, server: 9 },
      ].map(costing),
    ),
  ).toEqual(costing({ log: 1, server: 3 })));

test('machines are made for the peak', () => {
  expect(peakRate(ONCE_A_SECOND)).toBe(ASSUMED.peak);
  const needs = needsOf(ONCE_A_SECOND, DAY, MEASURED);
  // 1.8 cores of calls, on servers of which each has half a core for them besides its own tenth.
  expect(needs).toMatchObject({ serverCores: 1.8 + 4 * 0.1, servers: 4, connections: 4 * 11 });
  expect(needs.pages).toBe(3 * 1_800);
  expect(needs.actions).toBe(3 * 120);
  expect(needs.databaseCores).toBeCloseTo(0.9 + 4 * 0.01, 10);
  expect(needs.statements).toBe(270 + 4 * 2);
  expect(needs.chainCalls).toBe(120);
  expect(needs.log).toBe(6);
  expect(needs.disk).toBeCloseTo(ONCE_A_SECOND * 1_000 * 2 * 1e-9, 10);
});

test('who has few players needs one server', () =>
  expect(needsOf(1, DAY, MEASURED)).toMatchObject({ servers: 1, connections: 11 }));

test('battles that go into the archive leave some of their disk, and take all of it until then', () => {
  const measured = {
    ...MEASURED,
    costs: costsOf({
      offer: { stored: 500 },
      actClassic: { rows: 7.5 },
      archive: { server: 8, database: 2, rows: -90, stored: -300 },
    }),
  };
  const needs = needsOf(1e9, DAY, measured);
  // 1,000 bytes are written of a day, 300 rows of battles among them, and 900 are freed; each is two on the disk.
  expect(needs.disk).toBeCloseTo(200, 10);
  expect(needs.hot).toBeCloseTo(1_800 * ASSUMED.archiveAfterDays, 10);
  const at = Object.fromEntries(
    limitsOf(DAY, measured, CEILINGS).map(({ what, players }) => [what, players]),
  );
  const disk = ASSUMED.diskGB * 1e9;
  expect(at['disk of one primary in 365 days, without the archive']).toBeCloseTo(disk / (365 * 2_000), 5);
  expect(at['disk of one primary in 365 days, battles in the archive after 30']).toBeCloseTo(
    disk / (365 * 200 + 30 * 1_800),
    5,
  );
  // A sixth of a day's seconds, three hundred rows a player, ten milliseconds a hundred.
  expect(at['the archive: one server, two seconds of each twelve']).toBeCloseTo(14_400_000 / 30, 5);
});

test('a page that is notified of changes asks a tenth as often, for its balance still less, and has more streams', () => {
  expect(ASKING.balance).toBe(360);
  expect(ASKING.points).toBe(360);
  expect(ASKING.purchases).toBe(12);
  // In the store twice and four minutes, back on the page three times, and each five of 26 minutes.
  expect(NOTIFIED.balance).toBeCloseTo(2 + 4 + 3 + 5.2, 10);
  expect([NOTIFIED.points, NOTIFIED.purchases]).toEqual([42, 6]);
  // Twenty minutes in battles, ten elsewhere; a heartbeat each 15 seconds.
  expect([NOTIFIED.battleBeat, NOTIFIED.changesBeat]).toEqual([80, 40]);
  expect(ASKING.battleBeat).toBe(80);
});

const CEILINGS: Ceilings = {
  transactionsOfOne: 100,
  transactionsOfMany: 600,
  actions: 180,
  actionCore: 0.5,
  pairs: 3,
  notices: 3_750,
  log: 60,
};
const limits = (ceilings: Ceilings) =>
  limitsOf({ ...DAY, pair: 0.5 }, MEASURED, ceilings).map(({ what, players }) => [
    what,
    players / ONCE_A_SECOND,
  ]);

test('what breaks first is said first, with the players of a day that it takes', () => {
  const found = limits(CEILINGS);
  const atOnce = Object.fromEntries(found);
  expect(atOnce['one server process, actions alone']).toBeCloseTo(1, 10);
  expect(atOnce['one server process, a whole day']).toBeCloseTo(500 / 1_800, 10);
  expect(atOnce.pairing).toBeCloseTo(2, 10);
  expect(atOnce['statements of one database']).toBeCloseTo(3_000 / 270, 10);
  expect(atOnce['log of one primary']).toBeCloseTo(10, 10);
  expect(atOnce['LISTEN: every server gets every notice']).toBeCloseTo(2_000 / (3 * NOTICES), 10);
  expect(atOnce['NOTIFY: the notices of all servers go one after the other']).toBeCloseTo(10, 10);
  expect(atOnce['calls to the chain']).toBeCloseTo(100 / 120, 10);
  expect(atOnce['connections of one primary']).toBeCloseTo((45 * 500) / 1_800, 10);
  const players = found.map(([, at]) => Number(at));
  expect(players).toEqual([...players].sort((one, other) => one - other));
});

test('a ceiling that is lower breaks earlier', () => {
  expect(limits(CEILINGS)[0]?.[0]).toBe('one server process, a whole day');
  expect(limits({ ...CEILINGS, pairs: 0.1 })[0]?.[0]).toBe('pairing');
});
