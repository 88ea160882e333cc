/** What abilities mean by their text: each frame and guard beside its effect, pairs that must differ, texts that must not be read. */
import type { AbilityEffect } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { compileAbility, writeAbility } from '../compile.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Kindle', 'Cinder'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Tidepup', 'Lantern']);
const compile = (text: string) => compileAbility(text, SOURCE, CARDS);
function meaningOf(text: string) {
  const read = compile(text);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
}

const draws = (cards: number) => ({ do: 'draw', whose: 'own', cards }) as const;
const use = (often: string, steps: readonly object[], more: object = {}) => ({
  works: 'activated',
  often,
  ...more,
  steps,
});
const answer = (on: string, steps: readonly object[], more: object = {}) => ({
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
const THEIR_ACTIVE = { whose: 'opponent', place: 'active' } as const;
const hand = (where?: object) => ({ pile: 'hand', whose: 'own', ...(where !== undefined && { where }) });
const oneCard = (from: object, more: object = {}) => ({
  do: 'chooseCards',
  from,
  min: 1,
  max: 1,
  ...more,
  as: 'card1',
});
const one = (from: object, as = 'pokemon1') => ({ do: 'choosePokemon', from, min: 1, max: 1, as });

/** Text, effects. */
const READ: readonly (readonly [text: string, ...effects: object[]])[] = [
  // How often.
  ['Once during your turn, you may draw a card.', use('oncePerTurn', [draws(1)])],
  ['Once during your turn (before your attack), you may draw a card.', use('oncePerTurn', [draws(1)])],
  ['As often as you like during your turn, you may draw a card.', use('any', [draws(1)])],
  [
    "Once during your turn, you may draw a card. You can't use more than 1 Kindle Ability each turn.",
    use('oncePerTurnByName', [draws(1)]),
  ],
  [
    "During your turn, you may draw 2 cards. (You can't use more than 1 VSTAR Power in a game.)",
    use('oncePerTurn', [draws(2)]),
  ],
  ['Once during your turn, you may use this Ability. Draw a card.', use('oncePerTurn', [draws(1)])],
  // Guards.
  [
    'Once during your turn, if this Pokémon is in the Active Spot, you may draw a card.',
    use('oncePerTurn', [draws(1)], { from: 'active' }),
  ],
  [
    'If Emberling is your Active Pokémon, once during your turn (before your attack), you may draw a card.',
    use('oncePerTurn', [draws(1)], { from: 'active' }),
  ],
  [
    'Once during your turn, if this Pokémon is on your Bench, you may draw a card.',
    use('oncePerTurn', [draws(1)], { from: 'bench' }),
  ],
  [
    'Once during your turn, if you have Mosswing in play, you may draw a card.',
    use('oncePerTurn', [draws(1)], {
      while: { exists: { ...OWN, where: { card: { name: 'Mosswing' } } } },
    }),
  ],
  [
    'Once during your turn, you may draw a card. If this Pokémon is in the Active Spot, draw 1 more card.',
    use('oncePerTurn', [
      draws(1),
      {
        do: 'if',
        is: { not: { exists: { whose: 'own', place: 'active', other: true } } },
        yes: [draws(1)],
      },
    ]),
  ],
  // Once for all of them, in the words of all years.
  ...[
    "You can't apply more than 1 Kindle Ability at a time.",
    "You can't use more than 1 Kindle Ability each turn.",
    "The effect of Kindle doesn't stack.",
  ].map(
    (once) =>
      [
        `Your Pokémon-GX in play that evolve from Mosswing get +60 HP. ${once}`,
        always(
          { change: 'hp', by: 60 },
          { ...OWN, where: { card: { tag: 'GX', evolvesFrom: 'Mosswing' } } },
          { counts: 'onceByName' },
        ),
      ] as const,
  ),
  // All but damage.
  [
    "Prevent all effects of attacks from your opponent's Pokémon done to this Pokémon. (Existing effects are not removed. Damage is not an effect.)",
    always({ change: 'preventOtherEffects', ofOpponent: true }),
  ],
  [
    "Pokémon-GX that have any damage counters on them (both yours and your opponent's) have no Abilities.",
    always(
      { change: 'noAbilities' },
      { whose: 'both', place: 'inPlay', where: { damaged: true, card: { tag: 'GX' } } },
    ),
  ],
  [
    "All of your Pokémon that have Grass Energy attached can't be Confused, and if they are already Confused, they recover from that Special Condition.",
    always({ change: 'immune', statuses: ['confusion'] }, { ...OWN, where: { energy: 'Grass' } }),
  ],
  // Prices and the end of the turn.
  [
    'You must discard a card from your hand in order to use this Ability. Once during your turn, you may draw 2 cards.',
    {
      works: 'activated',
      often: 'oncePerTurn',
      price: [oneCard(hand(), { price: true }), { do: 'move', cards: { bound: 'card1' }, to: 'discard' }],
      steps: [draws(2)],
    },
  ],
  [
    'Once during your turn, you may discard a card from your hand in order to draw 2 cards.',
    {
      works: 'activated',
      often: 'oncePerTurn',
      price: [oneCard(hand(), { price: true }), { do: 'move', cards: { bound: 'card1' }, to: 'discard' }],
      steps: [draws(2)],
    },
  ],
  [
    'Once during your turn, you may draw 2 cards. If you use this Ability, your turn ends.',
    { ...use('oncePerTurn', [draws(2)]), endsTurn: true },
  ],
  [
    'Once during your turn, you may discard a card from your hand. If you do, draw 2 cards.',
    use('oncePerTurn', [
      oneCard(hand()),
      { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
      { do: 'if', is: { some: 'card1' }, yes: [draws(2)] },
    ]),
  ],
  // «Up to» asks for one at least where everybody sees what is there.
  [
    'Once during your turn, you may put up to 2 Item cards from your discard pile into your hand.',
    use('oncePerTurn', [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { trainers: ['item'] } },
        min: 1,
        max: 2,
        as: 'cards1',
      },
      { do: 'move', cards: { bound: 'cards1' }, to: 'hand' },
    ]),
  ],
  // What is shifted about.
  [
    'As often as you like during your turn, you may move a Grass Energy attached to 1 of your Pokémon to another of your Pokémon.',
    use('any', [
      one({ ...OWN, where: { energy: 'Grass' } }),
      oneCard({ on: { bound: 'pokemon1' }, part: 'energy', providing: 'Grass' }),
      one({ ...OWN, notIn: 'pokemon1' }, 'pokemon2'),
      { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon2' } },
    ]),
  ],
  [
    'As often as you like during your turn, you may move 1 damage counter from 1 of your Pokémon to another of your Pokémon.',
    use('any', [
      one({ ...OWN, where: { damaged: true } }),
      one({ ...OWN, notIn: 'pokemon1' }, 'pokemon2'),
      { do: 'moveCounters', from: { bound: 'pokemon1' }, to: { bound: 'pokemon2' }, counters: 1 },
    ]),
  ],
  [
    'Once during your turn, you may put Mosswing from your hand onto Emberling (this counts as evolving Emberling) and remove all damage counters from Emberling.',
    use('oncePerTurn', [
      oneCard(hand({ name: 'Mosswing' })),
      { do: 'evolve', card: { bound: 'card1' }, on: 'self' },
      { do: 'heal', on: 'self', counters: 'all' },
    ]),
  ],
  [
    'Once during your turn, you may attach up to 2 Fire Energy cards from your discard pile to your Pokémon in any way you like.',
    use('oncePerTurn', [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: 'Fire' } },
        min: 1,
        max: 2,
        as: 'cards1',
      },
      { do: 'attachEach', cards: { bound: 'cards1' }, among: OWN },
    ]),
  ],
  [
    'Once during your first turn, you may draw a card.',
    use('oncePerTurn', [draws(1)], { while: { turn: 'first' } }),
  ],
  // Answers.
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may draw 3 cards.',
    answer('evolved', may(draws(3))),
  ],
  [
    'Once during your turn, when you put Emberling from your hand onto your Bench, you may draw a card.',
    answer('played', may(draws(1))),
  ],
  [
    'When you play Emberling from your hand, draw a card.',
    answer('played', [draws(1)]),
    answer('evolved', [draws(1)]),
  ],
  [
    'Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may draw a card.',
    answer('movedToActive', may(draws(1))),
  ],
  [
    'When you attach a Water Energy card from your hand to this Pokémon, remove all Special Conditions from this Pokémon.',
    answer('energyAttached', [{ do: 'cure', on: 'self', statuses: 'all' }], {
      card: { kind: 'energy', type: 'Water' },
    }),
  ],
  [
    "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if this Pokémon is Knocked Out), put 2 damage counters on the Attacking Pokémon.",
    answer('damagedByAttack', [{ do: 'putCounters', on: 'attacker', counters: 2 }], { from: 'active' }),
  ],
  [
    "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, draw a card.",
    answer('knockedOutByAttack', [draws(1)]),
  ],
  [
    'If this Pokémon would be Knocked Out by damage from an attack, flip a coin. If heads, this Pokémon is not Knocked Out, and its remaining HP becomes 10.',
    answer('wouldBeKnockedOut', [
      { do: 'flip', coins: 1, as: 'coin1' },
      { do: 'if', is: { heads: 'coin1' }, yes: [{ do: 'survive', on: 'self', hp: 10 }] },
    ]),
  ],
  [
    'During Pokémon Checkup, heal 20 damage from each of your Pokémon.',
    answer('checkup', [{ do: 'heal', on: OWN, counters: 2 }]),
  ],
  [
    "As long as Emberling is your Active Pokémon, put 1 damage counter on each of your opponent's Pokémon between turns.",
    answer('checkup', [{ do: 'putCounters', on: { whose: 'opponent', place: 'inPlay' }, counters: 1 }], {
      from: 'active',
    }),
  ],
  // What always holds.
  [
    'This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).',
    always({ change: 'damageTaken', by: -20 }),
  ],
  [
    'Any damage done to Emberling by attacks is reduced by 20 (after applying Weakness and Resistance).',
    always({ change: 'damageTaken', by: -20 }),
  ],
  [
    "Your Pokémon take 20 less damage from attacks from your opponent's Pokémon V (after applying Weakness and Resistance).",
    always({ change: 'damageTaken', by: -20, ofOpponent: true, from: { card: { tag: 'V' } } }, OWN),
  ],
  [
    "Prevent all damage done to this Pokémon by attacks from your opponent's Fire Pokémon.",
    always({ change: 'preventDamage', ofOpponent: true, from: { card: { type: 'Fire' } } }),
  ],
  [
    'As long as Emberling is Asleep, prevent all damage done to Emberling by attacks.',
    always({ change: 'preventDamage' }, 'self', {
      while: { exists: { among: 'self', where: { statuses: ['sleep'] } } },
    }),
  ],
  [
    'As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks (both yours and your opponent’s).',
    always({ change: 'preventDamage' }, 'self', { from: 'bench' }),
  ],
  ["This Pokémon can't be Asleep.", always({ change: 'immune', statuses: ['sleep'] })],
  [
    'Each of your Pokémon that has any Water Energy attached to it has no Retreat Cost.',
    always({ change: 'noRetreatCost' }, { ...OWN, where: { energy: 'Water' } }),
  ],
  [
    'If Emberling has any Fire Energy attached to it, the Retreat Cost for Emberling is 0.',
    always({ change: 'noRetreatCost' }, 'self', {
      while: { exists: { among: 'self', where: { energy: 'Fire' } } },
    }),
  ],
  [
    "Your opponent's Active Pokémon's Retreat Cost is Colorless more.",
    always({ change: 'retreat', by: 1 }, THEIR_ACTIVE),
  ],
  [
    "Your Basic Pokémon's attacks do 30 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    always({ change: 'damageDealt', by: 30 }, { ...OWN, where: { card: { stages: ['basic'] } } }),
  ],
  [
    'Each of your Grass Pokémon in play gets +20 HP.',
    always({ change: 'hp', by: 20 }, { ...OWN, where: { card: { type: 'Grass' } } }),
  ],
  [
    "As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards from their hand.",
    always({ change: 'cannotPlay', what: ['item'] }, THEIR_ACTIVE, { from: 'active' }),
  ],
  [
    'As long as Emberling is in play, it is Fire and Water type.',
    always({ change: 'types', types: ['Fire', 'Water'] }),
  ],
  [
    "If this Pokémon has any Water Energy attached, it gets +100 HP, and the attacks it uses do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    always({ change: 'hp', by: 100 }, 'self', {
      while: { exists: { among: 'self', where: { energy: 'Water' } } },
    }),
    always({ change: 'damageDealt', by: 20 }, 'self', {
      while: { exists: { among: 'self', where: { energy: 'Water' } } },
    }),
  ],
  [
    "Pokémon (both yours and your opponent's) can't be healed.",
    always({ change: 'cannot', what: 'beHealed' }, { whose: 'both', place: 'inPlay' }),
  ],
  [
    "Put 4 damage counters instead of 2 on your opponent's Burned Pokémon between turns.",
    always({ change: 'conditionCounters', status: 'burn', counters: 4, instead: true }, THEIR_ACTIVE),
  ],
];

