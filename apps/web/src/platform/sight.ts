/** What eyes ask of the page: more contrast, letters on energy, less motion. Each is switched on here or by the system. */
import { createListeners } from './createStore.ts';
import { browserStorage, type KeyValueStore } from './storage.ts';

export type Sight = {
  readonly contrast: boolean;
  /** The signs of energy are letters, as in deck lists. */
  readonly letters: boolean;
  readonly lessMotion: boolean;
};

const KEY = 'pokesol.sight';
const NONE: Sight = { contrast: false, letters: false, lessMotion: false };

/** What the system asks for itself; of letters it knows nothing. */
const ASKED = {
  contrast: '(prefers-contrast: more)',
  lessMotion: '(prefers-reduced-motion: reduce)',
} as const;

const asks = (query: string): boolean => window.matchMedia(query).matches;

function remembered(storage: KeyValueStore): Sight {
  const kept = storage.read(KEY)?.split(' ') ?? [];
  return {
    contrast: kept.includes('contrast'),
    letters: kept.includes('letters'),
    lessMotion: kept.includes('lessMotion'),
  };
}

export function createSight(storage: KeyValueStore) {
  let switched: Sight | undefined;
  const { notify, subscribe } = createListeners();
  const get = (): Sight => {
    switched ??= remembered(storage);
    return switched;
  };
  return {
    /** What is switched on here. */
    get,
    subscribe,
    switchOn(part: keyof Sight, isOn: boolean): void {
      switched = { ...get(), [part]: isOn };
      const names = Object.entries(switched).flatMap(([name, on]) => (on ? [name] : []));
      if (names.length === 0) storage.remove(KEY);
      else storage.write(KEY, names.join(' '));
      notify();
    },
    forget(): void {
      switched = NONE;
      notify();
    },
    isLess: (): boolean => get().lessMotion || asks(ASKED.lessMotion),
    isHigh: (): boolean => get().contrast || asks(ASKED.contrast),
  };
}

export const sight = createSight(browserStorage);

/** For the stylesheets: `data-less-motion` and `data-high-contrast` stand at the root for as long as they are asked for. */
export function watchSight(document: Document): void {
  const root = document.documentElement;
  const write = () => {
    root.toggleAttribute('data-less-motion', sight.isLess());
    root.toggleAttribute('data-high-contrast', sight.isHigh());
  };
  write();
  sight.subscribe(write);
  for (const query of Object.values(ASKED)) window.matchMedia(query).addEventListener('change', write);
}

/** Called when motion is asked for or no longer; the answer ends that. */
export function onMotionChange(listener: () => void): () => void {
  const list = window.matchMedia(ASKED.lessMotion);
  list.addEventListener('change', listener);
  const leave = sight.subscribe(listener);
  return () => {
    list.removeEventListener('change', listener);
    leave();
  };
}
