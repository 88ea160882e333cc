/** When a sound plays, how loud, and what is remembered. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { mixedNotes } from './sound/mix.ts';
import { createSound, type SoundDeps } from './sound.ts';

const play = vi.fn();

function withDeps(deps: Partial<SoundDeps> = {}) {
  return createSound({
    storage: memoryStorage(),
    mayPlay: () => true,
    load: async () => play,
    now: () => 0,
    ...deps,
  });
}

beforeEach(() => {
  play.mockReset();
});

test('sound is on at half volume, and the volume stays between 0 and 1', async () => {
  const sound = withDeps();
  expect(sound.get()).toEqual({ enabled: true, volume: 0.5 });
  await sound.play('purchase');
  expect(play).toHaveBeenLastCalledWith('purchase', 0.5);
  for (const [asked, kept] of [
    [7, 1],
    [-1, 0],
    [Number.NaN, 0.5],
    [0.2, 0.2],
  ] as const) {
    sound.setVolume(asked);
    expect(sound.get().volume).toBe(kept);
  }
});

test('switch and volume are remembered; nonsense in the storage is not', () => {
  const storage = memoryStorage();
  const first = withDeps({ storage });
  first.setVolume(0.8);
  first.setEnabled(false);
  expect(withDeps({ storage }).get()).toEqual({ enabled: false, volume: 0.8 });
  storage.write('pokesol.sound', '{"enabled":1,"volume":99}');
  expect(withDeps({ storage }).get()).toEqual({ enabled: true, volume: 1 });
});

test('nothing is loaded while sound is off, silent, or before the first gesture', async () => {
  const load = vi.fn(async () => play);
  const sound = withDeps({ load });
  sound.setEnabled(false);
  await sound.play('menu-click');
  sound.setEnabled(true);
  sound.setVolume(0);
  await sound.play('menu-click');
  await withDeps({ load, mayPlay: () => false }).play('menu-click');
  expect(load).not.toHaveBeenCalled();
});

test('once the synthesiser is there, a sound starts within the gesture that asks for it', async () => {
  const load = vi.fn(async () => play);
  const sound = withDeps({ load, mayPlay: () => true });
  await sound.prepare();
  expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 0]);
  void sound.play('menu-click');
  // Before any promise is answered.
  expect(play).toHaveBeenCalledOnce();
});

test('the synthesiser is brought before the first gesture, and not where sound is off', async () => {
  const load = vi.fn(async () => play);
  await withDeps({ load, mayPlay: () => false }).prepare();
  expect(load).toHaveBeenCalledOnce();
  const silent = withDeps({ load });
  silent.setEnabled(false);
  await silent.prepare();
  expect(load).toHaveBeenCalledOnce();
});

test('a sound that waited too long for the synthesiser is left out', async () => {
  let now = 0;
  const load = vi.fn(async () => {
    now += 301;
    return play;
  });
  const sound = withDeps({ load, now: () => now });
  await sound.play('draw');
  expect(play).not.toHaveBeenCalled();
  await sound.play('draw');
  expect(play).toHaveBeenCalledOnce();
});

test('a failing sound is only logged, and the next one tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('no audio')).mockResolvedValue(play);
  const sound = withDeps({ load });
  await sound.play('rare-card');
  expect(warn).toHaveBeenCalledOnce();
  await sound.play('rare-card');
  expect(play).toHaveBeenCalledOnce();
});

test('notes add up at their moments and never leave the range', () => {
  const notes = [
    { start: 0, samples: [0.5, 0.5] },
    { start: 1, samples: [0.9, -0.25] },
  ];
  expect(mixedNotes(notes)).toEqual([0.5, 1, -0.25]);
  expect(mixedNotes([])).toEqual([]);
});
