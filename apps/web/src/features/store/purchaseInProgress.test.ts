/** One purchase at a time, and an end that is delivered once, whenever a screen listens. */
import type { Purchase } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { createPurchaseProgress } from './purchaseInProgress.ts';

const purchase: Purchase = {
  id: 'p1',
  userId: 'alice',
  packTypeId: 'base1-mini',
  packName: 'Base',
  price: '60',
  status: 'confirmed',
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('a second purchase waits until the first is over', () => {
  const progress = createPurchaseProgress();
  expect(progress.begin('base1-mini')).toBe(true);
  expect(progress.begin('base1-booster')).toBe(false);
  progress.step('sending');
  expect(progress.get().buying).toEqual({ packTypeId: 'base1-mini', step: 'sending' });
  progress.finish();
  expect(progress.begin('base1-booster')).toBe(true);
});

test('an unseen end waits for the next screen and is delivered once', () => {
  const progress = createPurchaseProgress();
  progress.begin('base1-mini');
  progress.finish({ kind: 'bought', purchases: [purchase], userId: 'alice' });
  expect(progress.get().buying).toBeUndefined();
  expect(progress.takeEnd('alice')).toMatchObject({ kind: 'bought', purchases: [purchase] });
  expect(progress.takeEnd('alice')).toBeUndefined();
});

test('another wallet never sees an end; its own finds it when it is back', () => {
  const progress = createPurchaseProgress();
  progress.begin('base1-mini');
  progress.finish({ kind: 'bought', purchases: [purchase], userId: 'alice' });
  expect(progress.takeEnd(undefined)).toBeUndefined();
  expect(progress.takeEnd('bob')).toBeUndefined();
  expect(progress.takeEnd('alice')).toMatchObject({ purchases: [purchase] });
});

test('a page with another wallet than the buyer’s shows once which wallet paid; the end stays stored', () => {
  const progress = createPurchaseProgress();
  progress.begin('base1-mini');
  progress.finish({ kind: 'bought', purchases: [purchase], userId: 'alice' });
  expect(progress.takeElsewhere('alice')).toBeUndefined();
  expect(progress.takeElsewhere(undefined)).toMatchObject({ owner: 'alice', burned: true });
  expect(progress.takeElsewhere('bob')).toBeUndefined();
  expect(progress.takeEnd('alice')).toMatchObject({ purchases: [purchase] });

  const trouble = { signature: 's', sentence: 'Not yet.', cause: undefined, burned: false };
  progress.finish({ kind: 'trouble', trouble, userId: 'alice' });
  expect(progress.takeElsewhere('bob')).toEqual({ ...trouble, owner: 'alice' });
});

test('a purchase can be given up until the wallet has signed, each one separately', () => {
  const progress = createPurchaseProgress();
  expect(progress.leave('cancelled')).toBe(false);
  progress.begin('base1-mini');
  const first = progress.left();
  expect(progress.leave('cancelled')).toBe(true);
  expect(first.reason).toMatchObject({ why: 'cancelled' });
  progress.finish();
  progress.begin('base1-mini');
  progress.step('signing');
  expect(progress.left().aborted).toBe(false);
  progress.step('sending');
  expect(progress.leave('wallet-left')).toBe(false);
  expect(progress.left().aborted).toBe(false);
});

test('listeners hear every change until they stop', () => {
  const progress = createPurchaseProgress();
  const steps: (string | undefined)[] = [];
  const stop = progress.subscribe(() => steps.push(progress.get().buying?.step));
  progress.begin('base1-mini');
  progress.step('signing');
  stop();
  progress.finish();
  expect(steps).toEqual(['preparing', 'signing']);
});
