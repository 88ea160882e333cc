/** The right object of a right verb: what is hit, what is asked for by name, what was counted, of which kind something is said. */
import { energy, pokemon, trainer } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { compileAbility, compileAttack, compileTrainer } from './compile.ts';
import type { PrintedDamage } from './meaning/assemble.ts';
import { attackOf, onTheBoard } from './testing/played.ts';
import { lexiconOf } from './text/names.ts';

const SOURCE = { name: 'Emberling', own: ['Cinder'] };
const CARDS = lexiconOf([
  { name: 'Emberling', supertype: 'Pokémon' },
  { name: 'Mosswing', supertype: 'Pokémon' },
  { name: 'Mosswing-EX', supertype: 'Pokémon' },
  { name: 'Tall Grove', supertype: 'Trainer', subtypes: ['Stadium'] },
  { name: 'Great Finder', supertype: 'Trainer', subtypes: ['Item'] },
  { name: 'Shell Fossil', supertype: 'Trainer', subtypes: ['Item'] },
]);
const NONE: PrintedDamage = { damage: 0, sign: '' };
const PLUS: PrintedDamage = { damage: 40, sign: '+' };

function attack(text: string, printed = NONE) {
  const read = compileAttack(text, printed, SOURCE, CARDS);
  return 'effect' in read ? read.effect : `${read.why}: ${read.unread.words}`;
}
function ability(text: string) {
  const read = compileAbility(text, SOURCE, CARDS);
  return 'effect' in read ? read.effect : `${read.why}: ${read.unread.words}`;
}

describe('damage to what came from the Bench counts Weakness, since it is Active by then', () => {
  const CALLED =
    "Switch in 1 of your opponent's Benched Pokémon to the Active Spot. This attack does 30 damage to the new Active Pokémon.";
  const HIT = { do: 'damage', to: { bound: 'pokemon1' }, amount: 30 };

  test.each([
    CALLED,
    "Switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. This attack does 30 damage to the new Defending Pokémon.",
  ])('%s', (text) => expect(attack(text)).toMatchObject({ after: [{}, {}, HIT] }));

  test('asked after by «if you do» too', () => {
    const text =
      "Switch out your opponent's Active Pokémon to the Bench. If you do, this attack does 30 damage to the new Active Pokémon.";
    expect(JSON.stringify(attack(text))).not.toContain('"plain"');
    expect(attack(text)).toMatchObject({ after: [{}, {}, { do: 'if', yes: [HIT] }] });
  });

  test('what stays on the Bench has none', () => {
    expect(attack("This attack does 30 damage to 1 of your opponent's Benched Pokémon.")).toMatchObject({
      after: [{}, { ...HIT, plain: true }],
    });
  });

  onTheBoard('on the board', () => {
    test('sm9-59 Drag Off does 100 to a Pokémon with Weakness that it drags out, 50 to another', () => {
      const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Psychic', times: 2, plus: 0 }] });
      const { you, opponent } = attackOf('sm9-59 Drag Off')({ opponent: { bench: [weak, 'Wall B'] } });
      you.choose('Weak');
      expect(opponent.active).toMatchObject({ name: 'Weak', damage: 100 });
      const other = attackOf('sm9-59 Drag Off')({ opponent: { bench: [weak, 'Wall B'] } });
      other.you.choose('Wall B');
      expect(other.opponent.active).toMatchObject({ name: 'Wall B', damage: 50 });
    });
  });
});

