/** Builds each sound once and plays it. Loading this file opens the audio device. */
import { ZZFX } from 'zzfx';
import { mixedNotes } from './mix.ts';
import type { SoundName } from './names.ts';
import { RECIPES } from './recipes.ts';

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

function ended(): void {
  sounding -= 1;
  if (sounding === 0) suspending = setTimeout(() => void ZZFX.audioContext.suspend(), SILENCE_MS);
}

/** `volume` from 0 to 1. @throws when the browser refuses audio */
export async function playSamples(name: SoundName, volume: number): Promise<void> {
  clearTimeout(suspending);
  sounding += 1;
  try {
    // Also where it still says that it runs: it may be about to be suspended.
    await ZZFX.audioContext.resume();
    ZZFX.playSamples([samplesOf(name)], volume).addEventListener('ended', ended);
  } catch (error) {
    ended();
    throw error;
  }
}
