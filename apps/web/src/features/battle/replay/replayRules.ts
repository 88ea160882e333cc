/** What a replay needs of a rule set: its verbs, how its events are shown and worded, and how its battles end. */
import type { AnyRules, TypeOf, Verbs } from '@pokesol/engine';
import type { PlayerNames } from '../animation/AnimationScene.tsx';
import type { AnimatedRules } from '../animation/animatedRules.ts';
import type { ShownCards } from '../board/cardLook.ts';

export type ReplayRules<R extends AnyRules> = {
  readonly name: R;
  readonly verbs: Pick<Verbs<R>, 'version' | 'replay' | 'viewFor' | 'commitmentPreimage'>;
  readonly animation: AnimatedRules<R>;
  /** A sentence; `together`: of so many events that are shown as one. */
  readonly caption: (
    event: TypeOf<R, 'event'>,
    names: PlayerNames,
    shown: ShownCards<{ readonly name: string }>,
    together?: number,
  ) => string;
  /** Events that the log leaves out: others tell of them. */
  readonly isQuiet: (event: TypeOf<R, 'event'>) => boolean;
  /** Why a battle is over, in the word that the server keeps; `null` where it is undecided. */
  readonly conditionOf: (battle: TypeOf<R, 'battle'>) => string | null;
  /** The same in a sentence about who has lost; empty for a word that is not known here. */
  readonly wonBy: (condition: string, loser: string) => string;
  readonly drawn: string;
};
