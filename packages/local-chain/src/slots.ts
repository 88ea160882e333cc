/** The chain's time: slots counted from the clock on request, without a timer. */
import type { Commitment } from '@solana/kit';

/** Where LiteSVM's own clock starts, so that its programs are never younger than the chain. */
export const FIRST_SLOT = 447_552_000;
/** Slots without a block: block height and slot differ, as on a real cluster, so that mixing them up shows. */
const SKIPPED_SLOTS = 447_551_000;
export const SLOTS_PER_EPOCH = 432_000;

const SLOTS_UNTIL: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 32 };

/** One known point of the slot line: `slot` began at `at` (Unix ms) and a slot lasts `slotMs`. */
export type SlotAnchor = { slot: number; at: number; slotMs: number };

export type Slots = {
  /** The newest slot that has reached the commitment. Never runs backwards, even if the clock does. */
  current(commitment?: Commitment): number;
  /** How far the chain has come with what was included in this slot. */
  statusOf(slot: number): Commitment;
  /** Moves the chain n slots ahead and returns the new anchor, to be remembered. */
  advance(n: number): SlotAnchor;
  /** When a slot begins, in whole Unix seconds; undefined for one that has not begun. */
  beganAt(slot: number): number | undefined;
  /** The wall clock in whole Unix seconds: `advance` does not move it. */
  unixSeconds(): number;
};

export function createSlots(start: SlotAnchor, now: () => number): Slots {
  let anchor = start;
  let newest = start.slot;

  function current(commitment: Commitment = 'processed'): number {
    const elapsed = Math.floor((now() - anchor.at) / anchor.slotMs);
    newest = Math.max(newest, anchor.slot + elapsed);
    return newest - SLOTS_UNTIL[commitment];
  }

  return {
    current,
    statusOf(slot) {
      const age = current() - slot;
      if (age >= SLOTS_UNTIL.finalized) return 'finalized';
      return age >= SLOTS_UNTIL.confirmed ? 'confirmed' : 'processed';
    },
    advance(n) {
      anchor = { slot: current() + n, at: now(), slotMs: anchor.slotMs };
      current();
      return anchor;
    },
    beganAt: (slot) =>
      slot > current() ? undefined : Math.floor((anchor.at + (slot - anchor.slot) * anchor.slotMs) / 1000),
    unixSeconds: () => Math.floor(now() / 1000),
  };
}

export function blockHeightOf(slot: number): number {
  return slot - SKIPPED_SLOTS;
}

export function epochOf(slot: number): number {
  return Math.floor(slot / SLOTS_PER_EPOCH);
}
