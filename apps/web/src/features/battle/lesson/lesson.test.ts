/** The lesson plays to its end by what it asks for, says the truth on the way, and takes nothing else. */
import { legalActions, viewFor } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { RULEBOOK } from '../../rules/rulebook/index.ts';
import { LEARNER, type Lesson, newLesson, stepOf, take } from './lesson.ts';
import { LESSON_STEPS } from './steps.ts';

/** Every state of the lesson that a player meets who does what it says, and answers other questions by the first answer. */
function wholeLesson(): readonly Lesson[] {
  const all = [newLesson()];
  for (let lesson = newLesson(); lesson.battle.state.winner === null; ) {
    const next = legalActions(lesson.battle, LEARNER)
      .map(({ seat: _, ...move }) => take(lesson, move))
      .find(({ kind }) => kind === 'taken');
    if (next?.kind !== 'taken') throw new Error(`Nothing is taken at «${stepOf(lesson)?.title}»`);
    lesson = next.lesson;
    all.push(lesson);
  }
  return all;
}
const at = (title: string): Lesson => {
  const found = wholeLesson().find((lesson) => stepOf(lesson)?.title === title && lesson.done === 0);
  if (found === undefined) throw new Error(`The lesson never comes to «${title}»`);
  return found;
};
const sidesOf = (title: string) => {
  const { you, opponent } = viewFor(at(title).battle, LEARNER);
  return {
    you: { damage: you.active?.damage, statuses: you.active?.statuses, energy: you.active?.energy.length },
    opponent: {
      left: (opponent.active?.maxHp ?? 0) - (opponent.active?.damage ?? 0),
      bench: opponent.bench.length,
    },
  };
};

describe('the lesson', () => {
  test('is won by what it asks for, with every step met once and in order', () => {
    const met = wholeLesson().map(({ step }) => step);
    expect([...new Set(met)]).toEqual([...LESSON_STEPS.keys(), LESSON_STEPS.length]);
    const { battle } = wholeLesson().at(-1) ?? newLesson();
    expect(battle.state).toMatchObject({ winner: LEARNER, ending: 'opponent_no_pokemon' });
  });

  test.each([
    ['Poisoned!', { you: { damage: 20, statuses: ['poison'] }, opponent: { left: 20 } }],
    [
      'A Prize, and evolution',
      { you: { statuses: ['poison'], energy: 1 }, opponent: { left: 40, bench: 1 } },
    ],
    ['Special energy', { you: { statuses: [], energy: 1 } }],
    ['Weakness hurts', { you: { damage: 60, energy: 2 }, opponent: { left: 40, bench: 0 } }],
    ['The last blow', { you: { damage: 20 }, opponent: { left: 20, bench: 0 } }],
  ])('says at «%s» what is so', (title, so) => expect(sidesOf(title)).toMatchObject(so));

  test('takes no other move, says which one it waits for, and does not change', () => {
    const lesson = at('Energy');
    expect(take(lesson, { type: 'endTurn' })).toEqual({ kind: 'notYet', step: stepOf(lesson) });
    const [wrong] = legalActions(lesson.battle, LEARNER).filter(
      (move) => move.type === 'attach' && take(lesson, move).kind === 'notYet',
    );
    expect(wrong).toBeDefined();
  });

  test('says what the rules say against a move that they do not allow', () => {
    const refused = take(newLesson(), { type: 'endTurn' });
    expect(refused).toMatchObject({ kind: 'refused' });
  });

  test('names only rules that the page has', () => {
    const numbers = RULEBOOK.flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(LESSON_STEPS.flatMap(({ rules }) => rules).filter((rule) => !numbers.includes(rule))).toEqual([]);
  });
});
