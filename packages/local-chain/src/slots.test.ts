/** Time without a timer. */

import { describe, expect, it } from 'vitest';
import { BLOCKHASH_LIFETIME, createBlockhashes } from './blockhashes.ts';
import { createSlots } from './slots.ts';

describe('slots', () => {
  it('follow the clock, but never backwards', () => {
    let time = 10_000;
    const slots = createSlots({ slot: 100, at: 10_000, slotMs: 400 }, () => time);
    expect(slots.current()).toBe(100);
    time += 399;
    expect(slots.current()).toBe(100);
    time += 1;
    expect(slots.current()).toBe(101);
    expect(slots.current('confirmed')).toBe(100);
    expect(slots.current('finalized')).toBe(69);
    time -= 5000;
    expect(slots.current()).toBe(101);
  });

  it('can be sent ahead and go on from there, while the wall clock stays', () => {
    let time = 10_000;
    const slots = createSlots({ slot: 100, at: 10_000, slotMs: 400 }, () => time);
    expect(slots.advance(50)).toEqual({ slot: 150, at: 10_000, slotMs: 400 });
    expect(slots.current()).toBe(150);
    expect(slots.unixSeconds()).toBe(10);
    expect([slots.beganAt(145), slots.beganAt(150), slots.beganAt(151)]).toEqual([8, 10, undefined]);
    time += 800;
    expect(slots.current()).toBe(152);
  });
});

describe('blockhashes', () => {
  const hashes = createBlockhashes(Buffer.alloc(32, 1));

  it('differ from slot to slot and from chain to chain, and are the same after a restart', () => {
    expect(hashes.at(5)).not.toBe(hashes.at(6));
    expect(hashes.at(5)).not.toBe(createBlockhashes(Buffer.alloc(32, 2)).at(5));
    expect(hashes.at(5)).toBe(createBlockhashes(Buffer.alloc(32, 1)).at(5));
  });

  it('are valid for 150 slots, and not before their own', () => {
    const hash = hashes.at(1000);
    expect(hashes.isValid(hash, 999)).toBe(false);
    expect(hashes.isValid(hash, 1000)).toBe(true);
    expect(hashes.isValid(hash, 1000 + BLOCKHASH_LIFETIME)).toBe(true);
    expect(hashes.isValid(hash, 1001 + BLOCKHASH_LIFETIME)).toBe(false);
    expect(hashes.isValid('11111111111111111111111111111111', 1000)).toBe(false);
  });
});
