/** Slots: a sentence that is read is read with any other Pokémon, card, name or time in the same place, and means just that. */
import { describe, expect, test } from 'vitest';
import { compileAbility, compileAttack, compileTrainer } from '../compile.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Kindle', 'Cinder'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Tidepup']);
const NO_DAMAGE = { damage: 0, sign: '' } as const;

type Kind = 'attack' | 'ability' | 'item' | 'tool' | 'stadium';
function meaningOf(kind: Kind, text: string): object {
  const read =
    kind === 'attack'
      ? compileAttack(text, NO_DAMAGE, SOURCE, CARDS)
      : kind === 'ability'
        ? compileAbility(text, SOURCE, CARDS)
        : compileTrainer([text], kind, SOURCE, CARDS);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
}

/** What stands for «Pokémon», as a description says it and as it is meant. */
const POKEMON: readonly (readonly [said: string, where: object])[] = [
  ['Fire Pokémon', { card: { type: 'Fire' } }],
  ['Basic Pokémon', { card: { stages: ['basic'] } }],
  ['Pokémon V', { card: { tag: 'V' } }],
  ['Pokémon that has any damage counters on it', { damaged: true }],
  ['Pokémon that has an Ability', { hasAbility: true }],
  ['Pokémon with “Mossy” in its name', { card: { nameHas: 'Mossy' } }],
  [
    'Pokémon with “Mossy,” “Tidal,” or “Dark” in its name',
    { card: { any: [{ nameHas: 'Mossy' }, { nameHas: 'Tidal' }, { nameHas: 'Dark' }] } },
  ],
  ['Pokémon that has the Mad Tide attack', { card: { hasAttack: 'Mad Tide' } }],
  ['Water Pokémon (excluding Tidepup)', { card: { type: 'Water' }, not: { card: { name: 'Tidepup' } } }],
  ['Mosswing', { card: { name: 'Mosswing' } }],
  ['Basic Pokémon with “Mossy” in its name', { card: { stages: ['basic'], nameHas: 'Mossy' } }],
  ['Pokémon V that evolves from Mosswing', { card: { tag: 'V', evolvesFrom: 'Mosswing' } }],
];
/** `~` stands for the description. */
const OF_POKEMON: readonly (readonly [Kind, string])[] = [
  ['item', 'Heal 30 damage from 1 of your ~.'],
  ['item', 'Heal 30 damage from your Active ~.'],
  ['ability', 'Once during your turn, you may attach a Water Energy card from your hand to 1 of your ~.'],
  ['ability', 'Once during your turn, you may attach a Water Energy card from your hand to your Active ~.'],
  [
    'ability',
    'As often as you like during your turn, you may move a Water Energy from 1 of your ~ to another of your Pokémon.',
  ],
  [
    'ability',
    'As often as you like during your turn, you may move an Energy from 1 of your Pokémon to 1 of your ~.',
  ],
  ['item', 'Move a basic Energy from 1 of your ~ to another of your Pokémon.'],
  ['attack', 'This attack does 30 damage to 1 of your opponent’s ~.'],
  ['attack', 'Put 2 damage counters on each of your opponent’s ~.'],
];

describe.each(POKEMON)('«%s»', (said, where) => {
  test.each(OF_POKEMON)('in an %s: %s', (kind, frame) => {
    const text = frame.replace('~', said);
    expect(JSON.stringify(meaningOf(kind, text))).toContain(`"where":${JSON.stringify(where).slice(0, -1)}`);
    // Nothing else of the sentence changes.
    const [a, b] = ['Lightning Pokémon', 'Metal Pokémon'].map((other) =>
      JSON.stringify(meaningOf(kind, frame.replace('~', other))).replace(/Lightning|Metal/, '~'),
    );
    expect(a).toBe(b);
  });
});

