/** Makes what always holds of what a tool, a stadium or a special energy says, and that of it again. */
import type { Continuous, ModifierOf, Step } from '@pokesol/engine/official';
import type { Held } from '../language/abilities.ts';
import { Disagreement } from './assemble.ts';

type Guarded = {
  readonly from?: 'active' | 'bench' | undefined;
  readonly while?: Continuous['while'] | undefined;
};
const guardOf = ({ from, while: is }: Guarded) => ({
  ...(from !== undefined && { from }),
  ...(is !== undefined && { while: is }),
});

/** @throws {@link Disagreement} */
export function holdsOf(all: readonly Held[]): readonly Continuous[] {
  const holds: Continuous[] = [];
  let steps: Step[] | undefined;
  for (const part of all) {
    if ('do' in part) {
      if (steps === undefined) throw new Disagreement('done by nothing');
      steps.push(part);
    } else if (part.part === 'always') {
      steps = undefined;
      holds.push(...part.holds.map((each) => ({ ...guardOf(part), ...each })));
    } else {
      if (part.card !== undefined) throw new Disagreement('of another card');
      const done: Step[] = [];
      steps = done;
      const answered: readonly Step[] = part.may ? [{ do: 'may', yes: done }] : done;
      for (const on of part.on)
        holds.push({ on: 'self', modifiers: [{ change: 'answer', on, ...guardOf(part), steps: answered }] });
    }
  }
  if (holds.some(({ modifiers }) => modifiers.some(isEmpty))) throw new Disagreement('does nothing');
  return holds;
}

const isEmpty = (modifier: Continuous['modifiers'][number]): boolean =>
  modifier.change === 'answer' && modifier.steps.every((step) => step.do === 'may' && step.yes.length === 0);

/** What a text says of them. */
export const heldSaid = (holds: readonly Continuous[]): readonly Held[] =>
  holds.flatMap((each): readonly Held[] => {
    const [answer, ...others] = each.modifiers;
    if (answer?.change !== 'answer' || others.length > 0 || each.on !== 'self') {
      const { from, while: is, ...law } = each;
      return [{ part: 'always', holds: [law], ...guardOf({ from, while: is }) }];
    }
    return answerSaid(answer);
  });

function answerSaid({ on, steps, ...guard }: ModifierOf<'answer'>): readonly Held[] {
  const [only, ...others] = steps;
  const may = only?.do === 'may' && others.length === 0;
  return [{ part: 'answer', may, on: [on], ...guardOf(guard) }, ...(may ? only.yes : steps)];
}
