/** The synthesiser: a sound starts the audio device, and silence gives it back. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ZZFX } from 'zzfx';
import { playSamples } from './synth.ts';

const state = () => ZZFX.audioContext.state;

test('the audio device runs while something sounds, and again for the next sound', async () => {
  // Without a gesture, the browser starts no sound.
  await userEvent.click(document.body);
  await playSamples('draw', 0.1);
  await playSamples('attack', 0.1);
  expect(state()).toBe('running');
  await expect.poll(state).toBe('suspended');
  await playSamples('draw', 0.1);
  expect(state()).toBe('running');
  await expect.poll(state).toBe('suspended');
});
