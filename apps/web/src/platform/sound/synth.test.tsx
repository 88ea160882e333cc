/** The synthesiser: a sound starts the audio device, and silence gives it back. */
import { expect, test, vi } from 'vitest';
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

test('what the browser held back until a later press does not burst out with it', async () => {
  await userEvent.click(document.body);
  await playSamples('draw', 0.1);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(held);
  const started = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const waiting = [playSamples('draw', 0.1), playSamples('attack', 0.1)];
  now.mockReturnValue(1_301);
  answer();
  await Promise.all(waiting);
  expect(started).not.toHaveBeenCalled();
  await playSamples('draw', 0.1);
  expect(started).toHaveBeenCalledOnce();
  await expect.poll(state).toBe('suspended');
});
