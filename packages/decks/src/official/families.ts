/** Finds the evolution lines that an owned collection has, each with as many copies of every stage as a deck is glad of. */
import { classify, isBasicPokemon, nameKey } from '@pokesol/cards';
import { bestFirst } from '../cardWorth.ts';
import { COPY_LIMIT, type DeckCardFacts } from '../deck.ts';
import type { DeckPool } from '../deckPool.ts';
import { attackerWorth, type EnergyTypes } from './attackers.ts';

export type EvolutionLine<C> = {
  /** What it is for. */
  readonly top: C;
  /** From the Basic Pokémon up: the printings of each stage, the best first, and the copies of all of them together. */
  readonly stages: readonly { readonly cards: readonly C[]; readonly copies: number }[];
  readonly worth: number;
};

/** Of one, two and three stages: 4, 4-3, 4-3-2. */
const WISHED = [4, 3, 2] as const;
/** A line spends turns, and many a battle, as what lies below its last stage. */
const BELOW_SHARE = 0.3;
/** Several cards that make one Pokémon: of no use one by one. */
const PARTS: readonly string[] = ['LEGEND', 'V-UNION'];
/** What is in the deck already says more about the player's wish than what lies in the binder. */
const KEPT_SHARE = 1.6;

/** The pool as far as cards of it may be added, all of it or only what plays in full. */
export type Offer<C extends DeckCardFacts> = Pick<
  DeckPool<C>,
  'cards' | 'named' | 'inDeck' | 'room' | 'take'
>;

export const offerOf = <C extends DeckCardFacts>(
  pool: DeckPool<C>,
  mayAdd: (card: C) => boolean,
): Offer<C> => ({
  ...pool,
  cards: pool.cards.filter(mayAdd),
  room: (card) => (mayAdd(card) ? pool.room(card) : 0),
  take: (card, wish) => (mayAdd(card) ? pool.take(card, wish) : 0),
});

/** The same while nothing is taken: what may still be added is asked once for each card. */
export function remembered<C extends DeckCardFacts>(offer: Offer<C>): Offer<C> {
  const rooms = new Map<C, number>();
  const room = (card: C): number => {
    const known = rooms.get(card) ?? offer.room(card);
    rooms.set(card, known);
    return known;
  };
  return { ...offer, room };
}

const isPart = ({ subtypes = [] }: DeckCardFacts): boolean => PARTS.some((part) => subtypes.includes(part));

/** Every line whose last stage can attack with these energies, the best first; none lacks a stage. */
export function evolutionLines<C extends DeckCardFacts>(
  pool: Offer<C>,
  types: EnergyTypes,
): EvolutionLine<C>[] {
  const tops = new Map<string, C>();
  for (const card of pool.cards) {
    if (classify(card) !== 'pokemon' || isPart(card)) continue;
    const best = tops.get(nameKey(card.name));
    if (best === undefined || attackerWorth(card, types) > attackerWorth(best, types))
      tops.set(nameKey(card.name), card);
  }
  return [...tops.values()].flatMap((top) => lineUpTo(top, pool, types)).sort((a, b) => b.worth - a.worth);
}

function lineUpTo<C extends DeckCardFacts>(
  top: C,
  pool: Offer<C>,
  types: EnergyTypes,
): readonly EvolutionLine<C>[] {
  const own = attackerWorth(top, types);
  const chain = own === 0 ? undefined : chainDown(top, pool, types);
  if (chain === undefined) return [];
  const there = chain.map((cards) => Math.min(COPY_LIMIT, copiesAtHand(cards, pool)));
  const copies = copiesOfStages(there);
  if (copies.some((number) => number === 0)) return [];
  const wish = WISHED.slice(0, chain.length).reduce((sum, number) => sum + number, 0);
  const whole = copies.reduce((sum, number) => sum + number, 0) / wish;
  const below = chain.slice(0, -1).map(([card]) => (card === undefined ? 0 : attackerWorth(card, types)));
  const early = below.reduce((sum, worth) => sum + worth, 0) / Math.max(1, below.length);
  const all = chain.length === 1 ? own : own * (1 - BELOW_SHARE) + early * BELOW_SHARE;
  const isKept = chain.some(([card]) => card !== undefined && pool.inDeck(card.name) > 0);
  // A single copy of every stage is seldom together when it is wanted.
  const together = chain.length === 1 ? 0.6 + 0.4 * whole : 0.2 + 0.8 * whole;
  const worth = all * together * (isKept ? KEPT_SHARE : 1);
  return [{ top, worth, stages: chain.map((cards, place) => ({ cards, copies: copies[place] ?? 0 })) }];
}

/** From the Basic Pokémon up to `top`; `undefined` where a stage is not owned. */
function chainDown<C extends DeckCardFacts>(
  top: C,
  pool: Offer<C>,
  types: EnergyTypes,
): readonly (readonly C[])[] | undefined {
  const chain: (readonly C[])[] = [];
  for (let name = top.name; chain.length < WISHED.length; ) {
    const cards = bestFirst(
      pool.named(name).filter((card) => classify(card) === 'pokemon' && !isPart(card)),
      (card) => attackerWorth(card, types) + (card.hp ?? 0) / 1000,
    );
    const [card] = cards;
    if (card === undefined) return undefined;
    chain.unshift(cards);
    if (isBasicPokemon(card)) return chain;
    if (!card.evolvesFrom) return undefined;
    name = card.evolvesFrom;
  }
  return undefined;
}

const copiesAtHand = <C extends DeckCardFacts>(cards: readonly C[], pool: Offer<C>): number =>
  cards.reduce((sum, card) => sum + pool.room(card), 0) + pool.inDeck(cards[0]?.name ?? '');

/** Never more of a stage than of the one below, and below no more than one beyond it. */
function copiesOfStages(there: readonly number[]): readonly number[] {
  const copies: number[] = [];
  for (const [place, number] of there.entries())
    copies.push(Math.min(number, WISHED[place] ?? 0, copies[place - 1] ?? number));
  for (let place = copies.length - 2; place >= 0; place -= 1)
    copies[place] = Math.min(copies[place] ?? 0, (copies[place + 1] ?? 0) + 1);
  return copies;
}
