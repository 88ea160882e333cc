/** Writes a battle as one of its players may see it. */
import {
  type AnyRules,
  type CardNo,
  type KnownCards,
  newCards,
  otherSeat,
  type Seat,
  type TypeOf,
  verbsOf,
} from '@pokesol/engine';
import {
  type AnyBattleAnswer,
  type AnyBattleUpdate,
  LOG_SHOWN,
  type LogEntryJson,
  type MoveJson,
  type OpenHandCard,
} from '@pokesol/protocol';
import type { AiNotice } from '../ai/aiTurn.ts';
import { isBetweenPeople, opponentJson, resultFor, type StoredBattle } from '../storage/battleRow.ts';
import type { LoggedEvent } from '../tables.ts';

/** `now` in milliseconds since 1970, by the server's clock. */
export function battleAnswerFor(stored: StoredBattle, seat: Seat, now: number): AnyBattleAnswer {
  const { battle, turnEndsAt } = stored;
  const { viewFor, legalActions } = verbsOf<AnyRules>(battle);
  const answer = {
    id: stored.id,
    version: stored.version,
    mode: stored.mode,
    rules: battle.rules,
    isMultiplayer: isBetweenPeople(stored),
    you: { name: stored.seats[seat].name },
    opponent: opponentJson(stored.seats[otherSeat(seat)]),
    view: viewFor(battle, seat),
    ...(stored.setup.openHand === otherSeat(seat) && { openHand: openHandOf(battle, otherSeat(seat)) }),
    legal: stored.status === 'open' ? legalActions(battle, seat).map(withoutSeat) : [],
    battleLog: logFor(stored, seat),
    result: resultFor(stored.status, battle.state.winner, seat),
    ...(stored.abandonedBecause === null ? {} : { abandonedBecause: stored.abandonedBecause }),
    turnEndsAt: turnEndsAt?.toISOString() ?? null,
    turnMsLeft: turnEndsAt === null ? null : Math.max(0, turnEndsAt.getTime() - now),
    setupHash: stored.setupHash,
    createdAt: stored.createdAt.toISOString(),
  };
  // View, moves and log are those of the battle, and so of its rules.
  return answer as AnyBattleAnswer;
}

/** By name, in an order that does not say when each card came. */
const openHandOf = ({ state, printed, printing }: StoredBattle['battle'], seat: Seat): OpenHandCard[] =>
  state.sides[seat].hand
    .flatMap((card: CardNo) => {
      const facts = printed[printing[card] ?? -1];
      return facts === undefined ? [] : [{ id: facts.id, name: facts.name }];
    })
    .sort((one, other) =>
      one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1,
    );

/** The board, and what happened since a version as that seat saw it. */
export function battleUpdateFor(
  stored: StoredBattle,
  seat: Seat,
  since: number,
  events: readonly TypeOf<AnyRules, 'event'>[],
  now: number,
  aiNotice: AiNotice | null = null,
): AnyBattleUpdate {
  const seen = [...verbsOf<AnyRules>(stored.battle).eventsFor(events, seat)];
  const update = { ...battleAnswerFor(stored, seat, now), since, isLean: false, events: seen, aiNotice };
  return update as AnyBattleUpdate;
}

type AnyFacts = TypeOf<AnyRules, 'card'>;
/** The cards of a view, as a receiver keeps them. */
export type SeenCards = KnownCards<AnyFacts>;

/** The same for a receiver who has kept the cards that it was shown, and the log. */
export function leanUpdate(update: AnyBattleUpdate, known: SeenCards): AnyBattleUpdate {
  const { view, battleLog, events } = update;
  const first = events[0]?.id ?? Number.POSITIVE_INFINITY;
  const lean = {
    ...update,
    isLean: true,
    view: { ...view, ...newCards<AnyFacts>(view, known) },
    battleLog: battleLog.filter(({ id }) => id >= first),
  };
  return lean as AnyBattleUpdate;
}

/** The newest first. */
export function logFor(
  stored: StoredBattle,
  seat: Seat,
  happened: readonly LoggedEvent[] = stored.recent.slice(-LOG_SHOWN),
): LogEntryJson[] {
  const { eventsFor, logEntry } = verbsOf<AnyRules>(stored.battle);
  const { printed, printing } = stored.battle;
  const names = {
    player: (each: Seat) => stored.seats[each].name,
    card: (card: CardNo) => printed[printing[card] ?? -1]?.name ?? '',
    you: seat,
  };
  // By their shown names: other players never get a wallet's whole address.
  const playerId = names.player;
  return happened
    .flatMap(({ event, at }) => eventsFor([event], seat).map((seen) => logEntry(seen, names, playerId, at)))
    .reverse();
}

/** Whose the moves are, the page knows; it sends them back without saying so. */
const withoutSeat = ({ seat: _, ...move }: TypeOf<AnyRules, 'move'>): MoveJson<AnyRules> =>
  move as MoveJson<AnyRules>;