describe('abilities', () => {
  test.each(READ.map(([text, ...effects]) => ({ text, effects })))('$text', ({ text, effects }) => {
    const meaning = meaningOf(text);
    expect(meaning).toEqual({ effects, offWhile: [] });
    const written = writeAbility(meaning);
    expect(written).toBeDefined();
    expect(compile(written ?? '')).toEqual({ effect: meaning });
  });

  test('may be two in one text', () => {
    const text =
      "This Pokémon can't be Burned. Prevent all damage done to this Pokémon by attacks from your opponent's Fire Pokémon.";
    expect(meaningOf(text).effects.map(({ works }: AbilityEffect) => works)).toEqual(['always', 'always']);
  });
});

/** What keeps them from working, as the texts of their years say it. */
const OFF: readonly (readonly [text: string, offWhile: readonly string[]])[] = [
  [
    "This power can't be used if Emberling is affected by a Special Condition.",
    ['sleep', 'burn', 'confusion', 'paralysis', 'poison'],
  ],
  [
    "This power can't be used if Emberling is Asleep, Confused, or Paralyzed.",
    ['sleep', 'confusion', 'paralysis'],
  ],
  [
    'This power stops working while Emberling is Asleep, Confused, or Paralyzed.',
    ['sleep', 'confusion', 'paralysis'],
  ],
];
test.each(OFF)('%s', (text, offWhile) => {
  const meaning = meaningOf(`Once during your turn, you may draw a card. ${text}`);
  expect(meaning).toEqual({ effects: [use('oncePerTurn', [draws(1)])], offWhile });
  expect(compile(writeAbility(meaning) ?? '')).toEqual({ effect: meaning });
});

