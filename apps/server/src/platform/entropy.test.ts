/** Ids and choices made of chance are what they say. */
import { expect, test } from 'vitest';
import { ScriptedEntropy } from '../../testing/fakes/scriptedEntropy.ts';
import { newId, randomFor, systemEntropy } from './entropy.ts';

test('an id is a version 4 UUID of all its bytes', () => {
  const entropy = new ScriptedEntropy();
  entropy.script('id', Buffer.alloc(16, 0xff), Buffer.alloc(16));
  expect(newId(entropy)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newId(entropy)).toBe('00000000-0000-4000-8000-000000000000');
  const real = Array.from({ length: 100 }, () => newId(systemEntropy));
  expect(new Set(real).size).toBe(100);
  for (const id of real)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('each purpose has draws of its own, in order; what is not scripted is the system’s', () => {
  const entropy = new ScriptedEntropy();
  entropy.script('opponent', Buffer.alloc(16, 1), Buffer.alloc(16, 2));
  expect(entropy.bytes(16, 'deal-order')).not.toEqual(entropy.bytes(16, 'deal-order'));
  const [one, two] = [randomFor(entropy, 'opponent'), randomFor(entropy, 'opponent')];
  expect(one.word()).not.toBe(two.word());
  expect(entropy.left).toBe(0);
  expect(() => {
    entropy.script('battle-seed', Buffer.alloc(3));
    entropy.bytes(32, 'battle-seed');
  }).toThrow('3 bytes were scripted for battle-seed, 32 are drawn');
});
