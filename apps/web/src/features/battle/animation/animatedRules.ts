/** What the animation needs of a rule set: how its events change a view, the steps that show them, and what is said of them. */
import type { AnyRules, Seat, TypeOf, Verbs } from '@pokesol/engine';
import type { CardLookup, ShownCards } from '../board/cardLook.ts';
import type { PlayerNames, SceneTable } from './AnimationScene.tsx';
import type { Speed } from './pace.ts';
import type { Speaker, Step } from './step.ts';

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
  /** A sentence; `together`: of so many events that are shown as one. */
  readonly caption: (
    event: TypeOf<R, 'event'>,
    names: PlayerNames,
    shown: ShownCards<{ readonly name: string }>,
    together?: number,
  ) => string;
  /** Where things lie on its board. */
  readonly sceneTable: (view: TypeOf<R, 'view'>, look: CardLookup) => SceneTable;
  /** What is shown where less motion is wanted: nothing, or numbers and words. */
  readonly whenStill: 'nothing' | 'words';
};
