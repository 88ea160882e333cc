/** Stored cards are read again by what this says of the compiler: each rule is in it, and logic that changes is noticed here. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { compileAbility, compileAttack, compileEnergy, compileTrainer } from './compile.ts';
import { grammarText, LOGIC_VERSION } from './grammarText.ts';
import { attackText } from './language/attacks.ts';
import { lexiconOf } from './text/names.ts';

test('it is the same each time, and another one with a rule more', () => {
  const before = grammarText();
  expect(grammarText()).toBe(before);
  const rules = attackText.rules.length;
  attackText.rules.push({
    wordings: [[{ word: 'hum' }]],
    means: () => [],
    template: [],
    spreads: [],
    readsOnly: true,
  });
  try {
    expect(grammarText()).not.toBe(before);
  } finally {
    attackText.rules.length = rules;
  }
  expect(grammarText()).toBe(before);
});

const SOURCE = { name: 'Emberling', own: ['Gather', 'Hum'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing']);
const PLAIN = { damage: 0, sign: '' } as const;
/** One sentence or more for each part beside the rules: bindings, assembling, «up to», the Bench, signs, checks, dolls. */
const READ: readonly object[] = [
  compileAttack(
    'Flip 2 coins. This attack does 30 damage for each heads.',
    { damage: 30, sign: '×' },
    SOURCE,
    CARDS,
  ),
  compileAttack(
    'Flip a coin. If heads, this attack does 20 more damage.',
    { damage: 30, sign: '+' },
    SOURCE,
    CARDS,
  ),
  compileAttack(
    'Flip a coin. If heads, this attack does 20 more damage.',
    { damage: 30, sign: '×' },
    SOURCE,
    CARDS,
  ),
  compileAttack('This attack does 20 damage to 1 of your opponent’s Benched Pokémon.', PLAIN, SOURCE, CARDS),
  compileAttack('Discard 2 Energy attached to Emberling. Heal 30 damage from it.', PLAIN, SOURCE, CARDS),
  compileAttack(
    'Search your deck for up to 2 Mosswing and put them onto your Bench. Shuffle your deck afterward.',
    PLAIN,
    SOURCE,
    CARDS,
  ),
  compileAttack('Your opponent’s Active Pokémon is now Asleep. It is now Poisoned.', PLAIN, SOURCE, CARDS),
  compileAttack('During your next turn, Emberling can’t use Hum.', PLAIN, SOURCE, CARDS),
  compileAbility('Once during your turn, you may draw a card.', SOURCE, CARDS),
  compileAbility(
    'Prevent all damage done to Emberling by attacks from your opponent’s Basic Pokémon.',
    SOURCE,
    CARDS,
  ),
  compileTrainer(['Heal 60 damage from 1 of your Pokémon.'], 'item', SOURCE, CARDS),
  compileTrainer(['The Pokémon this card is attached to gets +30 HP.'], 'tool', SOURCE, CARDS),
  compileTrainer(
    [
      'Discard 2 cards from your hand. If you do, search your deck for a card and put it into your hand. Shuffle your deck afterward.',
    ],
    'item',
    SOURCE,
    CARDS,
  ),
  compileEnergy(['This card provides Colorless Energy.'], SOURCE, CARDS),
];

/**
 * What the sample was read as under that version. Where it differs: if a rule changed, write the new digest down; if anything
 * else of the compiler did, raise `LOGIC_VERSION` as well.
 */
const KNOWN = { logic: 7, digest: '333852d602e11f0f' };

test('a compiler that reads the sample otherwise has said so', () => {
  const digest = createHash('sha256').update(JSON.stringify(READ)).digest('hex').slice(0, 16);
  expect({ logic: LOGIC_VERSION, digest }).toEqual(KNOWN);
});
