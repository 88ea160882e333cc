/** What abilities do that attacks hardly ever do: each wording beside its meaning, written and read again. */
import { describe, expect, test } from 'vitest';
import { compileAbility, writeAbility } from '../compile.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Kindle', 'Cinder'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Tidepup', 'Lantern', 'Sunny Emberling']);
const compile = (text: string) => compileAbility(text, SOURCE, CARDS);

const use = (often: string, steps: readonly object[], more: object = {}) => ({
  works: 'activated',
  often,
  ...more,
  steps,
});
const deck = (where: object) => ({ pile: 'deck', whose: 'own', where });
const SHUFFLE = { do: 'shuffle', whose: 'own' };
const STAYS =
  '(Any cards attached to Emberling, damage counters, Special Conditions, and effects on it are now on the new Pokémon.)';
const exchange = (where: object) => [
  { do: 'chooseCards', from: deck(where), min: 0, max: 1, as: 'card1' },
  { do: 'exchange', on: 'self', card: { bound: 'card1' }, to: 'deck' },
  SHUFFLE,
];

/** Text, effects. */
const READ: readonly (readonly [text: string, ...effects: object[]])[] = [
  // Another card in its place.
  [
    `Once during your turn (before your attack), you may search your deck for another Emberling and switch it with Emberling. ${STAYS} If you do, put Emberling on top of your deck. Shuffle your deck afterward. You can't use more than 1 Kindle Poké-Power each turn.`,
    use('oncePerTurnByName', exchange({ name: 'Emberling' })),
  ],
  [
    `Once during your turn, you may search your deck for Mosswing, Sunny Emberling, or Tidepup and switch it with Emberling. ${STAYS} Shuffle Emberling back into your deck.`,
    use(
      'oncePerTurn',
      exchange({ any: [{ name: 'Mosswing' }, { name: 'Sunny Emberling' }, { name: 'Tidepup' }] }),
    ),
  ],
];

describe('powers', () => {
  test.each(READ.map(([text, ...effects]) => ({ text, effects })))('$text', ({ text, effects }) => {
    const read = compile(text);
    if (!('effect' in read)) throw new Error(`${read.why}: ${read.unread.words}`);
    expect(read.effect.effects).toEqual(effects);
    const written = writeAbility(read.effect);
    expect(written).toBeDefined();
    expect(compile(written ?? '')).toEqual(read);
  });
});

/** Texts near the ones above that mean something else, or nothing that the engine knows. */
const REFUSED: readonly string[] = [
  'Once during your turn, you may search your deck for another Emberling and switch it with Emberling.',
];
test.each(REFUSED)('%s is refused', (text) => expect(compile(text)).toHaveProperty('unread'));
