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
const always = (modifier: object, on: unknown = 'self', more: object = {}) => ({
  works: 'always',
  ...more,
  on,
  modifiers: [modifier],
});
const OWN = { whose: 'own', place: 'inPlay' } as const;
const THEIRS = { whose: 'opponent', place: 'inPlay' } as const;
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
  // By the number of something.
  [
    'Emberling gets +20 HP for each Mosswing you have in play.',
    always({
      change: 'hp',
      by: { product: [20, { count: { ...OWN, where: { card: { name: 'Mosswing' } } } }] },
    }),
  ],
  [
    "Emberling's Retreat Cost is Colorless less for each Fire Energy attached to Emberling.",
    always({ change: 'retreat', by: { product: [-1, { energy: 'self', type: 'Fire' }] } }),
  ],
  [
    "Any damage done to Emberling by your opponent's attacks is reduced by 20 for each Mosswing in your discard pile (after applying Weakness and Resistance).",
    always({
      change: 'damageTaken',
      by: { product: [-20, { cards: { pile: 'discard', whose: 'own', where: { name: 'Mosswing' } } }] },
      ofOpponent: true,
    }),
  ],
  [
    "Any damage done to Emberling by attacks is reduced by 10 for each Energy attached to Emberling (after applying Weakness and Resistance). You can't reduce more than 30 damage in this way.",
    always({ change: 'damageTaken', by: { product: [-10, { least: [{ energy: 'self' }, 3] }] } }),
  ],
  // Once for all of a name.
  [
    "Each of your Grass Pokémon (excluding any Emberling) gets +40 HP. You can't use more than 1 Kindle Poké-Body each turn.",
    always(
      { change: 'hp', by: 40 },
      { ...OWN, where: { not: { card: { name: 'Emberling' } }, card: { type: 'Grass' } } },
      { counts: 'onceByName' },
    ),
  ],
  [
    "Each Pokémon in play (both yours and your opponent's) gets -20 HP. No more than 20 HP can be reduced by all Kindle Poké-Bodies.",
    always({ change: 'hp', by: -20 }, { whose: 'both', place: 'inPlay' }, { counts: 'onceInPlay' }),
  ],
  // Abilities of one kind.
  [
    "As long as Emberling is your Active Pokémon, your opponent's Pokémon can't use any Poké-Powers.",
    always({ change: 'noAbilities', kind: 'Poké-Power' }, THEIRS, { from: 'active' }),
  ],
  [
    "Prevent all effects of attacks, including damage, done to Emberling by your opponent's Pokémon that has any Poké-Powers or Poké-Bodies.",
    always({
      change: 'preventEffects',
      ofOpponent: true,
      from: { abilityOf: ['Poké-Power', 'Poké-Body'] },
    }),
  ],
  // Around Weakness and Resistance.
  [
    "Any damage done to your Stage 2 Pokémon-ex by your opponent's attacks is reduced by 10 (before applying Weakness and Resistance).",
    always(
      { change: 'damageTaken', by: -10, before: true, ofOpponent: true },
      { ...OWN, where: { card: { tag: 'ex', stages: ['stage2'] } } },
    ),
  ],
  [
    'Whenever an attack (including your own) does 30 or more damage to Emberling (after applying Weakness and Resistance), prevent that damage. (Any other effects of attacks still happen.)',
    always({ change: 'preventDamage', atLeast: 30 }),
  ],
  [
    "Prevent all effects of your opponent's attacks, except damage, done to each of your Pokémon.",
    always({ change: 'preventOtherEffects', ofOpponent: true }, OWN),
  ],
  [
    'Prevent all effects of attacks, except damage, done to Emberling by the Attacking Pokémon.',
    always({ change: 'preventOtherEffects' }),
  ],
  [
    'As long as Emberling is in play, do not apply Resistance for all Active Pokémon.',
    always({ change: 'noResistance' }, { whose: 'both', place: 'active' }),
  ],
  [
    "As long as Emberling is on your Bench, don't apply Darkness Weakness for all of your Pokémon in play.",
    always({ change: 'noWeakness', type: 'Darkness' }, OWN, { from: 'bench' }),
  ],
  [
    "Ignore all Colorless Energy necessary to use Emberling's Kindle and Cinder attacks.",
    always({ change: 'attackCostWithout', type: 'Colorless', attacks: ['Kindle', 'Cinder'] }),
  ],
  // Kinds of years.
  [
    'Each of your Pokémon that has δ on its card does 10 more damage to the Defending Pokémon (before applying Weakness and Resistance).',
    always({ change: 'damageDealt', by: 10 }, { ...OWN, where: { card: { nameHas: 'δ' } } }),
  ],
  [
    "As long as the number of Pokémon in play (both yours and your opponent's) that has Team Aqua in its name is 3 or less, Emberling can't attack.",
    always({ change: 'cannot', what: 'attack' }, 'self', {
      while: {
        not: {
          quantity: {
            count: { whose: 'both', place: 'inPlay', where: { card: { nameHas: 'Team Aqua' } } },
          },
          atLeast: { sum: [3, 1] },
        },
      },
    }),
  ],
  [
    "As long as Emberling is the only Pokémon you have in play, your opponent's Basic Pokémon can't attack.",
    always(
      { change: 'cannot', what: 'attack' },
      { ...THEIRS, where: { card: { stages: ['basic'] } } },
      { while: { not: { exists: { ...OWN, other: true } } } },
    ),
  ],
  // It works whatever condition the Pokémon has.
  [
    'Emberling gets +10 HP for each Psychic Energy card attached to it. This power works even if Emberling is Asleep, Confused, or Paralyzed.',
    always({ change: 'hp', by: { product: [10, { energy: 'self', type: 'Psychic' }] } }),
  ],
  // What the opponent does.
  [
    "If your opponent's Active Pokémon retreats, put 2 damage counters on that Pokémon.",
    always(
      { change: 'answer', on: 'retreated', steps: [{ do: 'putCounters', on: 'self', counters: 2 }] },
      THEIRS,
    ),
  ],
  [
    "Whenever your opponent's Active Pokémon retreats, your opponent flips a coin. If tails, this power does 20 damage to that Pokémon. (Don't apply Weakness and Resistance.)",
    always(
      {
        change: 'answer',
        on: 'retreated',
        steps: [
          { do: 'flip', coins: 1, as: 'coin1' },
          {
            do: 'if',
            is: { not: { heads: 'coin1' } },
            yes: [{ do: 'putCounters', on: 'self', counters: 2 }],
          },
        ],
      },
      THEIRS,
    ),
  ],
  [
    'As long as Emberling is your Active Pokémon, whenever your opponent puts a Basic Pokémon from his or her hand onto his or her Bench, put 2 damage counters on that Pokémon.',
    always(
      { change: 'answer', on: 'played', steps: [{ do: 'putCounters', on: 'self', counters: 2 }] },
      THEIRS,
      { from: 'active' },
    ),
  ],
  [
    "When your opponent attaches a Special Energy card from his or her hand to 1 of his or her Pokémon, put 1 damage counter on that Pokémon. You can't use more than 1 Kindle Poké-Body each turn.",
    always(
      {
        change: 'answer',
        on: 'energyAttached',
        card: { specialEnergy: true },
        steps: [{ do: 'putCounters', on: 'self', counters: 1 }],
      },
      THEIRS,
      { counts: 'onceByName' },
    ),
  ],
  // Damage of a Power.
  [
    "Once during your turn (before your attack), you may flip a coin. If heads, do 20 damage to your opponent's Active Pokémon. (Apply Weakness and Resistance.)",
    use('oncePerTurn', [
      { do: 'flip', coins: 1, as: 'coin1' },
      { do: 'if', is: { heads: 'coin1' }, yes: [{ do: 'damage', to: 'defending', amount: 20 }] },
    ]),
  ],
  // As many as the player likes.
  [
    'Once during your turn (before your attack), you may draw up to 3 cards from your deck.',
    use('oncePerTurn', [{ do: 'draw', whose: 'own', cards: { upTo: 3 } }]),
  ],
  [
    'Once during your turn, you may discard as many cards as you like from your hand. If you do, put that many damage counters on Emberling.',
    use('oncePerTurn', [
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 60, as: 'cards1' },
      { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      { do: 'putCounters', on: 'self', counters: { cards: { bound: 'cards1' } } },
    ]),
  ],
  // It came through, and the Pokémon is there.
  [
    "If Emberling is your Active Pokémon and is damaged but not Knocked Out by an opponent's attack, you may draw a card.",
    {
      works: 'answers',
      on: 'damagedByAttack',
      from: 'active',
      while: { exists: { among: 'self', where: { hpLeftOver: 0 } } },
      steps: [{ do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 1 }] }],
    },
  ],
  // Called out of the hand.
  [
    "Once during your turn, you may look at your opponent's hand. If your opponent's Bench isn't full, choose 1 Basic Pokémon from your opponent's hand, and put it onto his or her Bench. Then, switch it with the Defending Pokémon.",
    use('oncePerTurn', [
      { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
      {
        do: 'if',
        is: { not: { quantity: { count: { whose: 'opponent', place: 'bench' } }, atLeast: 5 } },
        yes: [
          {
            do: 'chooseCards',
            from: { pile: 'hand', whose: 'opponent', where: { kind: 'pokemon', stages: ['basic'] } },
            min: 1,
            max: 1,
            as: 'card1',
          },
          { do: 'bench', cards: { bound: 'card1' }, whose: 'opponent', as: 'pokemon1' },
          { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'benched' },
        ],
      },
    ]),
  ],
  [
    'Once during your turn, you may search your deck for a Psychic Energy card and attach it to 1 of your Pokémon. Put 2 damage counters on that Pokémon. Shuffle your deck afterward.',
    use('oncePerTurn', [
      { do: 'chooseCards', from: deck({ kind: 'energy', type: 'Psychic' }), min: 0, max: 1, as: 'card1' },
      { do: 'choosePokemon', from: OWN, min: 1, max: 1, as: 'pokemon1' },
      { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
      {
        do: 'if',
        is: { some: 'card1' },
        yes: [{ do: 'putCounters', on: { bound: 'pokemon1' }, counters: 2 }],
      },
      SHUFFLE,
    ]),
  ],
  [
    'As often as you like during your turn, you may move a Lightning Energy attached to your Pokémon to Emberling.',
    use('any', [
      {
        do: 'chooseCards',
        from: { on: { ...OWN, other: true }, part: 'energy', providing: 'Lightning' },
        min: 1,
        max: 1,
        as: 'card1',
      },
      { do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' },
    ]),
  ],
  // A coin against damage.
  [
    "During your opponent's turn, if Emberling would be damaged by an opponent's attack (after applying Weakness and Resistance), flip a coin. If heads, reduce that damage by 30.",
    always({ change: 'coinAgainstDamage', each: -30, ofOpponent: true }),
  ],
  [
    "Whenever Emberling would be damaged by your opponent's attack, flip a coin until you get tails. For each heads, reduce that damage by 10.",
    always({ change: 'coinAgainstDamage', each: -10, untilTails: true, ofOpponent: true }),
  ],
  [
    'If any damage is done to Emberling by attacks, flip a coin. If heads, prevent that damage.',
    always({ change: 'coinAgainstDamage', each: 'all' }),
  ],
  // In the turn of the opponent the Defending Pokémon attacks.
  [
    "If Emberling is your Active Pokémon and is damaged by an opponent's attack (even if Emberling is Knocked Out), the Defending Pokémon is now Poisoned.",
    {
      works: 'answers',
      on: 'damagedByAttack',
      from: 'active',
      steps: [{ do: 'afflict', on: 'attacker', status: 'poison' }],
    },
  ],
  [
    'When Emberling is Knocked Out by an attack, flip a coin. If heads, this power does 20 damage for each Water Energy attached to Emberling to the Pokémon that Knocked Out Emberling. Apply Weakness and Resistance.',
    {
      works: 'answers',
      on: 'knockedOutByAttack',
      steps: [
        { do: 'flip', coins: 1, as: 'coin1' },
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
            {
              do: 'damage',
              to: 'attacker',
              amount: { product: [20, { energy: 'self', type: 'Water' }] },
            },
          ],
        },
      ],
    },
  ],
  // What is paid first.
  [
    'Once during your turn, you may discard 1 Energy card from your hand. Then draw up to 3 cards from your deck.',
    use('oncePerTurn', [
      {
        do: 'chooseCards',
        from: { pile: 'hand', whose: 'own', where: { kind: 'energy' } },
        min: 1,
        max: 1,
        as: 'card1',
      },
      { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
      { do: 'if', is: { some: 'card1' }, yes: [{ do: 'draw', whose: 'own', cards: { upTo: 3 } }] },
    ]),
  ],
  [
    'Once during your turn, you may change the type of Emberling to the type of any other Pokémon in play other than Colorless.',
    use('oncePerTurn', [
      {
        do: 'chooseType',
        from: { typesOf: { whose: 'both', place: 'inPlay', other: true }, except: 'Colorless' },
        as: 'type1',
      },
      {
        do: 'place',
        modifier: { change: 'types', types: [{ bound: 'type1' }] },
        on: 'self',
        window: 'whileInPlay',
      },
    ]),
  ],
  [
    'Once during your turn, you may search your deck for the Trainer card named Lantern, show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
    use('oncePerTurn', [
      {
        do: 'chooseCards',
        from: deck({ kind: 'trainer', name: 'Lantern' }),
        min: 0,
        max: 1,
        as: 'card1',
      },
      { do: 'move', cards: { bound: 'card1' }, to: 'hand', shown: true },
      SHUFFLE,
    ]),
  ],
  [
    'Once during your turn, you may reveal the top card of your deck. If that card is a basic Energy card, attach it to 1 of your Pokémon. If not, put the card back on top of your deck.',
    use('oncePerTurn', [
      { do: 'reveal', cards: { pile: 'deck', whose: 'own', top: 1 } },
      {
        do: 'if',
        is: {
          quantity: { cards: { pile: 'deck', whose: 'own', top: 1, where: { basicEnergy: true } } },
          atLeast: 1,
        },
        yes: [
          { do: 'choosePokemon', from: OWN, min: 1, max: 1, as: 'pokemon1' },
          {
            do: 'attachEnergy',
            cards: { pile: 'deck', whose: 'own', top: 1, where: { basicEnergy: true } },
            to: { bound: 'pokemon1' },
          },
        ],
      },
    ]),
  ],
  // Wordings of one thing.
  ...[
    "Whenever Emberling is damaged by an opponent's attack (even if Emberling is Knocked Out), put 1 damage counter on the Attacking Pokémon.",
    "If an opponent's attack does damage to Emberling (even if it's Knocked Out), put 1 damage counter on the Attacking Pokémon.",
    "If your opponent's attack damages Emberling (even if Emberling is Knocked Out), put 1 damage counter on the Attacking Pokémon.",
  ].map((text): readonly [string, object] => [
    text,
    {
      works: 'answers',
      on: 'damagedByAttack',
      steps: [{ do: 'putCounters', on: 'attacker', counters: 1 }],
    },
  ]),
  [
    "As long as Emberling is your Active Pokémon, the Defending Pokémon can't retreat.",
    always({ change: 'cannot', what: 'retreat' }, { whose: 'opponent', place: 'active' }, { from: 'active' }),
  ],
  [
    'Emberling gets +30 HP as long as you have Mosswing in play.',
    always({ change: 'hp', by: 30 }, 'self', {
      while: { exists: { ...OWN, where: { card: { name: 'Mosswing' } } } },
    }),
  ],
  [
    "As long as Emberling is your Active Pokémon, your opponent can't play any Supporter cards.",
    always(
      { change: 'cannotPlay', what: ['supporter'] },
      { whose: 'opponent', place: 'active' },
      { from: 'active' },
    ),
  ],
  ['Emberling is both Fire and Water type.', always({ change: 'types', types: ['Fire', 'Water'] })],
  [
    'Once during your turn, you may use this power. If you do, draw a card.',
    use('oncePerTurn', [{ do: 'draw', whose: 'own', cards: 1 }]),
  ],
  [
    'Once during your turn, if you have 3 or fewer cards in your hand, you may draw 2 cards.',
    use('oncePerTurn', [{ do: 'draw', whose: 'own', cards: 2 }], {
      while: {
        not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: { sum: [3, 1] } },
      },
    }),
  ],
  [
    'All damage done to Emberling by attacks from Fire Pokémon is reduced by 20 (after applying Weakness and Resistance).',
    always({ change: 'damageTaken', by: -20, from: { card: { type: 'Fire' } } }),
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
  // Of which number, the sentence before says.
  "Each Pokémon in play (both yours and your opponent's) gets -20 HP. No more than 30 HP can be reduced by all Kindle Poké-Bodies.",
  "You can't use more than 1 Kindle Poké-Body each turn.",
  // Coins that were not flipped.
  'Emberling gets +20 HP for each heads.',
];
test.each(REFUSED)('%s is refused', (text) => expect(compile(text)).toHaveProperty('unread'));
