/** Runs a battle's animation for a component: on the browser's clock, with sound, skipped by Escape or Space. */
import type { AnyRules } from '@pokesol/engine';
import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { useStore } from '../../../platform/createStore.ts';
import { playSound } from '../../../platform/sound.ts';
import type { AnimatedRules } from './animatedRules.ts';
import { createPlaybackQueue, type PlaybackAnswer, type PlaybackTools } from './playbackQueue.ts';
import { battleSpeed } from './speed.ts';
import { useSkipKeys } from './useSkipKeys.ts';

/**
 * The animation of a battle by its `rules`, which are always the same object. `first` is the battle as it was loaded, and is read once; later updates go to
 * `push`, as often as they come. Draw the board and the overlay from `view`, act on `playedAnswer`, and take no input while
 * `playing`.
 */
export function usePlayback<R extends AnyRules, Answer extends PlaybackAnswer<R>>(
  rules: AnimatedRules<R>,
  first: Answer,
  speaker?: PlaybackTools<R>['speaker'],
) {
  const [start] = useState(first);
  const playback = useMemo(
    () =>
      createPlaybackQueue<R, Answer>(rules, start, {
        clock: browserClock,
        play: playSound,
        speed: battleSpeed.now,
        ...(speaker !== undefined && { speaker }),
      }),
    [rules, start, speaker],
  );
  const state = useStore(playback);
  useEffect(() => playback.close, [playback]);
  useSkipKeys(state.playing, playback.skip);
  return { ...state, push: playback.push, skip: playback.skip };
}
