/** The blockhash: three attempts, the spec's pauses, and the spec's sentence in the end. */
import type { GetLatestBlockhashApi } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { latestBlockhashWithRetry } from './blockhash.ts';
import { fakeRpc, fakeSleep, oneByOne } from './testing/fakeRpc.ts';

const down = new Error('node down');
const answer = { value: { blockhash: 'hash', lastValidBlockHeight: 150n } };

async function run(...answers: unknown[]) {
  const { sleep, slept } = fakeSleep();
  const { rpc, calls } = fakeRpc<GetLatestBlockhashApi>({ getLatestBlockhash: oneByOne(...answers) });
  return { result: await latestBlockhashWithRetry(rpc, { sleep }), slept, attempts: calls.length };
}

describe('latestBlockhashWithRetry', () => {
  it('asks once when the node answers', async () => {
    const { result, slept, attempts } = await run(answer);
    expect(result).toEqual({ blockhash: 'hash', lastValidBlockHeight: 150n });
    expect({ slept, attempts }).toEqual({ slept: [], attempts: 1 });
  });

  it('tries again after 1 s and after 2 s', async () => {
    const { result, slept } = await run(down, down, answer);
    expect(result).toMatchObject({ blockhash: 'hash' });
    expect(slept).toEqual([1000, 2000]);
  });

  it('gives up after three attempts with the spec’s sentence', async () => {
    const { result, slept, attempts } = await run(down);
    expect(result).toEqual({
      refused: true,
      code: 'no-blockhash',
      message:
        'Failed to get recent blockhash after 3 attempts. Please try again or check your internet connection.',
    });
    expect({ slept, attempts }).toEqual({ slept: [1000, 2000, 4000], attempts: 3 });
  });
});
