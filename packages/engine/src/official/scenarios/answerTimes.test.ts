/** When, and how often, an ability answers (rule 10). */
import { describe, expect, test } from 'vitest';
import type { PokemonFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import { boardsAfter } from '../testing/boards.ts';
import { hitting, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type Position } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const HURT_BACK: Step = { do: 'putCounters', on: 'attacker', counters: 1 };
const SHELL = pokemon('Shell', {
  hp: 120,
  abilities: [
    power('Bump', { works: 'answers', on: 'damagedByAttack', often: 'oncePerTurn', steps: [HURT_BACK] }),
  ],
});
const TWO_ATTACKS: Position = {
  you: { active: fire('Drummer') },
  opponent: { active: SHELL, bench: ['Stinger'] },
};

describe('when and how often an ability answers', () => {
  const numb = hitting('Numb', 10, { do: 'afflict', on: 'defending', status: 'paralysis' });
  const snapper = (offBefore: boolean): PokemonFacts =>
    pokemon('Snapper', {
      abilities: [
        {
          ...power('Snap', { works: 'answers', on: 'damagedByAttack', steps: [HURT_BACK] }),
          ...(offBefore && ({ offBefore: true } as const)),
        },
      ],
    });
  const answered = (attacker: PokemonLike, target: PokemonLike) => {
    const { you } = game({ you: { active: attacker }, opponent: { active: target } });
    you.attack();
    return you.active?.damage === 10;
  };

  test('one that is off by what was there before the attack answers the attack that paralyses it', () => {
    expect(answered(fire(numb), snapper(true))).toBe(true);
    expect(answered(fire(numb), snapper(false))).toBe(false);
  });

  test.each([
    ['paralyses it', fire(numb)],
    ['does damage alone', fire('Sparkmouse')],
  ])('it does not where it was asleep before, and the attack %s', (_, attacker) => {
    expect(answered(attacker, { card: snapper(true), statuses: ['sleep'] })).toBe(false);
    expect(answered(attacker, { card: snapper(true), statuses: ['poison'] })).toBe(true);
  });

  test('one that answers once a turn does not answer the second attack of the turn', () => {
    const { you, opponent } = game(TWO_ATTACKS);
    you.attack();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
    expect(you.active).toMatchObject({ damage: 10 });
    opponent.endTurn();
    you.attack();
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test('once a turn is once in each, that of either player', () => {
    const mender = pokemon('Mender', {
      abilities: [
        power('Mend', {
          works: 'answers',
          on: 'eachTurnEnds',
          often: 'oncePerTurn',
          steps: [{ do: 'heal', on: 'self', counters: 1 }],
        }),
      ],
    });
    const { you, opponent } = game({
      you: { active: { card: mender, damage: 50 }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.endTurn();
    opponent.endTurn();
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test.each<[string, (table: ReturnType<typeof game>) => void]>([
    ['was given once', ({ you }) => you.attack()],
    [
      'may be given again',
      ({ you }) => {
        you.attack();
        you.endTurn();
      },
    ],
  ])('an answer that %s: its events alone lead both players to the same board', (_, play) => {
    for (const { byEvents, byView } of boardsAfter(TWO_ATTACKS, play)) expect(byEvents).toEqual(byView);
  });
});
