/** Attacks of other Pokémon and cards that may be used, Prizes that an attack takes besides, uses that count once a turn. */
import { describe, expect, test } from 'vitest';
import type { Modifier, Step } from '../model/language.ts';
import { attack, attacking, changed, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };

describe('attacks of others', () => {
  const copycat = changed(
    'Copycat',
    { change: 'lendsOf', of: { whose: 'own', place: 'bench', where: { card: { stages: ['basic'] } } } },
    { attacks: [attack('Nudge', 'C', 10)] },
  );
  const flare = attacking('Flarefox', 40, {});

  test('of the own Bench are used as its own, each once, and none of itself twice', () => {
    const { you, opponent } = game({
      you: { active: fire(copycat), bench: [flare, flare] },
      opponent: OTHER,
    });
    const used = you.moves.flatMap((move) => (move.type === 'attack' ? [move.attack] : []));
    expect(used).toEqual([0, 1]);
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('are gone with those who have them', () => {
    const { you } = game({ you: { active: fire(copycat), bench: ['Stinger'] }, opponent: OTHER });
    const used = you.moves.flatMap((move) => (move.type === 'attack' ? [move.attack] : []));
    expect(used).not.toContain(2);
  });

  test('of cards in the discard pile, and only of those that are meant', () => {
    const shadow = changed('Shadow', {
      change: 'lendsOf',
      of: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
    });
    const grown = attacking('Grown', 90, {});
    const { you, opponent } = game({
      you: {
        active: fire({ ...shadow, attacks: [] }),
        bench: ['Stinger'],
        discard: [flare, { ...grown, stage: 'stage1' }],
      },
      opponent: OTHER,
    });
    expect(you.moves.filter(({ type }) => type === 'attack')).toHaveLength(1);
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 40 });
  });
});

test('attacks of what it evolved from may be used, those of its own card are not lent again', () => {
  const grown = changed(
    'Grown',
    { change: 'lendsOf', of: { on: 'self', part: 'under' } },
    { stage: 'stage1', line: ['Small'], attacks: [attack('Stomp', 'C', 50)] },
  );
  const small = pokemon('Small', { attacks: [attack('Nibble', 'C', 20)] });
  const { you, opponent } = game({
    you: { active: { card: grown, onto: [small], energy: ['Fire'] } },
    opponent: OTHER,
  });
  const used = you.moves.flatMap((move) => (move.type === 'attack' ? [move.attack] : []));
  expect(used).toEqual([0, 1]);
  you.attack(1);
  expect(opponent.active).toMatchObject({ damage: 20 });
});

describe('7.5: Prizes that the attacker takes besides', () => {
  const greedy = (modifier: Omit<Extract<Modifier, { change: 'prizesTaken' }>, 'change' | 'by'>) =>
    changed('Greedy', { change: 'prizesTaken', by: 1, ...modifier }, { attacks: [attack('Bite', 'C', 200)] });

  test.each([
    ['whatever goes down', {}, 4],
    ['such a one', { of: { card: { stages: ['basic'] } } }, 4],
    ['another kind than that', { of: { card: { stages: ['stage2'] } } }, 5],
    ['the Active Pokémon', { active: true }, 4],
  ] as const)('%s', (_whom, modifier, prizes) => {
    const { you } = game({ you: { active: fire(greedy(modifier)), bench: ['Stinger'] }, opponent: OTHER });
    you.attack();
    expect(you.prizes).toBe(prizes);
  });

  test('none for what another one brings down', () => {
    const { you } = game({
      you: { active: fire(attacking('Plain', 200, {})), bench: [greedy({})] },
      opponent: OTHER,
    });
    you.attack();
    expect(you.prizes).toBe(5);
  });
});

describe('E-14: once in a turn for all of that name, where something happens', () => {
  const greeter = pokemon('Greeter', {
    abilities: [
      power('Greet', {
        works: 'answers',
        on: 'played',
        often: 'oncePerTurnByName',
        steps: [{ do: 'may', yes: [DRAW] }],
      }),
    ],
  });
  const start = () => game({ you: { ...OTHER, hand: [greeter, greeter, greeter] }, opponent: OTHER }).you;

  test('the second is not asked', () => {
    const you = start();
    you.benches('Greeter');
    you.choose(true);
    you.benches('Greeter');
    expect(you.asked).toBeNull();
    expect(you.hand).toHaveLength(2);
  });

  test('who says no may say yes to the next', () => {
    const you = start();
    you.benches('Greeter');
    you.choose(false);
    you.benches('Greeter');
    you.choose(true);
    expect(you.hand).toHaveLength(2);
  });
});
