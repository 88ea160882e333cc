/** Energy attached «in any way you like», and what is done «for each heads» (rules 3.4a, 10.11, 10.12). */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import type { Battle } from '../model/state.ts';
import { determinize } from '../project/determinize.ts';
import { viewFor } from '../project/view.ts';
import { energy, OWN, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };
const facts = ({ printed, printing }: Battle) => printing.map((place) => at(printed, place));

describe('10.12: energy in any way the player likes', () => {
  test('each card is asked about by itself, and shown with the question', () => {
    const { you, battle } = game({
      you: { active: 'Stinger', bench: ['Mosslamb'], hand: ['Harvest'], discard: ['Fire', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    you.use('Harvest');
    you.choose('Fire', 'Water', 'Grass');
    const asked: string[] = [];
    for (const onto of ['Mosslamb', 'Stinger', 'Mosslamb']) {
      const { choice } = battle().state;
      const card = choice?.kind === 'pokemon' ? choice.card : undefined;
      asked.push(you.view.cards[card ?? -1] ?? '');
      you.choose(onto);
    }
    expect(asked).toEqual(['Fire', 'Water', 'Grass']);
    expect([you.active?.energy, you.bench[0]?.energy]).toEqual([['Water'], ['Fire', 'Grass']]);
    expect(you.discard).toEqual(['Harvest']);
  });

  test('a card that none of them may hold stays where it is (3.4a)', () => {
    const { you } = game({
      you: { active: 'Stinger', bench: ['Emberfox'], hand: ['Harvest'], discard: ['Fullgrown', 'Water'] },
      opponent: OTHER,
    });
    you.use('Harvest');
    you.choose('Fullgrown', 'Water');
    you.choose('Emberfox');
    expect([you.active?.energy, you.bench[0]?.energy]).toEqual([[], ['Water']]);
    expect(you.discard).toEqual(['Fullgrown', 'Harvest']);
  });

  test('cards of the hand are hidden until they are attached, and answer being attached', () => {
    const { you, opponent, battle } = game({
      you: {
        active: 'Stinger',
        bench: [{ card: 'Nibbler', damage: 30 }, 'Mosslamb'],
        hand: ['Outpour', 'Fire', 'Water', 'Letter'],
      },
      opponent: OTHER,
    });
    you.use('Outpour');
    you.choose('Nibbler');
    expect(you.bench).toMatchObject([{ damage: 20, energy: ['Water'] }, {}]);
    expect(opponent.view.frames.flatMap(({ bound }) => Object.keys(bound))).not.toContain('(left)');
    const possible = determinize(you.view, facts(battle()), 'any');
    expect(viewFor(possible, 0)).toEqual(you.view);
    you.choose('Mosslamb');
    expect(you.bench).toMatchObject([{ energy: ['Water'] }, { energy: ['Fire'] }]);
    expect(you.hand).toEqual(['Letter']);
  });

  test('energy that moves may stay where it is', () => {
    const { you, happened } = game({
      you: {
        active: { card: 'Stinger', energy: ['Fire', 'Water'] },
        bench: ['Mosslamb'],
        hand: ['Reshuffle'],
      },
      opponent: OTHER,
    });
    you.use('Reshuffle');
    happened();
    you.choose('Stinger');
    expect(happened()).not.toContain('energyAttached');
    you.choose('Mosslamb');
    expect([you.active?.energy, you.bench[0]?.energy]).toEqual([['Fire'], ['Water']]);
  });

  test('without energy or without such a Pokémon the card is not played', () => {
    const play = (bench: readonly string[], hand: readonly string[]) =>
      game({ you: { active: 'Stinger', bench, hand: ['Outpour', ...hand] }, opponent: OTHER }).you.cannot.use(
        'Outpour',
      );
    expect([play([], ['Fire']), play(['Mosslamb'], ['Letter'])]).toEqual(['NO_TARGET', 'NO_CHANGE']);
  });

  test('where the only one that may get it is sure, no question opens', () => {
    const kindling = energy('Tinder', 'R', { basic: false, type: null, onto: { card: { type: 'Fire' } } });
    const { you } = game({
      you: { active: 'Stinger', bench: ['Emberfox', 'Mosslamb'], hand: ['Harvest'], discard: [kindling] },
      opponent: OTHER,
    });
    you.use('Harvest');
    expect(you.bench).toMatchObject([{ energy: ['Tinder'] }, { energy: [] }]);
  });
});

describe('10.11: for each heads', () => {
  test('all of it again, each time with what there is then', () => {
    const { you, happened } = game({
      you: {
        active: 'Stinger',
        hand: ['Gleanings'],
        deck: ['Letter', 'Peephole', 'Fire', 'Water'],
      },
      opponent: OTHER,
      coins: ['heads', 'tails', 'heads'],
    });
    you.use('Gleanings');
    you.choose('Peephole');
    expect(you.asked).toEqual(['Letter']);
    you.choose('Letter');
    expect(you.hand).toEqual(['Peephole', 'Letter']);
    expect(happened().filter((type) => type === 'deckShuffled')).toHaveLength(2);
  });

  test('no heads, nothing at all', () => {
    const { you, happened } = game({
      you: { active: 'Stinger', hand: ['Gleanings'] },
      opponent: OTHER,
      coins: ['tails', 'tails', 'tails'],
    });
    you.use('Gleanings');
    expect([you.asked, happened().includes('deckShuffled')]).toEqual([null, false]);
  });

  test('what was bound the time before is forgotten', () => {
    const once = trainer('Once', [
      {
        do: 'repeat',
        times: 2,
        steps: [
          {
            do: 'if',
            is: { exists: { whose: 'own', place: 'bench', where: { damaged: true } } },
            yes: [
              {
                do: 'choosePokemon',
                from: { whose: 'own', place: 'bench', where: { damaged: true } },
                min: 1,
                max: 1,
                as: 'it',
              },
            ],
          },
          { do: 'heal', on: { bound: 'it' }, counters: 1 },
          { do: 'if', is: { some: 'it' }, yes: [{ do: 'draw', whose: 'own', cards: 1 }] },
        ],
      },
    ]);
    const { you } = game({
      you: { active: 'Stinger', bench: [{ card: 'Mosslamb', damage: 10 }], hand: [once] },
      opponent: OTHER,
    });
    you.use('Once');
    expect(you.hand).toHaveLength(1);
    expect(you.bench).toMatchObject([{ damage: 0 }]);
  });

  test('known to be none, the card is not played (3.6)', () => {
    const none = trainer('None', [
      { do: 'repeat', times: { counters: OWN }, steps: [{ do: 'draw', whose: 'own', cards: 1 }] },
    ]);
    const { you } = game({ you: { active: fire('Stinger'), hand: [none] }, opponent: OTHER });
    expect(you.cannot.use('None')).toBe('NO_CHANGE');
  });
});
