/** Runs a replay's player for a component: on the browser's clock, with sound. */

import { useEffect, useMemo } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { useStore } from '../../platform/createStore.ts';
import { playSound } from '../../platform/sound.ts';
import { createPlayer } from './player.ts';
import type { Timeline } from './timeline.ts';

export function usePlayer(timeline: Timeline) {
  const player = useMemo(() => createPlayer(timeline, { clock: browserClock, play: playSound }), [timeline]);
  const state = useStore(player);
  useEffect(() => player.close, [player]);
  return { player, state };
}
