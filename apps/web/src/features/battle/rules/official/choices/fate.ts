/** What will become of chosen cards, read from the steps that come after the question. */
import { CHOOSE, FATES, type Fate } from '../../../choices/fates.ts';
import type { StepAsked } from './asked.ts';

const isOf = (noun: unknown, name: string): boolean =>
  typeof noun === 'object' && noun !== null && 'bound' in noun && noun.bound === name;

/** Of the cards that are chosen under that name. */
export function fateOf(later: readonly StepAsked[], name: string): Fate {
  for (const step of later) {
    const found = fateIn(step, name);
    if (found !== undefined) return found;
  }
  return CHOOSE;
}

function fateIn(step: StepAsked, name: string): Fate | undefined {
  switch (step.do) {
    case 'move':
      return isOf(step.cards, name) ? FATES[step.to] : undefined;
    case 'bench':
      return isOf(step.cards, name) ? FATES.bench : undefined;
    case 'attachEnergy':
    case 'attachEach':
      return isOf(step.cards, name) ? FATES.attach : undefined;
    case 'evolve':
    case 'exchange':
      return isOf(step.card, name) ? FATES.evolve : undefined;
    case 'if':
      return within([...step.yes, ...(step.no ?? [])], name);
    case 'may':
      return within(step.yes, name);
    case 'repeat':
    case 'forEach':
      return within(step.steps, name);
    default:
      return undefined;
  }
}

function within(steps: readonly StepAsked[], name: string): Fate | undefined {
  const fate = fateOf(steps, name);
  return fate === CHOOSE ? undefined : fate;
}

export const FATE_OF_PURPOSE = {
  active: { ...CHOOSE, verb: 'Make Active' },
  bench: FATES.bench,
  payRetreat: { ...CHOOSE, verb: 'Pay' },
} as const satisfies Readonly<Record<string, Fate>>;
