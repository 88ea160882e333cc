/** What must hold to use an attack, what it asks, and which number it does then. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const active = (where: object) => ({ exists: { whose: 'opponent', place: 'active', where } });
const self = (where: object) => ({ exists: { among: 'self', where } });
const poisons = (is: object) => ({
  after: [{ do: 'if', is, yes: [{ do: 'afflict', on: 'defending', status: 'poison' }] }],
});
const THEN = 'the Defending Pokémon is now Poisoned.';
const either = (is: object, then: number, otherwise: number) => ({
  damage: {
    sum: [
      { when: is, then },
      { when: { not: is }, then: otherwise },
    ],
  },
});

const READ: readonly Row[] = [
  // Another number instead of the printed one.
  [
    "If the Defending Pokémon is Asleep, this attack's base damage is 80 instead of 30.",
    '30',
    either(active({ statuses: ['sleep'] }), 80, 30),
  ],
  [
    "If the Defending Pokémon already has any damage counters on it, this attack's base damage is 10.",
    '40',
    either(active({ damaged: true }), 10, 40),
  ],
  [
    'If Emberling has any Fire Energy attached to it, this attack does 60 damage instead.',
    '20',
    either(self({ energy: 'Fire' }), 60, 20),
  ],
  // To use it, and to do anything.
  ["This attack can't be used unless Emberling is Asleep.", '20', { needs: self({ statuses: ['sleep'] }) }],
  [
    "This attack can't be used if your opponent has no Benched Pokémon.",
    '20',
    { needs: { exists: { whose: 'opponent', place: 'bench' } } },
  ],
  [
    "Draw a card. (You can't use this attack if your Bench is full.)",
    '',
    {
      needs: { not: { quantity: { count: { whose: 'own', place: 'bench' } }, atLeast: 5 } },
      after: [{ do: 'draw', whose: 'own', cards: 1 }],
    },
  ],
  [
    "You can't use this attack unless Emberling used Cinder last turn.",
    '20',
    { needs: { usedLastTurn: 'Cinder' } },
  ],
  [
    "Discard a Fire Energy card from your hand. (If you can't discard a card from your hand, this attack does nothing.)",
    '30',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own', where: { kind: 'energy', type: 'Fire' } },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
        { do: 'if', is: { not: { some: 'card1' } }, yes: [{ do: 'nothing' }] },
      ],
    },
  ],
  // What is asked of one Pokémon.
  [`If the Defending Pokémon isn't an Evolved Pokémon, ${THEN}`, '', poisons(active({ evolved: false }))],
  [
    `If Emberling has 2 or less Energy attached to it, ${THEN}`,
    '',
    poisons(self({ not: { energyAtLeast: { units: 3 } } })),
  ],
  [
    `If Emberling has at least 2 Water Energy attached to it, ${THEN}`,
    '',
    poisons(self({ energyAtLeast: { units: 2, type: 'Water' } })),
  ],
  [`If the Defending Pokémon is a Pokémon LV.X, ${THEN}`, '', poisons(active({ card: { tag: 'Level-Up' } }))],
  [`If the Defending Pokémon has δ on its card, ${THEN}`, '', poisons(active({ card: { nameHas: 'δ' } }))],
  [`If Emberling is evolved from Mosswing, ${THEN}`, '', poisons(self({ evolvedFrom: 'Mosswing' }))],
  [
    `If Mosswing is in play, ${THEN}`,
    '',
    poisons({ exists: { whose: 'both', place: 'inPlay', where: { card: { name: 'Mosswing' } } } }),
  ],
  [
    `If your opponent has no Stage 2 Evolved Pokémon in play, ${THEN}`,
    '',
    poisons({
      not: { exists: { whose: 'opponent', place: 'inPlay', where: { card: { stages: ['stage2'] } } } },
    }),
  ],
  [
    `If Emberling and the Defending Pokémon have the same number of Energy cards attached to them, ${THEN}`,
    '',
    poisons({
      all: [
        {
          quantity: { cards: { on: 'self', part: 'energy' } },
          atLeast: { cards: { on: 'defending', part: 'energy' } },
        },
        {
          quantity: { cards: { on: 'defending', part: 'energy' } },
          atLeast: { cards: { on: 'self', part: 'energy' } },
        },
      ],
    }),
  ],
  // What only says a rule again.
  [
    'Remove 2 damage counters from Emberling. If Emberling has fewer damage counters than that, remove all of them.',
    '',
    { after: [{ do: 'heal', on: 'self', counters: 2 }] },
  ],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});

test.each([
  // The printed number, said again, must be that one.
  ["If the Defending Pokémon is Asleep, this attack's base damage is 80 instead of 40.", '30', 'symbol'],
  // No sign stands beside a number that another one replaces.
  ["If the Defending Pokémon is Asleep, this attack's base damage is 80 instead of 30.", '30+', 'symbol'],
])('«%s» [%s] is refused: %s', (text, printed, why) => {
  expect(meaningOf(text, printed)).toBe(why);
});
