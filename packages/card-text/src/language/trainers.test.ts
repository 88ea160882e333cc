/** What trainers and special energy mean by their text: each frame beside its effect, pairs that must differ, texts that must not be read. */
import type { TrainerKind } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { compileEnergy, compileTrainer, writeEnergy, writeTrainer } from '../compile.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Warm Lantern', own: [] };
const CARDS = lexiconOf(['Warm Lantern', 'Mosswing', 'Tidepup']);
const compile = (text: string, kind: TrainerKind = 'item') => compileTrainer([text], kind, SOURCE, CARDS);
function meaningOf(text: string, kind: TrainerKind = 'item') {
  const read = compile(text, kind);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
}
const energyOf = (text: string) => {
  const read = compileEnergy([text], SOURCE, CARDS);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
};

const OWN_HAND = { pile: 'hand', whose: 'own' } as const;
const DECK = { pile: 'deck', whose: 'own' } as const;
const SHUFFLE = { do: 'shuffle', whose: 'own' } as const;
const draws = (cards: unknown) => ({ do: 'draw', whose: 'own', cards });
const cardsOf = (from: object, min: number, max: number, as: string, more: object = {}) => ({
  do: 'chooseCards',
  from,
  min,
  max,
  ...more,
  as,
});
const covers = (fields: object) => ({ do: 'cover', whose: 'own', window: 'thisTurn', ...fields });
const bound = (name: string) => ({ bound: name });
const moved = (name: string, to: string, more: object = {}) => ({
  do: 'move',
  cards: bound(name),
  to,
  ...more,
});

