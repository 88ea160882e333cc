/** Battles: finding an opponent, seeing the board, acting on it, and playing an ended battle again. */
import type { AnyRules, LogEntry, Seat, TypeOf } from '@pokesol/engine';
import { isAction as isOfficialAction } from '@pokesol/engine/official';
import { z } from 'zod';
import { trainerId } from './campaign.ts';
import {
  ABANDONED_BECAUSE,
  AI_NOTICE_KINDS,
  BATTLE_CARDS,
  BATTLE_MODES,
  BATTLE_RESULTS,
  BATTLE_RULES,
  DIFFICULTIES,
  GUEST_ACTIONS,
  OPPONENT_DECKS,
  OPPONENT_KINDS,
  OPPONENT_LEVELS,
  PRACTICE_BEGINS,
  THEME_DECK_ID_LENGTH,
} from './constants.ts';
import { deckLines } from './decks.ts';
import { catalogueId, formatId, moment, requestId } from './primitives.ts';

/** Plain JSON that the rules engine wrote: its types are the engine's, and its shape is not checked twice. */
const ofEngine = <T extends object>(description: string) =>
  z.looseObject({}).describe(description) as unknown as z.ZodType<T>;

type WithoutSeat<T> = T extends unknown ? Omit<T, 'seat'> : never;
/** An entry of the log of either rules. */
export type LogEntryJson<R extends AnyRules = AnyRules> = LogEntry<TypeOf<R, 'event'>>;

/** An action as a player sends it: whose it is, the session says, and no player sends what only the clock may. */
export type PlayerActionJson<R extends AnyRules> = WithoutSeat<
  Exclude<TypeOf<R, 'action'>, { readonly type: 'timeOut' }>
>;
export type AnyPlayerAction = { readonly [R in AnyRules]: PlayerActionJson<R> }[AnyRules];
export type MoveJson<R extends AnyRules> = WithoutSeat<TypeOf<R, 'move'>>;

const number = z.number().int().min(0).max(1_000_000);
/** Shape only; what is allowed, the rules say. */
export const playerAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: number, to: z.enum(['active', 'bench']) }),
  z.strictObject({ type: z.literal('promote'), pokemon: number }),
  z.strictObject({ type: z.literal('attach'), card: number, pokemon: number }),
  z.strictObject({ type: z.literal('trainer'), card: number, target: number.nullable() }),
  z.strictObject({ type: z.literal('attack'), pokemon: number, attack: number }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('choose'), cards: z.array(number).max(120) }),
  z.strictObject({ type: z.literal('concede') }),
]) as unknown as z.ZodType<PlayerActionJson<'classic'>>;

const ANY_SEAT: Seat = 0;
/** Shape only, by the official rules' own reading; the clock alone ends a turn for a player. */
export const officialAction = z
  .looseObject({ type: z.string().max(20) })
  .refine((action) => action.type !== 'timeOut' && !('seat' in action), 'Not an action of a player')
  .refine(
    (action) => isOfficialAction({ ...action, seat: ANY_SEAT }),
    'Not an action of the official rules',
  ) as unknown as z.ZodType<PlayerActionJson<'official'>>;

export const battleOpponent = z.object({
  name: z.string(),
  kind: z.enum(OPPONENT_KINDS),
  /** How strong it plays, where it is no person. */
  level: z.enum(OPPONENT_LEVELS).optional(),
  /** A campaign trainer's id in the roster. */
  trainerId: z.string().optional(),
});
export type BattleOpponent = z.infer<typeof battleOpponent>;

const openHandCard = z.object({ id: catalogueId, name: z.string() });
export type OpenHandCard = z.infer<typeof openHandCard>;

/** GET /api/battles/{id}: everything the page needs to draw the board for the asking player. */
export const battleAnswer = z.object({
  id: z.uuid(),
  /** Rises with every action; an action names the one it was decided on. */
  version: z.number().int().nonnegative(),
  mode: z.enum(BATTLE_MODES),
  rules: z.enum(BATTLE_RULES),
  isMultiplayer: z.boolean(),
  you: z.object({ name: z.string() }),
  opponent: battleOpponent,
  view: ofEngine<TypeOf<AnyRules, 'view'>>('What this player may see of the battle'),
  /** The other side's hand by name, in practice that opens the AI's. */
  openHand: z.array(openHandCard).optional(),
  /** What this player may do now, besides conceding. */
  legal: z.array(ofEngine<MoveJson<AnyRules>>('A move that is allowed now')),
  /** The newest events, the newest first. */
  battleLog: z.array(ofEngine<LogEntryJson>('An entry of the battle log')),
  result: z.enum(BATTLE_RESULTS).nullable(),
  /** Of an abandoned battle, where it was written down. */
  abandonedBecause: z.enum(ABANDONED_BECAUSE).optional(),
  /** Between two people: when the clock ends the turn of the side to move. */
  turnEndsAt: moment.nullable(),
  /** How long that is from this answer on: a page whose device has another time counts from here. */
  turnMsLeft: z.number().int().nonnegative().nullable(),
  /** SHA-256 of the setup: rules, both decks as they were dealt from, and the seed; all of it stands in the replay. */
  setupHash: z.string(),
  createdAt: moment,
});
type AnyAnswer = z.infer<typeof battleAnswer>;
type OfRules<Answer extends AnyAnswer, R extends AnyRules> = Omit<
  Answer,
  'rules' | 'view' | 'legal' | 'battleLog' | 'events'
