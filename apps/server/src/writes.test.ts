/**
 * What a write costs: the round trips to the database that a purchase and an action in a battle take, each by its name. One more is
 * noticed here; how long they take, `npm run bench -- writes` prints beside the database's own transactions.
 */
import type { BattleAnswer, PlayerActionJson } from '@pokesol/protocol';
import { desc, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  BattlePlayer,
  EventReader,
  meet,
  movesOf,
  scriptOpening,
  startTestServer,
  type TestServer,
  TestWallet,
  until,
} from '../testing/index.ts';
import { openPurchase } from './features/packs/open.ts';
import { createPackCache } from './features/packs/packCache.ts';
import { recordBurn } from './features/packs/record.ts';
import { purchases } from './features/packs/tables.ts';

const PACK = 'base1-mini';
/** Enough for a heartbeat between them. */
const LOOKS = 6;

/** What the statements are called here, by words that only they have. */
const NAMES = {
  session: /^select address from "sessions"/,
  wallet: /from "wallets" .* for no key update/,
  'pack on sale': /from "pack_types" inner join "pack_type_versions"/,
  'open offers': /select count\(\*\) from "purchase_intents"/,
  offer: /^insert into "purchase_intents"/,
  'is paid with': /^select from "purchases" where "purchases"."transaction_signature"/,
  'offer paid by': /from "purchase_intents" left join "purchases"/,
  payment: /^with "added" as \(insert into "purchases"/,
  purchase: /^select .* from "purchases" where/,
  'sold version': /from "pack_type_versions" where/,
  opening: /^with "opened" as \(update "purchases"/,
  version: /^select version, status from battles where/,
  battle: /^select "state", .* from "battles"/,
  setup: /^select "mode", "setup", .* from "battles"/,
  seats: /from "battle_seats" where/,
  'last move': /^with "moved" as \(update battles.* "left_for_people" as/,
  effects: /^select .* from "battle_effects"/,
  'battle’s line': /^select "battles"."mode".* from "battles" inner join "battle_seats"/,
  'ended line': /^with "ended" as \(insert into wallet_battles/,
  'effect written': /^delete from "battle_effects"/,
  claim: /^insert into "wallet_battles"/,
  begun: /^with "begun" as \(insert into battles/,
  move: /^with "moved" as \(update battles/,
  begin: /^begin/,
  commit: /^commit/,
} as const;

const nameOf = (text: string): string =>
  Object.entries(NAMES).find(([, words]) => words.test(text.replace(/\s+/g, ' ').trim()))?.[0] ?? text;

let server: TestServer;
let wallet: TestWallet;
let asked: string[] = [];
/** Of each that was asked, by its name. */
const textOf = new Map<string, string>();
/** Every connection that asked, and each that sent notices, with their statements. */
const askedOn = new Set<pg.Connection>();
const noticesOn = new Map<pg.Connection, Set<string>>();
beforeAll(async () => {
  server = await startTestServer({ kind: 'postgres' });
  wallet = await TestWallet.createFunded(server.base);
  // So that no first time is counted.
  await buy();
});
afterAll(() => server.close());
beforeEach(() => {
  const { submit } = pg.Query.prototype;
  vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
    this: pg.Query,
    connection: pg.Connection,
  ) {
    const { text } = this as pg.Query & { text: string };
    // After the commit, and not awaited: they come when they come.
    if (/notify/i.test(text)) noticesOn.set(connection, (noticesOn.get(connection) ?? new Set()).add(text));
    // The line of notices asks by itself whether it is still there.
    else if (text !== 'select 1') {
      asked.push(nameOf(text));
      textOf.set(nameOf(text), text);
      askedOn.add(connection);
    }
    return submit.call(this, connection);
  } as typeof pg.Query.prototype.submit);
});

/** What was asked while `work` ran. */
async function during(work: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await work();
  return asked;
}

const record = (signature: string) => wallet.report(PACK, signature).then(({ body }) => body);
const open = (id: string) => wallet.ok('POST', `/api/pack-purchases/${id}/open`, {});
async function buy(): Promise<void> {
  const { id } = await record(await wallet.burn(await wallet.intend(PACK)));
  await open(id);
}

test('an offer takes a transaction of four statements', async () => {
  expect(await during(() => wallet.intend(PACK))).toEqual([
    ...['session', 'begin', 'wallet', 'pack on sale', 'open offers', 'offer', 'commit'],
  ]);
});

test('a purchase is recorded in one statement and opened in one, each after a look at the session', async () => {
  const signature = await wallet.burn(await wallet.intend(PACK));
  let id = '';
  expect(await during(async () => ({ id } = await record(signature)))).toEqual(['session', 'payment']);
  expect(await during(() => open(id))).toEqual(['session', 'opening']);
});

test('an opening reads its own cards, and not the whole catalogue for them', async () => {
  await buy();
  const { db } = server.database;
  await db.execute(sql`analyze cards`);
  const answer = await db.execute(
    sql.raw(`explain (generic_plan, format json) ${textOf.get('opening') ?? 'of nothing'}`),
  );
  const plan = JSON.stringify(answer);
  expect(plan).toContain('"Relation Name":"cards"');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"cards"/);
});

test('on servers that know nothing of it, a purchase reads its offer, and an opening its purchase', async () => {
  const { chain, database, entropy } = server;
  const { db } = database;
  const burnt = { signature: await wallet.burn(await wallet.intend(PACK)), wallet: wallet.address };
  const deps = { db, chain, now: Date.now, entropy, cache: createPackCache() };
  expect(await during(() => recordBurn(deps, { ...burnt, by: 'page' }))).toEqual([
    'offer paid by',
    'payment',
  ]);
  expect(await during(() => recordBurn(deps, { ...burnt, packTypeId: PACK, by: 'page' }))).toEqual([
    ...['is paid with', 'purchase'],
  ]);
  const [row] = await db.select({ id: purchases.id }).from(purchases).orderBy(desc(purchases.createdAt));
  const opening = () => openPurchase(db, wallet.address, row?.id ?? '', new Date(), createPackCache());
  expect(await during(opening)).toEqual(['purchase', 'sold version', 'opening']);
});

test('an action of a person, and what an AI answers, are written in one statement', async () => {
  const player = await BattlePlayer.create(server.base);
  // One that is not over after the first turn of the AI, as one of chance may be.
  scriptOpening(server, 'won');
  let battle: BattleAnswer<'classic'> = await player.begin();
  const acting = (action: PlayerActionJson<'classic'>) => async () => {
    battle = await player.act(battle, action);
  };
  const [place, ...moves] = movesOf('won').map(({ action }) => action);
  if (place === undefined) throw new Error('the opening has no move');
  // The first one after the start of a server reads the battle.
  server.battleCache.hotBattles.forget(battle.id);
  server.battleCache.setups.forget(battle.id);
  expect(await during(acting(place))).toEqual(['session', 'battle', 'setup', 'seats', 'move']);
  const untilTurnEnds = moves.findIndex(({ type }) => type === 'endTurn');
  for (const move of moves.slice(0, untilTurnEnds))
    expect(await during(acting(move))).toEqual(['session', 'move']);
  const before = battle.version;
  expect(await during(acting({ type: 'endTurn' }))).toEqual(['session', 'move']);
  // The AI's turn is in it.
  expect(battle.version).toBeGreaterThan(before + 1);
  expect(await during(acting({ type: 'concede' }))).toEqual([
    ...['session', 'last move', 'effects', 'battle’s line', 'ended line', 'effect written'],
  ]);
});

test('a notice is no part of a write: it goes alone, on a connection that writes nothing', async () => {
  await until(() => noticesOn.size > 0);
  const [[connection, texts] = []] = noticesOn;
  expect(noticesOn.size).toBe(1);
  expect([...(texts ?? [])]).toEqual([expect.stringMatching(/^select pg_notify\('pokesol_wakes', notice\)/)]);
  expect(askedOn.size).toBeGreaterThan(0);
  expect(connection !== undefined && askedOn.has(connection)).toBe(false);
});

test('between two people, a heartbeat reads a version and no state', async () => {
  const players = [await BattlePlayer.create(server.base), await BattlePlayer.create(server.base)] as const;
  const id = await meet(server.database.db, 'people', players);
  const [watching] = players;
  const quick = await startTestServer({
    kind: 'postgres',
    database: server.database,
    chain: server.chain,
    heartbeatMs: 30,
  });
  const at = watching.at(quick.base);
  const { version } = await at.look(id);
  const reader = await EventReader.open(at, id, { since: version });
  asked = [];
  await until(() => asked.includes('session') && asked.filter((name) => name === 'version').length > LOOKS);
  expect(new Set(asked)).toEqual(new Set(['session', 'version']));
  await reader.close();
  await quick.close();
});