/** Whose attack: with the whole description, of the opponent alone. */
test.each([
  ['Basic Pokémon', { card: { stages: ['basic'] } }],
  ['Pokémon V', { card: { tag: 'V' } }],
  ['Pokémon that have an Ability', { hasAbility: true }],
])('attacks from your opponent’s %s', (said, from) => {
  const modifiers = [{ change: 'preventDamage', ofOpponent: true, from }];
  for (const text of [
    `Prevent all damage done to this Pokémon by attacks from your opponent’s ${said}.`,
    `Prevent all damage from attacks done to this Pokémon by your opponent’s ${said}.`,
  ])
    expect(meaningOf('ability', text)).toMatchObject({
      effects: [{ works: 'always', on: 'self', modifiers }],
    });
  expect(
    meaningOf(
      'ability',
      `Prevent all damage done to this Pokémon by attacks from your opponent’s ${said} if that damage is 200 or more.`,
    ),
  ).toMatchObject({
    effects: [{ modifiers: [{ change: 'preventDamage', atLeast: 200, ofOpponent: true, from }] }],
  });
  expect(
    meaningOf(
      'ability',
      `If this Pokémon is damaged by an attack from your opponent’s ${said} (even if this Pokémon is Knocked Out), put 3 damage counters on the Attacking Pokémon.`,
    ),
  ).toMatchObject({
    effects: [
      { works: 'answers', on: 'damagedByAttack', while: { exists: { among: 'attacker', where: from } } },
    ],
  });
});

const USED = { works: 'activated', often: 'oncePerTurn' };
const counters = (n: number) => [{ do: 'putCounters', on: 'attacker', counters: n }];
const TOOL = { exists: { among: 'self', where: { tool: true } } };

