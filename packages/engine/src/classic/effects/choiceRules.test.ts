/** Questions by themselves: their answers are listed, judged and guessed alike, and too many of them are no trouble. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardNo } from '../../kernel/ids.ts';
import type { Choice } from '../model/choices.ts';
import { positionOf } from '../testing/position.ts';
import { answersTo, firstAnswer, forcedAnswer, judgeAnswer, MOST_ANSWERS } from './choiceRules.ts';

const numbers = (count: number): CardNo[] => Array.from({ length: count }, (_, card) => card as CardNo);
const picking = (count: number, min: number, max: number): Choice => ({
  kind: 'pickCards',
  seat: 0,
  from: 'hand',
  purpose: 'discard',
  cards: numbers(count),
  min,
  max,
});
const ordering = (count: number): Choice => ({ kind: 'orderCards', seat: 0, cards: numbers(count) });

const question: fc.Arbitrary<Choice> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.nat(7), fc.nat(7))
    .map(([count, a, b]) => picking(count, Math.min(a, b, count), Math.min(Math.max(a, b), count))),
  fc.integer({ min: 1, max: 5 }).map(ordering),
);

describe('the answers to a question', () => {
  test('are what its judgement takes, each once, and begin with the first answer', () => {
    fc.assert(
      fc.property(question, fc.array(fc.nat(7), { maxLength: 7 }), (choice, tried) => {
        const listed = answersTo(choice).map((answer) => answer.join());
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed[0]).toBe(firstAnswer(choice).join());
        for (const answer of answersTo(choice)) expect(judgeAnswer(choice, answer)).toBeNull();
        // A set of cards is listed in ascending order only, and taken in any.
        const answer = tried as CardNo[];
        const same = choice.kind === 'orderCards' ? answer : [...answer].sort((a, b) => a - b);
        expect(judgeAnswer(choice, answer) === null).toBe(listed.includes(same.join()));
      }),
    );
  });

  test('are as many as there are sets and orders', () => {
    expect(answersTo(picking(60, 2, 2))).toHaveLength(1770);
    expect(answersTo(picking(5, 0, 5))).toHaveLength(32);
    expect(answersTo(ordering(5))).toHaveLength(120);
  });

  test.each([picking(60, 7, 7), picking(60, 30, 30), picking(60, 0, 60), picking(60, 59, 60), ordering(60)])(
    'are listed up to a number, and judged beyond it: %#',
    (choice) => {
      const listed = answersTo(choice);
      expect(listed.length).toBe(choice.kind === 'pickCards' && choice.min === 59 ? 61 : MOST_ANSWERS);
      expect(listed[0]).toEqual(firstAnswer(choice));
      const last = [...choice.cards].reverse().slice(0, choice.kind === 'pickCards' ? choice.max : 60);
      expect(judgeAnswer(choice, last)).toBeNull();
    },
  );
});

describe('no question opens', () => {
  const table = positionOf({
    you: {
      active: { card: 'Mosslamb', energy: ['Fire', 'Fire'] },
      bench: [{ card: 'Lulla', energy: ['Fire'] }],
      hand: ['Fire', 'Water', 'Water'],
    },
    opponent: { active: { card: 'Mosslamb', energy: ['Fire'] } },
  });
  const own = table.state.sides[0];
  const asking = (cards: readonly CardNo[], min: number, max: number, from: 'hand' | 'attachedEnergy') =>
    forcedAnswer({ kind: 'pickCards', seat: 0, from, purpose: 'discard', cards, min, max }, table);
  const [fire, one, two] = own.hand as [CardNo, CardNo, CardNo];
  const energy = own.active?.energy ?? [];

  test('about all there is, or a number of cards that are alike', () => {
    expect(asking([fire, one], 2, 2, 'hand')).toEqual([fire, one]);
    expect(asking([one, two], 1, 1, 'hand')).toEqual([one]);
    expect(asking([], 1, 0, 'hand')).toEqual([]);
    expect(asking(energy, 1, 1, 'attachedEnergy')).toEqual(energy.slice(0, 1));
    expect(forcedAnswer({ kind: 'orderCards', seat: 0, cards: [two, one] }, table)).toEqual([two, one]);
  });

  test('but about different cards, how many, whether at all, and whose energy', () => {
    expect(asking([fire, one], 1, 1, 'hand')).toBeNull();
    expect(asking([one, two], 1, 2, 'hand')).toBeNull();
    expect(asking([one], 0, 1, 'hand')).toBeNull();
    const other = table.state.sides[1].active?.energy ?? [];
    expect(asking([...energy, ...other], 1, 1, 'attachedEnergy')).toBeNull();
    expect(forcedAnswer({ kind: 'orderCards', seat: 0, cards: [fire, one] }, table)).toBeNull();
  });
});
