/** What has happened up to the shown moment. */
import { type BattleView, describe } from '@pokesol/engine';
import { useMemo } from 'react';
import type { PlayerNames } from '../battle-animation/AnimationScene.tsx';
import { LogTurns } from '../battle-log/LogTurns.tsx';
import type { LogLine } from '../battle-log/logTurns.ts';
import { nameIn } from '../board/cardLook.ts';
import type { Timeline } from './timeline.ts';

type ReplayLogProps = {
  timeline: Timeline;
  moment: number;
  lastShownEvent: number;
  names: PlayerNames;
  view: BattleView;
};

export function ReplayLog({ timeline, moment, lastShownEvent, names, view }: ReplayLogProps) {
  const all = useMemo(() => {
    const say = { player: names.player, card: (card: Parameters<typeof nameIn>[1]) => nameIn(view, card) };
    return timeline.steps.map(({ events }) =>
      events.map((event): LogLine => ({ id: event.id, type: event.type, text: describe(event, say) })),
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
