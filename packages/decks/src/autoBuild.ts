/** Completes a deck to a legal sixty from what a player owns, or says why that is not possible. */
import { basicEnergyType, classify, isBasicEnergy, isBasicPokemon } from '@pokesol/cards';
import { addEnergies, energyWish, MOST_ENERGIES } from './buildEnergy.ts';
import { addBasics, addEvolutions, addFamilies, completeKeptFamilies } from './buildPokemon.ts';
import { startBuild } from './buildStart.ts';
import { type EnergyTypes, pokemonWorth, rankTrainers } from './cardWorth.ts';
import { chooseTypes } from './chooseTypes.ts';
import { countDeck, type DeckCardFacts, type DeckLine } from './deck.ts';
import type { DeckPool } from './deckPool.ts';
import { copiesOfCard } from './editDeck.ts';
import { STARTER_DECK } from './starterDeck.ts';

export type DeckBuild<C extends DeckCardFacts> =
  | { readonly ok: true; readonly lines: readonly DeckLine<C>[] }
  /** `reason` is a sentence for the player. */
  | { readonly ok: false; readonly reason: string };

export type CompleteDeckInput<C extends DeckCardFacts> = {
  /** The deck so far; all of it is kept. */
  readonly lines: readonly DeckLine<C>[];
  /** Everything the player owns, the deck's cards among it. */
  readonly owned: readonly DeckLine<C>[];
};

const POKEMON_WISH = 20;
const BASICS_WISH = 12;
const FEWEST_BASICS = 8;

/**
 * Always a legal deck when the collection allows one that keeps `lines`; the same input gives the same deck. It has one
 * or two types, energies by what its attackers cost, and evolutions only with what they evolve from, until nothing
 * else is left to fill it.
 */
export function completeDeck<C extends DeckCardFacts>(input: CompleteDeckInput<C>): DeckBuild<C> {
  const { lines } = input;
  // A collection comes in any order, and the deck must not depend on it.
  const owned = [...input.owned].sort((a, b) => (a.card.id < b.card.id ? -1 : a.card.id > b.card.id ? 1 : 0));
  const types = chooseTypes(lines, owned);
  const start = startBuild(lines, owned, (card) => anchorWorth(card, types));
  if (!start.ok) return start;
  const { pool } = start;
  completeKeptFamilies(pool, types);
  addByPlan(pool, types);
  fillUp(pool, types);
  return { ok: true, lines: pool.lines() };
}

/** The first energy should be a basic one of the deck's types. */
function anchorWorth(card: DeckCardFacts, types: EnergyTypes): number {
  if (classify(card) === 'pokemon') return pokemonWorth(card, types);
  return isBasicEnergy(card) ? (types.has(basicEnergyType(card) ?? '') ? 2 : 1) : 0;
}

/** Pokémon, energies and trainers in the numbers that a good deck has; fewer of each when the deck is nearly full. */
function addByPlan<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes): void {
  const { pokemonCount, energyCount } = countDeck(pool.lines());
  const pokemonOpen = Math.max(0, POKEMON_WISH - pokemonCount);
  const energyOpen = Math.max(0, energyWish(pool.lines(), types) - energyCount);
  const share = Math.min(1, pool.freePlaces() / Math.max(1, pokemonOpen + energyOpen));
  addFamilies(pool, types, Math.round(pokemonOpen * share));
  const roomForBasics = Math.max(0, Math.round((BASICS_WISH - basicsIn(pool)) * share));
  addBasics(pool, types, roomForBasics);
  addBasics(pool, types, Math.max(0, Math.round((FEWEST_BASICS - basicsIn(pool)) * share)), true);
  addEnergies(pool, types, energyWish(pool.lines(), types) - countDeck(pool.lines()).energyCount);
  for (const { card, wish } of rankTrainers(pool.cards)) pool.take(card, wish - pool.inDeck(card.name));
}

const basicsIn = <C extends DeckCardFacts>(pool: DeckPool<C>): number =>
  pool
    .lines()
    .filter(({ card }) => isBasicPokemon(card))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Fills what the plan left open with whatever is left, the most useful first. */
function fillUp<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes): void {
  const all = pool.freePlaces;
  addFamilies(pool, types, Math.min(all(), POKEMON_WISH / 2));
  addEnergies(pool, types, MOST_ENERGIES - countDeck(pool.lines()).energyCount);
  for (const { card, wish } of rankTrainers(pool.cards)) if (wish > 0) pool.take(card, all());
  addBasics(pool, types, all());
  addEvolutions(pool, types);
  addBasics(pool, types, all(), true);
  addEvolutions(pool, types);
  addEnergies(pool, types, all());
  for (const { card } of rankTrainers(pool.cards)) pool.take(card, all());
  for (const card of pool.cards.filter((each) => classify(each) === 'energy')) pool.take(card, all());
  for (const card of pool.cards) pool.take(card, all());
}

/** The starter deck from what the player owns; the free pack holds exactly its cards. */
export function starterDeckLines<C extends DeckCardFacts>(owned: readonly DeckLine<C>[]): DeckBuild<C> {
  const lines: DeckLine<C>[] = [];
  let missing = 0;
  for (const { cardId, quantity } of STARTER_DECK) {
    const card = owned.find((line) => line.card.id === cardId)?.card;
    const has = Math.min(quantity, copiesOfCard(owned, cardId));
    missing += quantity - has;
    if (card !== undefined && has > 0) lines.push({ card, quantity: has });
  }
  if (missing === 0) return { ok: true, lines };
  return { ok: false, reason: `You do not own the whole starter deck: ${missing} of its cards are missing` };
}
