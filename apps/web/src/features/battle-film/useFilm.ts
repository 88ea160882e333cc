/** Runs a battle's film for a component: on the browser's clock, with sound, skipped by Escape or Space. */
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { playSound } from '../../platform/sound.ts';
import { createFilm, type FilmAnswer } from './film.ts';
import type { Speaker } from './steps.ts';

/**
 * The film of a battle: give it the newest answer that is known, and it shows what led there. Draw the board and the
 * overlay from `view`, act on `settled`, and take no input while `playing`. Give the component the battle's id as key.
 */
export function useFilm<Answer extends FilmAnswer>(battle: Answer, speaker?: Speaker) {
  const [first] = useState(battle);
  const film = useMemo(
    () =>
      createFilm(first, {
        clock: browserClock,
        play: playSound,
        ...(speaker !== undefined && { speaker }),
      }),
    [first, speaker],
  );
  const state = useSyncExternalStore(film.subscribe, film.get);
  // Before the screen is painted: nobody sees the outcome ahead of its film.
  useLayoutEffect(() => film.push(battle), [film, battle]);
  useEffect(() => film.close, [film]);
  useSkipKeys(state.playing, film.skip);
  return { ...state, skip: film.skip };
}

/** Space on a button or in a field is that button's; Escape skips from everywhere. */
export function useSkipKeys(playing: boolean, skip: () => void) {
  useEffect(() => {
    if (!playing) return;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const isTaken =
        target instanceof Element && target.closest('button, a, input, textarea, select, summary') !== null;
      const skips = event.key === 'Escape' || (event.key === ' ' && !isTaken);
      if (!skips || event.defaultPrevented) return;
      event.preventDefault();
      skip();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [playing, skip]);
}
