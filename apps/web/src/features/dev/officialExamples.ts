/** Tables of the printed game to look at: full benches with all that can be on a Pokémon, a bare one, a hand of twenty. */
import type { PokemonPosition, Position } from '@pokesol/engine/official/testing';

const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

const HAND = [
  ...['Raichu', 'Alakazam', 'Poliwag', 'Lightning Energy', 'Double Colorless Energy'],
  ...['Switch', 'Float Stone', 'Computer Search', "Professor's Research"],
] as const;

const ACTIVE: PokemonPosition = {
  card: 'Poliwrath',
  onto: ['Poliwag', 'Poliwhirl'],
  damage: 50,
  energy: ['Water Energy', 'Water Energy', 'Double Colorless Energy'],
  tools: ['Muscle Band'],
  statuses: ['poison'],
};

const BENCH: readonly PokemonPosition[] = [
  { card: 'Pikachu', energy: ['Lightning Energy'] },
  { card: 'Magneton', onto: ['Magnemite'], damage: 20 },
  { card: 'Snorlax', energy: ['Double Colorless Energy', 'Lightning Energy'], tools: ['Float Stone'] },
  { card: 'Eevee' },
  {
    card: 'Jolteon',
    onto: ['Eevee'],
    damage: 80,
    energy: [...times(4, 'Lightning Energy'), 'Double Colorless Energy'],
    tools: ['Float Stone'],
    markers: [{ modifier: { change: 'cannot', what: 'retreat' }, until: 9 }],
  },
];

const OPPONENT = {
  active: {
    card: 'Blastoise ex',
    onto: ['Squirtle', 'Wartortle'],
    damage: 120,
    energy: times(3, 'Water Energy'),
    tools: ['Vitality Belt'],
    statuses: ['sleep'],
    markers: [{ modifier: { change: 'damageTaken', by: -20 }, until: 9 }],
  },
  bench: [
    { card: 'Staryu', energy: ['Water Energy'] },
    { card: 'Starmie', onto: ['Staryu'], energy: times(2, 'Water Energy') },
    {
      card: 'Charizard ex',
      onto: ['Charmander', 'Charmeleon'],
      damage: 140,
      energy: [...times(3, 'Water Energy'), 'Double Colorless Energy'],
      tools: ['Vitality Belt'],
    },
    'Magikarp',
    { card: 'Psyduck', damage: 30, energy: ['Water Energy'] },
  ],
  hand: times(6, 'Bill'),
  discard: [...times(8, 'Bill'), 'Magikarp'],
  prizes: 4,
  done: { spent: ['VSTAR'] },
} as const satisfies Position['opponent'];

const TABLE: Position = {
  turn: 9,
  you: {
    active: ACTIVE,
    bench: BENCH,
    hand: HAND,
    discard: [...times(11, 'Bill'), 'Poliwag'],
    prizes: 3,
    lost: ['Bill'],
    stadium: 'Beach Court',
    done: { playedSupporter: true },
  },
  opponent: OPPONENT,
};

export const EXAMPLE_TABLES = {
  table: TABLE,
  hand: { ...TABLE, you: { ...TABLE.you, hand: [...HAND, ...HAND, 'Raichu', 'Alakazam'], discard: [] } },
  crowded: {
    ...TABLE,
    you: {
      ...TABLE.you,
      active: {
        ...ACTIVE,
        energy: [...times(2, 'Water Energy'), 'Fire Energy', 'Rainbow', 'Double Colorless Energy'],
        statuses: ['poison', 'burn', 'confusion'],
        markers: [
          { modifier: { change: 'cannot', what: 'retreat' }, until: 9 },
          { modifier: { change: 'damageDealt', by: 30 }, until: 9 },
        ],
      },
      deck: times(7, 'Bill'),
    },
  },
  /** As many as a Stadium may make room for. */
  eight: {
    ...TABLE,
    you: { ...TABLE.you, bench: [...BENCH, 'Staryu', { card: 'Starmie', onto: ['Staryu'] }, 'Magikarp'] },
    opponent: {
      ...OPPONENT,
      bench: [...OPPONENT.bench, 'Pikachu', 'Eevee', { card: 'Snorlax', damage: 60 }],
    },
  },
  /** Abilities that are announced, that work by themselves, and that have been used. */
  powers: {
    ...TABLE,
    you: {
      ...TABLE.you,
      active: {
        ...ACTIVE,
        card: 'Blastoise',
        onto: ['Squirtle', 'Wartortle'],
        energy: times(3, 'Water Energy'),
      },
      bench: [
        { card: 'Venusaur', onto: ['Bulbasaur', 'Ivysaur'], energy: ['Grass Energy'] },
        { card: 'Machamp', onto: ['Machop', 'Machoke'] },
        'Pikachu',
      ],
      hand: ['Water Energy', ...HAND],
    },
    opponent: { ...OPPONENT, active: { card: 'Machamp', onto: ['Machop', 'Machoke'], damage: 20 } },
  },
  bare: { turn: 1, you: { active: 'Pikachu' }, opponent: { active: 'Magikarp' } },
} as const satisfies Readonly<Record<string, Position>>;

export type OfficialExample = keyof typeof EXAMPLE_TABLES;