/** Texts of which one word makes another meaning. */
const DIFFERENT: readonly (readonly [text: string, other: string])[] = [
  [
    'Once during your turn, you may draw a card.',
    'As often as you like during your turn, you may draw a card.',
  ],
  [
    'Once during your turn, if this Pokémon is in the Active Spot, you may draw a card.',
    'Once during your turn, if this Pokémon is on your Bench, you may draw a card.',
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon, you may draw a card.',
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon, you must draw a card.',
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon, you may draw a card.',
    'When you play this Pokémon from your hand onto your Bench, you may draw a card.',
  ],
  [
    'Once during your turn, you may heal 20 damage from each of your Pokémon.',
    'Once during your turn, you may heal 20 damage from 1 of your Pokémon.',
  ],
  [
    'Once during your turn, you may put 2 damage counters on 1 of your Pokémon.',
    "Once during your turn, you may put 2 damage counters on 1 of your opponent's Pokémon.",
  ],
  [
    'You must discard a card from your hand in order to use this Ability. Once during your turn, you may draw 2 cards.',
    'Once during your turn, you may discard a card from your hand. If you do, draw 2 cards.',
  ],
  [
    'Once during your turn, you may draw a card.',
    'Once during your turn, you may draw a card. If you use this Ability, your turn ends.',
  ],
  [
    'Once during your turn, you may draw a card.',
    "Once during your turn, you may draw a card. You can't use more than 1 Kindle Ability each turn.",
  ],
  [
    "If this Pokémon is in the Active Spot and is damaged by an opponent's attack (even if it is Knocked Out), draw a card.",
    "If this Pokémon is damaged by an opponent's attack (even if this Pokémon is Knocked Out), draw a card.",
  ],
  [
    'This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).',
    "This Pokémon takes 20 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance).",
  ],
  [
    'Prevent all damage done to this Pokémon by attacks.',
    "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon.",
  ],
  [
    'Prevent all damage done to this Pokémon by attacks.',
    'Prevent all effects of attacks, including damage, done to this Pokémon.',
  ],
  ['This Pokémon has no Retreat Cost.', "This Pokémon can't retreat."],
  ["Your Pokémon's Retreat Cost is Colorless less.", "Your Pokémon's Retreat Cost is Colorless more."],
  ['Your Pokémon have no Weakness.', "Your opponent's Pokémon have no Weakness."],
  [
    "As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon can't retreat.",
    "Your opponent's Active Pokémon can't retreat.",
  ],
  [
    'As often as you like during your turn, you may move a Grass Energy from 1 of your Pokémon to another of your Pokémon.',
    'As often as you like during your turn, you may move a Grass Energy from 1 of your other Pokémon to this Pokémon.',
  ],
];
test.each(DIFFERENT)('«%s» is not «%s»', (text, other) => {
  expect(meaningOf(text)).not.toEqual(meaningOf(other));
});

/** What says more than the language can mean, or says it of nothing. */
const REFUSED: readonly (readonly [text: string, why: string])[] = [
  // No limit of a game in brackets.
  ['During your turn, you may draw a card.', 'words'],
  // It could be damaged and not Knocked Out alone.
  ["If this Pokémon is in the Active Spot and is damaged by an opponent's attack, draw a card.", 'words'],
  // What happened is not known to what is asked for at any time.
  [
    "If any of your Pokémon were Knocked Out during your opponent's last turn, this Pokémon has no Retreat Cost.",
    'symbol',
  ],
  ['You must discard a card from your hand in order to use this Ability.', 'symbol'],
  ['Draw a card.', 'words'],
  ["This power can't be used if Emberling is affected by a Special Condition.", 'symbol'],
];
test.each(REFUSED)('«%s» is refused', (text, why) => {
  expect(compile(text)).toMatchObject({ why });
});
