/** Puts evolution lines into a deck of the printed game: whole ones, the best first, and below what is there what it lacks. */
import { classify, nameKey } from '@pokesol/cards';
import { bestFirst } from '../cardWorth.ts';
import type { DeckCardFacts } from '../deck.ts';
import type { DeckPool } from '../deckPool.ts';
import { attackerWorth, type EnergyTypes } from './attackers.ts';
import { type EvolutionLine, evolutionLines, type Offer, remembered } from './families.ts';

/** More of them, and the hand is full of what cannot be played yet. */
const MOST_OF_THREE_STAGES = 2;
/** Of a Basic Pokémon alone, so few are not worth a place while there are others. */
const FEWEST_OF_A_BASIC = 2;

/** Gives the evolutions that are in the deck what they evolve from; returns those that still lack it. */
export function addBelowKept<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
): readonly C[] {
  // Twice, for a Stage 2 whose Stage 1 has to come first.
  for (let round = 0; round < 2; round += 1) {
    for (const { card } of pool.lines()) {
      if (!card.evolvesFrom) continue;
      for (const below of bestFirst(pool.named(card.evolvesFrom), (each) => attackerWorth(each, types)))
        offer.take(below, -pool.evolutionRoom(card));
    }
  }
  return pool.lines().flatMap(({ card }) => (lacksBelow(card, pool) ? [card] : []));
}

const lacksBelow = <C extends DeckCardFacts>(card: C, pool: DeckPool<C>): boolean =>
  classify(card) === 'pokemon' && !!card.evolvesFrom && pool.inDeck(card.evolvesFrom) === 0;

/** Adds at most `wish` Pokémon in whole lines, of a Basic Pokémon alone at least `fewest`; returns those that were added to. */
export function addLines<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
  wish: number,
  fewest: number = FEWEST_OF_A_BASIC,
): readonly EvolutionLine<C>[] {
  const added: EvolutionLine<C>[] = [];
  let open = Math.min(wish, pool.freePlaces());
  for (const line of evolutionLines(remembered(offer), types)) {
    if (open <= 0) break;
    const before = pool.freePlaces();
    if (fits(line, pool, open, fewest)) addLine(line, pool, offer, open);
    const taken = before - pool.freePlaces();
    open -= taken;
    if (taken > 0) added.push(line);
  }
  return added;
}

function fits<C extends DeckCardFacts>(
  { stages }: EvolutionLine<C>,
  pool: DeckPool<C>,
  open: number,
  fewest: number,
): boolean {
  const lacking = stages.map(({ cards, copies }) => Math.max(0, copies - pool.inDeck(cards[0]?.name ?? '')));
  const needed = lacking.reduce((sum, copies) => sum + copies, 0);
  if (stages.length === 1) return Math.min(needed, open) >= Math.min(fewest, open);
  const isNew = (lacking[0] ?? 0) > 0;
  return needed <= open && !(isNew && stages.length === 3 && threeStages(pool) >= MOST_OF_THREE_STAGES);
}

const threeStages = <C extends DeckCardFacts>(pool: DeckPool<C>): number =>
  new Set(
    pool
      .lines()
      .filter(({ card }) => (card.subtypes ?? []).includes('Stage 2'))
      .map(({ card }) => nameKey(card.name)),
  ).size;

function addLine<C extends DeckCardFacts>(
  { stages }: EvolutionLine<C>,
  pool: DeckPool<C>,
  offer: Offer<C>,
  most: number,
): void {
  let open = most;
  for (const { cards, copies } of stages) {
    let lacking = copies - pool.inDeck(cards[0]?.name ?? '');
    for (const card of cards) {
      const taken = offer.take(card, Math.min(open, lacking, pool.evolutionRoom(card)));
      lacking -= taken;
      open -= taken;
    }
  }
}
