/** Carries out what is on the stack, step by step, until nothing is left or a question opens. */
import { at } from '../../kernel/at.ts';
import type { Answer } from '../model/choices.ts';
import type { Frame } from '../model/state.ts';
import { push } from '../procedure/stack.ts';
import { wronglyHeld } from '../query/holding.ts';
import { isUnsettled } from '../steps/knockOuts.ts';
import { type Draft, discard, emit } from '../table/draft.ts';
import { recoverImmune } from '../table/pokemon.ts';
import { expectStirring } from '../table/stirring.ts';
import { moveCards } from '../table/zones.ts';
import { forcedAnswer, judgeAnswer } from './answers.ts';
import { discardExcessBench } from './excessBench.ts';
import { discardExcessTools } from './excessTools.ts';
import { stepRuleOf } from './registry.ts';

/** Goes on with the answer to the open question. */
export function answer(draft: Draft, given: Answer): void {
  draft.state.choice = null;
  const frame = at(draft.state.frames, draft.state.frames.length - 1);
  take(draft, frame, given);
  run(draft);
}

export function run(draft: Draft): void {
  const { state } = draft;
  while (state.phase !== 'ended') {
    // Whatever brought it there, or changed its Pokémon (rule 3.4a).
    const lost = wronglyHeld(draft);
    if (lost.length > 0) moveCards(draft, lost, 'discard');
    recoverImmune(draft);
    if (discardExcessTools(draft) || discardExcessBench(draft)) continue;
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) {
      // At once when HP are gone by anything but an attack, which looks after that itself (rule 7.1).
      if (!isUnsettled(draft)) return;
      push(draft, { seat: state.current, by: 'game', steps: [{ do: 'knockOuts', attacker: null }] });
      continue;
    }
    const step = frame.steps[0];
    if (step === undefined) {
      state.frames.pop();
      // A trainer that has found no place goes to the discard pile when it is done.
      if (frame.card !== null) {
        const to = discard(draft, frame.seat, frame.card);
        emit(draft, { type: 'trainerDone', seat: frame.seat, card: frame.card, to });
      }
      continue;
    }
    const choice = stepRuleOf(step).ask?.(draft, frame, step) ?? null;
    if (choice === null) {
      take(draft, frame, null);
      continue;
    }
    const forced = forcedAnswer(choice, draft);
    if (forced !== null) {
      take(draft, frame, forced);
      continue;
    }
    const given = draft.prepared?.seat === choice.seat ? draft.prepared.answers.shift() : undefined;
    if (given !== undefined && judgeAnswer(choice, given) === null) {
      take(draft, frame, given);
      continue;
    }
    // What was prepared for a question that did not come is not taken for another one.
    draft.prepared?.answers.splice(0);
    state.choice = choice;
    emit(draft, { type: 'choiceOpened', seat: choice.seat, kind: choice.kind });
    return;
  }
}

/** Takes the step off the frame first: it may put others in its place, or end the frame. */
function take(draft: Draft, frame: Frame, given: Answer | null): void {
  const step = at(frame.steps, 0);
  frame.steps.shift();
  expectStirring(frame, step);
  stepRuleOf(step).run(draft, frame, step, given);
}
