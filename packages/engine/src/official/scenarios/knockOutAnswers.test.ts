/** Answers to a Knock Out of another Pokémon (rule 7). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { hitting, pokemon, power, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike } from '../testing/position.ts';

const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
describe('answers to a Knock Out of another Pokémon', () => {
  const heirloom = trainer('Heirloom', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          {
            change: 'answer',
            on: 'activeKnockedOut',
            steps: [
              {
                do: 'chooseCards',
                from: { on: { bound: 'fallen' }, part: 'energy', where: { basicEnergy: true } },
                min: 1,
                max: 1,
                as: 'saved',
              },
              { do: 'attachEnergy', cards: { bound: 'saved' }, to: 'self' },
            ],
          },
        ],
      },
    ],
  });
  const shaker = hitting('Shaker', 0, { do: 'damage', to: THEIRS, amount: 20, plain: true });
  const held = (active: PokemonLike, bench: readonly PokemonLike[]) => {
    const table = game({
      you: { active, bench: ['Mosslamb', ...bench], hand: [heirloom] },
      opponent: { active: fire(shaker) },
    });
    table.you.use('Heirloom');
    table.you.choose('Mosslamb');
    table.you.endTurn();
    return table;
  };

  test('a tool on the Bench takes basic Energy over from the Active Pokémon that falls', () => {
    const { you, opponent } = held(
      { card: 'Sparkmouse', damage: 40, energy: ['Double', 'Water', 'Fire'] },
      [],
    );
    opponent.attack();
    expect(you.asked).toEqual(['Water', 'Fire']);
    you.choose('Water');
    expect(you.active).toMatchObject({ name: 'Mosslamb', energy: ['Water'], attached: ['Heirloom'] });
    expect([...you.discard].sort()).toEqual(['Double', 'Fire', 'Sparkmouse']);
  });

  test('it takes nothing from a benched one that falls', () => {
    const { you, opponent } = held('Sparkmouse', [{ card: 'Stinger', damage: 40, energy: ['Water'] }]);
    opponent.attack();
    expect(you.bench).toMatchObject([{ name: 'Mosslamb', energy: [] }]);
    expect([...you.discard].sort()).toEqual(['Stinger', 'Water']);
  });

  test('it takes nothing from one that falls at the Checkup', () => {
    const { you } = held({ card: 'Sparkmouse', damage: 50, energy: ['Water'], statuses: ['poison'] }, []);
    expect(you.active).toMatchObject({ name: 'Mosslamb', energy: [] });
  });

  const mourner = pokemon('Mourner', {
    abilities: [power('Mourn', { works: 'answers', on: 'otherKnockedOut', steps: [DRAW] })],
  });
  test.each([
    ['for a benched one', 0, [40, 0], 1],
    ['for the Active one', 40, [0, 0], 1],
    ['for each of two', 40, [40, 0], 2],
    ['not for itself', 0, [0, 40], 0],
  ])('an ability answers the fall of any other of its side: %s', (_, active, [other, own], drawn) => {
    const { you, opponent } = game({
      you: { active: fire(shaker) },
      opponent: {
        active: { card: 'Sparkmouse', damage: active },
        bench: [{ card: 'Stinger', damage: other ?? 0 }, { card: mourner, damage: own ?? 0 }, 'Mosslamb'],
      },
    });
    you.attack();
    if (you.asked !== null) you.choose('Mourn');
    if (opponent.asked !== null) opponent.choose('Mosslamb');
    // One more is the draw of the turn.
    expect(opponent.hand).toHaveLength(drawn + 1);
  });

  test('and no Pokémon of the other side answers it', () => {
    const { you } = game({
      you: { active: fire(shaker), bench: [mourner] },
      opponent: { active: { card: 'Sparkmouse', damage: 40 }, bench: ['Stinger'] },
    });
    you.attack();
    expect([you.prizes, you.hand.length]).toEqual([5, 1]);
  });
});
