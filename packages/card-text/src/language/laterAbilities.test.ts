/** What abilities say of the card itself, of the places it goes to and of who else is in play: each wording beside its meaning. */
import { game, pokemon } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { compileAbility, writeAbility } from '../compile.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Kindle', 'Cinder'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Tidepup', 'React Energy']);
const compile = (text: string) => compileAbility(text, SOURCE, CARDS);

const use = (steps: readonly object[], more: object = {}) => ({
  works: 'activated',
  often: 'oncePerTurn',
  ...more,
  steps,
});
const answers = (on: string, steps: readonly object[], more: object = {}) => ({
  works: 'answers',
  on,
  ...more,
  steps,
});
const always = (modifier: object, on: unknown = 'self', more: object = {}) => ({
  works: 'always',
  ...more,
  on,
  modifiers: [modifier],
});
const may = (...yes: readonly object[]) => [{ do: 'may', yes }];
const OWN = { whose: 'own', place: 'inPlay' } as const;
const THEIRS = { whose: 'opponent', place: 'inPlay' } as const;
const COMES = { do: 'bench', cards: { bound: 'thisCard' }, whose: 'own' } as const;
const CAME = { ...COMES, as: 'thisCame' } as const;
const choose = (from: object, as: string, min = 1, max = min) => ({
  do: 'chooseCards',
  from,
  min,
  max,
  as,
});

