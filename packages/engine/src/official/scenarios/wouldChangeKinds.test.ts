/** The law of rule 3.6 with other words of the effect language than in `wouldChange.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { changed, OWN, pokemon, power, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };
const HAND = { pile: 'hand', whose: 'own' } as const;
const DRAW = { do: 'draw', whose: 'own', cards: 2 } as const;
const FUELLED = { card: 'Mosslamb', energy: ['Fire'] } as const;

const using = (steps: readonly Step[], you: SidePosition = {}, opponent: SidePosition = OTHER) => {
  const card = trainer('Tried', steps);
  return game({ you: { ...OTHER, ...you, hand: [card, ...(you.hand ?? [])] }, opponent }).you;
};
const refused = (...of: Parameters<typeof using>) => using(...of).cannot.use('Tried');
const used = (...of: Parameters<typeof using>) => {
  const you = using(...of);
  you.use('Tried');
  return you;
};

describe('3.6a: prices', () => {
  const lost: readonly Step[] = [
    { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'it' },
    { do: 'move', cards: { bound: 'it' }, to: 'lost' },
    { do: 'if', is: { some: 'it' }, yes: [DRAW] },
  ];
  test('a card for the Lost Zone is one', () => {
    expect(refused(lost)).toBe('PRICE');
    expect(refused(lost, { hand: ['Fire'], deck: [] })).toBe('NO_CHANGE');
    expect(used(lost, { hand: ['Fire'] }).lost).toEqual(['Fire']);
  });

  const removal: readonly Step[] = [
    { do: 'chooseCards', from: { on: OWN, part: 'energy' }, min: 1, max: 1, as: 'own' },
    { do: 'move', cards: { bound: 'own' }, to: 'discard' },
    {
      do: 'if',
      is: { some: 'own' },
      yes: [
        { do: 'chooseCards', from: { on: THEIRS, part: 'energy' }, min: 1, max: 1, as: 'theirs' },
        { do: 'move', cards: { bound: 'theirs' }, to: 'discard' },
      ],
    },
  ];
  test('Energy of an own Pokémon is one', () => {
    expect(refused(removal, {}, { active: FUELLED })).toBe('PRICE');
    expect(refused(removal, { active: FUELLED })).toBe('NO_TARGET');
    expect(used(removal, { active: FUELLED }, { active: FUELLED }).active).toMatchObject({ energy: [] });
  });

  test('a card under the deck is none: it is drawn again', () => {
    const under: readonly Step[] = [
      { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'it' },
      { do: 'move', cards: { bound: 'it' }, to: 'deckBottom' },
      DRAW,
    ];
    expect(used(under, { hand: ['Fire'], deck: [] }).hand).toEqual(['Fire']);
  });

  test('the other hand is none: what it loses is a change', () => {
    const both: readonly Step[] = (['own', 'opponent'] as const).flatMap((whose): Step[] => [
      { do: 'move', cards: { pile: 'hand', whose }, to: 'discard' },
      { do: 'draw', whose, cards: 4 },
    ]);
    const empty = { ...OTHER, deck: [], hand: [] };
    expect(refused(both, { deck: [], hand: ['Fire'] }, empty)).toBe('NO_CHANGE');
    used(both, { deck: [], hand: ['Fire'] }, { ...empty, hand: ['Fire'] });
    used(both, { deck: [], hand: ['Fire'] }, { ...empty, deck: ['Fire'] });
  });

  test('neither hand nor deck: nothing is shuffled', () => {
    const shuffle: readonly Step[] = [
      { do: 'move', cards: HAND, to: 'deck' },
      { do: 'shuffle', whose: 'own' },
      DRAW,
    ];
    expect(refused(shuffle, { deck: [] })).toBe('NO_CHANGE');
    used(shuffle, { deck: ['Fire'] });
  });
});

describe('3.6: Special Conditions', () => {
  const poisons = (counters?: number): readonly Step[] => [
    { do: 'afflict', on: 'defending', status: 'poison', ...(counters !== undefined && { counters }) },
  ];
  const poisoned = { active: { card: 'Mosslamb', statuses: ['poison'] } } as const;

  test('poison of another strength is another, of the same it is none (9.5a)', () => {
    expect(refused(poisons(), {}, poisoned)).toBe('NO_CHANGE');
    used(poisons(2), {}, poisoned);
  });

  test('one that takes the place of another is a change (9.2)', () => {
    const sleeps: readonly Step[] = [{ do: 'afflict', on: 'defending', status: 'sleep' }];
    expect(refused(sleeps, {}, { active: { card: 'Mosslamb', statuses: ['sleep'] } })).toBe('NO_CHANGE');
    used(sleeps, {}, { active: { card: 'Mosslamb', statuses: ['confusion'] } });
  });

  test('a cure needs a Pokémon that has one of them', () => {
    const cures: readonly Step[] = [{ do: 'cure', on: OWN, statuses: ['burn'] }];
    expect(refused(cures, poisoned)).toBe('NO_CHANGE');
    used(cures, { active: { card: 'Mosslamb', statuses: ['burn'] } });
  });
});

describe('3.6: to heal', () => {
  const choose: Step = { do: 'choosePokemon', from: OWN, min: 1, max: 1, as: 'it' };
  const heal: Step = { do: 'heal', on: { bound: 'it' }, counters: 3 };

  test('is not for what can’t be healed', () => {
    const bitter = changed('Bitter', { change: 'cannot', what: 'beHealed' });
    expect(refused([choose, heal], { active: { card: bitter, damage: 30 } })).toBe('NO_CHANGE');
    const you = used([choose, heal], {
      active: { card: bitter, damage: 30 },
      bench: [
        { card: 'Stinger', damage: 10 },
        { card: 'Emberfox', damage: 10 },
      ],
    });
    expect(you.asked).toEqual(['Stinger', 'Emberfox']);
  });

  test('or to recover: a Pokémon that gains by either is offered', () => {
    const both: readonly Step[] = [choose, heal, { do: 'cure', on: { bound: 'it' }, statuses: 'all' }];
    expect(refused(both)).toBe('NO_CHANGE');
    const you = used(both, {
      active: { card: 'Mosslamb', statuses: ['poison'] },
      bench: ['Emberfox', { card: 'Stinger', damage: 10 }],
    });
    expect(you.asked).toEqual(['Mosslamb', 'Stinger']);
  });
});

describe('3.6: nothing there, or nowhere to', () => {
  test.each<[string, readonly Step[], SidePosition, SidePosition, string]>([
    [
      'at the top of an empty deck',
      [{ do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 3 } }],
      {},
      { ...OTHER, deck: [] },
      'NO_CHANGE',
    ],
    [
      'in an order of an empty deck',
      [{ do: 'orderTop', whose: 'own', count: 3 }],
      { deck: [] },
      OTHER,
      'NO_CHANGE',
    ],
    [
      'counters from a lone Pokémon onto another',
      [
        { do: 'choosePokemon', from: { ...OWN, where: { damaged: true } }, min: 1, max: 1, as: 'from' },
        { do: 'choosePokemon', from: { ...OWN, notIn: 'from' }, min: 1, max: 1, as: 'to' },
        { do: 'moveCounters', from: { bound: 'from' }, to: { bound: 'to' }, counters: 1 },
      ],
      { active: { card: 'Mosslamb', damage: 20 }, bench: [] },
      OTHER,
      'NO_TARGET',
    ],
    [
      'places with an empty Bench',
      [
        { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
        { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
      ],
      { bench: [] },
      OTHER,
      'NO_TARGET',
    ],
    [
      'of a Stadium where there is none',
      [{ do: 'move', cards: { stadium: true }, to: 'discard' }],
      {},
      OTHER,
      'NO_CHANGE',
    ],
    [
      'devolves what has not evolved',
      [{ do: 'devolve', on: OWN, downTo: 'top', to: 'hand' }],
      {},
      OTHER,
      'NO_CHANGE',
    ],
  ])('%s', (_, steps, you, opponent, code) => {
    expect(refused(steps, you, opponent)).toBe(code);
  });

  test('behind a coin as well, and behind «for each»', () => {
    const flip: Step = { do: 'flip', coins: 1, as: 'coin' };
    expect(refused([flip, { do: 'if', is: { heads: 'coin' }, yes: [DRAW] }], { deck: [] })).toBe('NO_CHANGE');
    const each: Step = {
      do: 'forEach',
      pokemon: OWN,
      as: 'one',
      steps: [{ do: 'heal', on: { bound: 'one' }, counters: 1 }],
    };
    expect(refused([each])).toBe('NO_CHANGE');
    used([each], { bench: [{ card: 'Stinger', damage: 20 }] });
  });

  test('«if any was attached» behind «for each» needs what could be attached', () => {
    const each: Step = {
      do: 'forEach',
      pokemon: OWN,
      as: 'one',
      steps: [
        {
          do: 'chooseCards',
          from: { pile: 'discard', whose: 'own', where: { basicEnergy: true } },
          min: 1,
          max: 1,
          as: 'it',
        },
        { do: 'attachEnergy', cards: { bound: 'it' }, to: { bound: 'one' } },
      ],
    };
    const then: Step = { do: 'if', is: { some: 'it' }, yes: [DRAW] };
    expect(refused([each, then])).toBe('NO_CHANGE');
    used([each, then], { discard: ['Fire'] });
    const maybe: Step = { do: 'may', yes: each.steps };
    expect(refused([maybe, then])).toBe('NO_TARGET');
    used([maybe, then], { discard: ['Fire'] });
    // What is drawn before may be what is chosen.
    const ofHand: Step = {
      do: 'may',
      yes: [{ ...DRAW }, { do: 'chooseCards', from: HAND, min: 0, max: 1, as: 'it' }],
    };
    used([ofHand, then], { deck: ['Fire', 'Fire', 'Fire'] });
  });

  test('«shuffle the rest of the hand» is no change where there is no rest', () => {
    const rest: readonly Step[] = [
      { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'it' },
      { do: 'move', cards: { ...HAND, notIn: 'it' }, to: 'deck' },
      { do: 'shuffle', whose: 'own' },
      DRAW,
    ];
    expect(refused(rest, { hand: ['Fire'], deck: [] })).toBe('NO_CHANGE');
    used(rest, { hand: ['Fire', 'Water'], deck: [] });
    used(rest, { hand: ['Fire'], deck: ['Water'] });
  });

  test('of modes the one that finds something', () => {
    const modes: Step = {
      do: 'chooseModes',
      modes: [[DRAW], [{ do: 'heal', on: OWN, counters: 1 }]],
    };
    expect(refused([modes], { deck: [] })).toBe('NO_CHANGE');
    expect(used([modes], { active: { card: 'Mosslamb', damage: 10 } }).asked).toEqual([0, 1]);
  });
});

test('3.6: «you may» of an evolution is not asked where nothing can follow', () => {
  const riser = pokemon('Riser', {
    stage: 'stage1',
    line: ['Mosslamb'],
    abilities: [
      power('Rise', {
        works: 'answers',
        on: 'evolved',
        steps: [{ do: 'may', yes: [{ do: 'heal', on: OWN, counters: 2 }] }],
      }),
    ],
  });
  const rising = (damage: number) => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', damage }, hand: [riser] },
      opponent: OTHER,
    });
    you.evolve('Mosslamb', 'Riser');
    return you.asked;
  };
  expect(rising(0)).toBeNull();
  expect(rising(20)).toEqual([true, false]);
});
