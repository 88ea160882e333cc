/** Made-up cards for the tests of the official rules: kinds that do nothing by themselves, and what asks for them. */
import type { PokemonFacts, TrainerFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import type { CardFilter } from '../model/nouns.ts';
import { attack, pokemon, trainer } from './cardBuilders.ts';

const heals = (card: CardFilter): readonly Step[] => [
  {
    do: 'choosePokemon',
    from: { whose: 'own', place: 'inPlay', where: { damaged: true, card } },
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'heal', on: { bound: 'it' }, counters: 3 },
];
const fetches = (card: CardFilter): readonly Step[] => [
  {
    do: 'choosePokemon',
    from: { whose: 'opponent', place: 'bench', where: { card } },
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
];

/** Has the name of the plain one, so tests take it by this name. */
export const MOSSRAM_PRIME: PokemonFacts = {
  ...pokemon('Mossram', {
    stage: 'stage1',
    line: ['Mosslamb'],
    hp: 140,
    types: ['Grass'],
    attacks: [attack('Graze', 'C', 60)],
  }),
  id: 'Mossram Prime',
  tags: ['Prime'],
};

export const NAMED_POKEMON: readonly PokemonFacts[] = [
  pokemon('Dark Pebblebear', {
    stage: 'stage1',
    line: ['Pebblecub'],
    hp: 70,
    types: ['Fighting'],
    attacks: [attack('Slash', 'C', 40)],
  }),
  pokemon("Rook's Sparkmouse", { types: ['Lightning'] }),
  pokemon("Rook's Sparkrat", { stage: 'stage1', line: ["Rook's Sparkmouse"], hp: 80, types: ['Lightning'] }),
  { ...pokemon('Mudfin ★', { hp: 80, types: ['Water'] }), tags: ['Star'] },
  MOSSRAM_PRIME,
  {
    ...pokemon('Radiant Emberfox', { hp: 130, types: ['Fire'], attacks: [attack('Glow', 'C', 60)] }),
    tags: ['Radiant', 'Rule Box'],
  },
  {
    ...pokemon('Mossram ex', { stage: 'stage1', line: ['Mosslamb'], hp: 110, types: ['Grass'], prizes: 2 }),
    tags: ['ex', 'Rule Box'],
  },
  { ...pokemon('Pebble ex', { hp: 110, types: ['Fighting'], prizes: 2 }), tags: ['ex', 'Rule Box'] },
];

export const NAMED_TRAINERS: readonly TrainerFacts[] = [
  trainer('Dark Den', null, {
    trainer: 'stadium',
    holds: [
      {
        on: { whose: 'both', place: 'inPlay', where: { card: { nameHas: 'Dark' } } },
        modifiers: [{ change: 'hp', by: 20 }],
      },
    ],
  }),
  trainer("Rook's Care", heals({ nameHas: "Rook's" }), { trainer: 'supporter' }),
  trainer('Starlight', heals({ tag: 'Star' })),
  trainer('Prime Time', heals({ tag: 'Prime' })),
  trainer('Box Hook', fetches({ tag: 'Rule Box' })),
  trainer('ex Hook', fetches({ tag: 'ex' })),
  trainer('Teamwork', heals({ nameHas: 'Puller' })),
  { ...trainer('Master Letter', [{ do: 'draw', whose: 'own', cards: 4 }]), tags: ['ACE SPEC'] },
  {
    ...trainer('Master Charm', null, {
      trainer: 'tool',
      holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 50 }] }],
    }),
    tags: ['ACE SPEC'],
  },
  trainer('Finder', [
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { kind: 'trainer', not: { tag: 'ACE SPEC' } } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'move', cards: { bound: 'it' }, to: 'hand', shown: true },
  ]),
];
