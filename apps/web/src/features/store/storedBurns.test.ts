/** Burns that the server has not recorded yet: posted again, and forgotten at the right moment. */
import type { Purchase } from '@pokesol/protocol';
import type { Blockhash } from '@solana/kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { type BurnRecord, createStoredBurns, type IsGone } from './storedBurns.ts';

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
/** A chain that cannot rule out that a transaction lands. */
const never = async () => false;
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
    expect(await burns.postAll('alice', recorded, never)).toEqual({
      recorded: [{ id: 'a' }, { id: 'b' }],
      refused: [],
      gone: [],
    });
    expect(left()).toEqual(['c']);
    expect(changed).toHaveBeenCalled();
  });

  test.each([
    ['burn-refused', 422, []],
    ['pack-revoked', 409, []],
    // Its own wallet signed it here; another wallet has the session at the moment.
    ['burn-belongs-to-another', 409, ['a']],
    ['burn-not-found-yet', 404, ['a']],
    ['chain-unreachable', 503, ['a']],
    ['not-signed-in', 401, ['a']],
    ['too-many-requests', 429, ['a']],
  ])('after %s keeps what is not final', async (code, status, kept) => {
    const { burns, left } = setUp();
    burns.add(burn('a'));
    const error = refusal(status, code);
    expect(await burns.postAll('alice', () => Promise.reject(error), never)).toEqual({
      recorded: [],
      gone: [],
      refused: kept.length > 0 ? [] : [{ record: burn('a'), error }],
    });
    expect(left()).toEqual(kept);
  });

  test('is one round at a time for each wallet', async () => {
    const { burns } = setUp();
    burns.add(burn('a'));
    burns.add(burn('b', 'bob'));
    const send = vi.fn(recorded);
    const first = burns.postAll('alice', send, never);
    expect(burns.postAll('alice', send, never)).toBe(first);
    expect(burns.postAll('bob', send, never)).not.toBe(first);
    await first;
    expect(send.mock.calls).toEqual([[burn('a')], [burn('b', 'bob')]]);
    burns.add(burn('c'));
    expect((await burns.postAll('alice', send, never)).recorded).toEqual([{ id: 'c' }]);
  });

  test('gives up after a day only what the chain still does not know', async () => {
    const { burns, left, clock } = setUp();
    burns.add(burn('never sent'));
    clock.now = DAY + 1;
    await burns.postAll('alice', () => Promise.reject(new TypeError('offline')), never);
    expect(left()).toEqual(['never sent']);
    await burns.postAll('alice', () => Promise.reject(refusal(404, 'burn-not-found-yet')), never);
    expect(left()).toEqual([]);
  });
});

describe('a transaction that the chain does not know', () => {
  const lifetime = { kind: 'blockhash', blockhash: 'hash' as Blockhash, lastValidBlockHeight: 150n } as const;
  const unknown = () => Promise.reject(refusal(404, 'burn-not-found-yet'));

  test('is kept until it can certainly never land, and is then reported as gone', async () => {
    const { burns, left } = setUp();
    burns.add(burn('a'), lifetime);
    const isGone = vi.fn<IsGone>(async () => false);
    expect((await burns.postAll('alice', unknown, isGone)).gone).toEqual([]);
    expect(isGone).toHaveBeenCalledWith('a', { blockhash: 'hash', lastValidBlockHeight: '150' });
    isGone.mockRejectedValueOnce(new TypeError('offline'));
    expect((await burns.postAll('alice', unknown, isGone)).gone).toEqual([]);
    expect(left()).toEqual(['a']);
    isGone.mockResolvedValue(true);
    expect((await burns.postAll('alice', unknown, isGone)).gone).toEqual([burn('a')]);
    expect(left()).toEqual([]);
  });

  test('is not checked on the chain until the server has looked for it', async () => {
    const { burns, left } = setUp();
    burns.add(burn('a'), lifetime);
    const isGone = vi.fn<IsGone>(async () => true);
    await burns.postAll('alice', () => Promise.reject(refusal(503, 'chain-unreachable')), isGone);
    expect(isGone).not.toHaveBeenCalled();
    expect(left()).toEqual(['a']);
  });

  test('is never dropped for its age while it may still land', async () => {
    const { burns, left, clock } = setUp();
    burns.add(burn('named a nonce'), { kind: 'endless' });
    burns.add(burn('still lives'), lifetime);
    clock.now = DAY + 1;
    await burns.postAll('alice', unknown, never);
    expect(left()).toEqual(['named a nonce', 'still lives']);
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