/** Of items and supporters: their text, price, steps. */
const PLAYED: readonly (readonly [text: string, effect: object])[] = [
  ['Draw 3 cards.', { steps: [draws(3)] }],
  [
    "Draw 2 cards. If you go second and it's your first turn, draw 3 more cards.",
    { steps: [draws(2), { do: 'if', is: { turn: 'firstGoingSecond' }, yes: [draws(3)] }] },
  ],
  [
    'You can use this card only if you go second, and only during your first turn. Draw 2 cards.',
    { needs: { turn: 'firstGoingSecond' }, steps: [draws(2)] },
  ],
  [
    'You can use this card only during your first turn. Draw 2 cards.',
    { needs: { turn: 'first' }, steps: [draws(2)] },
  ],
  [
    'Look at your face-down Prize cards!',
    { steps: [{ do: 'look', cards: { pile: 'prizes', whose: 'own' } }] },
  ],
  [
    "Discard a Fire Energy card from your hand. (If you can't discard a Fire Energy card, you can't play this card.) Draw 2 cards.",
    {
      price: [
        cardsOf({ ...OWN_HAND, where: { kind: 'energy', type: 'Fire' } }, 1, 1, 'card1', { price: true }),
        moved('card1', 'discard'),
      ],
      steps: [draws(2)],
    },
  ],
  [
    'Heal 120 damage from 1 of your Pokémon that has at least 2 Energy attached.',
    {
      steps: [
        {
          do: 'choosePokemon',
          from: { whose: 'own', place: 'inPlay', where: { energyAtLeast: { units: 2 }, damaged: true } },
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        { do: 'heal', on: bound('pokemon1'), counters: 12 },
      ],
    },
  ],
  [
    "During this turn, your Pokémon's attacks do 10 more damage to the Active Pokémon (before applying Weakness and Resistance).",
    { steps: [covers({ modifier: { change: 'damageDealt', by: 10 } })] },
  ],
  [
    "Draw 2 cards. During this turn, attacks used by your Fire Pokémon do 30 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    {
      steps: [
        draws(2),
        covers({ where: { card: { type: 'Fire' } }, modifier: { change: 'damageDealt', by: 30 } }),
      ],
    },
  ],
  [
    "During your opponent's next turn, all of your Metal Pokémon take 30 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance). (This includes new Pokémon that come into play.)",
    {
      steps: [
        covers({
          where: { card: { type: 'Metal' } },
          window: 'duringOpponentsNextTurn',
          modifier: { change: 'damageTaken', by: -30, ofOpponent: true },
        }),
      ],
    },
  ],
  // The kind stands on the card, not in its text.
  ['Draw 3 cards. You may play only 1 Supporter card during your turn.', { steps: [draws(3)] }],
  ['Draw 2 cards. Your turn ends.', { steps: [draws(2), { do: 'endTurn' }] }],
  [
    'You can use this card only if you discard 2 other cards from your hand. Draw 2 cards.',
    {
      price: [cardsOf(OWN_HAND, 2, 2, 'cards1', { price: true }), moved('cards1', 'discard')],
      steps: [draws(2)],
    },
  ],
  [
    'You can play this card only if you have more Prize cards remaining than your opponent. Draw 2 cards.',
    {
      needs: {
        quantity: { cards: { pile: 'prizes', whose: 'own' } },
        atLeast: { sum: [{ cards: { pile: 'prizes', whose: 'opponent' } }, 1] },
      },
      steps: [draws(2)],
    },
  ],
  // Of a named kind no player need find any; of any card one is found.
  [
    'Search your deck for up to 2 Basic Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.',
    {
      steps: [
        cardsOf({ ...DECK, where: { kind: 'pokemon', stages: ['basic'] } }, 0, 2, 'cards1'),
        moved('cards1', 'hand', { shown: true }),
        SHUFFLE,
      ],
    },
  ],
  [
    'Search your deck for up to 2 cards and put them into your hand. Then, shuffle your deck.',
    { steps: [cardsOf(DECK, 1, 2, 'cards1'), moved('cards1', 'hand'), SHUFFLE] },
  ],
  // What lies open is taken: «up to» is one at least.
  [
    'Put up to 2 Basic Energy cards from your discard pile into your hand.',
    {
      steps: [
        cardsOf({ pile: 'discard', whose: 'own', where: { basicEnergy: true } }, 1, 2, 'cards1'),
        moved('cards1', 'hand'),
      ],
    },
  ],
  [
    'Look at the top 7 cards of your deck. You may reveal an Item card you find there and put it into your hand. Shuffle the other cards back into your deck.',
    {
      steps: [
        cardsOf({ ...DECK, where: { trainers: ['item'] }, top: 7 }, 0, 1, 'card1'),
        moved('card1', 'hand', { shown: true }),
        SHUFFLE,
      ],
    },
  ],
  [
    'Look at the top 3 cards of your deck and put 1 of them into your hand. Discard the other cards.',
    {
      steps: [
        cardsOf({ ...DECK, top: 3 }, 1, 1, 'card1'),
        moved('card1', 'hand'),
        {
          do: 'move',
          cards: { ...DECK, top: { difference: [3, { cards: bound('card1') }] } },
          to: 'discard',
        },
      ],
    },
  ],
  // It is done to a Pokémon to which it can be done.
  [
    'Heal 30 damage from 1 of your Pokémon.',
    {
      steps: [
        {
          do: 'choosePokemon',
          from: { whose: 'own', place: 'inPlay', where: { damaged: true } },
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        { do: 'heal', on: bound('pokemon1'), counters: 3 },
      ],
    },
  ],
  // Two things done to one choice.
  [
    'Heal 30 damage and remove all Special Conditions from 1 of your Pokémon.',
    {
      steps: [
        {
          do: 'choosePokemon',
          from: { whose: 'own', place: 'inPlay' },
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        { do: 'heal', on: bound('pokemon1'), counters: 3 },
        { do: 'cure', on: bound('pokemon1'), statuses: 'all' },
      ],
    },
  ],
  [
    'Draw 5 cards. If your Active Pokémon is your only Pokémon in play, draw 8 cards instead.',
    {
      steps: [
        {
          do: 'if',
          is: { not: { exists: { whose: 'own', place: 'bench' } } },
          yes: [draws(8)],
          no: [draws(5)],
        },
      ],
    },
  ],
];

describe('items and supporters', () => {
  test.each(PLAYED)('%s', (text, effect) => {
    const meaning = meaningOf(text, text.includes('Supporter') ? 'supporter' : 'item');
    expect(meaning).toEqual({ effect, holds: [] });
    expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '')).toEqual(meaning);
  });

  test.each([
    ['Draw 2 cards.', 'Draw 3 cards.'],
    ['Draw 2 cards.', 'You may draw 2 cards.'],
    [
      'Discard 2 cards from your hand. If you do, draw 2 cards.',
      'You can use this card only if you discard 2 other cards from your hand. Draw 2 cards.',
    ],
    [
      'Search your deck for a Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.',
      'Search your deck for a card and put it into your hand. Then, shuffle your deck.',
    ],
    [
      'Look at the top 3 cards of your deck and put 1 of them into your hand. Discard the other cards.',
      'Look at the top 3 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into your deck.',
    ],
  ])('«%s» is not «%s»', (one, other) => {
    expect(meaningOf(one)).not.toEqual(meaningOf(other));
  });

  test.each([
    // Only a Pokémon has these texts.
    'This Pokémon has no Weakness.',
    'Heal 20 damage from this Pokémon.',
    // What was done is not what was chosen.
    'Discard your hand. If you do, heal 20 damage from 1 of your Pokémon.',
    // A rule that is no reminder.
    "Draw 2 cards. (You can't draw more.)",
    'You may play only 1 Supporter card during your turn.',
    '',
  ])('«%s» is refused', (text) => {
    expect(compile(text)).toHaveProperty('unread');
  });
});

