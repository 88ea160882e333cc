/** Trainers that are played as Pokémon: dolls and fossils of all years, by their names (rule 11.1). */
import type { AbilityEffect, AbilityFacts, PokemonBody } from '@pokesol/engine/official';
import type { Card } from '../card.ts';

type Doll = { readonly name: RegExp; readonly prizes: number; readonly immune: boolean };

/** The first that fits. What stands in none of these lines does something else, and is not played unread (rule 12.5). */
const DOLLS: readonly Doll[] = [
  { name: /^Unidentified Fossil$/, prizes: 1, immune: false },
  { name: /^(?:Rare Fossil|Antique .+)$/, prizes: 1, immune: true },
  { name: /^(?:.+ Fossil|Old Amber|(?:Clefairy|Snorlax) Doll)$/, prizes: 0, immune: true },
];

const rule = (name: string, effect: AbilityEffect): AbilityFacts => ({
  ...{ name, kind: 'Rule', offWhile: [], effects: [effect] },
});

/** As what it stands in play; `null` for every other trainer. Fossils without HP are Items (11.12). */
export function dollBody({ name, hp }: Pick<Card, 'name' | 'hp'>): PokemonBody | null {
  const doll = hp === undefined ? undefined : DOLLS.find((each) => each.name.test(name));
  if (hp === undefined || doll === undefined) return null;
  return {
    ...{ stage: 'basic', line: [], hp, types: ['Colorless'], attacks: [], weaknesses: [], resistances: [] },
    retreatCost: 0,
    prizes: doll.prizes,
    abilities: [
      rule('Only a toy', {
        works: 'always',
        on: 'self',
        modifiers: [
          { change: 'cannot', what: 'retreat' },
          ...(doll.immune
            ? ([
                { change: 'immune', statuses: ['sleep', 'confusion', 'paralysis', 'poison', 'burn'] },
              ] as const)
            : []),
        ],
      }),
      rule('Put away', {
        works: 'activated',
        often: 'any',
        steps: [{ do: 'takeBack', on: 'self', to: 'discard' }],
      }),
    ],
  };
}
