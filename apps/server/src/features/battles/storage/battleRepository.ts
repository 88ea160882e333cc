/** Reads battles and writes what happened in them: a write names the version it was decided on, or changes nothing. */
import { type AnyRules, SEATS, type TypeOf, verbsOf } from '@pokesol/engine';
import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Publisher } from '../../../platform/bus/bus.ts';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { isKeyTaken } from '../../../platform/db/keyTaken.ts';
import {
  fixedStatement,
  type NamedQuery,
  named,
  oneStatement,
  rowsOf,
} from '../../../platform/db/statement.ts';
import { battleSeats, battles, type LoggedEvent } from '../tables.ts';
import { expectArchived, type WholeBattle } from './archiveDocument.ts';
import type { BattleCache } from './battleCache.ts';
import {
  type BattleStart,
  isBetweenPeople,
  modeColumns,
  type SeatRow,
  type StoredBattle,
  type StoredStep,
} from './battleRow.ts';
import type { BattleEnds } from './settlement.ts';

type AnyBattle = TypeOf<AnyRules, 'battle'>;

/** Where battles are kept: the tables, and what this server remembers of them. */
export type BattleStore = { readonly db: Db; readonly cache: BattleCache };

/** Kept for the log's panel, which shows fewer. */
const RECENT = 12;
export const TURN_SECONDS = 300;
/** Its notes are versions, or empty where one says not everything. */
export const battleTopic = (id: string): string => `battle:${id}`;

async function startOf(
  { db, cache }: BattleStore,
  id: string,
  { archived, isOpen }: { readonly archived: WholeBattle | undefined; readonly isOpen: boolean },
): Promise<BattleStart | undefined> {
  const known = cache.setups.get(id);
  if (known !== undefined) return known;
  const { mode, setup, setupHash, createdAt, isArchived } = battles;
  const [row] = await db
    .select({ mode, setup, setupHash, createdAt, isArchived })
    .from(battles)
    .where(eq(battles.id, id));
  if (row === undefined) return undefined;
  // It may have been archived since its board was read.
  const whole = row.isArchived ? (archived ?? (await expectArchived(db, id))) : row;
  const rows = await db
    .select()
    .from(battleSeats)
    .where(eq(battleSeats.battleId, id))
    .orderBy(asc(battleSeats.seat));
  const [first, second] = rows.map(seatRow);
  if (first === undefined || second === undefined) throw new Error(`battle ${id} has not two seats`);
  const start = {
    id,
    mode: whole.setup.kind ?? row.mode,
    setup: whole.setup,
    setupHash: row.setupHash,
    seats: [first, second] as const,
    createdAt: row.createdAt,
  };
  if (isOpen) cache.setups.put(id, start);
  return start;
}

export const seatRow = ({
  wallet,
  name,
  kind,
  level,
  trainerId,
}: Omit<typeof battleSeats.$inferSelect, 'battleId' | 'seat' | 'isOpen'>): SeatRow => ({
  wallet,
  name,
  kind,
  ...(level === null ? {} : { level }),
  ...(trainerId === null ? {} : { trainerId }),
});

export async function loadBattle(store: BattleStore, id: string): Promise<StoredBattle | undefined> {
  const { state, recent, version, status, turnEndsAt, touchedAt, endedAt, abandonedBecause, isArchived } =
    battles;
  const [row] = await store.db
    .select({ state, recent, version, status, turnEndsAt, touchedAt, endedAt, abandonedBecause, isArchived })
    .from(battles)
    .where(eq(battles.id, id));
  if (row === undefined) return undefined;
  const archived = row.isArchived ? await expectArchived(store.db, id) : undefined;
  const start = await startOf(store, id, { archived, isOpen: row.status === 'open' });
  if (start === undefined) return undefined;
  const { isArchived: _, ...rest } = row;
  const whole = archived ?? row;
  return {
    ...start,
    ...rest,
    recent: whole.recent,
    battle: verbsOf<AnyRules>(start.setup).battleOf(start.setup, whole.state),
    ...(archived === undefined ? {} : { archived }),
  };
}

/** All that a look for news reads. */
const versionAndStatus = fixedStatement<{ id: string }>(
  (value) => sql`select version, status from battles where id = ${value('id')}`,
);

export async function versionOf(
  db: Db,
  id: string,
): Promise<Pick<StoredBattle, 'version' | 'status'> | undefined> {
  const answer = await db.execute(versionAndStatus({ id }));
  return rowsOf<Pick<StoredBattle, 'version' | 'status'>>(answer)[0];
}

/**
 * When the clock acts next: a new turn, or a new question for the other seat, has its full time. In Classic both place their
 * first Pokémon in the same time; by the official rules one after the other.
 */
