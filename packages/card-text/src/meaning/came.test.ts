/** What rule 10 asks of a text besides its words: that a Pokémon came, that there is something to do it to. */
import { describe, expect, test } from 'vitest';
import { compileAbility, compileTrainer, writeAbility, writeTrainer } from '../compile.ts';
import { lexiconOf } from '../text/names.ts';

const SOURCE = { name: 'Warm Lantern', own: [] };
const CARDS = lexiconOf(['Warm Lantern', 'Mosswing']);
const trainer = (text: string) => {
  const read = compileTrainer([text], 'supporter', SOURCE, CARDS);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
};
const ability = (text: string) => {
  const read = compileAbility(text, SOURCE, CARDS);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
};

const SWITCHES =
  "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon. If you do, switch your Active Pokémon with 1 of your Benched Pokémon.";

describe('«if you do» after a switch', () => {
  test('asks whether the Pokémon came, since a protection may have kept it', () => {
    const [, switched, then] = trainer(SWITCHES).effect?.steps ?? [];
    expect(switched).toMatchObject({
      do: 'changePlaces',
      with: { bound: 'pokemon1' },
      as: 'came of pokemon1',
    });
    expect(then).toMatchObject({ do: 'if', is: { some: 'came of pokemon1' } });
  });

  test('is written and read again the same', () => {
    const meaning = trainer(SWITCHES);
    expect(trainer(writeTrainer(meaning)?.join(' ') ?? '')).toEqual(meaning);
  });

  test('names none where nothing follows', () => {
    const [, switched] = trainer("Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.")
      .effect?.steps ?? [''];
    expect(switched).not.toHaveProperty('as');
  });
});

describe('something to do it to', () => {
  test.each([
    ['Once during your turn, you may heal 20 damage from 1 of your Pokémon.', { damaged: true }],
    [
      "Once during your turn, you may discard a Special Energy from 1 of your opponent's Pokémon.",
      { specialEnergy: true },
    ],
  ])('%s', (text, where) => {
    const meaning = ability(text);
    expect(JSON.stringify(meaning.effects)).toContain(`"where":${JSON.stringify(where)}`);
    expect(ability(writeAbility(meaning) ?? '')).toEqual(meaning);
  });

  test('a Stadium that is discarded first must be there', () => {
    expect(trainer('Discard any Stadium card in play. Then, draw a card.').effect?.needs).toEqual({
      stadium: true,
    });
    expect(trainer('Discard any Stadium card in play.').effect).not.toHaveProperty('needs');
  });
});

describe('«if you do» after several things (10)', () => {
  const then = (text: string) => JSON.stringify(ability(text)).replace(/.*"is":(\{.*?\}),"yes".*/s, '$1');

  test('of what is gained, as far as possible: of five Energy one is enough', () => {
    const text =
      'Once during your turn, you may attach 5 Energy cards from your discard pile to your Pokémon in any way you like. If you do, this Pokémon is Knocked Out.';
    expect(then(text)).toBe('{"some":"cards1"}');
  });

  test('of what is given for it, in full', () => {
    const text = 'Once during your turn, you may discard 2 cards from your hand. If you do, draw 3 cards.';
    expect(then(text)).toBe('{"quantity":{"cards":{"bound":"cards1"}},"atLeast":2}');
  });
});

test.each([
  [
    "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon to evolve it, skipping the Stage 1. You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn.",
    'grown',
  ],
  [
    'Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon. You can only play this card when you would be allowed to evolve that Pokémon anyway.',
    true,
  ],
])('4.4: its own limit or that of the rules: %s', (text, limit) => {
  const meaning = trainer(text);
  expect(meaning.effect?.steps[0]).toMatchObject({ from: { where: { evolvesPastOne: limit } } });
  expect(trainer(writeTrainer(meaning)?.join(' ') ?? '')).toEqual(meaning);
});
