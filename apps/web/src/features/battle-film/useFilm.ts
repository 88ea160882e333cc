/** Runs a battle's film for a component: on the browser's clock, with sound, skipped by Escape or Space. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { playSound } from '../../platform/sound.ts';
import { createFilm, type FilmAnswer, type FilmTools } from './film.ts';

/**
 * The film of a battle. `first` is the battle as it was loaded, and is read once; whatever is heard later goes to
 * `push`, as often as it is heard. Draw the board and the overlay from `view`, act on `settled`, and take no input while
 * `playing`.
 */
export function useFilm<Answer extends FilmAnswer>(first: Answer, speaker?: FilmTools['speaker']) {
  const [start] = useState(first);
  const film = useMemo(
    () =>
      createFilm(start, {
        clock: browserClock,
        play: playSound,
        ...(speaker !== undefined && { speaker }),
      }),
    [start, speaker],
  );
  const state = useSyncExternalStore(film.subscribe, film.get);
  useEffect(() => film.close, [film]);
  useSkipKeys(state.playing, film.skip);
  return { ...state, push: film.push, skip: film.skip };
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