export function turnEnd(
  start: BattleStart,
  before: { state: AnyBattle['state']; turnEndsAt: Date | null } | null,
  battle: AnyBattle,
  now: Date,
): Date | null {
  if (!isBetweenPeople(start) || battle.state.phase === 'ended') return null;
  const fresh = new Date(now.getTime() + TURN_SECONDS * 1000);
  if (before === null || before.turnEndsAt === null) return fresh;
  const { isToMove, battleOf } = verbsOf<AnyRules>(battle);
  const waits = (state: AnyBattle['state']) =>
    SEATS.map((seat) => isToMove(battleOf(start.setup, state), seat)).join();
  if (battle.rules === 'classic' && battle.state.phase === 'setup') return before.turnEndsAt;
  const same = before.state.turn === battle.state.turn && waits(before.state) === waits(battle.state);
  return same ? before.turnEndsAt : fresh;
}

export const logged = (
  recent: readonly LoggedEvent[],
  steps: readonly Pick<StoredStep, 'events'>[],
  now: Date,
): LoggedEvent[] =>
  [...recent, ...steps.flatMap(({ events }) => events.map((event) => ({ event, at: now.getTime() })))].slice(
    -RECENT,
  );

type Begun = {
  readonly battle: AnyBattle;
  /** The first is the deal, which is no player's action. */
  readonly steps: readonly {
    readonly action: StoredStep['action'] | null;
    readonly events: StoredStep['events'];
  }[];
  /** When it is too late: the claims of its people may end then. `null` without a claim, as it is over already. */
  readonly beginBy: string | null;
};

/**
 * Whole, in one statement, with what its end brings where the AI's first turn was the last: it may lose at once. Answers whether it
 * is there: not where it came too late, where it was stored before, or where one of its people sits in another battle by then,
 * which a server of the version before began behind the claim.
 */
export async function storeBegun(
  db: Queryable,
  start: BattleStart,
  { battle, steps, beginBy }: Begun,
  ends: Pick<BattleEnds, 'pays'>,
): Promise<boolean> {
  const { id, mode, setup, setupHash, seats, createdAt } = start;
  const isOver = battle.state.phase === 'ended';
  const stored: StoredBattle = {
    ...start,
    battle,
    recent: logged([], steps, createdAt),
    version: steps.length - 1,
    status: isOver ? 'ended' : 'open',
    turnEndsAt: turnEnd(start, null, battle, createdAt),
    touchedAt: createdAt,
    endedAt: isOver ? createdAt : null,
    abandonedBecause: null,
  };
  const at = createdAt.toISOString();
  const begun = named(
    'begun',
    sql`insert into battles
        (id, mode, setup, setup_hash, state, recent, version, status, created_at, touched_at, turn_ends_at, ended_at)
      select ${id}::uuid, ${modeColumns(mode).mode}, ${JSON.stringify(setup)}::jsonb, ${setupHash}, ${JSON.stringify(battle.state)}::jsonb,
        ${JSON.stringify(stored.recent)}::jsonb, ${stored.version}::integer, ${stored.status},
        ${at}::timestamptz, ${at}::timestamptz, ${stored.turnEndsAt?.toISOString() ?? null}::timestamptz,
        ${stored.endedAt?.toISOString() ?? null}::timestamptz
      where ${beginBy}::timestamptz is null or now() < ${beginBy}::timestamptz
      returning id`,
  );
  const rows = SEATS.map((seat) => ({ seat, ...seats[seat] }));
  const seated = named(
    'seated',
    sql`insert into battle_seats (battle_id, seat, wallet, name, kind, level, trainer_id, is_open)
      select begun.id, own.seat, own.wallet, own.name, own.kind, own.level, own."trainerId", ${!isOver}::boolean
      from ${begun.name} as begun, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as own(seat integer, wallet text, name text, kind text, level text, "trainerId" text)`,
  );
  const log = steps.map(({ action, events }, version) => ({ version, action, events }));
  const kept = named(
    'kept',
    sql`insert into battle_actions (battle_id, version, action, events, at)
      select begun.id, step.version, step.action, step.events, ${at}::timestamptz
      from ${begun.name} as begun, jsonb_to_recordset(${JSON.stringify(log)}::jsonb)
        as step(version integer, action jsonb, events jsonb)`,
  );
  const left = leftForPeople(
    begun,
    sql`${isOver ? JSON.stringify(effectsOf(stored, ends)) : '[]'}`,
    sql`${at}`,
  );
  try {
    const answer = await db.execute(
      oneStatement([begun, seated, kept, left], sql`select id from ${begun.name}`),
    );
    return rowsOf(answer).length > 0;
  } catch (error) {
    if (isKeyTaken(error, 'battle_seats_open') || isKeyTaken(error, 'battles_pkey')) return false;
    throw error;
  }
}

/** In `BattleCache.recentWrites`. */
export const writeKey = (id: string, version: number): string => `${id}:${version}`;

type Move = {
  id: string;
  state: string;
  recent: string;
  version: number;
  status: StoredBattle['status'];
  at: string;
  endedAt: string | null;
  turnEndsAt: string | null;
  fromVersion: number;
  fromTouchedAt: string;
  /** The request that asks for it. */
  asked: string | null;
  steps: string;
};

