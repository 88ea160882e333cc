/** What there is to see of an event: a scene as plain data. Events without one change the board and nothing else. */
import type { BattleEvent, CardNo, EventOf, EventType, PokemonId, Seat, Status } from '@pokesol/engine';

/** Where something flies from or to. */
export type Spot =
  | { readonly at: 'deck' | 'discard' | 'hand'; readonly seat: Seat }
  | { readonly at: 'pokemon'; readonly pokemon: PokemonId };

export type Scene =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | {
      readonly kind: 'fly';
      readonly from: Spot;
      readonly to: Spot;
      readonly count: number;
      /** Face up where there is one to show. */
      readonly card: CardNo | null;
    }
  | { readonly kind: 'enter'; readonly pokemon: PokemonId; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'trainer'; readonly seat: Seat; readonly card: CardNo; readonly failed: boolean }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly heads: boolean }
  | {
      readonly kind: 'strike';
      readonly seat: Seat;
      readonly source: PokemonId;
      readonly target: PokemonId;
      readonly name: string;
    }
  | { readonly kind: 'miss'; readonly pokemon: PokemonId }
  | {
      readonly kind: 'hurt';
      readonly pokemon: PokemonId;
      readonly amount: number;
      readonly cause: EventOf<'damageDealt'>['cause'];
      readonly note: 'weak' | 'resisted' | null;
    }
  | { readonly kind: 'heal'; readonly pokemon: PokemonId; readonly amount: number }
  | { readonly kind: 'status'; readonly pokemon: PokemonId; readonly status: Status }
  | { readonly kind: 'cured'; readonly pokemon: PokemonId }
  | { readonly kind: 'knockOut'; readonly pokemon: PokemonId; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly incoming: PokemonId; readonly outgoing: PokemonId }
  | { readonly kind: 'shuffle'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly winner: Seat | null };

export type EventSceneKind = Scene['kind'];
export type SceneOf<Kind extends EventSceneKind> = Extract<Scene, { readonly kind: Kind }>;

export const sceneOf = (event: BattleEvent): Scene | null =>
  (SCENES[event.type] as (event: BattleEvent) => Scene | null)(event);

const none = (): null => null;

const SCENES = {
  mulligan: ({ seat, cards }) => fly({ at: 'hand', seat }, { at: 'deck', seat }, cards.length, null),
  coinFlipped: ({ seat, heads }) => ({ kind: 'coin', seat, heads }),
  cardsDrawn: ({ seat, count }) => fly({ at: 'deck', seat }, { at: 'hand', seat }, count, null),
  turnStarted: ({ seat, turn }) => ({ kind: 'turn', seat, turn }),
  turnEnded: none,
  // What the other side lays face down is seen when it is turned over.
  activePlaced: ({ seat, placed }) => (placed === null ? null : { kind: 'enter', seat, ...placed }),
  activeRevealed: ({ seat, pokemon, card }) => ({ kind: 'enter', pokemon, seat, card }),
  pokemonPlayed: ({ seat, pokemon, card }) => ({ kind: 'enter', pokemon, seat, card }),
  pokemonPromoted: ({ seat, pokemon, card }) => ({ kind: 'enter', pokemon, seat, card }),
  energyAttached: ({ seat, energy, pokemon }) =>
    fly({ at: 'hand', seat }, { at: 'pokemon', pokemon }, 1, energy),
  trainerPlayed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: false }),
  trainerFailed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: true }),
  choiceOpened: none,
  cardsDiscarded: ({ seat, from, cards }) =>
    from === 'hand'
      ? fly({ at: 'hand', seat }, { at: 'discard', seat }, cards.length, cards[0] ?? null)
      : null,
  energyDiscarded: ({ seat, pokemon, cards }) =>
    fly({ at: 'pokemon', pokemon }, { at: 'discard', seat }, cards.length, cards[0] ?? null),
  cardsTaken: ({ seat, from, count, cards }) =>
    fly({ at: from, seat }, { at: 'hand', seat }, count, cards?.[0] ?? null),
  deckShuffled: ({ seat }) => ({ kind: 'shuffle', seat }),
  deckOrdered: ({ seat }) => ({ kind: 'shuffle', seat }),
  healed: ({ pokemon, amount }) => ({ kind: 'heal', pokemon, amount }),
  placesChanged: ({ incoming, outgoing }) => ({
    kind: 'swap',
    incoming: incoming.pokemon,
    outgoing: outgoing.pokemon,
  }),
  cardAttached: ({ seat, pokemon, attached }) =>
    fly({ at: 'hand', seat }, { at: 'pokemon', pokemon }, 1, attached),
  attachedEnded: ({ seat, pokemon, attached }) =>
    fly({ at: 'pokemon', pokemon }, { at: 'discard', seat }, 1, attached),
  attackUsed: ({ seat, source, target, name }) => ({
    kind: 'strike',
    seat,
    source: source.pokemon,
    target: target.pokemon,
    name,
  }),
  attackFailed: ({ source }) => ({ kind: 'miss', pokemon: source.pokemon }),
  damageDealt: ({ target, amount, cause, formula }) => ({
    kind: 'hurt',
    pokemon: target.pokemon,
    amount,
    cause,
    note: formula === null ? null : noteOf(formula),
  }),
  statusAdded: ({ pokemon, status }) => ({ kind: 'status', pokemon, status }),
  statusUnchanged: none,
  statusesRemoved: ({ pokemon }) => ({ kind: 'cured', pokemon }),
  knockedOut: ({ pokemon, seat }) => ({ kind: 'knockOut', pokemon, seat }),
  battleEnded: ({ winner }) => ({ kind: 'end', winner }),
} satisfies { readonly [Type in EventType]: (event: EventOf<Type>) => Scene | null };

const fly = (from: Spot, to: Spot, count: number, card: CardNo | null): Scene => ({
  kind: 'fly',
  from,
  to,
  count,
  card,
});

/** Weak and resistant at once tell nothing apart. */
function noteOf({
  weakness,
  resistance,
}: {
  weakness: number;
  resistance: number;
}): 'weak' | 'resisted' | null {
  if (weakness > 1) return resistance < 1 ? null : 'weak';
  return resistance < 1 ? 'resisted' : null;
}