describe('a card is asked for as what cards of its name can be', () => {
  const more = (name: string) => `If ${name} is in play, this attack does 60 more damage.`;

  test('a Stadium in play is looked for where a Stadium lies, a Pokémon and a fossil among Pokémon', () => {
    expect(attack(more('Tall Grove'), PLUS)).toEqual({
      damage: { sum: [40, { when: { stadium: { name: 'Tall Grove' } }, then: 60 }] },
    });
    for (const name of ['Mosswing', 'Shell Fossil'])
      expect(attack(more(name), PLUS)).toEqual({
        damage: {
          sum: [
            40,
            { when: { exists: { whose: 'both', place: 'inPlay', where: { card: { name } } } }, then: 60 },
          ],
        },
      });
  });

  test.each([
    [more('Great Finder'), PLUS],
    ['If you have Tall Grove in play, draw a card.', NONE],
    ['If Tall Grove is on your Bench, draw a card.', NONE],
    ['If you have Mosswing and Great Finder on your Bench, draw a card.', NONE],
    ['Search your deck for Tall Grove and put it onto your Bench. Then, shuffle your deck.', NONE],
    [
      'Search your deck for up to 2 Great Finder cards and put them onto your Bench. Then, shuffle your deck.',
      NONE,
    ],
    ['Attach up to 2 Mosswing cards from your discard pile to this Pokémon.', NONE],
  ])('«%s» is refused', (text, printed) => expect(attack(text, printed)).toMatch(/^words: /));

  test('a Stadium is searched for, and a fossil put onto the Bench', () => {
    expect(
      attack(
        'Search your deck for Tall Grove, reveal it, and put it into your hand. Then, shuffle your deck.',
      ),
    ).toHaveProperty('after');
    expect(
      attack(
        'Search your deck for up to 2 Shell Fossil cards and put them onto your Bench. Then, shuffle your deck.',
      ),
    ).toHaveProperty('after');
  });

  test('a Supporter asks for its Stadium too', () => {
    const read = compileTrainer(
      ['Draw 2 cards. If Tall Grove is in play, draw 2 more cards.'],
      'supporter',
      { name: 'Warden', own: [] },
      CARDS,
    );
    expect(read).toMatchObject({
      effect: { effect: { steps: [{}, { do: 'if', is: { stadium: { name: 'Tall Grove' } } }] } },
    });
  });

  onTheBoard('on the board', () => {
    test('swsh3-80 Fear the Forest does 120 beside Glimwood Tangle, 60 without it', () => {
      const use = attackOf('swsh3-80 Fear the Forest');
      const stadium = trainer('Glimwood Tangle', [], { trainer: 'stadium' });
      expect(use({ you: { stadium } }).opponent.active?.damage).toBe(120);
      expect(use({ opponent: { stadium } }).opponent.active?.damage).toBe(120);
      expect(use().opponent.active?.damage).toBe(60);
    });
  });
});

describe('what was done before is of the sort that is asked for', () => {
  test.each([
    'You may flip a coin. If heads, discard all Fire Energy from this Pokémon. This attack does 40 damage plus 20 more damage for each Energy card discarded in this way.',
    'Flip 2 coins. This attack does 20 more damage for each card you discarded in this way.',
  ])('coins are no cards: «%s» is refused', (text) => expect(attack(text, PLUS)).toMatch(/^pronoun: /));

  test('cards that were chosen before a coin was flipped are the ones discarded', () => {
    const text =
      'You may discard any number of Fire Energy from this Pokémon. This attack does 20 more damage for each card you discarded in this way.';
    expect(attack(text, PLUS)).toMatchObject({
      damage: { sum: [40, { product: [20, { cards: { bound: 'cards1' } }] }] },
    });
  });
});

describe('«2 Energy» are units, «2 Energy cards» are cards (3.10)', () => {
  const choice = (text: string) => {
    const read = attack(text);
    return typeof read === 'string' ? read : read.after?.[0];
  };

  test.each([
    'Discard 2 Energy from this Pokémon.',
    'Discard 2 Fire Energy attached to this Pokémon.',
    "Put 2 Energy attached to your opponent's Active Pokémon into their hand.",
    'Move 2 Fire Energy from this Pokémon to 1 of your Benched Pokémon.',
  ])('units: %s', (text) => {
    expect(choice(text)).toMatchObject({ do: 'chooseCards', min: 2, max: 2, inUnits: true });
    expect(choice(text.replace('Energy', 'Energy cards'))).not.toHaveProperty('inUnits');
  });

  test('one is one card, and what lies in a pile is counted in cards', () => {
    expect(choice('Discard an Energy from this Pokémon.')).not.toHaveProperty('inUnits');
    expect(choice('Attach 2 Fire Energy cards from your discard pile to this Pokémon.')).not.toHaveProperty(
      'inUnits',
    );
  });

  onTheBoard('on the board', () => {
    test('swsh9-119 Spinning Bird takes a Double Colorless for both, or two basic ones', () => {
      const use = attackOf('swsh9-119 Spinning Bird');
      const DOUBLE = energy('Double Colorless Energy', 'CC', { basic: false, type: null });
      const paid = use({ me: { energy: ['Fairy Energy', 'Fairy Energy', DOUBLE] } });
      paid.you.choose('Double Colorless Energy');
      expect(paid.you.active?.energy).toEqual(['Fairy Energy', 'Fairy Energy']);
      const basic = use({ me: { energy: ['Fairy Energy', 'Fairy Energy', 'Water Energy', 'Fire Energy'] } });
      basic.you.choose('Water Energy', 'Fire Energy');
      expect(basic.you.active?.energy).toEqual(['Fairy Energy', 'Fairy Energy']);
    });
  });
});

