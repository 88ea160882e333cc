/** The body in play of a Trainer that is played as a Pokémon, a doll or a fossil, by its text (rule 11.1). */
import type { AbilityEffect } from './abilities.ts';
import type { AbilityFacts, PokemonBody } from './facts.ts';

export type Doll = {
  readonly hp: number;
  /** Prizes for its Knock Out. */
  readonly prizes: number;
  /** No Special Condition affects it. */
  readonly immune: boolean;
};

const rule = (name: string, effect: AbilityEffect): AbilityFacts => ({
  name,
  kind: 'Rule',
  offWhile: [],
  effects: [effect],
});

/** `abilities`: further ones that the card prints. */
export const dollBody = ({ hp, prizes, immune }: Doll, abilities: readonly AbilityFacts[]): PokemonBody => ({
  stage: 'basic',
  line: [],
  hp,
  types: ['Colorless'],
  attacks: [],
  weaknesses: [],
  resistances: [],
  retreatCost: 0,
  prizes,
  abilities: [
    rule('Only a toy', {
      works: 'always',
      on: 'self',
      modifiers: [
        { change: 'cannot', what: 'retreat' },
        ...(immune
          ? ([{ change: 'immune', statuses: ['sleep', 'confusion', 'paralysis', 'poison', 'burn'] }] as const)
          : []),
      ],
    }),
    rule('Put away', {
      works: 'activated',
      often: 'any',
      steps: [{ do: 'takeBack', on: 'self', to: 'discard' }],
    }),
    ...abilities,
  ],
});