const of = (modifier: object, on: unknown = 'self', more: object = {}) => ({
  ...more,
  on,
  modifiers: [modifier],
});
const toolText =
  'Attach a Pokémon Tool to 1 of your Pokémon that doesn’t already have a Pokémon Tool attached to it. ';

/** Of what stays in play. */
const HOLDS: readonly (readonly [kind: TrainerKind, text: string, ...holds: object[]])[] = [
  [
    'tool',
    "Prevent all effects of attacks, including damage, done to the Pokémon this card is attached to (excluding Pokémon-EX) by your opponent's Team Plasma Pokémon.",
    of(
      { change: 'preventEffects', from: { card: { tag: 'Team Plasma' } }, ofOpponent: true },
      { among: 'self', where: { card: { not: { tag: 'EX' } } } },
    ),
  ],
  ['tool', 'The Pokémon this card is attached to gets +30 HP.', of({ change: 'hp', by: 30 })],
  ['tool', `${toolText}The Pokémon Warm Lantern is attached to gets +30 HP.`, of({ change: 'hp', by: 30 })],
  [
    'tool',
    'The Fire Pokémon this card is attached to has no Weakness.',
    of({ change: 'noWeakness' }, { among: 'self', where: { card: { type: 'Fire' } } }),
  ],
  [
    'tool',
    'If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your opponent’s Pokémon (even if it is Knocked Out), put 2 damage counters on the Attacking Pokémon.',
    of({
      change: 'answer',
      on: 'damagedByAttack',
      from: 'active',
      steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
    }),
  ],
  [
    'tool',
    'At the end of each turn, if the Pokémon this card is attached to has 3 or more damage counters on it, heal 30 damage from it and discard this card.',
    of({
      change: 'answer',
      on: 'eachTurnEnds',
      steps: [
        {
          do: 'if',
          is: { quantity: { counters: 'self' }, atLeast: 3 },
          yes: [
            { do: 'heal', on: 'self', counters: 3 },
            { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' },
          ],
        },
      ],
    }),
  ],
  [
    'stadium',
    'The Retreat Cost of each Basic Pokémon in play (both yours and your opponent’s) is Colorless less.',
    of(
      { change: 'retreat', by: -1 },
      { whose: 'both', place: 'inPlay', where: { card: { stages: ['basic'] } } },
    ),
  ],
];

describe('tools and stadiums', () => {
  test.each(HOLDS.map(([kind, text, ...holds]) => ({ kind, text, holds })))(
    '$kind: $text',
    ({ kind, text, holds }) => {
      const meaning = meaningOf(text, kind);
      expect(meaning).toEqual({ holds });
      expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '', kind)).toEqual(meaning);
    },
  );

  test.each<[text: string, use: object]>([
    [
      "Once during each player's turn, that player may put a basic Energy card from their discard pile into their hand.",
      {
        steps: [
          cardsOf({ pile: 'discard', whose: 'own', where: { basicEnergy: true } }, 1, 1, 'card1'),
          moved('card1', 'hand'),
        ],
      },
    ],
    [
      "Once during each player's turn, that player may discard a card from their hand in order to draw 2 cards.",
      {
        price: [cardsOf(OWN_HAND, 1, 1, 'card1', { price: true }), moved('card1', 'discard')],
        steps: [draws(2)],
      },
    ],
  ])('may be used: %s', (text, use) => {
    const meaning = meaningOf(text, 'stadium');
    expect(meaning).toEqual({ holds: [], use });
    expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '', 'stadium')).toEqual(meaning);
    expect(compile(text, 'item')).toHaveProperty('unread');
  });

  test('do nothing by being played, and items change nothing for good', () => {
    expect(compile('Draw 3 cards.', 'stadium')).toHaveProperty('unread');
    expect(compile('The Pokémon this card is attached to gets +30 HP.')).toHaveProperty('unread');
  });

  test('lend attacks only where all of them were read', () => {
    const text = 'The Pokémon this card is attached to can use the attack on this card.';
    const attack = { name: 'Glow', cost: ['Colorless'], damage: 20, sign: '' } as const;
    const lending = (effect: object | null) =>
      compileTrainer([text], 'tool', SOURCE, CARDS, [{ ...attack, effect }]);
    expect(lending({})).toEqual({
      effect: { holds: [of({ change: 'lends', attacks: [{ ...attack, effect: {} }] })] },
    });
    expect(lending(null)).toHaveProperty('unread');
    expect(compile(text, 'tool')).toHaveProperty('unread');
  });
});