/** Text, effects. */
const READ: readonly (readonly [text: string, ...effects: object[]])[] = [
  // A card that comes out of a pile, and what is done to it then.
  [
    'Once during your turn, if this Pokémon is in your discard pile, you may put it onto your Bench. If you do, put 3 damage counters on this Pokémon.',
    use([CAME, { do: 'putCounters', on: { bound: 'thisCame' }, counters: 3 }], { pile: 'discard' }),
  ],
  [
    'Once during your turn, if this Pokémon is in your discard pile, you may put it onto your Bench. Then, attach a Water Energy card from your discard pile to this Pokémon.',
    use(
      [
        CAME,
        choose({ pile: 'discard', whose: 'own', where: { kind: 'energy', type: 'Water' } }, 'card1'),
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'thisCame' } },
      ],
      { pile: 'discard' },
    ),
  ],
  [
    'Once during your turn, if this Pokémon is in your hand, you may play this Pokémon onto your Bench. If you do, move any number of Fire Energy from your other Pokémon to this Pokémon.',
    use(
      [
        CAME,
        choose({ on: { ...OWN, notIn: 'thisCame' }, part: 'energy', providing: 'Fire' }, 'cards1', 0, 60),
        { do: 'attachEnergy', cards: { bound: 'cards1' }, to: { bound: 'thisCame' } },
      ],
      { pile: 'hand' },
    ),
  ],
  [
    'Once during your turn, if this Pokémon is in your hand, you may play this Pokémon onto your Bench. If you do, draw a card.',
    use([COMES, { do: 'draw', whose: 'own', cards: 1 }], { pile: 'hand' }),
  ],
  [
    'Once during your turn, if this Pokémon is the last card in your hand, you may play it onto your Bench. If you do, draw 2 cards.',
    use([COMES, { do: 'draw', whose: 'own', cards: 2 }], {
      pile: 'hand',
      while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 2 } },
    }),
  ],
  [
    'Once during your turn, if this Pokémon is in your hand, you may reveal it and put it on the bottom of your deck. If you do, draw a card.',
    use(
      [
        { do: 'reveal', cards: { bound: 'thisCard' } },
        { do: 'move', cards: { bound: 'thisCard' }, to: 'deckBottom' },
        { do: 'draw', whose: 'own', cards: 1 },
      ],
      { pile: 'hand' },
    ),
  ],
  // Itself back to the hand: what it evolved from goes with it, what is attached does not.
  ...[
    'discard all cards attached to this Pokémon and return it to your hand.',
    'return this Pokémon to your hand. (Discard all cards attached to this Pokémon.)',
  ].map(
    (words) =>
      [
        `Once during your turn, you may ${words}`,
        use([
          { do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' },
          { do: 'move', cards: { on: 'self', part: 'attached' }, to: 'discard' },
          { do: 'takeBack', on: 'self', to: 'hand', all: true },
        ]),
      ] as const,
  ),
  // Of the opponent's deck and hand.
  [
    "Once during your turn, you may look at the top card of your opponent's deck. Then, you may shuffle his or her deck.",
    use([
      { do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } },
      ...may({ do: 'shuffle', whose: 'opponent' }),
    ]),
  ],
  [
    "Once during your turn, you may flip a coin. If heads, look at the top card of your opponent's deck. Then, you may have your opponent shuffle his or her deck.",
    use([
      { do: 'flip', coins: 1, as: 'coin1' },
      {
        do: 'if',
        is: { heads: 'coin1' },
        yes: [
          { do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } },
          ...may({ do: 'shuffle', whose: 'opponent' }),
        ],
      },
    ]),
  ],
  // Healing with a price.
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon, you may remove all damage counters from all of your Pokémon. If you do, discard all Energy attached to those Pokémon that had any damage counters on them.',
    answers(
      'evolved',
      may(
        { do: 'bindAll', pokemon: { among: OWN, where: { damaged: true } }, as: 'pokemons1' },
        { do: 'heal', on: { bound: 'pokemons1' }, counters: 'all' },
        { do: 'move', cards: { on: { bound: 'pokemons1' }, part: 'energy' }, to: 'discard' },
      ),
    ),
  ],
  // Who else is in play.
  [
    "If all of your Pokémon in play are Fire type, your opponent's Pokémon VMAX in play get -20 HP.",
    always(
      { change: 'hp', by: -20 },
      { ...THEIRS, where: { card: { tag: 'VMAX' } } },
      {
        while: { not: { exists: { ...OWN, where: { card: { not: { type: 'Fire' } } } } } },
      },
    ),
  ],
  [
    'As long as you have at least 2 other Emberling in play, this Pokémon has no Retreat Cost.',
    always({ change: 'noRetreatCost' }, 'self', {
      while: {
        quantity: { count: { ...OWN, where: { card: { name: 'Emberling' } }, other: true } },
        atLeast: 2,
      },
    }),
  ],
  [
    'As long as your opponent has any Pokémon-ex as his or her Active Pokémon, the Retreat Cost for Emberling is 0.',
    always({ change: 'noRetreatCost' }, 'self', {
      while: { exists: { whose: 'opponent', place: 'active', where: { card: { tag: 'ex' } } } },
    }),
  ],
  // What always holds.
  ["This Pokémon's type is both Fire and Water.", always({ change: 'types', types: ['Fire', 'Water'] })],
  [
    'This Pokémon may attack twice each turn. If the first attack Knocks Out your opponent’s Active Pokémon, you may attack again after your opponent chooses a new Active Pokémon.',
    always({ change: 'attacks', by: 1 }),
  ],
  [
    'When you attach an Energy card from your hand to this Pokémon (except with an attack, Ability, or Trainer card), you may attach 2 Energy cards.',
    always({ change: 'energyOfTurn', by: 1 }),
  ],
  [
    "Emberling can't become Asleep, Confused, Paralyzed, Poisoned, or Burned.",
    always({ change: 'immune', statuses: ['sleep', 'confusion', 'paralysis', 'poison', 'burn'] }),
  ],
  [
    "Your Emberling's and Mosswing's attacks do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    always(
      { change: 'damageDealt', by: 20 },
      { ...OWN, where: { card: { any: [{ name: 'Emberling' }, { name: 'Mosswing' }] } } },
    ),
  ],
  [
    'Whenever your opponent plays an Item card from their hand, prevent all effects of that card done to your Pokémon.',
    always({ change: 'preventTrainers', what: ['item'] }, OWN),
  ],
  [
    "Prevent all effects of your opponent's attacks done to Emberling.",
    always({ change: 'preventOtherEffects', ofOpponent: true }),
  ],
  [
    'Each player flips 2 coins for his or her Pokémon that is Asleep between turns. If either coin is tails, that Pokémon is still Asleep.',
    always({ change: 'sleepCoins', coins: 2 }, { whose: 'both', place: 'inPlay' }),
  ],
  [
    'This Pokémon can use the attacks of any Pokémon-GX or Pokémon-EX on your Bench or in your discard pile.',
    always({
      change: 'lendsOf',
      of: { whose: 'own', place: 'bench', where: { card: { any: [{ tag: 'GX' }, { tag: 'EX' }] } } },
    }),
    always({
      change: 'lendsOf',
      of: {
        pile: 'discard',
        whose: 'own',
        where: {
          any: [
            { kind: 'pokemon', tag: 'GX' },
            { kind: 'pokemon', tag: 'EX' },
          ],
        },
      },
    }),
  ],
  // Energy cards of a kind.
  [
    'If Emberling has any basic Energy cards attached to it, Emberling’s Retreat Cost is 0.',
    always({ change: 'noRetreatCost' }, 'self', {
      while: { exists: { among: 'self', where: { energyCard: { basicEnergy: true } } } },
    }),
  ],
  [
    'Each basic Psychic Energy attached to your Psychic Pokémon provides PsychicPsychic Energy.',
    always(
      {
        change: 'energyProvides',
        of: { basicEnergy: true, type: 'Psychic' },
        units: [['Psychic'], ['Psychic']],
      },
      { ...OWN, where: { card: { type: 'Psychic' } } },
    ),
  ],
  [
    'All basic Energy cards attached to Emberling provide Metal Energy instead of their usual types.',
    always({ change: 'energyProvides', of: { basicEnergy: true }, units: [['Metal']] }),
  ],
  // Answers.
  [
    "If Emberling would be Knocked Out by damage from an opponent's attack, you may put 2 damage counters on 1 of your opponent's Pokémon.",
    answers(
      'wouldBeKnockedOut',
      may(
        { do: 'choosePokemon', from: THEIRS, min: 1, max: 1, as: 'pokemon1' },
        { do: 'putCounters', on: { bound: 'pokemon1' }, counters: 2 },
      ),
    ),
  ],
  [
    'Whenever your opponent plays an Evolution card from his or her hand to evolve 1 of his or her Pokémon, put 2 damage counters on that Pokémon.',
    always(
      { change: 'answer', on: 'evolved', steps: [{ do: 'putCounters', on: 'self', counters: 2 }] },
      THEIRS,
    ),
  ],
];