/** Kind, text, what its meaning holds. */
const MEANT: readonly (readonly [Kind, string, object])[] = [
  // Where it stands, and how it is.
  [
    'ability',
    'Once during your turn, if this Pokémon is in the Active Spot and has any Fire Energy attached, you may draw a card.',
    {
      effects: [{ ...USED, from: 'active', while: { exists: { among: 'self', where: { energy: 'Fire' } } } }],
    },
  ],
  [
    'ability',
    'If this Pokémon is in the Active Spot, has a Pokémon Tool attached, and is damaged by an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 5 damage counters on the Attacking Pokémon.',
    { effects: [{ on: 'damagedByAttack', from: 'active', while: TOOL, steps: counters(5) }] },
  ],
  [
    'ability',
    'If this Pokémon has a Pokémon Tool attached and is damaged by an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 5 damage counters on the Attacking Pokémon.',
    { effects: [{ on: 'damagedByAttack', while: TOOL, steps: counters(5) }] },
  ],
  // Times.
  [
    'ability',
    'Once at the end of your turn (after your attack), you may use this Ability. Draw 2 cards.',
    {
      effects: [
        {
          works: 'answers',
          on: 'turnEnds',
          steps: [{ do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 2 }] }],
        },
      ],
    },
  ],
  [
    'ability',
    'Once at the end of your turn (after your attack), if this Pokémon is in the Active Spot, you must discard the top 5 cards of your deck.',
    { effects: [{ works: 'answers', on: 'turnEnds', from: 'active' }] },
  ],
  [
    'tool',
    'If the Pokémon this card is attached to is your Active Pokémon at the end of your turn, draw a card.',
    { holds: [{ on: 'self', modifiers: [{ change: 'answer', on: 'turnEnds', from: 'active' }] }] },
  ],
  [
    'ability',
    'If you go second, this Pokémon can evolve during your first turn.',
    {
      effects: [
        { while: { turn: 'firstGoingSecond' }, modifiers: [{ change: 'evolvesEarly', when: 'firstTurn' }] },
      ],
    },
  ],
  [
    'ability',
    'If your opponent’s Active Pokémon is a Pokémon V, this Pokémon can evolve during the turn you play it.',
    { effects: [{ modifiers: [{ change: 'evolvesEarly', when: 'newInPlay' }] }] },
  ],
  [
    'ability',
    'During Pokémon Checkup, put 2 more damage counters on your opponent’s Poisoned Pokémon.',
    { effects: [{ modifiers: [{ change: 'conditionCounters', status: 'poison', counters: 2 }] }] },
  ],
  [
    'ability',
    'During Pokémon Checkup, put 4 damage counters on your opponent’s Burned Pokémon instead of 2.',
    {
      effects: [{ modifiers: [{ change: 'conditionCounters', status: 'burn', counters: 4, instead: true }] }],
    },
  ],
  [
    'ability',
    'During your turn, you may use this Ability. During your opponent’s next turn, all of your Pokémon take 50 less damage from attacks from your opponent’s Pokémon V (after applying Weakness and Resistance). (This includes Pokémon that come into play during that turn.) (You can’t use more than 1 VSTAR Power in a game.)',
    {
      effects: [
        {
          steps: [
            {
              do: 'cover',
              whose: 'own',
              modifier: { change: 'damageTaken', by: -50, ofOpponent: true, from: { card: { tag: 'V' } } },
              window: 'duringOpponentsNextTurn',
            },
          ],
        },
      ],
    },
  ],
  // Who.
  [
    'ability',
    'Once during your turn, you may flip a coin. If heads, each player shuffles their deck.',
    {
      effects: [
        {
          steps: [
            { do: 'flip' },
            {
              do: 'if',
              yes: [
                { do: 'shuffle', whose: 'own' },
                { do: 'shuffle', whose: 'opponent' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'Once during your turn, you may flip a coin. If heads, each player may draw a card.',
    {
      effects: [
        {
          steps: [
            { do: 'flip' },
            {
              do: 'if',
              yes: [
                { do: 'draw', whose: 'own', cards: { upTo: 1 } },
                { do: 'draw', whose: 'opponent', cards: { upTo: 1 } },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'stadium',
    'Whenever any player attaches a Fire Energy card from their hand to 1 of their Basic Pokémon, heal 20 damage from that Pokémon.',
    {
      holds: [
        {
          on: { whose: 'both', place: 'inPlay', where: { card: { stages: ['basic'] } } },
          modifiers: [
            {
              change: 'answer',
              on: 'energyAttached',
              card: { kind: 'energy', type: 'Fire' },
              steps: [{ do: 'heal', on: 'self', counters: 2 }],
            },
          ],
        },
      ],
    },
  ],
  [
    'stadium',
    'Once during each player’s turn, if that player has no cards in their hand, that player may draw 2 cards.',
    {
      use: {
        needs: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 } },
        steps: [{ do: 'draw', cards: 2 }],
      },
    },
  ],
  // What was done before.
  [
    'ability',
    'Once during your turn, you may draw cards until you have 7 cards in your hand. If you drew any cards in this way, this Pokémon is Knocked Out.',
    {
      effects: [
        {
          steps: [
            {
              do: 'if',
              is: {
                all: [
                  { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
                  { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 7 } },
                ],
              },
              yes: [{ do: 'draw' }, { do: 'knockOut', on: 'self' }],
            },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'Once during your turn, you may heal all damage from your Active Grass Pokémon. If you healed any damage in this way, discard all Energy from that Pokémon.',
    {
      effects: [
        {
          steps: [
            {
              do: 'if',
              yes: [
                { do: 'heal', counters: 'all' },
                { do: 'move', to: 'discard' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'Once during your turn, you may discard the top card of your deck. If that card is a Water Energy card, attach it to 1 of your Pokémon.',
    {
      effects: [
        {
          steps: [
            { do: 'chooseCards', from: { pile: 'deck', whose: 'own', top: 1 } },
            { do: 'move', to: 'discard' },
            { do: 'if', yes: [{ do: 'choosePokemon' }, { do: 'attachEnergy' }] },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'Once during your turn, you may attach a Fire Energy card, a Water Energy card, or 1 of each from your hand to your Pokémon in any way you like.',
    { effects: [{ steps: [{ do: 'chooseModes', more: true, modes: [{ length: 3 }, { length: 3 }] }] }] },
  ],
  [
    'attack',
    'Put a Water Pokémon from your discard pile onto your Bench. If you do, attach up to 3 Water Energy cards from your discard pile to that Pokémon.',
    {
      after: [
        { do: 'chooseCards' },
        { do: 'bench', as: 'pokemon1' },
        { do: 'if', yes: [{ do: 'chooseCards' }, { do: 'attachEnergy', to: { bound: 'pokemon1' } }] },
      ],
    },
  ],
  [
    'attack',
    'Discard all Fire Energy attached to this Pokémon. This attack also does 20 damage to 1 of your opponent’s Benched Pokémon.',
    { after: [{ do: 'move' }, { do: 'choosePokemon' }, { do: 'damage', plain: true }] },
  ],
  // Where cards go.
  [
    'attack',
    'Put 2 Energy attached to your Pokémon in the Lost Zone.',
    {
      after: [
        { from: { on: { whose: 'own', place: 'inPlay' } }, inUnits: true },
        { do: 'move', to: 'lost' },
      ],
    },
  ],
  [
    'attack',
    'Put the top 3 cards of your opponent’s deck in the Lost Zone.',
    { after: [{ do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 3 }, to: 'lost' }] },
  ],
  [
    'ability',
    'Once during your turn, you may look at the top 6 cards of your opponent’s deck and discard any number of Item cards you find there. Your opponent shuffles the other cards back into their deck.',
    {
      effects: [
        {
          steps: [
            {
              from: { pile: 'deck', whose: 'opponent', where: { trainers: ['item'] }, top: 6 },
              min: 0,
              max: 60,
            },
            { do: 'move', to: 'discard' },
            { do: 'shuffle', whose: 'opponent' },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'Once during your turn, you may search your deck for a Supporter card, reveal it, shuffle your deck, then put that card on top of it.',
    {
      effects: [
        {
          steps: [{ do: 'chooseCards' }, { do: 'reveal' }, { do: 'shuffle' }, { do: 'move', to: 'deckTop' }],
        },
      ],
    },
  ],
  [
    'ability',
    'Put 2 damage counters on your opponent’s Confused Pokémon between turns.',
    {
      effects: [
        {
          works: 'answers',
          on: 'checkup',
          steps: [
            {
              do: 'putCounters',
              on: { whose: 'opponent', place: 'active', where: { statuses: ['confusion'] } },
              counters: 2,
            },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'If this Pokémon is Asleep and is Knocked Out by damage from an attack from your opponent’s Pokémon, your opponent can’t take any Prize cards for it.',
    {
      effects: [
        {
          on: { among: 'self', where: { statuses: ['sleep'] } },
          modifiers: [{ change: 'prizes', by: -9, byAttack: true }],
        },
      ],
    },
  ],
  [
    'item',
    'During this turn, damage from your Pokémon VMAX’s attacks isn’t affected by any effects on your opponent’s Active Pokémon.',
    {
      effect: {
        steps: [
          {
            do: 'cover',
            where: { card: { tag: 'VMAX' } },
            modifier: { change: 'damageIgnores', what: 'effects' },
          },
        ],
      },
    },
  ],
  // What is left out.
  [
    'ability',
    'During Pokémon Checkup, put 1 damage counter on each Pokémon that has an Ability (both yours and your opponent’s), except any Emberling.',
    {
      effects: [
        {
          on: 'checkup',
          steps: [
            {
              do: 'putCounters',
              on: {
                whose: 'both',
                place: 'inPlay',
                where: { hasAbility: true, not: { card: { name: 'Emberling' } } },
              },
            },
          ],
        },
      ],
    },
  ],
  [
    'ability',
    'This Pokémon can use the attacks of any Basic Pokémon in your discard pile, except for Pokémon with a Rule Box.',
    {
      effects: [
        {
          modifiers: [
            {
              change: 'lendsOf',
              of: {
                pile: 'discard',
                whose: 'own',
                where: { kind: 'pokemon', stages: ['basic'], not: { tag: 'Rule Box' } },
              },
            },
          ],
        },
      ],
    },
  ],
  [
    'item',
    'Put a Supporter card, except any Mosswing, from your discard pile into your hand.',
    {
      effect: {
        steps: [
          { from: { where: { trainers: ['supporter'], not: { name: 'Mosswing' } } } },
          { do: 'move', to: 'hand' },
        ],
      },
    },
  ],
  [
    'ability',
    'Once during your turn, you may use this Ability. Both Active Pokémon (except for Grass Pokémon) are now Poisoned.',
    {
      effects: [
        {
          steps: [
            {
              do: 'afflict',
              on: { whose: 'both', place: 'active', where: { not: { card: { type: 'Grass' } } } },
              status: 'poison',
            },
          ],
        },
      ],
    },
  ],
  // Laws with a condition of their own.
  [
    'tool',
    'If the Pokémon V this card is attached to has “Mossy” in its name, it has no Retreat Cost and no Weakness.',
    {
      holds: [
        {
          on: {
            among: { among: 'self', where: { card: { tag: 'V' } } },
            where: { card: { nameHas: 'Mossy' } },
          },
          modifiers: [{ change: 'noRetreatCost' }, { change: 'noWeakness' }],
        },
      ],
    },
  ],
  [
    'tool',
    'If the Pokémon V this card is attached to has “Mossy” in its name and is Knocked Out by damage from an attack from your opponent’s Pokémon, that player takes 1 fewer Prize card.',
    { holds: [{ modifiers: [{ change: 'prizes', by: -1, byAttack: true }] }] },
  ],
  [
    'ability',
    'Damage from your Lightning Pokémon’s attacks isn’t affected by your opponent’s Active Pokémon’s Resistance.',
    {
      effects: [
        {
          on: { whose: 'own', place: 'inPlay', where: { card: { type: 'Lightning' } } },
          modifiers: [{ change: 'damageIgnores', what: 'resistance' }],
        },
      ],
    },
  ],
  [
    'ability',
    'Damage from the attacks of your Lightning Pokémon isn’t affected by any effects on your opponent’s Active Pokémon.',
    { effects: [{ modifiers: [{ change: 'damageIgnores', what: 'effects' }] }] },
  ],
  [
    'ability',
    'If you have Mosswing in play, the attack cost of this Pokémon’s Kindle is now Fire Metal Colorless.',
    {
      effects: [
        { modifiers: [{ change: 'attackCostIs', cost: ['Fire', 'Metal', 'Colorless'], attack: 'Kindle' }] },
      ],
    },
  ],
  [
    'ability',
    'As long as you have fewer Pokémon in play than your opponent, they can’t play any Item cards from their hand.',
    {
      effects: [
        { on: { whose: 'opponent', place: 'active' }, modifiers: [{ change: 'cannotPlay', what: ['item'] }] },
      ],
    },
  ],
];
test.each(MEANT)('an %s: %s', (kind, text, meant) => {
  expect(meaningOf(kind, text)).toMatchObject(meant);
});

/** Counts that stand beside a number and a sign. */
test.each([
  [
    '×',
    'Discard all Fire Energy attached to this Pokémon. This attack does 30 damage for each Energy card discarded in this way.',
    {
      before: [{ do: 'chooseCards' }, { do: 'move', to: 'discard' }],
      damage: { product: [30, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    '+',
    'This attack does 30 more damage for each basic Energy card in your discard pile. Then, shuffle those Energy cards into your deck.',
    {
      damage: {
        sum: [
          30,
          { product: [30, { cards: { pile: 'discard', whose: 'own', where: { basicEnergy: true } } }] },
        ],
      },
      after: [
        { do: 'move', to: 'deck' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    '×',
    'This attack does 30 damage for each Special Energy card attached to your opponent’s Pokémon.',
    {
      damage: {
        product: [
          30,
          {
            cards: {
              on: { whose: 'opponent', place: 'inPlay' },
              part: 'energy',
              where: { specialEnergy: true },
            },
          },
        ],
      },
    },
  ],
  [
    '×',
    'This attack does 30 damage for each Special Condition affecting this Pokémon.',
    { damage: { product: [30, { conditions: 'self' }] } },
  ],
  [
    '+',
    'Discard the top card of your deck. If that card is an Energy card, this attack does 90 more damage, and attach that card to this Pokémon.',
    {
      before: [{ do: 'chooseCards' }, { do: 'move', to: 'discard' }],
      damage: { sum: [30, { then: 90 }] },
      after: [{ do: 'if', yes: [{ do: 'attachEnergy', to: 'self' }] }],
    },
  ],
] as const)('beside 30%s: %s', (sign, text, meant) => {
  const read = compileAttack(text, { damage: 30, sign }, SOURCE, CARDS);
  expect(read).toMatchObject({ effect: meant });
});

/** Near them, and nothing that the engine knows, or contradictions. */
test.each<[Kind, string]>([
  // The limit of a game must be there.
  ['ability', 'During your turn, if your opponent has exactly 1 Prize card remaining, you may draw 2 cards.'],
  ['ability', 'During your turn, you may use this Ability. Draw 2 cards.'],
  // Damage has changed it by then.
  [
    'ability',
    'If this Pokémon has any damage counters on it and is damaged by an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 5 damage counters on the Attacking Pokémon.',
  ],
  ['item', 'Heal 30 damage from 1 of your Pokémon with “mossy” in its name.'],
])('an %s is refused: %s', (kind, text) => {
  expect(() => meaningOf(kind, text)).toThrow();
});
