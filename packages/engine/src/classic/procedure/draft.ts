/** A battle while one action changes it: the copied state, the events so far, and the few ways to change both. */
import { at } from '../../kernel/at.ts';
import { forkChance, resumeChance } from '../../kernel/chance.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { shuffle } from '../../kernel/random.ts';
import { findPokemon, type PokemonRef } from '../../kernel/table.ts';
import type { BattleEvent, FlipReason, NewEvent } from '../model/events.ts';
import type { CardFacts } from '../model/facts.ts';
import type { RulesName } from '../model/rules.ts';
import { type Battle, copyState, type Pokemon, type Side, type State } from '../model/state.ts';

export type Draft = {
  readonly rules: RulesName;
  readonly printed: readonly CardFacts[];
  readonly printing: readonly number[];
  readonly state: State;
  readonly events: BattleEvent[];
};

export const draftOf = (battle: Battle): Draft => ({
  rules: battle.rules,
  printed: battle.printed,
  printing: battle.printing,
  state: copyState(battle.state),
  events: [],
});

export function emit(draft: Draft, event: NewEvent): void {
  const id = draft.state.nextEvent;
  draft.state.nextEvent += 1;
  draft.events.push({ id, ...event });
}

/** The two sides of a coin as chance draws them. */
const HEADS = 0;
const TAILS = 1;

export function flip(
  draft: Draft,
  seat: Seat,
  reason: FlipReason,
  source: PokemonRef | null = null,
): boolean {
  const random = resumeChance(draft.state.random);
  const heads = random.below(2) === HEADS;
  draft.state.random = random.state();
  emit(draft, { type: 'coinFlipped', seat, reason, source, heads });
  return heads;
}

/**
 * For planners: the same battle, but its next coin shows that, and what chance brings after it has nothing to do with
 * what it would have brought.
 */
export const withNextCoin = (battle: Battle, heads: boolean): Battle => ({
  ...battle,
  state: { ...battle.state, random: forkChance(battle.state.random, heads ? HEADS : TAILS) },
});

export function shuffleDeck(draft: Draft, seat: Seat): void {
  const random = resumeChance(draft.state.random);
  const side = draft.state.sides[seat];
  side.deck = shuffle(random, side.deck);
  draft.state.random = random.state();
  emit(draft, { type: 'deckShuffled', seat });
}

/** Draws up to `count`; fewer when the deck runs out. */
export function draw(draft: Draft, seat: Seat, count: number, why: 'setup' | 'turn' | 'card'): void {
  const side = draft.state.sides[seat];
  const cards = side.deck.splice(Math.max(0, side.deck.length - count)).reverse();
  side.hand.push(...cards);
  if (cards.length > 0) emit(draft, { type: 'cardsDrawn', seat, why, cards, count: cards.length });
}

/** Takes a card out of a pile that has it. */
export function removeCard(pile: CardNo[], card: CardNo): void {
  const index = pile.indexOf(card);
  if (index < 0) throw new RangeError(`Card ${card} is not where it should be`);
  pile.splice(index, 1);
}

export const ref = (pokemon: Frozen<Pokemon>): PokemonRef => ({
  pokemon: pokemon.id,
  card: at(pokemon.cards, pokemon.cards.length - 1),
});

/** The Pokémon of that id, to be changed; `null` when it is not in play, or none was named. */
export function pokemonOf(draft: Draft, id: number | null): { pokemon: Pokemon; seat: Seat } | null {
  const found = findPokemon(draft.state, id);
  // The draft's own state holds it, and that may be changed.
  return found === null ? null : { pokemon: found.pokemon as Pokemon, seat: found.seat };
}

export function newPokemon(draft: Draft, card: CardNo): Pokemon {
  const id = draft.state.nextPokemon as PokemonId;
  draft.state.nextPokemon += 1;
  return {
    id,
    cards: [card],
    energy: [],
    attached: [],
    damage: 0,
    statuses: [],
    turnsInPlay: 0,
    energyThisTurn: 0,
    actedThisTurn: false,
  };
}

/** Where a Pokémon leaves the active place, its conditions end. */
export function clearStatuses(draft: Draft, seat: Seat, pokemon: Pokemon): void {
  if (pokemon.statuses.length === 0) return;
  emit(draft, { type: 'statusesRemoved', seat, statuses: pokemon.statuses, ...ref(pokemon) });
  pokemon.statuses = [];
}

/** Puts everything of a Pokémon that left play onto its owner's discard pile. */
export function discardPokemon(side: Side, pokemon: Frozen<Pokemon>): CardNo[] {
  const cards = [...pokemon.cards, ...pokemon.energy, ...pokemon.attached.map(({ card }) => card)];
  side.discard.push(...cards);
  return cards;
}
