/** The law of rule 3.6 over whole uses: what is a price, what can change, and with which of the remaining choices. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { OWN, pokemon, power, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };
const HAND = { pile: 'hand', whose: 'own' } as const;
const THEIRS = { pile: 'hand', whose: 'opponent' } as const;

const giving = (count: number, ...steps: readonly Step[]): readonly Step[] => [
  { do: 'chooseCards', from: HAND, min: count, max: count, as: 'given' },
  { do: 'move', cards: { bound: 'given' }, to: 'discard' },
  {
    do: 'if',
    is: count > 1 ? { quantity: { cards: { bound: 'given' } }, atLeast: count } : { some: 'given' },
    yes: steps,
  },
];
const DRAW = { do: 'draw', whose: 'own', cards: 2 } as const;
const holding = (card: ReturnType<typeof trainer>, you: SidePosition = {}, opponent = OTHER) =>
  game({ you: { ...OTHER, ...you, hand: [card, ...(you.hand ?? [])] }, opponent }).you;

describe('3.6a: what is given up first is a price, with or without the words for it', () => {
  const BALL = trainer(
    'Ball',
    giving(
      2,
      { do: 'chooseCards', from: { pile: 'deck', whose: 'own' }, min: 1, max: 1, as: 'it' },
      { do: 'move', cards: { bound: 'it' }, to: 'hand' },
    ),
  );

  test('«Discard 2 cards. If you do» asks for two', () => {
    expect(holding(BALL, { hand: ['Fire'] }).cannot.use('Ball')).toBe('PRICE');
    expect(holding(BALL, { hand: ['Fire', 'Fire'], deck: [] }).cannot.use('Ball')).toBe('NO_TARGET');
    const you = holding(BALL, { hand: ['Fire', 'Fire'], deck: ['Mosslamb'] });
    you.use('Ball');
    expect(you.hand).toEqual(['Mosslamb']);
  });

  test('to draw from an empty deck is nothing that it could buy, of a trainer and of an ability', () => {
    const SKATER = trainer('Skater', giving(1, DRAW));
    const DIVER = pokemon('Diver', {
      abilities: [power('Dive', { works: 'activated', often: 'oncePerTurn', steps: giving(1, DRAW) })],
    });
    expect(holding(SKATER, { hand: ['Fire'], deck: [] }).cannot.use('Skater')).toBe('NO_CHANGE');
    const { you } = game({ you: { active: DIVER, hand: ['Fire'], deck: [] }, opponent: OTHER });
    expect(you.cannot.ability('Diver')).toBe('NO_CHANGE');
  });

  test('discarding the hand is no change by itself', () => {
    const PROFESSOR = trainer('Professor', [
      { do: 'move', cards: HAND, to: 'discard' },
      { ...DRAW, cards: 7 },
    ]);
    expect(holding(PROFESSOR, { hand: ['Fire'], deck: [] }).cannot.use('Professor')).toBe('NO_CHANGE');
    const you = holding(PROFESSOR, { hand: ['Fire'], deck: ['Water'] });
    you.use('Professor');
    expect(you.hand).toEqual(['Water']);
  });

  test('a trainer that only discards may be used for that', () => {
    const RID = trainer('Rid', [
      { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'it' },
      { do: 'move', cards: { bound: 'it' }, to: 'discard' },
    ]);
    const you = holding(RID, { hand: ['Fire'] });
    you.use('Rid');
    expect(you.discard).toEqual(['Fire', 'Rid']);
  });

  test('two prices of one card each are two cards', () => {
    const pays = (as: string): readonly Step[] => [
      { do: 'chooseCards', from: HAND, min: 1, max: 1, price: true, as },
      { do: 'move', cards: { bound: as }, to: 'discard' },
    ];
    const TOLL = trainer('Toll', [DRAW], {
      effect: { price: [...pays('one'), ...pays('two')], steps: [DRAW] },
    });
    expect(holding(TOLL, { hand: ['Fire'] }).cannot.use('Toll')).toBe('PRICE');
    const you = holding(TOLL, { hand: ['Fire', 'Fire'] });
    you.use('Toll');
    expect(you.hand).toHaveLength(2);
  });

  test('a discard after a gain need not be payable before it', () => {
    const REPORT = trainer('Report', [DRAW, ...giving(1)]);
    const you = holding(REPORT, { deck: ['Fire', 'Water'] });
    you.use('Report');
    expect(you.asked).toHaveLength(2);
  });
});

describe('3.6a: a shuffle into the deck is a change', () => {
  const COPY = trainer('Copy', [
    { do: 'move', cards: HAND, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
    { do: 'draw', whose: 'own', cards: { cards: THEIRS } },
  ]);

  test('of the whole hand also where there is none', () => {
    const table = game({ you: { ...OTHER, hand: [COPY] }, opponent: { ...OTHER, hand: [] } });
    table.you.use('Copy');
    expect(table.happened()).toContain('deckShuffled');
  });

  test('of chosen cards only where one was chosen: else the deck lies as it lay', () => {
    const SNATCH = trainer('Snatch', [
      DRAW,
      { do: 'chooseCards', from: THEIRS, min: 1, max: 1, random: true, as: 'it' },
      { do: 'move', cards: { bound: 'it' }, to: 'deck' },
      { do: 'shuffle', whose: 'opponent' },
    ]);
    const table = game({ you: { ...OTHER, hand: [SNATCH] }, opponent: { ...OTHER, hand: [] } });
    table.you.use('Snatch');
    expect(table.happened()).not.toContain('deckShuffled');
    const some = game({ you: { ...OTHER, hand: [SNATCH] }, opponent: { ...OTHER, hand: ['Fire'] } });
    some.you.use('Snatch');
    expect(some.happened()).toContain('deckShuffled');
  });
});

describe('3.6: what a later step works on is what can be chosen for it', () => {
  const POTION = trainer('Mixture', [
    { do: 'choosePokemon', from: OWN, min: 1, max: 1, as: 'it' },
    { do: 'heal', on: { bound: 'it' }, counters: 6 },
    {
      do: 'if',
      is: { some: 'it' },
      yes: [
        { do: 'chooseCards', from: { on: { bound: 'it' }, part: 'energy' }, min: 1, max: 1, as: 'energy' },
        { do: 'move', cards: { bound: 'energy' }, to: 'discard' },
      ],
    },
  ]);

  test('to heal when no Pokémon is damaged, whatever Energy would be given up', () => {
    const whole = holding(POTION, { active: { card: 'Mosslamb', energy: ['Fire'] } });
    expect(whole.cannot.use('Mixture')).toBe('NO_CHANGE');
    const you = holding(POTION, {
      active: { card: 'Mosslamb', energy: ['Fire'] },
      bench: [
        { card: 'Stinger', damage: 20 },
        { card: 'Emberfox', damage: 10 },
      ],
    });
    you.use('Mixture');
    expect(you.asked).toEqual(['Stinger', 'Emberfox']);
  });

  const SWITCH: readonly Step[] = [
    { do: 'choosePokemon', from: { ...OWN, where: { energy: 'any' } }, min: 1, max: 1, as: 'from' },
    { do: 'chooseCards', from: { on: { bound: 'from' }, part: 'energy' }, min: 1, max: 1, as: 'energy' },
    { do: 'choosePokemon', from: { ...OWN, notIn: 'from' }, min: 1, max: 1, as: 'onto' },
    { do: 'attachEnergy', cards: { bound: 'energy' }, to: { bound: 'onto' } },
  ];
  test('to move Energy from a lone Pokémon to another', () => {
    const lone = { active: { card: 'Mosslamb', energy: ['Fire'] }, bench: [] };
    expect(holding(trainer('Mover', SWITCH), lone).cannot.use('Mover')).toBe('NO_TARGET');
    const MOVER = pokemon('Trance', {
      abilities: [power('Trance', { works: 'activated', often: 'any', steps: SWITCH })],
    });
    const { you } = game({ you: { active: { card: MOVER, energy: ['Fire'] } }, opponent: OTHER });
    expect(you.cannot.ability('Trance')).toBe('NO_TARGET');
  });

  test('a condition that is there already', () => {
    const TRAP = trainer('Trap', [
      { do: 'afflict', on: 'defending', status: 'confusion' },
      { do: 'afflict', on: 'defending', status: 'poison' },
    ]);
    const against = (...statuses: readonly ('confusion' | 'poison' | 'sleep')[]) =>
      holding(TRAP, {}, { active: { card: 'Mosslamb', statuses } });
    expect(against('confusion', 'poison').cannot.use('Trap')).toBe('NO_CHANGE');
    against('poison').use('Trap');
    against('sleep', 'poison').use('Trap');
  });

  test('a hand that is empty is known to hold nothing', () => {
    const SCOPE = trainer('Scope', [{ do: 'reveal', cards: THEIRS }]);
    expect(holding(SCOPE, {}, { ...OTHER, hand: [] }).cannot.use('Scope')).toBe('NO_CHANGE');
    holding(SCOPE, {}, { ...OTHER, hand: ['Fire'] }).use('Scope');
  });

  test('«If you do» behind what cannot be done', () => {
    const MARS = trainer('Marsh', [
      {
        do: 'if',
        is: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
        yes: [
          DRAW,
          { do: 'chooseCards', from: THEIRS, random: true, min: 1, max: 1, as: 'it' },
          { do: 'move', cards: { bound: 'it' }, to: 'discard' },
        ],
      },
    ]);
    expect(holding(MARS, { deck: [] }, { ...OTHER, hand: ['Fire'] }).cannot.use('Marsh')).toBe('NO_CHANGE');
  });

  test('which cards lie in the other hand decides nothing beforehand', () => {
    const SPRAY = trainer('Spray', [
      { do: 'chooseCards', from: { ...THEIRS, where: { kind: 'trainer' } }, min: 1, max: 1, as: 'it' },
      { do: 'move', cards: { bound: 'it' }, to: 'discard' },
    ]);
    for (const card of ['Fire', 'Letter']) {
      const you = holding(SPRAY, {}, { ...OTHER, hand: [card] });
      expect(you.moves).toContainEqual(expect.objectContaining({ type: 'trainer' }));
    }
  });
});

test('3.6: a player is not asked whether to do what could change nothing', () => {
  const WINK = pokemon('Winker', {
    abilities: [
      power('Wink', {
        works: 'answers',
        on: 'played',
        steps: [
          {
            do: 'may',
            yes: [
              { do: 'reveal', cards: THEIRS },
              {
                do: 'chooseCards',
                from: { ...THEIRS, where: { kind: 'pokemon' } },
                min: 0,
                max: 60,
                as: 'them',
              },
              { do: 'bench', cards: { bound: 'them' }, whose: 'opponent' },
            ],
          },
        ],
      }),
    ],
  });
  const against = (bench: readonly string[]) => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: [WINK] },
      opponent: { active: 'Mosslamb', bench, hand: ['Stinger'] },
    });
    you.benches('Winker');
    return you.asked;
  };
  expect(against(['Stinger', 'Stinger', 'Stinger', 'Stinger', 'Stinger'])).toBeNull();
  expect(against(['Stinger'])).toEqual([true, false]);
});