describe('abilities', () => {
  test.each(READ.map(([text, ...effects]) => ({ text, effects })))('$text', ({ text, effects }) => {
    const read = compile(text);
    if (!('effect' in read)) throw new Error(`${read.why}: ${read.unread.words}`);
    expect(read.effect.effects).toEqual(effects);
    const written = writeAbility(read.effect);
    expect(written).toBeDefined();
    expect(compile(written ?? '')).toEqual(read);
  });
});

/** Near the ones above, and nothing that the rules know. */
const REFUSED: readonly string[] = [
  // It never came into play.
  'Once during your turn, if this Pokémon is in your discard pile, you may put it on the bottom of your deck. If you do, put 3 damage counters on this Pokémon.',
  // No coin decides on the second, and it is not said which.
  'Once during your turn, you may flip a coin. If heads, draw a card. Then, you may shuffle his or her deck.',
];
test.each(REFUSED)('%s is refused', (text) => expect(compile(text)).toHaveProperty('unread'));

test('what is done to a card out of the discard pile is done to the Pokémon that came (rule 10)', () => {
  const read = compile(
    'Once during your turn, if this Pokémon is in your discard pile, you may put it onto your Bench. If you do, put 3 damage counters on this Pokémon.',
  );
  if (!('effect' in read)) throw new Error(read.why);
  const emberling = pokemon('Emberling', {
    hp: 90,
    abilities: [{ name: 'Kindle', kind: 'Ability', ...read.effect }],
  });
  const { you } = game({
    you: { active: 'Mosslamb', bench: ['Stinger'], discard: [emberling] },
    opponent: { active: 'Mosslamb' },
  });
  you.cardAbility('Emberling');
  expect(you.bench).toMatchObject([
    { name: 'Stinger', damage: 0 },
    { name: 'Emberling', damage: 30 },
  ]);
  expect(you.active?.damage).toBe(0);
});
