/** Texts written from effects: word for word, and never the same for two effects that differ. */
import type { Condition, Modifier, PokemonFilter, StepOf } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { BASE1_ATTACKS } from '../testing/base1/base1Attacks.ts';
import { BASE1_POWERS } from '../testing/base1/base1Powers.ts';
import { BASE1_TRAINERS } from '../testing/base1/base1Trainers.ts';
import { abilityText, trainerText } from './effectText.ts';
import { attackText } from './stepText.ts';

test.each([
  [1, 'Confuse Ray', 'Flip a coin. If heads, the Defending Pokémon is now Confused.'],
  [4, 'Fire Spin', 'You must discard 2 Energy cards from this Pokémon in order to use this attack.'],
  [
    9,
    'Selfdestruct',
    "This attack does 20 damage to each of both players' Benched Pokémon (don't apply Weakness and Resistance). This Pokémon also does 80 damage to itself.",
  ],
  [11, 'Toxic', 'The Defending Pokémon is now Poisoned, with 2 damage counters at each Checkup.'],
  [12, 'Lure', "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon."],
  [17, 'Twineedle', 'Flip 2 coins. This attack does 30 damage for each heads.'],
  [
    27,
    'Leek Slap',
    "As long as it is in play, this Pokémon can't use Leek Slap. Flip a coin. If tails, this attack does nothing.",
  ],
  [29, 'Dream Eater', "You can use this attack only if your opponent's Active Pokémon is Asleep."],
  [34, 'Karate Chop', 'This attack does 50 damage minus 10 damage for each damage counter on this Pokémon.'],
  [
    38,
    'Amnesia',
    "Choose 1 of the attacks of the Defending Pokémon. During your opponent's next turn, the Defending Pokémon can't use that attack.",
  ],
  [
    40,
    'Super Fang',
    'This attack does damage equal to half of the remaining HP of the Defending Pokémon, rounded up to the nearest 10.',
  ],
  [
    51,
    'Foul Gas',
    'Flip a coin. If heads, the Defending Pokémon is now Poisoned; if tails, the Defending Pokémon is now Confused.',
  ],
] as const)('attack %i, %s', (number, name, text) => {
  const effect = BASE1_ATTACKS[number]?.[name];
  expect(effect === undefined ? '' : attackText(effect)).toBe(text);
});

test.each([
  [
    71,
    'You must discard 2 other cards from your hand in order to play this card. Search your deck for 1 card and put it into your hand. Shuffle your deck.',
  ],
  [
    72,
    'Devolve 1 of your Pokémon that have evolved by putting 1 Evolution card from that Pokémon and those above it into the discard pile.',
  ],
  [
    79,
    "You must discard 1 Energy card from your Pokémon in order to play this card. Discard 1 or 2 Energy cards from 1 of your opponent's Pokémon that have Energy attached.",
  ],
  [82, 'Your Active Pokémon is no longer Asleep, Confused, Paralyzed or Poisoned.'],
  [93, "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon."],
  [94, 'Remove 2 damage counters from 1 of your Pokémon that have damage counters.'],
  [95, 'Switch 1 of your Benched Pokémon with your Active Pokémon.'],
] as const)('trainer %i', (number, text) => {
  const effect = BASE1_TRAINERS[number];
  expect(effect === undefined ? '' : trainerText(effect)).toBe(text);
});

describe('all effects of the Base set', () => {
  const all = [
    ...Object.values(BASE1_ATTACKS).flatMap((attacks) =>
      Object.values(attacks).map((effect) => [JSON.stringify(effect), attackText(effect)] as const),
    ),
    ...Object.values(BASE1_POWERS).map((effect) => [JSON.stringify(effect), abilityText(effect)] as const),
    ...Object.values(BASE1_TRAINERS).map(
      (effect) => [JSON.stringify(effect), `As a trainer: ${trainerText(effect)}`] as const,
    ),
  ];

  test('are whole sentences without a hole', () => {
    for (const [, text] of all) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|#| {2}|\. ?\./);
    }
  });

  test('read alike only where they are the same', () => {
    const read = new Map<string, Set<string>>();
    for (const [effect, text] of all) read.set(text, (read.get(text) ?? new Set()).add(effect));
    const ambiguous = [...read].filter(([, effects]) => effects.size > 1).map(([text]) => text);
    expect(ambiguous).toEqual([]);
  });
});

