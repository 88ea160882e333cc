/** Completes a deck to a legal sixty from what a player owns, or says why that is not possible. */

import { basicEnergyType, classify, isBasicEnergy, isBasicPokemon, nameKey } from '@pokesol/cards';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import { addEnergies, energyWish, MOST_ENERGIES } from './buildEnergy.ts';
import { addBasics, addEvolutions, addFamilies, completeKeptFamilies } from './buildPokemon.ts';
import { startBuild } from './buildStart.ts';
import { type EnergyTypes, pokemonWorth, rankTrainers } from './cardWorth.ts';
import { chooseTypes } from './chooseTypes.ts';
import { countDeck, type DeckCardFacts, type DeckLine } from './deck.ts';
import { type DeckPool, inOrder, withAllFree } from './deckPool.ts';
import { copiesOfCard } from './editDeck.ts';
import { type DeckEntry, STARTER_DECKS } from './starterDeck.ts';

export type DeckBuild<C extends DeckCardFacts> = Result<
  { readonly lines: readonly DeckLine<C>[] },
  SaidRefusal<'no-legal-deck' | 'cards-missing'>
>;

export type CompleteDeckInput<C extends DeckCardFacts> = {
  /** The deck so far; all of it is kept. */
  readonly lines: readonly DeckLine<C>[];
  /** Everything the player owns, the deck's cards among it; and the basic energies, of which anybody may take any number. */
  readonly owned: readonly DeckLine<C>[];
  /**
   * What the rules that the deck is for make of a card, by which it is weighed; as printed where absent. One that does
   * nothing, `null`, comes in only where no deck is legal without it.
   */
  readonly asPlayed?: (card: C) => DeckCardFacts | null;
  /** As many cards of each kind as those rules reward; as the printed ones do where absent. */
  readonly plan?: DeckPlan | undefined;
};

/** What a deck is made of, as far as cards are owned for it. */
export type DeckPlan = {
  readonly pokemon: number;
  /** Pokémon beyond these, before there are more energies than the attacks ask for. */
  readonly spare: number;
  readonly energies: number;
  /** Comes in only where it was chosen, or where no deck is legal without it. */
  readonly leavesOut?: (card: DeckCardFacts) => boolean;
};

const PRINTED: DeckPlan = { pokemon: 20, spare: 10, energies: MOST_ENERGIES };
/** Two attacks in one turn, or ten damage more: enough to end a battle with its first attacks. */
const SUDDEN = ['Switch', 'PlusPower'].map(nameKey);
/** Falls to the first blow of most others, before its bench is filled. */
const FRAIL_HP = 40;

/**
 * As the starter deck: with more Pokémon a side runs out of cards before it runs out of Pokémon, and with others battles are
 * over in their first turns (ADR 0028).
 */
export const CLASSIC_PLAN: DeckPlan = {
  pokemon: 16,
  spare: 0,
  energies: 38,
  leavesOut: (card) =>
    SUDDEN.includes(nameKey(card.name)) || (classify(card) === 'pokemon' && (card.hp ?? FRAIL_HP) < FRAIL_HP),
};

/** A card as it is weighed, and as it was given. */
type Weighed<C> = DeckCardFacts & { readonly given: C };

const BASICS_WISH = 12;
const FEWEST_BASICS = 8;

/**
 * Always a legal deck when the collection allows one that keeps `lines`; the same input gives the same deck. It has one
 * or two types, energies by what its attackers cost, and evolutions only with what they evolve from, until nothing
 * else is left to fill it.
 */
export function completeDeck<C extends DeckCardFacts>(input: CompleteDeckInput<C>): DeckBuild<C> {
  const { lines, owned, asPlayed = (card) => card, plan } = input;
  const isLeftOut = (card: C): boolean => asPlayed(card) === null || (plan?.leavesOut?.(card) ?? false);
  const weigh = ({ card, quantity }: DeckLine<C>): DeckLine<Weighed<C>> => ({
    card: { ...(asPlayed(card) ?? card), given: card },
    quantity,
  });
  const useful = owned
    .map((line) => (isLeftOut(line.card) ? keptOf(line.card, lines) : line))
    .filter(({ quantity }) => quantity > 0);
  const kept = lines.map(weigh);
  const build = completeFrom({ lines: kept, owned: useful.map(weigh), plan });
  const whole = isRefusal(build) ? completeFrom({ lines: kept, owned: owned.map(weigh), plan }) : build;
  if (isRefusal(whole)) return whole;
  return { lines: whole.lines.map(({ card, quantity }) => ({ card: card.given, quantity })) };
}

const keptOf = <C extends DeckCardFacts>(card: C, lines: readonly DeckLine<C>[]): DeckLine<C> => ({
  card,
  quantity: copiesOfCard(lines, card.id),
});

function completeFrom<C extends DeckCardFacts>(input: CompleteDeckInput<C>): DeckBuild<C> {
  const { lines, plan = PRINTED } = input;
  // A collection comes in any order, and the deck must not depend on it.
  const owned = inOrder(withAllFree(input));
  const types = chooseTypes(lines, owned);
  const start = startBuild(lines, owned, (card) => anchorWorth(card, types));
  if (isRefusal(start)) return start;
  const { pool } = start;
  completeKeptFamilies(pool, types);
  addByPlan(pool, types, plan);
  fillUp(pool, types, plan);
  return { lines: pool.lines() };
}

/** The first energy should be a basic one of the deck's types. */
function anchorWorth(card: DeckCardFacts, types: EnergyTypes): number {
  if (classify(card) === 'pokemon') return pokemonWorth(card, types);
  return isBasicEnergy(card) ? (types.has(basicEnergyType(card) ?? '') ? 2 : 1) : 0;
}

/** Pokémon, energies and trainers in the numbers that a good deck has; fewer of each when the deck is nearly full. */
function addByPlan<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes, plan: DeckPlan): void {
  const { pokemonCount, energyCount } = countDeck(pool.lines());
  const pokemonOpen = Math.max(0, plan.pokemon - pokemonCount);
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
function fillUp<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes, plan: DeckPlan): void {
  const all = pool.freePlaces;
  addFamilies(pool, types, Math.min(all(), plan.spare));
  addEnergies(pool, types, plan.energies - countDeck(pool.lines()).energyCount);
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

/** The starter deck from what the player owns: the newest of those that the free pack held of which no card is missing. */
export function starterDeckLines<C extends DeckCardFacts>(owned: readonly DeckLine<C>[]): DeckBuild<C> {
  const decks = STARTER_DECKS.toReversed().map((deck) => ownedOf(deck, owned));
  const whole = decks.find(({ missing }) => missing === 0);
  if (whole !== undefined) return { lines: whole.lines };
  const [{ missing } = { missing: 0 }] = decks;
  return {
    refused: true,
    code: 'cards-missing',
    message: `You do not own the whole starter deck: ${missing} of its cards ${missing === 1 ? 'is' : 'are'} missing`,
  };
}

/** As much of a deck as is owned, and how many of its cards are not. */
function ownedOf<C extends DeckCardFacts>(
  deck: readonly DeckEntry[],
  owned: readonly DeckLine<C>[],
): { readonly lines: readonly DeckLine<C>[]; readonly missing: number } {
  const lines: DeckLine<C>[] = [];
  let missing = 0;
  for (const { cardId, quantity } of deck) {
    const card = owned.find((line) => line.card.id === cardId)?.card;
    const has = Math.min(quantity, copiesOfCard(owned, cardId));
    missing += quantity - has;
    if (card !== undefined && has > 0) lines.push({ card, quantity: has });
  }
  return { lines, missing };
}
