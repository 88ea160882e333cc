/** Picks a deck's energies: as many as its attacks cost, shared among the types by what they ask for. */
import { basicEnergyType, classify, isBasicEnergy } from '@pokesol/cards';
import { bestAttack, type EnergyTypes } from './cardWorth.ts';
import type { DeckCardFacts, DeckLine } from './deck.ts';
import type { DeckPool } from './deckPool.ts';
import { pushTo } from './lists.ts';

const FEWEST_ENERGIES = 18;
export const MOST_ENERGIES = 26;

/** Cheap attackers need eighteen energies, dear ones up to twenty-six. */
export function energyWish(lines: readonly DeckLine[], types: EnergyTypes): number {
  let copies = 0;
  let costs = 0;
  for (const { card, quantity } of lines) {
    const attack = classify(card) === 'pokemon' ? bestAttack(card, types) : undefined;
    if (attack === undefined) continue;
    copies += quantity;
    costs += quantity * attack.cost.length;
  }
  const average = copies === 0 ? 2 : costs / copies;
  return Math.min(MOST_ENERGIES, Math.max(FEWEST_ENERGIES, Math.round(15 + 3 * average)));
}

/** Adds at most `wish` basic energies of the types, each copy to the type that is shortest of what its attacks ask. */
export function addEnergies<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  types: EnergyTypes,
  wish: number,
): void {
  const asked = energiesAsked(pool.lines(), types);
  const sources = new Map<string, C[]>();
  for (const card of pool.cards) {
    const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
    if (type !== undefined && types.has(type)) pushTo(sources, type, card);
  }
  const held = new Map<string, number>();
  for (const { card, quantity } of pool.lines()) {
    const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
    if (type !== undefined) held.set(type, (held.get(type) ?? 0) + quantity);
  }
  for (let open = wish; open > 0; open -= 1) {
    let best: { type: string; card: C; need: number } | undefined;
    for (const [type, cards] of sources) {
      const card = cards.find((each) => pool.room(each) > 0);
      const need = (asked.get(type) ?? 0) / ((held.get(type) ?? 0) + 1);
      if (card !== undefined && (best === undefined || need > best.need)) best = { type, card, need };
    }
    if (best === undefined) return;
    pool.take(best.card, 1);
    held.set(best.type, (held.get(best.type) ?? 0) + 1);
  }
}

function energiesAsked(lines: readonly DeckLine[], types: EnergyTypes): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { card, quantity } of lines) {
    for (const type of bestAttack(card, types)?.cost ?? [])
      if (types.has(type)) asked.set(type, (asked.get(type) ?? 0) + quantity);
  }
  return asked;
}
