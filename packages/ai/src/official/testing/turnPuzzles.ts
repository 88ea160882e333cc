/** Turns made by hand whose Prizes hang on the order of moves, on what pays a price, or on leaving a Knock Out that loses. */
import type { CardFacts, CardFilter, Step } from '@pokesol/engine/official';
import {
  attack,
  energy,
  fire,
  game,
  type Position,
  pokemon,
  trainer,
} from '@pokesol/engine/official/testing';
import { BOSS, type HandMade } from './puzzles.ts';

const FIRE = energy('Fire', 'R');
const HITTER = pokemon('Hitter', { hp: 120, attacks: [attack('Hit', 'R', 60)] });
const STRIKER = pokemon('Striker', { hp: 150, attacks: [attack('Strike', 'RR', 120)] });
const CUB = pokemon('Cub', { hp: 60, attacks: [] });
const LION = pokemon('Lion', {
  hp: 160,
  stage: 'stage1',
  line: ['Cub'],
  attacks: [attack('Claw', 'R', 120)],
});
const IDLE = pokemon('Idle', { hp: 70, attacks: [], retreatCost: 1 });
const PREY = pokemon('Prey', { hp: 60 });
const BIG = pokemon('Big', { hp: 120, prizes: 2 });
const HUGE = pokemon('Huge', { hp: 300, prizes: 2 });
const JUNK = pokemon('Junk', { hp: 50, stage: 'stage2', line: ['Nothing', 'Less'] });

const paying = (price: number): readonly Step[] =>
  price === 0
    ? []
    : [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own' },
          min: price,
          max: price,
          price: true,
          as: 'paid',
        },
        { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
      ];

/** Takes one such card from the deck; copies of it are more than the Prizes may hold. */
const seeking = (name: string, where: CardFilter, price = 0): CardFacts =>
  trainer(name, [
    ...paying(price),
    { do: 'chooseCards', from: { pile: 'deck', whose: 'own', where }, min: 0, max: 1, as: 'it' },
    { do: 'move', cards: { bound: 'it' }, to: 'hand' },
    { do: 'shuffle', whose: 'own' },
  ]);
