/** How much a card of the hand is needed: what a price takes last. */
import { type CardNo, factsOf, type Seat } from '@pokesol/engine';
import { type Battle, type CardFacts, isCalled, pokemonBody, topOf } from '@pokesol/engine/official';
import { printedDamage } from './printedDamage.ts';

/** Energy cards that the next turns use up. */
const ENERGY_NEEDED = 2;
const BENCH = 5;

/** Comparable among the cards of one hand. */
export function keepWorth(battle: Battle, seat: Seat, card: CardNo): number {
  const { hand } = battle.state.sides[seat];
  const facts = factsOf(battle, card);
  // Of copies the first counts in full.
  const before = hand.slice(0, Math.max(0, hand.indexOf(card)));
  const copies = before.filter((each) => battle.printing[each] === battle.printing[card]).length;
  if (facts.kind === 'energy') return energyWorth(battle, seat, facts, copies);
  const worth =
    facts.kind === 'pokemon' ? pokemonWorth(battle, seat, facts) : (TRAINERS[facts.trainer] ?? 15);
  return worth / (1 + copies);
}

const TRAINERS: Readonly<Record<string, number>> = { supporter: 28, item: 22, tool: 12, stadium: 10 };

function pokemonWorth(
  battle: Battle,
  seat: Seat,
  { stage, line, attacks }: Extract<CardFacts, { readonly kind: 'pokemon' }>,
): number {
  const { active, bench, hand } = battle.state.sides[seat];
  const best = Math.max(0, ...attacks.map(printedDamage)) / 10;
  if (stage === 'basic') return bench.length >= BENCH ? 4 : (bench.length === 0 ? 60 : 20) + best;
  const isIn = (name: string): boolean => line[0] !== undefined && isCalled(name, line[0]);
  const inPlay = [active, ...bench].some((one) => one !== null && isIn(factsOf(battle, topOf(one)).name));
  if (inPlay) return 50 + best;
  return hand.some((card) => isIn(factsOf(battle, card).name)) ? 24 + best : 6 + best / 2;
}

/** Of a type that an own cost asks for, the first ones in the hand. */
function energyWorth(
  battle: Battle,
  seat: Seat,
  { provides }: Extract<CardFacts, { readonly kind: 'energy' }>,
  copies: number,
): number {
  const { active, bench } = battle.state.sides[seat];
  const costs = [active, ...bench].flatMap((one) =>
    one === null ? [] : pokemonBody(battle, one).attacks.flatMap(({ cost }) => cost),
  );
  const isAsked = costs.some((type) => type === 'Colorless' || provides.some((unit) => unit.includes(type)));
  if (!isAsked) return 5;
  return copies < ENERGY_NEEDED ? 40 - 10 * copies : 8;
}
