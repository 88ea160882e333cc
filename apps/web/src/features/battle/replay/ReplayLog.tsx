/** What has happened up to the shown moment. */
import type { AnyRules } from '@pokesol/engine';
import { useMemo } from 'react';
import type { PlayerNames } from '../animation/AnimationScene.tsx';
import type { ShownCards } from '../board/cardLook.ts';
import { LogTurns } from '../log/LogTurns.tsx';
import type { LogLine } from '../log/logTurns.ts';
import type { Timeline } from './timeline.ts';

type ReplayLogProps<R extends AnyRules> = {
  timeline: Timeline<R>;
  moment: number;
  lastShownEvent: number;
  names: PlayerNames;
  /** Every card of the battle. */
  view: ShownCards<{ readonly name: string }>;
};

export function ReplayLog<R extends AnyRules>({
  timeline,
  moment,
  lastShownEvent,
  names,
  view,
}: ReplayLogProps<R>) {
  const all = useMemo(() => {
    const { rules, steps } = timeline;
    return steps.map(({ events }) =>
      events
        .filter((event) => !rules.isQuiet(event))
        .map(
          (event): LogLine => ({
            id: event.id,
            type: event.type,
            text: rules.animation.caption(event, names, view),
          }),
        ),
    );
  }, [timeline, names, view]);
  const lines = useMemo(
    () =>
      all
        .slice(0, moment + 1)
        .flatMap((of, each) => (each === moment ? of.map((line) => ({ ...line, isNow: true })) : of))
        .filter(({ id }) => id <= lastShownEvent),
    [all, moment, lastShownEvent],
  );
  return (
    <section className="replay-log" aria-label="Battle log">
      <h2 className="replay-panel-title">Battle log</h2>
      <LogTurns lines={lines} />
    </section>
  );
}
