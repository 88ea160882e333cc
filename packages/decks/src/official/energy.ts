/** Picks energy for the printed game: as much as the chosen attackers cost, shared among the types by what they ask for. */
import { basicEnergyType, classify, isBasicEnergy, nameKey } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from '../deck.ts';
import type { DeckPool } from '../deckPool.ts';
import { pushTo } from '../lists.ts';
import { type EnergyTypes, mainAttack } from './attackers.ts';
import type { Offer } from './families.ts';

const FEWEST = 14;
const MOST = 22;

export type EnergyNeed = {
  readonly wish: number;
  /** What the main attack of an attacker costs, over all copies. */
  readonly average: number;
  /** Symbols of each type that those attacks ask for, over all copies. */
  readonly asked: ReadonlyMap<string, number>;
};

/** By the attackers that nothing in the deck evolves from: what lies below them seldom attacks. */
export function energyNeed(lines: readonly DeckLine[], types: EnergyTypes): EnergyNeed {
  const below = new Set(lines.flatMap(({ card }) => (card.evolvesFrom ? [nameKey(card.evolvesFrom)] : [])));
  const asked = new Map<string, number>();
  let [copies, costs] = [0, 0];
  for (const { card, quantity } of lines) {
    const attack = classify(card) === 'pokemon' ? mainAttack(card, types) : undefined;
    if (attack === undefined) continue;
    for (const type of attack.cost) if (types.has(type)) asked.set(type, (asked.get(type) ?? 0) + quantity);
    if (below.has(nameKey(card.name))) continue;
    copies += quantity;
    costs += quantity * attack.cost.length;
  }
  const average = copies === 0 ? 2 : costs / copies;
  return { average, asked, wish: Math.min(MOST, Math.max(FEWEST, Math.round(11 + 3.5 * average))) };
}

/** Adds at most `wish` basic energies of the types, each copy to the type that is shortest of what its attacks ask. */
export function addOfficialEnergy<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  types: EnergyTypes,
  wish: number,
): void {
  const { asked } = energyNeed(pool.lines(), types);
  const sources = new Map<string, C[]>();
  for (const card of pool.cards) {
    const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
    if (type !== undefined && types.has(type)) pushTo(sources, type, card);
  }
  const held = heldOf(pool.lines());
  for (let open = Math.min(wish, pool.freePlaces()); open > 0; open -= 1) {
    let best: { type: string; card: C; need: number } | undefined;
    for (const [type, [card]] of sources) {
      const need = (asked.get(type) ?? 0) / ((held.get(type) ?? 0) + 1);
      if (card !== undefined && (best === undefined || need > best.need)) best = { type, card, need };
    }
    if (best === undefined || pool.take(best.card, 1) === 0) return;
    held.set(best.type, (held.get(best.type) ?? 0) + 1);
  }
}

/** Two Colorless for one attachment, which is most of what it gives; it counts among the energy. */
const DOUBLE = nameKey('Double Colorless Energy');
const DOUBLES = 3;

/** Where the attackers take a Colorless each and more. */
export function addDoubleEnergy<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
): void {
  let [copies, colorless] = [0, 0];
  for (const { card, quantity } of pool.lines()) {
    const attack = classify(card) === 'pokemon' ? mainAttack(card, types) : undefined;
    if (attack === undefined) continue;
    copies += quantity;
    colorless += quantity * attack.cost.filter((type) => type === 'Colorless').length;
  }
  if (colorless < copies) return;
  for (const card of offer.cards)
    if (nameKey(card.name) === DOUBLE) offer.take(card, DOUBLES - pool.inDeck(card.name));
}

function heldOf(lines: readonly DeckLine[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const { card, quantity } of lines) {
    const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
    if (type !== undefined) held.set(type, (held.get(type) ?? 0) + quantity);
  }
  return held;
}
