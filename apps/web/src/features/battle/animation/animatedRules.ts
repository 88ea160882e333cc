/** What the animation needs of a rule set: how its events change a view, and the steps that show them. */

import { type AnyRules, readyToPlay, type Seat, type TypeOf, type Verbs } from '@pokesol/engine';
import { applyEvent } from '@pokesol/engine/classic';

import type { Speed } from './pace.ts';
import type { Speaker, Step } from './step.ts';
import { stepsOf } from './steps.ts';

export type StepOptions<R extends AnyRules> = {
  readonly speaker?: Speaker<R> | undefined;
  readonly speed?: Speed;
  /** Whose turn it is when the first event happens. */
  readonly current?: Seat;
};

export type AnimatedRules<R extends AnyRules> = Pick<Verbs<R>, 'applyEvent' | 'readyToPlay'> & {
  readonly stepsOf: (
    events: readonly TypeOf<R, 'event'>[],
    watcher: Seat,
    options?: StepOptions<R>,
  ) => readonly Step<R>[];
};

export const CLASSIC_ANIMATION: AnimatedRules<'classic'> = { applyEvent, readyToPlay, stepsOf };