const SEEK_FIRE = seeking('Spark', { basicEnergy: true });
const SEEK_LION = seeking('Call', { kind: 'pokemon', stages: ['stage1'] });
const PAY_FIRE = seeking('Dear Spark', { basicEnergy: true }, 1);
const PAY_MORE = seeking('Dearer Spark', { basicEnergy: true }, 2);
const PAY_LION = seeking('Dear Call', { kind: 'pokemon', stages: ['stage1'] }, 1);
const SWITCH = trainer('Swap', [
  { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
  { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
]);
const DART = trainer('Dart', [
  { do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 6 },
]);
const fires = (count: number): readonly CardFacts[] => Array.from({ length: count }, () => FIRE);
const lions = (count: number): readonly CardFacts[] => Array.from({ length: count }, () => LION);

const made = (title: string, gain: number, position: Position): HandMade => ({
  title,
  gain,
  battle: () => game(position).battle(),
});

/** Another order takes less. */
export const ORDER_PUZZLES: readonly HandMade[] = [
  made('searches for the energy before it attaches', 1, {
    you: { active: HITTER, bench: [HITTER], hand: [SEEK_FIRE], deck: fires(20) },
    opponent: { active: PREY, bench: [HUGE] },
  }),
  made('evolves, then attaches, then attacks', 2, {
    you: { active: CUB, bench: [HITTER], hand: [LION, FIRE] },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('searches for the evolution before it evolves', 2, {
    you: { active: fire(CUB), bench: [HITTER], hand: [SEEK_LION], deck: lions(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('pays the retreat with the attachment', 1, {
    you: { active: IDLE, bench: [fire(HITTER)], hand: [FIRE] },
    opponent: { active: PREY, bench: [HUGE] },
  }),
  made('changes places before it attaches', 1, {
    you: { active: IDLE, bench: [HITTER], hand: [SWITCH, FIRE] },
    opponent: { active: PREY, bench: [HUGE] },
  }),
  made('lays counters before the attack', 2, {
    you: { active: fire(HITTER), bench: [HITTER], hand: [DART] },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('lays counters where they do not fell, after calling', 2, {
    you: { active: fire(HITTER), bench: [HITTER], hand: [DART, BOSS] },
    opponent: { active: HUGE, bench: [BIG, HUGE] },
  }),
  made('fells one by counters and the next by the attack', 2, {
    you: { active: fire(HITTER), bench: [HITTER], hand: [DART] },
    opponent: { active: PREY, bench: [PREY, PREY] },
  }),
  made('attaches to the one that attacks, not to the one in front', 2, {
    you: { active: fire(IDLE), bench: [fire(STRIKER)], hand: [FIRE] },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('calls forward before it attacks', 2, {
    you: { active: fire(HITTER), bench: [HITTER], hand: [BOSS, FIRE] },
    opponent: { active: PREY, bench: [{ card: BIG, damage: 60 }, HUGE] },
  }),
];

/** Another price takes less. */
export const PRICE_PUZZLES: readonly HandMade[] = [
  made('keeps the energy that it has for the attack', 2, {
    you: { active: CUB, bench: [HITTER], hand: [PAY_LION, FIRE, JUNK], deck: lions(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('keeps who calls forward', 2, {
    you: { active: HITTER, bench: [HITTER], hand: [PAY_FIRE, BOSS, JUNK], deck: fires(20) },
    opponent: { active: HUGE, bench: [{ card: BIG, damage: 60 }, HUGE] },
  }),
  made('keeps the evolution', 2, {
    you: { active: CUB, bench: [HITTER], hand: [PAY_FIRE, LION, JUNK], deck: fires(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('pays with two that are of no use', 2, {
    you: { active: CUB, bench: [HITTER], hand: [JUNK, PAY_MORE, LION, JUNK], deck: fires(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('keeps the counters', 2, {
    you: { active: HITTER, bench: [HITTER], hand: [DART, PAY_FIRE, JUNK], deck: fires(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('keeps the way to the Bench', 1, {
    you: { active: IDLE, bench: [HITTER], hand: [SWITCH, JUNK, PAY_FIRE], deck: fires(20) },
    opponent: { active: PREY, bench: [HUGE] },
  }),
  made('pays with the second copy', 2, {
    you: { active: CUB, bench: [HITTER], hand: [LION, LION, PAY_FIRE], deck: fires(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('pays with the energy that it cannot attach', 2, {
    you: { active: CUB, bench: [HITTER], hand: [FIRE, FIRE, PAY_LION], deck: lions(20) },
    opponent: { active: BIG, bench: [HUGE] },
  }),
  made('pays with the second who calls', 2, {
    you: { active: HITTER, bench: [HITTER], hand: [BOSS, BOSS, PAY_FIRE], deck: fires(20) },
    opponent: { active: HUGE, bench: [{ card: BIG, damage: 60 }, HUGE] },
  }),
  made('keeps who calls the one that two units fell', 2, {
    you: { active: fire(STRIKER), bench: [HITTER], hand: [PAY_FIRE, JUNK, BOSS], deck: fires(20) },
    opponent: { active: HUGE, bench: [BIG, HUGE] },
  }),
];

const jumping = (hp: number, prey: number, theirs: number): Position => ({
  you: {
    active: fire(pokemon('Jumper', { hp, retreatCost: 0, attacks: [attack('Hit', 'R', 60)] })),
    bench: [pokemon('Wall', { hp: 300, attacks: [] })],
  },
  opponent: {
    active: pokemon('Prey', { hp: prey }),
    bench: [
      { card: pokemon('Avenger', { hp: 190, attacks: [attack('Hit', 'RR', theirs)] }), energy: [FIRE, FIRE] },
    ],
    prizes: 1,
  },
});
/** The one that is promoted takes the last Prize from who attacked, and nothing from the wall. */
export const TRAPS: readonly HandMade[] = [
  [60, 60, 120],
  [60, 50, 60],
  [70, 60, 70],
  [90, 40, 120],
  [110, 60, 110],
  [40, 30, 50],
  [50, 60, 200],
  [80, 60, 90],
  [100, 50, 140],
  [120, 60, 120],
].map(([hp = 60, prey = 60, theirs = 120]) =>
  made(
    `leaves a Knock Out of ${prey} HP that ${theirs} damage avenges on ${hp}`,
    0,
    jumping(hp, prey, theirs),
  ),
);
