/** What has happened up to the shown moment, the newest first. */
import { type BattleView, describe } from '@pokesol/engine';
import { useMemo } from 'react';
import type { PlayerNames } from '../battle-animation/AnimationScene.tsx';
import { nameIn } from '../board/cardLook.ts';
import type { Timeline } from './timeline.ts';

/** Enough to read back some turns. */
const SHOWN = 60;

type ReplayLogProps = {
  timeline: Timeline;
  moment: number;
  lastShownEvent: number;
  names: PlayerNames;
  view: BattleView;
};

export function ReplayLog({ timeline, moment, lastShownEvent, names, view }: ReplayLogProps) {
  const lines = useMemo(() => {
    const say = { player: names.player, card: (card: Parameters<typeof nameIn>[1]) => nameIn(view, card) };
    const newest = [];
    for (let each = moment; each >= 0 && newest.length < SHOWN; each -= 1)
      for (const event of timeline.eventsAt(each).toReversed())
        if (event.id <= lastShownEvent)
          newest.push({ id: event.id, moment: each, type: event.type, text: describe(event, say) });
    return newest.slice(0, SHOWN);
  }, [timeline, moment, lastShownEvent, names, view]);
  return (
    <section className="replay-log" aria-label="Battle log">
      <h2 className="replay-panel-title">Battle log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label="What happened, the newest first">
        {lines.map((line) => (
          <li key={line.id} data-now={line.moment === moment || undefined} data-type={line.type}>
            {line.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
