/** Turns cards into what the rules of a battle need to know of them. */
import { TYPES, type Type } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/classic';
import {
  type Attack,
  type Card,
  classify,
  damageNumber,
  isBasicEnergy,
  isBasicPokemon,
  type TypeModifier,
} from '../card.ts';
import { basicEnergyType } from '../cardNames.ts';
import { trainerEffect } from './trainerEffects.ts';

/** The hit points of a Pokémon whose card names none, or none that can be lost: as many as a small basic Pokémon's. */
export const DEFAULT_HP = 60;

/** What special energies give, by name; any other gives its printed types, or else one Colorless. */
const SPECIAL_ENERGIES: ReadonlyMap<string, readonly Type[]> = new Map([
  ['Double Colorless Energy', ['Colorless', 'Colorless']],
]);

const isType = (type: string): type is Type => (TYPES as readonly string[]).includes(type);

/** Types the rules do not know are left out; a card needs one, so without any it is Colorless. */
function typesOf(types: readonly string[]): readonly Type[] {
  const known = types.filter(isType);
  return known.length > 0 ? known : ['Colorless'];
}

const attackFacts = ({ name, cost, damage, effects }: Attack) => ({
  name,
  // An unknown sign still costs something, which any energy pays.
  cost: cost.map((type): Type => (isType(type) ? type : 'Colorless')),
  damage: damageNumber(damage),
  effects,
});

/** A type the rules do not know is left out: no attacker can have it. */
const against = (modifiers: readonly TypeModifier[] | null): readonly Type[] | null =>
  modifiers === null ? null : modifiers.map(({ type }) => type).filter(isType);

function energyFacts(card: Card): { basic: boolean; provides: readonly Type[] } {
  const basic = isBasicEnergy(card);
  const type = basic ? basicEnergyType(card) : undefined;
  if (type !== undefined) return { basic, provides: typesOf([type]) };
  return { basic, provides: SPECIAL_ENERGIES.get(card.name) ?? typesOf(card.types) };
}

/** A card as the rules read it. Never fails: what a card made by hand leaves out is filled as described above. */
export function battleFacts(card: Card): CardFacts {
  const { id, name, rarity } = card;
  switch (classify(card)) {
    case 'pokemon':
      return {
        kind: 'pokemon',
        id,
        name,
        rarity,
        basic: isBasicPokemon(card),
        evolvesFrom: card.evolvesFrom ?? null,
        hp: card.hp !== undefined && card.hp > 0 ? card.hp : DEFAULT_HP,
        types: typesOf(card.types),
        attacks: card.attacks.map(attackFacts),
        weaknesses: against(card.weaknesses),
        resistances: against(card.resistances),
        retreatCost: card.retreatCost,
      };
    case 'energy':
      return { kind: 'energy', id, name, rarity, ...energyFacts(card) };
    case 'trainer':
      return { kind: 'trainer', id, name, rarity, effect: trainerEffect(name) };
  }
}

/** A deck's cards as the rules read them, in the same order; copies of one card share their facts. */
export function deckFacts(cards: readonly Card[]): CardFacts[] {
  const known = new Map<string, CardFacts>();
  return cards.map((card) => {
    const facts = known.get(card.id) ?? battleFacts(card);
    known.set(card.id, facts);
    return facts;
  });
}