test.each([
  [['Water'], 'While this Pokémon has damage counters, this attack can be used for Water.'],
  [[], 'While this Pokémon has damage counters, this attack can be used for no Energy.'],
] as const)('an attack with a cost of its own: %j', (cost, text) => {
  const hurt = { quantity: { counters: 'self' }, atLeast: 1 } as const;
  expect(attackText({ canBeUsedFor: { cost, while: hurt } })).toBe(text);
});

test('a look back at Knock Outs', () => {
  const draws = { do: 'draw', whose: 'own', cards: 3 } as const;
  const says = (knockedOutLastTurn: 'anyhow' | 'byAttack') =>
    attackText({ after: [{ do: 'if', is: { knockedOutLastTurn }, yes: [draws] }] });
  expect(says('anyhow')).toBe(
    "If any of your Pokémon were Knocked Out during your opponent's last turn, draw 3 cards.",
  );
  expect(says('byAttack')).toBe(
    "If any of your Pokémon were Knocked Out by damage from an attack during your opponent's last turn, draw 3 cards.",
  );
});

describe('pairs that differ by one word', () => {
  const ONE = { exists: 'self' } as const;
  const OTHER = { stadium: true } as const;
  const asks = (needs: Condition) => attackText({ needs });
  const kind = (where: PokemonFilter) => says({ do: 'knockOut', on: { among: 'defending', where } });
  const discards = (more: Pick<StepOf<'chooseCards'>, 'random' | 'different'>) =>
    says(
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 2, as: 'it', ...more },
      { do: 'move', cards: { bound: 'it' }, to: 'discard' },
    );
  const holds = (modifier: Modifier) => abilityText({ works: 'always', on: 'self', modifiers: [modifier] });
  const says = (...steps: Parameters<typeof attackText>[0]['after'] & object) => attackText({ after: steps });
  test.each([
    [says({ do: 'damage', to: 'self', amount: 30 }), says({ do: 'putCounters', on: 'self', counters: 3 })],
    [
      says({ do: 'damage', to: { whose: 'opponent', place: 'bench' }, amount: 10, plain: true }),
      says({ do: 'damage', to: { whose: 'both', place: 'bench' }, amount: 10, plain: true }),
    ],
    [
      says({
        do: 'place',
        modifier: { change: 'preventDamage' },
        on: 'self',
        window: 'duringOpponentsNextTurn',
      }),
      says({
        do: 'place',
        modifier: { change: 'preventEffects' },
        on: 'self',
        window: 'duringOpponentsNextTurn',
      }),
    ],
    [
      says({
        do: 'place',
        modifier: { change: 'damageTaken', by: -20 },
        on: 'self',
        window: 'duringOpponentsNextTurn',
      }),
      says({
        do: 'place',
        modifier: { change: 'damageTaken', by: -20 },
        on: 'self',
        window: 'duringOwnNextTurn',
      }),
    ],
    [
      says({ do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 1 }] }),
      says({ do: 'draw', whose: 'own', cards: 1 }),
    ],
    [says({ do: 'draw', whose: 'opponent', cards: 1 }), says({ do: 'draw', whose: 'own', cards: 1 })],
    [
      says({ do: 'knockOut', on: { whose: 'own', place: 'inPlay', where: { card: { nameHas: 'Dark' } } } }),
      says({ do: 'knockOut', on: { whose: 'own', place: 'inPlay', where: { card: { name: 'Dark' } } } }),
    ],
    [says({ do: 'flip', coins: 1, as: 'c' }), says({ do: 'flip', coins: 1, as: 'c', untilTails: true })],
    [attackText({ ignores: ['weakness'] }), attackText({ ignores: ['weakness', 'resistance'] })],
    [
      says({ do: 'move', cards: { stadium: true }, to: 'discard' }),
      says({ do: 'move', cards: { stadium: true }, to: 'hand' }),
    ],
    [
      says({ do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deckTop' }),
      says({ do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deckBottom' }),
    ],
    [
      says({ do: 'look', cards: { pile: 'deck', whose: 'own', top: 3 } }),
      says({ do: 'look', cards: { pile: 'deck', whose: 'own', bottom: 3 } }),
    ],
    [discards({}), discards({ random: true })],
    [discards({ different: 'names' }), discards({ different: 'types' })],
    [
      says({ do: 'takeBack', on: 'self', to: 'hand' }),
      says({ do: 'takeBack', on: 'self', to: 'hand', all: true }),
    ],
    [asks({ all: [ONE, OTHER] }), asks({ any: [ONE, OTHER] })],
    [asks({ stadium: true }), asks({ stadium: { name: 'Brooklet Hill' } })],
    [kind({ hasAbility: true }), kind({ hasAbility: false })],
    [kind({ specialEnergy: true }), kind({ energy: 'any' })],
    [kind({ remainingAtMost: 30 }), kind({ hpLeftOver: 30 })],
    [kind({ energyAtLeast: { units: 2 } }), kind({ energyAtLeast: { units: 2, type: 'Fire' } })],
    [kind({ card: { hpAtMost: 60 } }), kind({ card: { hpAtLeast: 60 } })],
    [kind({ card: { evolvesFrom: 'Eevee' } }), kind({ card: { name: 'Eevee' } })],
    [holds({ change: 'damageDealt', by: 10 }), holds({ change: 'damageDealt', by: 10, attack: 'Rush' })],
    [
      holds({ change: 'damageDealt', by: 10 }),
      holds({ change: 'damageDealt', by: 10, to: { evolved: true } }),
    ],
    [holds({ change: 'preventDamage' }), holds({ change: 'preventDamage', from: { evolved: true } })],
    [holds({ change: 'types', types: ['Fire'] }), holds({ change: 'types', types: ['Fire'], add: true })],
    [
      holds({ change: 'hp', by: 10 }),
      abilityText({
        works: 'always',
        while: ONE,
        on: 'self',
        modifiers: [{ change: 'hp', by: 10 }],
      }),
    ],
    [says({ do: 'heal', on: 'self', counters: 1 }), says({ do: 'heal', on: 'self', counters: 'all' })],
    [
      says({ do: 'moveCounters', from: 'self', to: 'defending', counters: 3 }),
      says({ do: 'moveCounters', from: 'self', to: 'defending', counters: { upTo: 3 } }),
    ],
    [
      says({ do: 'forbid', whose: 'opponent', what: ['energy'], window: 'thisTurn' }),
      says({ do: 'forbid', whose: 'opponent', what: ['specialEnergy'], window: 'thisTurn' }),
    ],
    [
      says({ do: 'attachEach', cards: { bound: 'it' }, among: { whose: 'own', place: 'inPlay' } }),
      says({ do: 'attachEnergy', cards: { bound: 'it' }, to: { whose: 'own', place: 'inPlay' } }),
    ],
    [
      says({ do: 'if', is: { heads: 'coins' }, yes: [{ do: 'win' }] }),
      says({ do: 'if', is: { allHeads: 'coins' }, yes: [{ do: 'win' }] }),
    ],
    [
      says({ do: 'if', is: { knockedOutLastTurn: 'anyhow' }, yes: [{ do: 'win' }] }),
      says({ do: 'if', is: { knockedOutLastTurn: 'anyhow', of: { type: 'Fire' } }, yes: [{ do: 'win' }] }),
    ],
    [
      says({ do: 'repeat', times: 2, steps: [{ do: 'draw', whose: 'own', cards: 1 }] }),
      says({ do: 'repeat', times: { heads: 'coins' }, steps: [{ do: 'draw', whose: 'own', cards: 1 }] }),
    ],
    [
      attackText({ damage: { product: [10, { unpaid: 'Fire' }] } }),
      attackText({ damage: { product: [10, { unpaid: 'any' }] } }),
    ],
    [
      attackText({ prizes: { by: 1 } }),
      attackText({ prizes: { by: 1, while: { playedThisTurn: { trainers: ['supporter'] } } } }),
    ],
    [attackText({ fromBench: true }), attackText({ onFirstTurn: true })],
  ])('«%s» and «%s»', (one, other) => expect(one).not.toBe(other));
});
