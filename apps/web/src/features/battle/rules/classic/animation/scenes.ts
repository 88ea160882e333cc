/** The scene of each of Classic's events. Events without one change the board and nothing else. */
import type { BattleEvent, EventOf, EventType } from '@pokesol/engine/classic';
import { flight, type Scene } from '../../../animation/scene.ts';

export const sceneOf = (event: BattleEvent): Scene | null =>
  (SCENES[event.type] as (event: BattleEvent) => Scene | null)(event);

const none = (): null => null;

const SCENES = {
  mulligan: ({ seat, cards }) => flight({ at: 'hand', seat }, { at: 'deck', seat }, cards.length, null),
  coinFlipped: ({ seat, heads }) => ({ kind: 'coin', seat, heads }),
  cardsDrawn: ({ seat, count }) => flight({ at: 'deck', seat }, { at: 'hand', seat }, count, null),
  turnStarted: ({ seat, turn }) => ({ kind: 'turn', seat, turn }),
  turnEnded: none,
  // What the other side lays face down is seen when it is turned over.
  activePlaced: ({ seat, placed }) =>
    placed === null ? null : { kind: 'enter', seat, fromHand: true, ...placed },
  activeRevealed: ({ seat, pokemon, card }) => ({ kind: 'enter', pokemon, seat, card, fromHand: false }),
  pokemonPlayed: ({ seat, pokemon, card }) => ({ kind: 'enter', pokemon, seat, card, fromHand: true }),
  pokemonPromoted: ({ seat, pokemon, card }) => ({
    kind: 'enter',
    pokemon,
    seat,
    card,
    fromHand: false,
    wasInPlay: true,
  }),
  energyAttached: ({ seat, energy, pokemon }) =>
    flight({ at: 'hand', seat }, { at: 'pokemon', pokemon }, 1, energy, energy),
  trainerPlayed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: false, fromHand: true }),
  trainerFailed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: true, fromHand: false }),
  choiceOpened: none,
  cardsDiscarded: ({ seat, from, cards }) =>
    from === 'hand'
      ? flight({ at: 'hand', seat }, { at: 'discard', seat }, cards.length, cards[0] ?? null)
      : null,
  energyDiscarded: ({ seat, pokemon, cards }) =>
    flight({ at: 'pokemon', pokemon }, { at: 'discard', seat }, cards.length, cards[0] ?? null),
  cardsTaken: ({ seat, from, count, cards }) =>
    flight({ at: from, seat }, { at: 'hand', seat }, count, cards?.[0] ?? null),
  deckShuffled: ({ seat }) => ({ kind: 'shuffle', seat }),
  deckOrdered: ({ seat }) => ({ kind: 'shuffle', seat }),
  healed: ({ pokemon, amount }) => ({ kind: 'heal', pokemon, amount }),
  placesChanged: ({ incoming, outgoing }) => ({
    kind: 'swap',
    incoming: incoming.pokemon,
    outgoing: outgoing.pokemon,
  }),
  cardAttached: ({ seat, pokemon, attached }) =>
    flight({ at: 'hand', seat }, { at: 'pokemon', pokemon }, 1, attached),
  attachedEnded: ({ seat, pokemon, attached }) =>
    flight({ at: 'pokemon', pokemon }, { at: 'discard', seat }, 1, attached),
  attackUsed: ({ seat, source, target, name }) => ({
    kind: 'strike',
    seat,
    source: source.pokemon,
    target: target.pokemon,
    name,
  }),
  attackFailed: ({ source }) => ({
    kind: 'miss',
    pokemon: source.pokemon,
    label: 'It hurt itself!',
  }),
  damageDealt: ({ target, amount, cause, formula }) => ({
    kind: 'hurt',
    pokemon: target.pokemon,
    amount,
    cause,
    note: formula === null ? null : noteOf(formula),
  }),
  statusAdded: ({ pokemon, status }) => ({ kind: 'status', pokemon, status }),
  statusUnchanged: none,
  statusesRemoved: ({ pokemon }) => ({ kind: 'cured', pokemon, statuses: [] }),
  knockedOut: ({ pokemon, seat }) => ({ kind: 'knockOut', pokemon, seat }),
  battleEnded: ({ winner }) => ({ kind: 'end', winner }),
} satisfies { readonly [Type in EventType]: (event: EventOf<Type>) => Scene | null };

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