const ANY_TYPE = [
  ...['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'],
  ...['Fairy', 'Dragon', 'Colorless'],
];
const ENERGY: readonly (readonly [text: string, meaning: object])[] = [
  [
    'Warm Lantern provides ColorlessColorless Energy.',
    { provides: [['Colorless'], ['Colorless']], type: null, holds: [] },
  ],
  ['This card provides Fire Energy.', { provides: [['Fire']], type: 'Fire', holds: [] }],
  // Only where it is attached: in the hand it is no Fire Energy card.
  [
    'As long as this card is attached to a Pokémon, it provides Fire Energy.',
    { provides: [['Fire']], type: null, holds: [] },
  ],
  [
    'As long as this card is attached to a Pokémon, it provides every type of Energy but provides only 1 Energy at a time.',
    { provides: [ANY_TYPE], type: null, holds: [] },
  ],
  [
    'Warm Lantern can be attached only to an Evolved Pokémon. Warm Lantern provides ColorlessColorless Energy. If the Pokémon Warm Lantern is attached to isn’t an Evolved Pokémon, discard Warm Lantern.',
    { provides: [['Colorless'], ['Colorless']], type: null, holds: [], onto: { evolved: true } },
  ],
  [
    'This card provides Colorless Energy. When you attach this card from your hand to 1 of your Pokémon, heal 10 damage from that Pokémon.',
    {
      provides: [['Colorless']],
      type: null,
      holds: [of({ change: 'answer', on: 'attached', steps: [{ do: 'heal', on: 'self', counters: 1 }] })],
    },
  ],
];

describe('special energy', () => {
  test.each<[text: string, holds: object[]]>([
    [
      'This card provides Colorless Energy. While this card is attached to a Stage 2 Pokémon, it provides every type of Energy but provides only 1 Energy at a time.',
      [
        {
          on: { among: 'self', where: { card: { stages: ['stage2'] } } },
          modifiers: [{ change: 'provides', units: [expect.arrayContaining(['Fire', 'Colorless'])] }],
        },
      ],
    ],
    [
      "This card provides Colorless Energy. The attacks of the Pokémon this card is attached to do 20 less damage to your opponent's Pokémon (before applying Weakness and Resistance).",
      [{ on: 'self', modifiers: [{ change: 'damageDealt', by: -20 }] }],
    ],
    [
      "This card provides Colorless Energy. The Pokémon this card is attached to recovers from being Asleep, Confused, or Paralyzed and can't be affected by those Special Conditions.",
      [
        {
          on: 'self',
          modifiers: [{ change: 'immune', statuses: ['sleep', 'confusion', 'paralysis'] }],
        },
      ],
    ],
  ])('holds: %s', (text, holds) => {
    const meaning = energyOf(text);
    expect(meaning).toMatchObject({ provides: [['Colorless']], holds });
    expect(energyOf(writeEnergy(meaning)?.join(' ') ?? '')).toEqual(meaning);
  });

  test.each(ENERGY)('%s', (text, expected) => {
    const meaning = energyOf(text);
    expect(meaning).toEqual(expected);
    expect(energyOf(writeEnergy(meaning)?.join(' ') ?? '')).toEqual(meaning);
  });

  test.each([
    'Draw a card.',
    'This card provides Fire Energy. This card provides Water Energy.',
    'This card can only be attached to Fire Pokémon. This card provides Water Energy. If this card is attached to anything other than a Water Pokémon, discard this card.',
  ])('«%s» is refused', (text) => {
    expect(compileEnergy([text], SOURCE, CARDS)).toHaveProperty('unread');
  });
});
