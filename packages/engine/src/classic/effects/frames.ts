/** Carries out what is being resolved, step by step, until it is done or a question opens. */
import { at } from '../../kernel/at.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { Choice, ChoiceAnswer } from '../model/choices.ts';
import type { Effect } from '../model/effects.ts';
import type { RefusalReason } from '../model/refusals.ts';
import type { Battle, Frame } from '../model/state.ts';
import { type Draft, emit } from '../procedure/draft.ts';
import { discardPlayed, settleKnockOuts } from '../procedure/ending.ts';
import { aboutOf, forcedAnswer } from './choiceRules.ts';
import { EFFECT_RULES, type EffectContext } from './effectRules.ts';

/** Why this step could not be carried out now. */
export function mayRun<E extends Effect>(
  battle: Battle,
  playing: EffectContext,
  effect: E,
): RefusalReason | null {
  const rule = EFFECT_RULES[effect.do] as RuleOf<E>;
  return rule.may?.(battle, playing, effect) ?? null;
}

/** The registry's entry for one kind of effect; TypeScript cannot follow the key into it by itself. */
type RuleOf<E extends Effect> = {
  readonly may?: (battle: Battle, playing: EffectContext, effect: E) => RefusalReason | null;
  readonly ask?: (battle: Frozen<Draft>, playing: EffectContext, effect: E) => Choice | null;
  readonly run: (draft: Draft, playing: EffectContext, effect: E, answer: ChoiceAnswer) => void;
};

/** Begins a card or attack and carries it out as far as it goes. */
export function begin(draft: Draft, frame: Frame): void {
  draft.state.frames.push(frame);
  resolve(draft);
}

/** Goes on with the answer to the open choice. */
export function answerChoice(draft: Draft, answer: ChoiceAnswer): void {
  draft.state.choice = null;
  const frame = at(draft.state.frames, draft.state.frames.length - 1);
  runStep(draft, frame, at(frame.steps, 0), answer);
  resolve(draft);
}

/** Carries out steps until nothing is left to do or a question is open. */
export function resolve(draft: Draft): void {
  const { state } = draft;
  for (;;) {
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) break;
    const step = frame.steps[0];
    if (step === undefined) {
      state.frames.pop();
      discardPlayed(draft, frame);
      continue;
    }
    const choice = (EFFECT_RULES[step.do] as RuleOf<Effect>).ask?.(draft, frame, step) ?? null;
    const answer = choice === null ? [] : forcedAnswer(choice, draft);
    if (answer === null && choice !== null) {
      state.choice = choice;
      emit(draft, { type: 'choiceOpened', seat: choice.seat, kind: choice.kind, ...aboutOf(choice) });
      return;
    }
    runStep(draft, frame, step, answer ?? []);
  }
  settleKnockOuts(draft);
}

function runStep(draft: Draft, frame: Frame, step: Effect, answer: ChoiceAnswer): void {
  (EFFECT_RULES[step.do] as RuleOf<Effect>).run(draft, frame, step, answer);
  frame.steps.shift();
}
