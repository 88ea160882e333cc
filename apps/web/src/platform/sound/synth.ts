/** Builds each sound once and plays it. */

import { ZZFX } from 'zzfx';
import { LATEST_MS } from './latest.ts';
import { mixedNotes } from './mix.ts';
import type { SoundName } from './names.ts';
import { RECIPES } from './recipes.ts';
import { giveDeviceBack } from './silentDevice.ts'; // First: zzfx loads after it.

giveDeviceBack();
// The volume is ours to say at each play; zzfx would apply its own twice.
ZZFX.volume = 1;

const built = new Map<SoundName, readonly number[]>();

function samplesOf(name: SoundName): readonly number[] {
  const known = built.get(name);
  if (known !== undefined) return known;
  const notes = RECIPES[name].map(({ at, recipe }) => ({
    start: Math.round(at * ZZFX.sampleRate),
    samples: ZZFX.buildSamples(...recipe),
  }));
  const samples = mixedNotes(notes);
  built.set(name, samples);
  return samples;
}

/** A context that runs keeps the audio device and a thread busy, also in silence. */
const SILENCE_MS = 500;
/** What sounds, or is about to. */
let sounding = 0;
let suspending: ReturnType<typeof setTimeout> | undefined;
let opened: AudioContext | undefined;

/** Opened by the first sound, within its gesture. */
function device(): AudioContext {
  if (opened === undefined) {
    opened = new AudioContext();
    Object.assign(ZZFX, { audioContext: opened });
  }
  return opened;
}

function ended(): void {
  sounding -= 1;
  if (sounding === 0) suspending = setTimeout(() => void device().suspend(), SILENCE_MS);
}

/** `volume` from 0 to 1. What the browser holds back for longer than `LATEST_MS` is left out. @throws when it refuses audio */
export async function playSamples(name: SoundName, volume: number): Promise<void> {
  clearTimeout(suspending);
  sounding += 1;
  const askedAt = performance.now();
  try {
    // Also where it still says that it runs: it may be about to be suspended. A browser that wants a gesture first answers at
    // the next one, to all sounds that wait.
    await device().resume();
    if (performance.now() - askedAt > LATEST_MS) return ended();
    ZZFX.playSamples([samplesOf(name)], volume).addEventListener('ended', ended);
  } catch (error) {
    ended();
    throw error;
  }
}