/** The queries of a move, and what they answer: a row when it was written, none when it was not. */
function moveQueries(value: (name: keyof Move & string) => SQLWrapper) {
  const moved = named(
    'moved',
    sql`update battles set
        state = ${value('state')}::jsonb,
        recent = ${value('recent')}::jsonb,
        version = ${value('version')}::integer,
        status = ${value('status')},
        touched_at = ${value('at')}::timestamptz,
        ended_at = ${value('endedAt')}::timestamptz,
        turn_ends_at = ${value('turnEndsAt')}::timestamptz
      where id = ${value('id')} and version = ${value('fromVersion')}::integer and status = 'open'
        and date_trunc('milliseconds', touched_at) = ${value('fromTouchedAt')}::timestamptz
        and not exists (
          select from battle_actions where battle_id = ${value('id')} and request_id = ${value('asked')}::uuid)
      returning id`,
  );
  const kept = named(
    'kept',
    sql`insert into battle_actions (battle_id, version, action, events, at, request_id)
      select moved.id, step.version, step.action, step.events, ${value('at')}::timestamptz, step.request_id
      from ${moved.name} as moved, jsonb_to_recordset(${value('steps')}::jsonb)
        as step(version integer, action jsonb, events jsonb, request_id uuid)`,
  );
  return { moved, kept, written: sql`select id from ${moved.name}` };
}

/** Most moves end nothing, and come several times a second. */
const nextMove = fixedStatement<Move>((value) => {
  const { moved, kept, written } = moveQueries(value);
  return oneStatement([moved, kept], written);
});

/** Also closes its seats, and leaves for each of its people what its end brings. */
const lastMove = fixedStatement<Move & { effects: string }>((value) => {
  const { moved, kept, written } = moveQueries(value);
  const closed = named(
    'closed',
    sql`update battle_seats set is_open = false where battle_id = ${value('id')} and exists (select from ${moved.name})`,
  );
  const left = leftForPeople(moved, value('effects'), value('at'));
  return oneStatement([moved, kept, closed, left], written);
});

/** What that write of a battle leaves, in the same statement. */
function leftForPeople(written: NamedQuery, effects: SQLWrapper, at: SQLWrapper): NamedQuery {
  return named(
    'left_for_people',
    sql`insert into battle_effects (battle_id, seat, wallet, points, created_at)
      select battle.id, effect.seat, effect.wallet, effect.points, ${at}::timestamptz
      from ${written.name} as battle, jsonb_to_recordset(${effects}::jsonb)
        as effect(seat integer, wallet text, points integer)`,
  );
}

/** For each of its people. */
const effectsOf = (after: StoredBattle, { pays }: Pick<BattleEnds, 'pays'>) =>
  SEATS.flatMap((seat) => {
    const { wallet } = after.seats[seat];
    return wallet === null ? [] : [{ seat, wallet, points: pays(after, seat) }];
  });

/**
 * Writes the steps taken on `from`, whole or not at all, and notifies its watchers. Answers the battle after them, or
 * `undefined` when another action came first, or the request was done before: then nothing was written.
 */
export async function advance(
  { db, cache }: BattleStore,
  from: StoredBattle,
  battle: AnyBattle,
  steps: readonly StoredStep[],
  { now, bus, ends }: { now: Date; bus: Publisher; ends: Pick<BattleEnds, 'pays' | 'apply'> },
): Promise<StoredBattle | undefined> {
  const ended = battle.state.phase === 'ended';
  const after: StoredBattle = {
    ...from,
    battle,
    version: from.version + steps.length,
    recent: logged(from.recent, steps, now),
    status: ended ? 'ended' : 'open',
    turnEndsAt: turnEnd(from, { state: from.battle.state, turnEndsAt: from.turnEndsAt }, battle, now),
    touchedAt: now,
    endedAt: ended ? now : null,
  };
  const rows = steps.map(({ action, events, requestId }, index) => ({
    version: from.version + index + 1,
    action,
    events,
    request_id: requestId ?? null,
  }));
  const asked = steps.find(({ requestId }) => requestId !== undefined)?.requestId ?? null;
  const at = now.toISOString();
  const values: Move = {
    id: from.id,
    state: JSON.stringify(battle.state),
    recent: JSON.stringify(after.recent),
    version: after.version,
    status: after.status,
    at,
    endedAt: ended ? at : null,
    turnEndsAt: after.turnEndsAt?.toISOString() ?? null,
    fromVersion: from.version,
    fromTouchedAt: from.touchedAt.toISOString(),
    asked,
    steps: JSON.stringify(rows),
  };
  const answer = await db.execute(
    ended ? lastMove({ ...values, effects: JSON.stringify(effectsOf(after, ends)) }) : nextMove(values),
  );
  if (rowsOf(answer).length > 0) {
    const events = steps.flatMap((step) => step.events);
    cache.recentWrites.put(writeKey(after.id, after.version), { from: from.version, after, events });
    // Before anybody learns of it: who won has the points then.
    if (ended) await ends.apply(after.id);
    bus.publish(battleTopic(after.id), String(after.version));
    if (ended) {
      // What is over is looked at now and then, and takes no room meanwhile: a setup names every card of both decks.
      cache.hotBattles.forget(after.id);
      cache.setups.forget(after.id);
    } else cache.hotBattles.put(after.id, after);
    return after;
  }
  cache.hotBattles.forget(from.id);
  return undefined;
}
