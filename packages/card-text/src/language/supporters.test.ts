/** What trainers say in several sentences of both players, of copies played at once, of the place of another card. */
import type { TrainerKind } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { compileTrainer, writeTrainer } from '../compile.ts';
import { lexiconOf } from '../text/names.ts';

const CARDS = lexiconOf(['Warm Lantern', 'Mosswing', 'Tidepup']);
const compile = (text: string, kind: TrainerKind) =>
  compileTrainer([text], kind, { name: 'Warm Lantern', own: [] }, CARDS);
function meaningOf(text: string, kind: TrainerKind) {
  const read = compile(text, kind);
  if ('effect' in read) return read.effect;
  throw new Error(`${text}: ${read.why}, ${read.unread.words}`);
}

const HAND = { pile: 'hand', whose: 'own' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
const DECK = { pile: 'deck', whose: 'own' } as const;
const DISCARD = { pile: 'discard', whose: 'own' } as const;
const SHUFFLE = { do: 'shuffle', whose: 'own' } as const;
const cards = (from: object, min: number, max: number, as: string, more: object = {}) => ({
  do: 'chooseCards',
  from,
  ...more,
  min,
  max,
  as,
});
const pokemon = (from: object, as: string, more: object = {}) => ({
  do: 'choosePokemon',
  from,
  ...more,
  min: 1,
  max: 1,
  as,
});
const move = (name: string, to: string, more: object = {}) => ({
  do: 'move',
  cards: { bound: name },
  to,
  ...more,
});
const draw = (whose: string, count: unknown) => ({ do: 'draw', whose, cards: count });
const COPIES = { ...HAND, where: { name: 'Warm Lantern' } };

const PLAYED: readonly (readonly [text: string, effect: object])[] = [
  [
    'Count the cards in your hand, shuffle those cards into your deck, then draw that many cards plus 2.',
    {
      steps: [
        cards(HAND, 60, 60, 'cards1', { random: true }),
        move('cards1', 'deck'),
        SHUFFLE,
        draw('own', { sum: [{ cards: { bound: 'cards1' } }, 2] }),
      ],
    },
  ],
  [
    'Your opponent reveals their hand, and you draw 3 cards for each Item card you find there.',
    {
      steps: [
        { do: 'reveal', cards: THEIR_HAND },
        draw('own', { product: [3, { cards: { ...THEIR_HAND, where: { trainers: ['item'] } } }] }),
      ],
    },
  ],
  [
    'Draw 2 cards. Your opponent may also draw a card.',
    { steps: [draw('own', 2), draw('opponent', { upTo: 1 })] },
  ],
  [
    'Reveal up to 3 Item cards in your hand and put them into your deck. If you do, search your deck for up to that many Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.',
    {
      steps: [
        cards({ ...HAND, where: { trainers: ['item'] } }, 0, 3, 'cards1'),
        move('cards1', 'deck', { shown: true }),
        {
          do: 'if',
          is: { some: 'cards1' },
          yes: [
            {
              do: 'repeat',
              times: { cards: { bound: 'cards1' } },
              steps: [
                cards({ ...DECK, where: { kind: 'pokemon' } }, 0, 1, 'card1'),
                move('card1', 'hand', { shown: true }),
              ],
            },
            SHUFFLE,
          ],
        },
      ],
    },
  ],
  [
    'Reveal the top 4 cards of your deck and have your opponent choose 1 of them. Discard the chosen card and put the remaining cards into your hand.',
    {
      steps: [
        { do: 'reveal', cards: { ...DECK, top: 4 } },
        cards({ ...DECK, top: 4 }, 1, 1, 'card1', { by: 'opponent' }),
        move('card1', 'discard'),
        {
          do: 'move',
          cards: { ...DECK, top: { difference: [4, { cards: { bound: 'card1' } }] } },
          to: 'hand',
        },
      ],
    },
  ],
  [
    'Draw 2 cards. If you drew any cards in this way, your opponent discards Pokémon from their Bench until they have 3.',
    {
      steps: [
        {
          do: 'if',
          is: { quantity: { cards: DECK }, atLeast: 1 },
          yes: [
            draw('own', 2),
            {
              do: 'repeat',
              times: { difference: [{ count: { whose: 'opponent', place: 'bench' } }, 3] },
              steps: [
                pokemon({ whose: 'opponent', place: 'bench' }, 'pokemon1', { by: 'opponent' }),
                { do: 'takeBack', on: { bound: 'pokemon1' }, to: 'discard', all: true },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Choose a Basic Pokémon in your discard pile and switch it with 1 of your Fire Pokémon in play. Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.',
    {
      steps: [
        pokemon({ whose: 'own', place: 'inPlay', where: { card: { type: 'Fire' } } }, 'pokemon1'),
        cards({ ...DISCARD, where: { kind: 'pokemon', stages: ['basic'] } }, 1, 1, 'card1'),
        { do: 'exchange', on: { bound: 'pokemon1' }, card: { bound: 'card1' }, to: 'discard' },
      ],
    },
  ],
  [
    'Search your deck for a Pokémon V that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
    {
      steps: [
        pokemon({ whose: 'own', place: 'inPlay' }, 'pokemon1'),
        cards(
          { ...DECK, where: { kind: 'pokemon', tag: 'V' }, evolvesOnto: { bound: 'pokemon1' } },
          0,
          1,
          'card1',
        ),
        { do: 'evolve', card: { bound: 'card1' }, on: { bound: 'pokemon1' } },
        SHUFFLE,
      ],
    },
  ],
  [
    'Search your deck or your discard pile for a Stadium card, reveal it, and put it into your hand. If you searched your deck, shuffle your deck.',
    {
      steps: [
        {
          do: 'chooseModes',
          modes: [
            [
              cards({ ...DECK, where: { trainers: ['stadium'] } }, 0, 1, 'card1'),
              move('card1', 'hand', { shown: true }),
              SHUFFLE,
            ],
            [
              cards({ ...DISCARD, where: { trainers: ['stadium'] } }, 1, 1, 'card1'),
              move('card1', 'hand', { shown: true }),
            ],
          ],
        },
      ],
    },
  ],
  [
    'Search your deck for up to 2 Pokémon with the same name as 1 of your Fire Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.',
    {
      steps: [
        cards(
          {
            ...DECK,
            where: { kind: 'pokemon' },
            namedLike: { whose: 'own', place: 'inPlay', where: { card: { type: 'Fire' } } },
          },
          0,
          2,
          'cards1',
        ),
        move('cards1', 'hand', { shown: true }),
        SHUFFLE,
      ],
    },
  ],
  [
    "Reveal the top 4 cards of your opponent's deck. You may choose any number of Basic Fire Pokémon you find there and put those Pokémon onto their Bench. Your opponent shuffles the other cards back into their deck.",
    {
      steps: [
        { do: 'reveal', cards: { pile: 'deck', whose: 'opponent', top: 4 } },
        cards(
          {
            pile: 'deck',
            whose: 'opponent',
            where: { kind: 'pokemon', stages: ['basic'], type: 'Fire' },
            top: 4,
          },
          0,
          60,
          'cards1',
        ),
        { do: 'bench', cards: { bound: 'cards1' }, whose: 'opponent' },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    'If your opponent has 5 or more Prizes, draw 2 cards.',
    {
      steps: [
        {
          do: 'if',
          is: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: 5 },
          yes: [draw('own', 2)],
        },
      ],
    },
  ],
  [
    "Draw 2 cards. You can't use this card if you have 6 or more Prize cards remaining.",
    {
      needs: { not: { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: 6 } },
      steps: [draw('own', 2)],
    },
  ],
  [
    'You must play 2 Warm Lantern cards at once. (This effect works one time for 2 cards.) Draw 5 cards.',
    {
      price: [cards(COPIES, 1, 1, 'card1', { price: true }), move('card1', 'discard')],
      steps: [draw('own', 5)],
    },
  ],
  [
    'You may play 3 Warm Lantern cards at once. • If you played 1 card, draw a card. • If you played 3 cards, put 2 cards from your discard pile into your hand.',
    {
      steps: [
        {
          do: 'chooseModes',
          modes: [
            [draw('own', 1)],
            [
              {
                do: 'if',
                is: { quantity: { cards: COPIES }, atLeast: 2 },
                yes: [
                  cards(COPIES, 2, 2, 'cards1'),
                  cards(DISCARD, 2, 2, 'cards2'),
                  move('cards2', 'hand'),
                  move('cards1', 'discard'),
                ],
              },
            ],
          ],
        },
      ],
    },
  ],
];

const STAYS: readonly (readonly [kind: TrainerKind, text: string, meaning: object])[] = [
  [
    'supporter',
    'If you go first, you may use this card during your first turn. Draw 3 cards.',
    { effect: { onFirstTurn: true, steps: [draw('own', 3)] }, holds: [] },
  ],
  [
    'tool',
    'The Pokémon this card is attached to gets +10 HP. If this card is discarded from play, put it into your hand instead of the discard pile.',
    { holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 10 }] }], returns: true },
  ],
  [
    'tool',
    "Attach Warm Lantern to 1 of your Fire Pokémon that doesn't already have a Pokémon Tool attached to it. If that Pokémon is Knocked Out, discard this card. The Pokémon Warm Lantern is attached to gets +10 HP.",
    { holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 10 }] }], onto: { card: { type: 'Fire' } } },
  ],
];

