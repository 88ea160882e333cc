/** Writes made-up cards for the tests of the official rules in few words. */
import type { Type } from '../../kernel/types.ts';
import type { AbilityEffect } from '../model/abilities.ts';
import type { AbilityFacts, EnergyFacts, PokemonBody, PokemonFacts, TrainerFacts } from '../model/facts.ts';
import type { AttackEffect, AttackFacts, Modifier, Step } from '../model/language.ts';
import type { Reach } from '../model/nouns.ts';

const LETTERS: Readonly<Record<string, Type>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  C: 'Colorless',
};
const costOf = (letters: string): Type[] => [...letters].map((letter) => LETTERS[letter] ?? 'Colorless');

export const attack = (
  name: string,
  cost: string,
  damage = 0,
  effect: AttackEffect | null = null,
  sign: AttackFacts['sign'] = '',
): AttackFacts => ({ name, cost: costOf(cost), damage, sign, effect });

export const BODY: PokemonBody = {
  stage: 'basic',
  line: [],
  hp: 60,
  types: ['Colorless'],
  attacks: [attack('Hit', 'C', 20)],
  abilities: [],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
  prizes: 1,
};

export const pokemon = (name: string, facts: Partial<PokemonBody> = {}): PokemonFacts => ({
  kind: 'pokemon',
  id: name,
  name,
  rarity: 'Common',
  ...BODY,
  ...facts,
});

export const attacking = (name: string, damage: number, effect: AttackEffect): PokemonFacts =>
  pokemon(name, { attacks: [attack('Hit', 'C', damage, effect)] });

export const trainer = (
  name: string,
  steps: readonly Step[] | null,
  facts: Partial<TrainerFacts> & { readonly price?: readonly Step[] } = {},
): TrainerFacts => {
  const { price = [], ...others } = facts;
  const effect = steps === null ? null : { price, steps };
  return {
    kind: 'trainer',
    id: name,
    name,
    rarity: 'Common',
    trainer: 'item',
    body: null,
    holds: [],
    effect,
    ...others,
  };
};

export const energy = (name: string, provides: string, facts: Partial<EnergyFacts> = {}): EnergyFacts => ({
  kind: 'energy',
  id: name,
  name,
  rarity: 'Common',
  basic: true,
  provides: [...provides].map((letter) => [LETTERS[letter] ?? 'Colorless']),
  type: LETTERS[provides] ?? null,
  holds: [],
  ...facts,
});

export const after = (...steps: readonly Step[]): AttackEffect => ({ after: steps });
export const onHeads = (...yes: readonly Step[]): readonly Step[] => [
  { do: 'flip', coins: 1, as: 'coin' },
  { do: 'if', is: { heads: 'coin' }, yes },
];
export const power = (name: string, ...effects: readonly AbilityEffect[]): AbilityFacts => ({
  name,
  kind: 'Ability',
  effects,
  offWhile: ['sleep', 'paralysis', 'confusion'],
});

export const OWN = { whose: 'own', place: 'inPlay' } as const;
export const THEIRS = { whose: 'opponent', place: 'inPlay' } as const;
/** A Pokémon whose ability always holds for those, whatever condition it has. */
export const always = (name: string, on: Reach, ...modifiers: readonly Modifier[]): PokemonFacts =>
  pokemon(name, {
    abilities: [{ ...power(`${name}'s way`, { works: 'always', on, modifiers }), offWhile: [] }],
  });

/** Its one attack for one energy: so much damage, then those steps. */
export const hitting = (name: string, damage: number, ...steps: readonly Step[]): PokemonFacts =>
  attacking(name, damage, after(...steps));
/** With a modifier of its own that always holds, and besides that as the facts say. */
export const changed = (
  name: string,
  modifier: Modifier,
  facts: Partial<PokemonFacts> = {},
): PokemonFacts => ({
  ...always(name, 'self', modifier),
  ...facts,
});
