/** Writes a battle as one of its players may see it. */
import {
  type BattleEvent,
  eventsFor,
  factsOf,
  type KnownCards,
  type LogEntry,
  legalActions,
  logEntry,
  newCards,
  otherSeat,
  type Seat,
  viewFor,
} from '@pokesol/engine';
import {
  type BattleAnswer,
  type BattleOpponent,
  type BattleResult,
  type BattleUpdate,
  LOG_SHOWN,
  type MoveJson,
} from '@pokesol/protocol';
import type { AiNotice } from './aiTurn.ts';
import type { SeatRow, StoredBattle } from './storedBattle.ts';
import { isBetweenPeople } from './storedBattle.ts';
import type { LoggedEvent } from './tables.ts';

export const opponentJson = ({ wallet: _, ...opponent }: SeatRow): BattleOpponent => opponent;

/** How a battle ended for that seat; `null` while it goes on. */
export function resultFor(
  status: StoredBattle['status'],
  winner: Seat | null,
  seat: Seat,
): BattleResult | null {
  if (status === 'open') return null;
  if (status === 'abandoned') return 'abandoned';
  return winner === null ? 'draw' : winner === seat ? 'victory' : 'defeat';
}

/** `now` in milliseconds since 1970, by the server's clock. */
export function battleAnswerFor(stored: StoredBattle, seat: Seat, now: number): BattleAnswer {
  const { battle, turnEndsAt } = stored;
  return {
    id: stored.id,
    version: stored.version,
    mode: stored.mode,
    rules: 'classic',
    isMultiplayer: isBetweenPeople(stored),
    you: { name: stored.seats[seat].name },
    opponent: opponentJson(stored.seats[otherSeat(seat)]),
    view: viewFor(battle, seat),
    legal: stored.status === 'open' ? legalActions(battle, seat).map(withoutSeat) : [],
    battleLog: logFor(stored, seat),
    result: resultFor(stored.status, battle.state.winner, seat),
    ...(stored.abandonedBecause === null ? {} : { abandonedBecause: stored.abandonedBecause }),
    turnEndsAt: turnEndsAt?.toISOString() ?? null,
    turnMsLeft: turnEndsAt === null ? null : Math.max(0, turnEndsAt.getTime() - now),
    setupHash: stored.setupHash,
    createdAt: stored.createdAt.toISOString(),
  };
}

/** The board, and what happened since a version as that seat saw it. */
export function battleUpdateFor(
  stored: StoredBattle,
  seat: Seat,
  since: number,
  events: readonly BattleEvent[],
  now: number,
  aiNotice: AiNotice | null = null,
): BattleUpdate {
  return {
    ...battleAnswerFor(stored, seat, now),
    since,
    isLean: false,
    events: [...eventsFor(events, seat)],
    aiNotice,
  };
}

/** The same for a receiver who has kept the cards that it was shown, and the log. */
export function leanUpdate(update: BattleUpdate, known: KnownCards): BattleUpdate {
  const { view, battleLog, events } = update;
  const first = events[0]?.id ?? Number.POSITIVE_INFINITY;
  return {
    ...update,
    isLean: true,
    view: { ...view, ...newCards(view, known) },
    battleLog: battleLog.filter(({ id }) => id >= first),
  };
}

/** The newest first. */
export function logFor(
  stored: StoredBattle,
  seat: Seat,
  happened: readonly LoggedEvent[] = stored.recent.slice(-LOG_SHOWN),
): LogEntry[] {
  const names = {
    player: (each: Seat) => stored.seats[each].name,
    card: (card: Parameters<typeof factsOf>[1]) => factsOf(stored.battle, card).name,
    you: seat,
  };
  // By their shown names: a wallet's whole address is nobody else's business.
  const playerId = names.player;
  return happened
    .flatMap(({ event, at }) => eventsFor([event], seat).map((seen) => logEntry(seen, names, playerId, at)))
    .reverse();
}

/** Whose the moves are, the page knows; it sends them back without saying so. */
const withoutSeat = ({ seat: _, ...move }: ReturnType<typeof legalActions>[number]): MoveJson => move;
