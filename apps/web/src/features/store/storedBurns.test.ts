/** Burns that the server has not recorded yet: posted again, and forgotten at the right moment. */
import type { Purchase } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { type BurnRecord, createStoredBurns } from './storedBurns.ts';

const KEY = 'pokesol.unrecorded-burns';
const DAY = 24 * 60 * 60 * 1_000;
const burn = (transactionSignature: string, userId = 'alice'): BurnRecord => ({
  userId,
  packTypeId: 'p1',
  price: '5',
  status: 'confirmed',
  transactionSignature,
});
const refusal = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: code }), '');
const recorded = async ({ transactionSignature }: BurnRecord) => ({ id: transactionSignature }) as Purchase;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function setUp() {
  const storage = memoryStorage();
  const clock = { now: 0 };
  const burns = createStoredBurns(storage, () => clock.now);
  const left = () =>
    (JSON.parse(storage.read(KEY) ?? '[]') as { record: BurnRecord }[]).map(
      ({ record }) => record.transactionSignature,
    );
  return { storage, clock, burns, left };
}

describe('posting again', () => {
  test('records this wallet’s burns, a repeated one once, and leaves another wallet’s alone', async () => {
    const { burns, left } = setUp();
    for (const record of [burn('a'), burn('a'), burn('b'), burn('c', 'bob')]) burns.add(record);
    expect(burns.ofWallet('alice')).toEqual([burn('a'), burn('b')]);
    const changed = vi.fn();
    burns.subscribe(changed);
    expect(await burns.postAll('alice', recorded)).toEqual({
      recorded: [{ id: 'a' }, { id: 'b' }],
      refused: [],
    });
    expect(left()).toEqual(['c']);
    expect(changed).toHaveBeenCalled();
  });

  test.each([
    ['burn-refused', 422, []],
    ['burn-belongs-to-another', 409, []],
    ['burn-not-found-yet', 404, ['a']],
    ['chain-unreachable', 503, ['a']],
    ['not-signed-in', 401, ['a']],
    ['too-many-requests', 429, ['a']],
  ])('after %s keeps what is not final', async (code, status, kept) => {
    const { burns, left } = setUp();
    burns.add(burn('a'));
    const error = refusal(status, code);
    expect(await burns.postAll('alice', () => Promise.reject(error))).toEqual({
      recorded: [],
      refused: kept.length > 0 ? [] : [{ record: burn('a'), error }],
    });
    expect(left()).toEqual(kept);
  });

  test('is one round at a time for each wallet', async () => {
    const { burns } = setUp();
    burns.add(burn('a'));
    burns.add(burn('b', 'bob'));
    const send = vi.fn(recorded);
    const first = burns.postAll('alice', send);
    expect(burns.postAll('alice', send)).toBe(first);
    expect(burns.postAll('bob', send)).not.toBe(first);
    await first;
    expect(send.mock.calls).toEqual([[burn('a')], [burn('b', 'bob')]]);
    burns.add(burn('c'));
    expect((await burns.postAll('alice', send)).recorded).toEqual([{ id: 'c' }]);
  });

  test('gives up after a day only what the chain still does not know', async () => {
    const { burns, left, clock } = setUp();
    burns.add(burn('never sent'));
    clock.now = DAY + 1;
    await burns.postAll('alice', () => Promise.reject(new TypeError('offline')));
    expect(left()).toEqual(['never sent']);
    await burns.postAll('alice', () => Promise.reject(refusal(404, 'burn-not-found-yet')));
    expect(left()).toEqual([]);
  });
});

test('storage that holds something else is not a reason to fail', async () => {
  const { burns, storage, left } = setUp();
  for (const junk of ['{', '{}', '[1, {"record": {}}]']) {
    storage.write(KEY, junk);
    burns.add(burn('a'));
    expect(left()).toEqual(['a']);
  }
});
