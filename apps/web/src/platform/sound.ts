/** The page's sounds: one call to play one, and the remembered switch and volume. The synthesiser loads when the page is first used. */
import { createListeners, useStore } from './createStore.ts';
import { LATEST_MS } from './sound/latest.ts';
import type { SoundName } from './sound/names.ts';
import { browserStorage, type KeyValueStore } from './storage.ts';

/** `volume` goes from 0 to 1. */
export type SoundSettings = { enabled: boolean; volume: number };
type PlaySamples = (name: SoundName, volume: number) => void | Promise<void>;

export type SoundDeps = {
  storage: KeyValueStore;
  /** Browsers start no sound before the first gesture, and complain about the attempt. */
  mayPlay: () => boolean;
  load: () => Promise<PlaySamples>;
  /** In ms. */
  now: () => number;
};

const KEY = 'pokesol.sound';
const DEFAULTS: SoundSettings = { enabled: true, volume: 0.5 };

const clamped = (volume: number) =>
  Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : DEFAULTS.volume;

export function createSound({ storage, mayPlay, load, now }: SoundDeps) {
  let settings: SoundSettings | undefined;
  let loading: Promise<PlaySamples> | undefined;
  let loaded: PlaySamples | undefined;
  const { notify, subscribe } = createListeners();

  const get = () => {
    settings ??= remembered(storage.read(KEY));
    return settings;
  };

  const isAudible = () => get().enabled && get().volume > 0;

  async function bring(): Promise<PlaySamples> {
    try {
      loading ??= load();
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function set(next: SoundSettings) {
    settings = next;
    storage.write(KEY, JSON.stringify(next));
    notify();
  }

  return {
    get,
    subscribe,
    setEnabled: (enabled: boolean) => set({ ...get(), enabled }),
    setVolume: (volume: number) => set({ ...get(), volume: clamped(volume) }),
    /** Brings the synthesiser before the first gesture, where sound is on; never rejects. */
    async prepare(): Promise<void> {
      if (!isAudible()) return;
      await bring().catch((error: unknown) => console.warn('The synthesiser did not load', error));
    },
    /** Resolves when the sound has started or was left out; never rejects. */
    async play(name: SoundName): Promise<void> {
      if (!isAudible() || !mayPlay()) return;
      try {
        // Within the gesture, when it is there: Safari starts the audio device at no other time.
        if (loaded !== undefined) return await loaded(name, get().volume);
        const askedAt = now();
        const playSamples = await bring();
        if (now() - askedAt <= LATEST_MS) await playSamples(name, get().volume);
      } catch (error) {
        console.warn(`The sound «${name}» did not play`, error);
      }
    },
  };
}

function remembered(text: string | null): SoundSettings {
  if (text === null) return DEFAULTS;
  try {
    const { enabled, volume } = JSON.parse(text) as Partial<SoundSettings>;
    return {
      enabled: typeof enabled === 'boolean' ? enabled : DEFAULTS.enabled,
      volume: typeof volume === 'number' ? clamped(volume) : DEFAULTS.volume,
    };
  } catch (error) {
    console.warn('The sound settings could not be read', error);
    return DEFAULTS;
  }
}

export const sound = createSound({
  storage: browserStorage,
  mayPlay: () => navigator.userActivation?.hasBeenActive ?? true,
  now: () => performance.now(),
  load: async () => (await import('./sound/synth.ts')).playSamples,
});

/** Plays it if sound is on; a failure is only logged. */
export function playSound(name: SoundName): void {
  void sound.play(name);
}

export function useSound() {
  const settings = useStore(sound);
  return { ...settings, setEnabled: sound.setEnabled, setVolume: sound.setVolume };
}
