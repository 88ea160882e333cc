/** The speed of animations that this browser keeps; who wants less motion gets them quick at most. */
import { createListeners, useStore } from '../../../platform/createStore.ts';
import { wantsLessMotion } from '../../../platform/lessMotion.ts';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';
import { SPEEDS, type Speed } from './pace.ts';

const KEY = 'pokesol.battle-speed';
const isSpeed = (text: string | null): text is Speed => (SPEEDS as readonly (string | null)[]).includes(text);

export function createSpeed(storage: KeyValueStore, isStill: () => boolean) {
  let chosen: Speed | undefined;
  const { notify, subscribe } = createListeners();
  const get = (): Speed => {
    if (chosen === undefined) {
      const stored = storage.read(KEY);
      chosen = isSpeed(stored) ? stored : 'normal';
    }
    return chosen;
  };
  return {
    get,
    subscribe,
    set(speed: Speed): void {
      chosen = speed;
      storage.write(KEY, speed);
      notify();
    },
    /** What is shown now. */
    now(): Speed {
      const speed = get();
      return speed === 'normal' && isStill() ? 'quick' : speed;
    },
  };
}

export const battleSpeed = createSpeed(browserStorage, wantsLessMotion);
export const useBattleSpeed = (): Speed => useStore(battleSpeed);