const both = (where: object) => ({ whose: 'both', place: 'inPlay', where });
const BENCH_OF_THREE = {
  on: { whose: 'both', place: 'inPlay' },
  modifiers: [{ change: 'benchSize', size: 3 }],
};
const HELD: readonly (readonly [kind: TrainerKind, text: string, holds: object])[] = [
  [
    'stadium',
    'Each player pays Colorless more to retreat their Fire Pokémon.',
    { on: both({ card: { type: 'Fire' } }), modifiers: [{ change: 'retreat', by: 1 }] },
  ],
  [
    'stadium',
    'Whenever either player plays a Pokémon VSTAR from their hand to evolve a Pokémon V during their turn, heal 60 damage from that Pokémon.',
    {
      on: both({ card: { tag: 'VSTAR' } }),
      modifiers: [{ change: 'answer', on: 'evolved', steps: [{ do: 'heal', on: 'self', counters: 6 }] }],
    },
  ],
  [
    'tool',
    "If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if this Pokémon is Knocked Out), put 4 damage counters on the Attacking Pokémon. If you placed any damage counters in this way, discard this card.",
    {
      on: 'self',
      modifiers: [
        {
          change: 'answer',
          on: 'damagedByAttack',
          from: 'active',
          steps: [
            {
              do: 'if',
              is: { exists: 'attacker' },
              yes: [
                { do: 'putCounters', on: 'attacker', counters: 4 },
                { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' },
              ],
            },
          ],
        },
      ],
    },
  ],
  ['stadium', "Each player can't have more than 3 Benched Pokémon.", BENCH_OF_THREE],
  [
    'stadium',
    "Each player can't have more than 3 Benched Pokémon. If a player has 4 or more Benched Pokémon, they discard Benched Pokémon until they have 3 Pokémon on the Bench. The player who played this card discards first. If more than one effect changes the number of Benched Pokémon allowed, use the smaller number.",
    BENCH_OF_THREE,
  ],
  [
    'tool',
    "If this card is attached to 1 of your Pokémon, discard it at the end of your opponent's turn.",
    {
      on: 'self',
      modifiers: [
        {
          change: 'answer',
          on: 'otherTurnEnds',
          steps: [{ do: 'move', cards: { bound: 'thisCard' }, to: 'discard' }],
        },
      ],
    },
  ],
  [
    'tool',
    "If the Pokémon this card is attached to has no Abilities, it takes 30 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance).",
    {
      on: 'self',
      while: { exists: { among: 'self', where: { not: { hasAbility: true } } } },
      modifiers: [{ change: 'damageTaken', by: -30, ofOpponent: true }],
    },
  ],
];

describe('trainers of several sentences', () => {
  test.each(PLAYED)('%s', (text, effect) => {
    const meaning = meaningOf(text, 'item');
    expect(meaning).toEqual({ effect, holds: [] });
    expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '', 'item')).toEqual(meaning);
  });

  test.each(HELD)('%s: %s', (kind, text, holds) => {
    const meaning = meaningOf(text, kind);
    expect(meaning).toEqual({ holds: [holds] });
    expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '', kind)).toEqual(meaning);
  });

  test.each(STAYS)('%s: %s', (kind, text, expected) => {
    const meaning = meaningOf(text, kind);
    expect(meaning).toEqual(expected);
    expect(meaningOf(writeTrainer(meaning)?.join(' ') ?? '', kind)).toEqual(meaning);
  });

  test.each([
    // The copies lie in the hand until all is done, and a price lies in the discard pile.
    'You may play 2 Warm Lantern cards at once. • If you played 1 card, draw a card. • If you played 2 cards, discard your hand and draw 5 cards.',
    'You must play 2 Warm Lantern cards at once. (This effect works one time for 2 cards.) Put a card from your discard pile into your hand.',
    // Who is left with more than may stay: where they go, and that 5 are not more than 3 by one.
    "Each player can't have more than 3 Benched Pokémon. If a player has 5 or more Benched Pokémon, they discard Benched Pokémon until they have 3 Pokémon on the Bench. The player who played this card discards first.",
    "Each player can't have more than 3 Benched Pokémon. When this card comes into play, each player returns Benched Pokémon to their hand until they have 3.",
    // An Item is played in the first turn anyway.
    'If you go first, you may use this card during your first turn. Draw 3 cards. Draw 3 cards!!',
    // Of which Pokémon it evolved says no word of the effect.
    'Whenever either player plays a Pokémon VMAX from their hand to evolve a Basic Pokémon, heal 60 damage from that Pokémon.',
    // The shuffle is of the pile that was searched.
    'Search your deck or your discard pile for a Stadium card, reveal it, and put it into your hand. If you searched your discard pile, shuffle your deck.',
  ])('«%s» is refused', (text) => {
    for (const kind of ['item', 'stadium'] as const) expect(compile(text, kind)).toHaveProperty('unread');
  });
});
