/** Builds each sound once and plays it. Loading this file opens the audio device. */
import { ZZFX } from 'zzfx';
import { mixed } from './mix.ts';
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
  const samples = mixed(notes);
  built.set(name, samples);
  return samples;
}

/** `volume` from 0 to 1. @throws when the browser refuses audio */
export async function playSamples(name: SoundName, volume: number): Promise<void> {
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  ZZFX.playSamples([samplesOf(name)], volume);
}
