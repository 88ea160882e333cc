/** Checks the words in which cards say what they do: for every effect there is, and on every shipped card. */
import { STATUSES, TYPES } from '@pokesol/engine';
import { CARD_CLASSES, DURATIONS, type Effect, type EffectOf, TARGETS } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import { SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { battleFacts } from './battleFacts.ts';
import { effectText, energyText, trainerText } from './cardText.ts';
import { ruleText } from './ruleText.ts';
import { KNOWN_TRAINERS, trainerEffect } from './trainerEffects.ts';

const NONE = 'This card has no effect in battles yet.';
const COUNTS = [1, 2, 5];
const SIMPLE: readonly Effect[] = [
  { do: 'status', status: 'poison', to: 'target' },
  { do: 'draw', count: 1 },
];

/** Every effect of the vocabulary in every form that reads differently; a new kind does not compile without a line. */
const ALL: { readonly [Do in Effect['do']]: readonly EffectOf<Do>[] } = {
  hit: [{ do: 'hit', base: 30 }],
  status: STATUSES.flatMap((status) => [
    { do: 'status', status, to: 'self' } as const,
    { do: 'status', status, to: 'target' } as const,
  ]),
  flip: [
    { do: 'flip', heads: SIMPLE, tails: [] },
    { do: 'flip', heads: [], tails: SIMPLE },
    { do: 'flip', heads: SIMPLE, tails: SIMPLE },
    { do: 'flip', heads: [], tails: [] },
    { do: 'flip', heads: [], tails: [{ do: 'flip', heads: SIMPLE, tails: SIMPLE }] },
  ],
  heal: [{ do: 'heal', amount: 20 }],
  draw: COUNTS.map((count) => ({ do: 'draw', count }) as const),
  discardHand: [{ do: 'discardHand' }],
  discardFromHand: COUNTS.map((count) => ({ do: 'discardFromHand', count }) as const),
  orderTop: COUNTS.map((count) => ({ do: 'orderTop', count }) as const),
  take: CARD_CLASSES.flatMap((what) =>
    COUNTS.flatMap((count) =>
      (['deck', 'discard'] as const).flatMap((from) =>
        (['choose', 'first'] as const).map((pick) => ({ do: 'take', from, what, count, pick }) as const),
      ),
    ),
  ),
  discardEnergy: COUNTS.flatMap((count) =>
    (['target', 'anyOwn'] as const).flatMap((off) =>
      [true, false].map((upTo) => ({ do: 'discardEnergy', off, count, upTo }) as const),
    ),
  ),
  changePlaces: [{ do: 'changePlaces' }],
  attach: (['damageDealt', 'damageTaken'] as const).flatMap((changes) =>
    DURATIONS.flatMap((lasts) =>
      [10, -10].flatMap((amount) =>
        [true, false].map((replaces) => ({ do: 'attach', changes, amount, lasts, replaces }) as const),
      ),
    ),
  ),
};
const EFFECTS: readonly Effect[] = Object.values(ALL).flat();

function expectGrammatical(text: string): void {
  for (const sentence of text.split(/(?<=\.) /)) {
    expect(sentence).toMatch(/^[A-Z][A-Za-z0-9,:' ]*[A-Za-z]\.$/);
    expect(sentence).not.toMatch(
      /undefined|NaN|null|\[| {2}| ,|\b1 (?:\w+ )*cards\b|\b[2-9] (?:card|Energy card)\b|--/,
    );
  }
}

describe('a text', () => {
  test.each(EFFECTS.map((effect) => [JSON.stringify(effect), effect] as const))(
    'says %s',
    (_name, effect) => {
      expectGrammatical(effectText([effect]));
      expectGrammatical(effectText([...SIMPLE, effect, ...SIMPLE]));
      expectGrammatical(effectText([{ do: 'flip', heads: [effect], tails: [effect, effect] }]));
      for (const target of [...TARGETS, null])
        expectGrammatical(trainerText({ target, steps: [effect, ...SIMPLE, effect] }));
    },
  );

  test('is another one for every other effect', () => {
    // «Up to one» and «one» are the same to the rules, too; and two attacks may hit for what no number distinguishes.
    const different = EFFECTS.filter(
      (effect) => !(effect.do === 'discardEnergy' && effect.upTo && effect.count === 1),
    );
    const texts = different.map((effect) => effectText([effect]));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('says nothing of an attack that does nothing besides its damage', () =>
    expect(effectText([])).toBe(''));
});

test.each<[string, readonly Effect[]]>([
  ['The Defending Pokemon is now Poisoned.', [{ do: 'status', status: 'poison', to: 'target' }]],
  ['This Pokemon is now Confused.', [{ do: 'status', status: 'confusion', to: 'self' }]],
  [
    'The Defending Pokemon is now Confused and Poisoned.',
    [
      { do: 'status', status: 'confusion', to: 'target' },
      { do: 'status', status: 'poison', to: 'target' },
    ],
  ],
  [
    'The Defending Pokemon is now Asleep. This Pokemon is now Asleep.',
    [
      { do: 'status', status: 'sleep', to: 'target' },
      { do: 'status', status: 'sleep', to: 'self' },
    ],
  ],
  [
    'Flip a coin. If heads, the Defending Pokemon is now Paralyzed.',
    [{ do: 'flip', heads: [{ do: 'status', status: 'paralysis', to: 'target' }], tails: [] }],
  ],
  [
    'Flip a coin. If heads, the Defending Pokemon is now Poisoned. If tails, the Defending Pokemon is now Confused.',
    [
      {
        do: 'flip',
        heads: [{ do: 'status', status: 'poison', to: 'target' }],
        tails: [{ do: 'status', status: 'confusion', to: 'target' }],
      },
    ],
  ],
  [
    'The Defending Pokemon is now Burned. Flip a coin. If heads, the Defending Pokemon is now Paralyzed, and draw 2 cards.',
    [
      { do: 'status', status: 'burn', to: 'target' },
      {
        do: 'flip',
        heads: [
          { do: 'status', status: 'paralysis', to: 'target' },
          { do: 'draw', count: 2 },
        ],
        tails: [],
      },
    ],
  ],
])('%s', (text, effects) => expect(effectText(effects)).toBe(text));

test.each([
  ['Professor Oak', 'Discard your hand. Draw 7 cards.'],
  ['Bill', 'Draw 2 cards.'],
  ['Pokédex', 'Look at the top 5 cards of your deck and put them back in any order.'],
  [
    'Computer Search',
    'Discard 2 cards of your choice from your hand. Put 1 card of your choice from your deck into your hand, then shuffle your deck.',
  ],
  ['Potion', 'Heal 20 damage from one of your Pokemon.'],
  [
    'Super Potion',
    'Discard 1 Energy card attached to one of your Pokemon. Heal 40 damage from that Pokemon.',
  ],
  ['Switch', 'One of your Benched Pokemon changes places with your Active Pokemon.'],
  ['Energy Removal', "Discard 1 Energy card attached to one of your opponent's Pokemon."],
  [
    'Energy Retrieval',
    'Put up to 2 basic Energy cards of your choice from your discard pile into your hand.',
  ],
  [
    'Energy Search',
    'Put the first basic Energy card from the top of your deck into your hand, then shuffle your deck.',
  ],
  [
    'Defender',
    "Attach this card to one of your Pokemon: attacks on it do 20 less damage until the end of your opponent's next turn, and it takes the place of any earlier one.",
  ],
  [
    'PlusPower',
    'Attach this card to one of your Pokemon: its attacks do 10 more damage until the end of this turn.',
  ],
  [
    'Gust of Wind',
    "One of your opponent's Benched Pokemon changes places with your opponent's Active Pokemon.",
  ],
  [
    'Super Energy Removal',
    "Discard 1 Energy card attached to any of your Pokemon. Discard up to 2 Energy cards attached to one of your opponent's Pokemon.",
  ],
  [
    'Item Finder',
    'Discard 2 cards of your choice from your hand. Put 1 Trainer card of your choice from your discard pile into your hand.',
  ],
])('%s: %s', (name, text) => {
  expect(KNOWN_TRAINERS).toContain(name);
  expect(trainerText(trainerEffect(name))).toBe(text);
});

test('a trainer that the rules do not know says so', () => {
  expect(trainerText(null)).toBe(NONE);
  expect(trainerText({ target: null, steps: [] })).toBe(NONE);
});

test('a special energy says what it gives', () => {
  expect(energyText(['Colorless', 'Colorless'])).toBe('Provides 2 Colorless Energy.');
  expect(energyText(['Fire', 'Water', 'Fire'])).toBe('Provides 2 Fire and 1 Water Energy.');
  for (const type of TYPES) expectGrammatical(energyText([type]));
});

describe.each(SHIPPED_SETS)('on the cards of the set $name', ({ id }) => {
  test('the text is what the data does, and every known trainer says more than that it does nothing', () => {
    for (const card of shippedCards(id)) {
      const facts = battleFacts(card);
      if (facts.kind === 'pokemon') {
        expect(card.attacks.map(({ text }) => text)).toEqual(
          facts.attacks.map(({ effects }) => effectText(effects)),
        );
        expect(ruleText(card)).toBe('');
      } else if (facts.kind === 'trainer') {
        expect(ruleText(card)).toBe(trainerText(facts.effect));
        expect(ruleText(card) === NONE).toBe(facts.effect === null);
      } else expect(ruleText(card)).toBe(facts.basic ? '' : energyText(facts.provides));
    }
  });
});
