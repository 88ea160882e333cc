/** Bytes that are no transaction are refused: passed on to the virtual machine, they would end the process. */

import { generateKeyPairSigner, getBase64Decoder, getTransactionEncoder } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { burn, callRaw, connect, fundedWallet, sign, stillChain } from './testing.ts';

type Answer = { result?: unknown; error?: { code: number } };

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a damaged transaction', () => {
  it.each(['legacy', 0, 1] as const)('never harms the chain (%s)', async (version) => {
    const chain = await stillChain();
    const wallet = await fundedWallet(chain);
    const { address: reference } = await generateKeyPairSigner();
    const draft = { payer: wallet, instructions: [burn(chain, wallet, 1n, reference)], version };
    const whole = Uint8Array.from(getTransactionEncoder().encode(await sign(connect(chain), draft)));
    // Version 1 puts the signatures behind the message.
    const start = version === 1 ? 0 : 64;
    const random = numbers(7);
    const damaged = Array.from({ length: 400 }, () => {
      const bytes = whole.slice(0, random(4) === 0 ? random(whole.length) : whole.length);
      for (let i = random(3); i >= 0; i--)
        bytes[random(2) === 0 ? start + random(10) : random(whole.length)] = random(256);
      return bytes;
    });
    const batch = damaged.flatMap((bytes, id) =>
      ['sendTransaction', 'simulateTransaction'].map((method) => ({
        jsonrpc: '2.0',
        id,
        method,
        params: [getBase64Decoder().decode(bytes), { encoding: 'base64' }],
      })),
    );
    const answers: Answer[] = JSON.parse(await callRaw(chain, JSON.stringify(batch)));
    expect(answers).toHaveLength(batch.length);
    const codes = new Set(answers.map((answer) => answer.error?.code ?? 0));
    expect([...codes].filter((code) => ![0, -32602, -32003, -32002].includes(code))).toEqual([]);
    expect(codes).toContain(-32602);
    expect(await connect(chain).getHealth().send()).toBe('ok');
  });
});