describe('what stands behind two kinds is said of both', () => {
  const prevents = (kinds: string) =>
    `Prevent all damage done to this Pokémon by attacks from your opponent's ${kinds}.`;
  const from = (filter: object) => ({
    effects: [{ modifiers: [{ change: 'preventDamage', from: filter }] }],
  });
  const FIRE = { card: { type: 'Fire' } };
  const WATER = { card: { type: 'Water' } };

  test.each([
    [
      'Fire Pokémon and Water Pokémon that have any damage counters on them',
      { any: [FIRE, WATER], damaged: true },
    ],
    [
      'Pokémon-GX and Pokémon-EX that have Abilities',
      { any: [{ card: { tag: 'GX' } }, { card: { tag: 'EX' } }], hasAbility: true },
    ],
    ['Fire Pokémon or Water Pokémon that have any Energy attached', { any: [FIRE, WATER], energy: 'any' }],
    // Nothing stands behind them, or behind the first alone.
    ['Fire Pokémon and Water Pokémon', { any: [FIRE, WATER] }],
    [
      'Fire Pokémon that have any damage counters on them and Water Pokémon',
      { any: [{ ...FIRE, damaged: true }, WATER] },
    ],
  ])('%s', (kinds, filter) => {
    const read = ability(prevents(kinds));
    expect(read).toMatchObject(from(filter));
    expect(JSON.stringify(read)).toContain(JSON.stringify(Object.values(filter).at(-1)));
  });
});

describe('a name in brackets is a reminder only of the card itself', () => {
  const more = (name: string) =>
    `If you have Mosswing (including ${name}) in play, this attack does 40 more damage.`;

  test('another name says more, and is refused', () => {
    expect(attack(more('Mosswing-EX'), PLUS)).toMatch(/^words: including Mosswing-EX/);
  });

  test('its own name and «this one» are left out', () => {
    const counts = (who: string) =>
      `Flip a coin for each of your Pokémon in play (including ${who}). This attack does 20 damage times the number of heads.`;
    const TIMES: PrintedDamage = { damage: 20, sign: '×' };
    expect(attack(counts('Emberling'), TIMES)).toHaveProperty('damage');
    expect(attack(counts('this one'), TIMES)).toEqual(attack(counts('Emberling'), TIMES));
    expect(attack(counts('Mosswing'), TIMES)).toMatch(/^words: /);
  });
});

describe('what is chosen is used, and what is counted is counted when the text says', () => {
  test('«it» is the chosen one, not the attacker', () => {
    expect(attack('Choose 1 of your Benched Pokémon and switch it with your Active Pokémon.')).toEqual({
      after: [
        { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'active' },
      ],
    });
  });

  test.each([
    'Choose 1 of your Benched Pokémon. Draw a card.',
    "Choose 1 of your opponent's Benched Pokémon.",
  ])('«%s» is refused: nothing is done with the choice', (text) =>
    expect(attack(text)).toMatch(/^(?:pronoun|words): /),
  );

  const TEN: PrintedDamage = { damage: 10, sign: '×' };
  const COUNTS = 'This attack does 10 damage for each damage counter on';
  test('counters that are put first and counted then are refused: no word says which is first', () => {
    expect(attack(`Put 3 damage counters on this Pokémon. ${COUNTS} this Pokémon.`, TEN)).toMatch(
      /^symbol: /,
    );
  });

  test('in the other order they are counted first; of another Pokémon the order does not matter', () => {
    const PUT = { do: 'putCounters', on: 'self', counters: 3 };
    expect(attack(`${COUNTS} this Pokémon. Put 3 damage counters on this Pokémon.`, TEN)).toEqual({
      damage: { product: [10, { counters: 'self' }] },
      after: [PUT],
    });
    expect(
      attack(`Put 3 damage counters on this Pokémon. ${COUNTS} your opponent's Active Pokémon.`, TEN),
    ).toEqual({
      damage: { product: [10, { counters: 'defending' }] },
      after: [PUT],
    });
  });
});
