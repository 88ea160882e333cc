/** Pokémon of several cards (rules 11.7, 11.8). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';
import { LEGEND_HALVES, OTHER_V_UNION, V_UNION_PARTS } from './testing/kindCards.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Hits for 110. */
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };

describe('11.7 LEGEND', () => {
  const [TOP = '', BOTTOM = ''] = LEGEND_HALVES;

  test('both halves from the hand at once, onto the Bench; neither Basic nor evolved', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: [TOP, BOTTOM, 'Regress', 'Relay'] },
      opponent: OTHER,
    });
    expect(you.cannot.benches('Tide LEGEND')).toBe('ONLY_ASSEMBLED');
    you.assemble('Tide LEGEND');
    expect(you.bench).toMatchObject([{ name: 'Tide LEGEND' }]);
    expect(you.hand).toEqual(['Regress', 'Relay']);
    expect(you.view.you.bench).toMatchObject([{ maxHp: 140, attacks: ['Tide'] }]);
    expect(you.cannot.use('Regress')).toBe('NO_TARGET');
  });

  test('one half, or the same one twice, is not enough', () => {
    const { you } = game({ you: { active: 'Stinger', hand: [TOP, TOP] }, opponent: OTHER });
    expect(you.cannot.assemble('Tide LEGEND')).toBe('PARTS_MISSING');
    expect(you.cannot.assemble('Sapling')).toBe('NOT_A_PART');
  });

  test('two cards elsewhere: Knocked Out, both are discarded, for the Prizes it prints (7.4)', () => {
    const legend = { card: TOP, onto: [BOTTOM], damage: 130 };
    const { you, opponent } = game({
      you: { active: HITTER },
      opponent: { active: legend, bench: ['Stinger'] },
    });
    you.attack();
    expect(you.prizes).toBe(4);
    expect(opponent.discard).toEqual(['Tide LEGEND', 'Tide LEGEND']);
  });

  test('taken back, both cards are', () => {
    const { you } = game({
      you: { active: { card: TOP, onto: [BOTTOM], energy: ['Fire'] }, bench: ['Stinger'], hand: ['Recall'] },
      opponent: OTHER,
    });
    you.use('Recall');
    you.choose('Tide LEGEND');
    expect(you.hand).toEqual(['Tide LEGEND', 'Tide LEGEND']);
  });
});

describe('11.8 V-UNION', () => {
  test('four different parts from the discard pile onto the Bench, with the attacks of all four', () => {
    const { you } = game({
      you: { active: 'Stinger', discard: [...V_UNION_PARTS], hand: ['Letter'] },
      opponent: OTHER,
    });
    you.assemble('Quartet V-UNION');
    expect(you.view.you.bench).toMatchObject([
      { maxHp: 300, attacks: ['Voice 1', 'Voice 2', 'Voice 3', 'Voice 4'] },
    ]);
  });

  test('seed 63: once a game for each name; another one may follow; three of four are too few', () => {
    const { you } = game({
      you: {
        active: 'Stinger',
        discard: [...V_UNION_PARTS, ...V_UNION_PARTS, ...OTHER_V_UNION],
      },
      opponent: OTHER,
    });
    you.assemble('Quartet V-UNION');
    expect(you.cannot.assemble('Quartet V-UNION')).toBe('ASSEMBLED');
    you.assemble('Choir V-UNION');
    expect(you.bench).toHaveLength(2);
    const few = game({ you: { active: 'Stinger', discard: V_UNION_PARTS.slice(1) }, opponent: OTHER });
    expect(few.you.cannot.assemble('Quartet V-UNION')).toBe('PARTS_MISSING');
  });
});
