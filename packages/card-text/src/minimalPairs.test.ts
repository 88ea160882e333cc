/** Sentences that differ in one word and must not mean the same. */
import { expect, test } from 'vitest';
import { compileAttack } from './compile.ts';
import type { PrintedDamage } from './meaning/assemble.ts';
import { CARDS, SOURCE } from './testing/samples.ts';

const PAIRS: readonly (readonly [a: string, b: string, number?: PrintedDamage])[] = [
  [
    'Flip 2 coins. If both of them are heads, this attack does 30 more damage.',
    'Flip 2 coins. This attack does 30 more damage for each heads.',
    { damage: 20, sign: '+' },
  ],
  ['Discard 2 Energy from this Pokémon.', 'Discard up to 2 Energy from this Pokémon.'],
  ['Discard 2 Energy from this Pokémon.', 'Discard 2 Energy cards from this Pokémon.'],
  [
    "This attack does 20 damage to 1 of your opponent's Pokémon.",
    "This attack does 20 damage to each of your opponent's Pokémon.",
  ],
  [
    "This attack does 20 damage to 1 of your opponent's Benched Pokémon.",
    "Put 2 damage counters on 1 of your opponent's Benched Pokémon.",
  ],
  ['This Pokémon does 20 damage to itself.', "This attack does 20 damage to 1 of your opponent's Pokémon."],
  [
    "During your next turn, this Pokémon can't attack.",
    "During your next turn, this Pokémon can't use Cinder Slash.",
  ],
  [
    "This attack's damage isn't affected by Weakness.",
    "This attack's damage isn't affected by Resistance.",
    { damage: 30, sign: '' },
  ],
  [
    "This attack's damage isn't affected by Resistance.",
    "This attack's damage isn't affected by any effects on your opponent's Active Pokémon.",
    { damage: 30, sign: '' },
  ],
  [
    "Discard an Energy from your opponent's Active Pokémon.",
    "Discard a Special Energy from your opponent's Active Pokémon.",
  ],
  ['Discard an Energy from this Pokémon.', 'Discard all Energy from this Pokémon.'],
  ['Discard all Energy from this Pokémon.', 'Discard all Fire Energy from this Pokémon.'],
  ['Discard the top card of your deck.', "Discard the top card of your opponent's deck."],
  ['Heal 20 damage from each of your Pokémon.', 'Heal 20 damage from each of your other Pokémon.'],
  [
    'If this Pokémon has at least 2 extra Fire Energy attached to it (in addition to this attack’s cost), this attack does 30 more damage.',
    'If this Pokémon has 2 or more Fire Energy attached to it, this attack does 30 more damage.',
    { damage: 20, sign: '+' },
  ],
  [
    'If your opponent has 3 or fewer Prize cards remaining, this attack does 30 more damage.',
    'If you have more Prize cards remaining than your opponent, this attack does 30 more damage.',
    { damage: 20, sign: '+' },
  ],
  [
    'Before doing damage, discard an Energy from the Defending Pokémon.',
    'Discard an Energy from the Defending Pokémon.',
    { damage: 20, sign: '' },
  ],
  [
    "During your opponent's next turn, this Pokémon can't retreat.",
    "During your next turn, this Pokémon can't retreat.",
  ],
  [
    'Search your deck for a Basic Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.',
    'Search your deck for a Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.',
  ],
  [
    'This attack does 20 damage for each Energy attached to this Pokémon.',
    'This attack does 20 damage for each Energy attached to both Active Pokémon.',
    { damage: 20, sign: '×' },
  ],
  [
    "If your opponent's Active Pokémon is an Evolution Pokémon, this attack does 30 more damage.",
    "If your opponent's Active Pokémon is a Basic Pokémon, this attack does 30 more damage.",
    { damage: 20, sign: '+' },
  ],
  ['You may draw a card.', 'Draw a card.'],
  ['Flip a coin. If heads, draw a card.', 'Flip a coin. If tails, draw a card.'],
  ['Discard a card from your hand.', "Discard a random card from your opponent's hand."],
  ['The Defending Pokémon is now Asleep.', 'The Defending Pokémon is now Asleep and Poisoned.'],
  [
    'Switch this Pokémon with 1 of your Benched Pokémon.',
    "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
  ],
  [
    "During your opponent's next turn, prevent all damage done to this Pokémon by attacks.",
    "During your opponent's next turn, prevent all effects of attacks, including damage, done to this Pokémon.",
  ],
  ['Draw 2 cards.', 'Draw cards until you have 2 cards in your hand.'],
  [
    'Flip 2 coins. Draw a card for each heads.',
    'Flip a coin until you get tails. Draw a card for each heads.',
  ],
];

test.each(PAIRS.map(([a, b, printed]) => ({ a, b, printed })))('«$a» is not «$b»', ({ a, b, printed }) => {
  const compile = (text: string) => compileAttack(text, printed ?? { damage: 0, sign: '' }, SOURCE, CARDS);
  const [one, other] = [compile(a), compile(b)];
  expect(one).toHaveProperty('effect');
  expect(other).toHaveProperty('effect');
  expect(one).not.toEqual(other);
});
