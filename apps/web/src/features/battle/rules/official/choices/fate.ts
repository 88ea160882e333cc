/** What will become of chosen cards, read from the steps that come after the question. */
import type { StepAsked } from './asked.ts';

export type Fate = {
  /** «Take 2», and in lower case on the card itself. */
  readonly verb: string;
  /** «Choose 2 cards to take into your hand». */
  readonly aim: string;
};

const CHOOSE: Fate = { verb: 'Choose', aim: '' };
const FATES = {
  hand: { verb: 'Take', aim: ' to take into your hand' },
  deck: { verb: 'Put back', aim: ' to shuffle into the deck' },
  deckTop: { verb: 'Put on top', aim: ' to put on top of the deck' },
  deckBottom: { verb: 'Put below', aim: ' to put under the deck' },
  discard: { verb: 'Discard', aim: ' to discard' },
  lost: { verb: 'Give up', aim: ' to put into the Lost Zone' },
  bench: { verb: 'Bench', aim: ' to put onto the Bench' },
  attach: { verb: 'Attach', aim: ' to attach' },
  evolve: { verb: 'Evolve', aim: ' to evolve into' },
} as const satisfies Readonly<Record<string, Fate>>;

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
  active: { verb: 'Make Active', aim: '' },
  bench: FATES.bench,
  payRetreat: { verb: 'Pay', aim: '' },
} as const satisfies Readonly<Record<string, Fate>>;