> & {
  readonly rules: R;
  readonly view: TypeOf<R, 'view'>;
  readonly legal: MoveJson<R>[];
  readonly battleLog: LogEntryJson<R>[];
};
/** By `rules`, so that checking it narrows which view, moves and events it holds. */
export type BattleAnswer<R extends AnyRules> = OfRules<AnyAnswer, R>;
export type AnyBattleAnswer = { readonly [R in AnyRules]: BattleAnswer<R> }[AnyRules];

/** The answer to POST /api/battles. */
export const battleBegunAnswer = battleAnswer.extend({ opponentDeck: z.enum(OPPONENT_DECKS) });
export type BattleBegunAnswer<R extends AnyRules> = OfRules<z.infer<typeof battleBegunAnswer>, R>;
export type AnyBattleBegun = { readonly [R in AnyRules]: BattleBegunAnswer<R> }[AnyRules];

/** An AI as strong as one likes: with a deck of its own, or, for practice, with one of the player's. Neither pays, and only the second is marked. */
export const opponentChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('level'), level: z.enum(OPPONENT_LEVELS) }),
  z.strictObject({ kind: z.literal('practice'), level: z.enum(OPPONENT_LEVELS), deckId: z.uuid() }),
]);
export type OpponentChoice = z.infer<typeof opponentChoice>;

/** A deck that no one need own: a saved one of the asking wallet, its cards, or a theme deck. */
const practiceDeck = z.union([
  z.strictObject({ deckId: z.uuid() }),
  z.strictObject({ cards: deckLines }),
  z.strictObject({ themeDeckId: z.string().max(THEME_DECK_ID_LENGTH) }),
]);
export type PracticeDeck = z.infer<typeof practiceDeck>;
const practiceOpponent = z.strictObject({
  level: z.enum(OPPONENT_LEVELS),
  /** A trainer's deck is open to all: who plays it here is no trainer. */
  deck: z.union([practiceDeck, z.strictObject({ trainerId })]),
});
export type PracticeOpponent = z.infer<typeof practiceOpponent>;

/** Both decks have to be legal in it, and it has to be one of the asked rules. */
const formatAsked = formatId.optional();

/**
 * POST /api/battles: against the chosen opponent, or where none is chosen a simulated one, without a search; against a
 * trainer of the campaign; or practice, with any two decks.
 */
export const battleRequest = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('match'),
    deckId: z.uuid(),
    opponent: opponentChoice.optional(),
    rules: z.enum(BATTLE_RULES).default('classic'),
    format: formatAsked,
  }),
  z.strictObject({
    mode: z.literal('campaign'),
    deckId: z.uuid(),
    opponentId: trainerId,
    rules: z.enum(BATTLE_RULES).default('classic'),
  }),
  z.strictObject({
    mode: z.literal('practice'),
    deck: practiceDeck,
    opponent: practiceOpponent,
    rules: z.enum(BATTLE_RULES).default('official'),
    format: formatAsked,
    /** Absent: the coin says. */
    begins: z.enum(PRACTICE_BEGINS).optional(),
    /** The player sees the AI's hand; the AI sees the player's in no battle. */
    openHands: z.boolean().optional(),
  }),
]);
/** As it is sent. */
export type BattleRequest = z.input<typeof battleRequest>;
/** As it is read: who names no rules plays Classic. */
export type AskedBattle = z.infer<typeof battleRequest>;

/** POST /api/battles/{id}/actions. */
export const actionRequest = z.strictObject({
  version: z.number().int().nonnegative(),
  action: z.union([playerAction, officialAction]) as unknown as z.ZodType<AnyPlayerAction>,
  requestId: requestId.optional(),
});
export type ActionRequest = z.infer<typeof actionRequest>;

/**
 * Of POST /api/battles/{id}/actions and GET /api/battles/{id}/events. `lean=true` says that the caller has kept the cards
 * it was sent until the version that it names, and needs only others. A caller that is behind gets everything all the same.
 */
export const updateQuery = z.object({ lean: z.literal('true').optional() });
export type UpdateQuery = z.infer<typeof updateQuery>;

/**
 * What happened since a version, and the board after it: the answer to an action (the AI's turn included), and each
 * message of GET /api/battles/{id}/events, whose id is the version.
 */
