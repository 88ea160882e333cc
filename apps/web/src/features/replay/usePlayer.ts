/** Runs a replay's player for a component: on the browser's clock, with sound. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { playSound } from '../../platform/sound.ts';
import { createPlayer } from './player.ts';
import type { Reel } from './reel.ts';

export function usePlayer(reel: Reel) {
  const player = useMemo(() => createPlayer(reel, { clock: browserClock, play: playSound }), [reel]);
  const state = useSyncExternalStore(player.subscribe, player.get);
  useEffect(() => player.close, [player]);
  return { player, state };
}
