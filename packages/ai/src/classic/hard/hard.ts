/** The hard level: plans the whole turn, and follows the plan as long as everything goes as expected. */
import { type Move, viewFor } from '@pokesol/engine/classic';
import { pickOne } from '../../pick.ts';
import { chooseAnswer } from '../choice.ts';
import { emergencyDraw } from '../emergencyDraw.ts';
import { moveKey } from '../moveKey.ts';
import { openWith } from '../openWith.ts';
import { type Answer, movesOf, type Question } from '../question.ts';
import { viewFingerprint } from './fingerprint.ts';
import { freeMoves } from './freeMoves.ts';
import { plan } from './plan.ts';

export function hard(question: Question): Answer {
  const { view, legal, memory, random } = question;
  if (view.phase === 'setup') return { move: openWith(question), memory: [] };
  const urgent = emergencyDraw(question, 'all');
  if (urgent !== null) return { move: urgent, memory: [] };
  const [next, ...rest] = memory;
  if (next !== undefined && next.expects === viewFingerprint(view) && isLegal(legal, next.move))
    return { move: next.move, memory: rest };
  if (view.choice?.kind === 'orderCards')
    return { move: chooseAnswer(question) ?? pickOne(random, legal), memory: [] };
  const free = view.choice === null ? freeMoves(question) : null;
  if (free !== null) return { move: free, memory: [] };
  const [first, ...later] = plan(question);
  if (first === undefined)
    return {
      move: movesOf(legal, 'endTurn')[0] ?? chooseAnswer(question) ?? pickOne(random, legal),
      memory: [],
    };
  return {
    move: first.move,
    memory: later.map(({ move, before }) => ({ move, expects: viewFingerprint(viewFor(before, view.seat)) })),
  };
}

/** A determinized move names the same cards and Pokémon as the real one, since its seat knows them all. */
const isLegal = (legal: readonly Move[], wanted: Move): boolean => {
  const key = moveKey(wanted, (card) => card);
  return legal.some((move) => moveKey(move, (card) => card) === key);
};