export const battleUpdate = battleAnswer.extend({
  since: z.number().int().nonnegative(),
  /** Whether `view.cards`, `view.printed` and `battleLog` hold only what the receiver was not sent until `since`. */
  isLean: z.boolean(),
  events: z.array(ofEngine<TypeOf<AnyRules, 'event'>>('What happened, as this player saw it')),
  /** Why the AI's turn ended before it was done, where it did. */
  aiNotice: z.enum(AI_NOTICE_KINDS).nullable(),
});
type AnyUpdate = z.infer<typeof battleUpdate>;
export type BattleUpdate<R extends AnyRules> = OfRules<AnyUpdate, R> & {
  readonly events: TypeOf<R, 'event'>[];
};
export type AnyBattleUpdate = { readonly [R in AnyRules]: BattleUpdate<R> }[AnyRules];

/** The body of a 409 `battle-version-stale`: a refusal that carries the board as it is. */
export const staleAnswer = z.object({ code: z.string(), message: z.string(), current: battleUpdate });
export type StaleAnswer<R extends AnyRules> = Omit<z.infer<typeof staleAnswer>, 'current'> & {
  readonly current: BattleUpdate<R>;
};

/** GET /api/battles/{id}/log: the whole log so far as the asking player saw it, the newest first. */
export const battleLogAnswer = z.object({
  entries: z.array(ofEngine<LogEntryJson>('An entry of the battle log')),
});
export type BattleLogAnswer<R extends AnyRules> = { readonly entries: LogEntryJson<R>[] };

/** POST /api/matchmaking waits until an opponent is found or the search is over, and answers the battle it led to. */
export const matchmakingRequest = z.strictObject({
  deckId: z.uuid(),
  rules: z.enum(BATTLE_RULES).default('classic'),
  /** Only who searches in the same format is found; who names none searches in that of all cards. */
  format: formatAsked,
});
export const matchmakingAnswer = z.object({ battleId: z.uuid(), isMultiplayer: z.boolean() });
export type MatchmakingAnswer = z.infer<typeof matchmakingAnswer>;

/**
 * POST /api/guest-battles: a battle that is over, as a guest's page played it. Decks, opponent and cards follow from the seed, by
 * the function that the page deals with; the actions of both sides are played again.
 */
export const guestBattleRequest = z.strictObject({
  rules: z.enum(BATTLE_RULES),
  rulesVersion: z.number().int().min(0).max(1_000_000),
  level: z.enum(DIFFICULTIES),
  trainerId: trainerId.nullable(),
  seed: z.string().regex(/^[\x20-\x7e]{1,64}$/, 'Not a seed'),
  actions: z.array(ofEngine<TypeOf<AnyRules, 'action'>>('An action of either side')).max(GUEST_ACTIONS),
});
export type GuestBattleRequest = z.infer<typeof guestBattleRequest>;
export const guestBattleAnswer = z.object({ battleId: z.uuid() });
export type GuestBattleAnswer = z.infer<typeof guestBattleAnswer>;

/** GET /api/users/{wallet}/battles: the newest first, at most 50; one that is open stands first. */
export const battleSummary = z.object({
  id: z.uuid(),
  mode: z.enum(BATTLE_MODES),
  rules: z.enum(BATTLE_RULES),
  /** The format of both decks, where one was agreed on. */
  format: z.string().optional(),
  isMultiplayer: z.boolean(),
  opponent: battleOpponent,
  turn: z.number().int(),
  result: z.enum(BATTLE_RESULTS).nullable(),
  victoryCondition: z.string().nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type BattleSummary = z.infer<typeof battleSummary>;
export const battlesAnswer = z.array(battleSummary);

/** GET /api/battle-cards: by which rules, and the ids of different cards, separated by commas. */
export const battleCardsQuery = z.object({
  rules: z.enum(BATTLE_RULES),
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(catalogueId).max(BATTLE_CARDS)),
});
/** Each card as these rules play it, in the order of the ids. */
export const battleCardsAnswer = z.object({
  cards: z.array(ofEngine<TypeOf<AnyRules, 'card'>>('A card as the rules play it')),
});
export type BattleCardsAnswer = z.infer<typeof battleCardsAnswer>;

/** GET /api/battles/{id}/replay, of an ended battle, for everybody who has its address. */
export const replayAnswer = z.object({
  id: z.uuid(),
  mode: z.enum(BATTLE_MODES),
  /** By seat. */
  players: z.tuple([battleOpponent, battleOpponent]),
  record: ofEngine<TypeOf<AnyRules, 'record'>>('Setup, seed and actions; its `rules` name its shape'),
  /** When each action was taken. */
  times: z.array(moment),
  setupHash: z.string(),
  /** The hash of the last state: playing the record again must come to the same. */
  finalHash: z.string(),
  winner: z.union([z.literal(0), z.literal(1)]).nullable(),
  victoryCondition: z.string().nullable(),
  createdAt: moment,
  endedAt: moment,
});
type AnyReplayRecord = z.infer<typeof replayAnswer>;
/** By its record's `rules`. */
export type ReplayAnswer<R extends AnyRules> = Omit<AnyReplayRecord, 'record'> & {
  readonly record: TypeOf<R, 'record'>;
};
export type AnyReplayAnswer = { readonly [R in AnyRules]: ReplayAnswer<R> }[AnyRules];
