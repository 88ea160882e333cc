/** The memo text that a node lists beside a signature. */

import type { Address } from '@solana/kit';
import { MEMO_V1, MEMO_V3, MEMO_V4 } from './vm.ts';
import { instructionsOf, type Message } from './wireTransaction.ts';

const MEMO_PROGRAMS = new Set<Address | undefined>([MEMO_V1, MEMO_V3, MEMO_V4]);

/** All memos of the outer instructions as «[length] text», joined by «; »; null without any. */
export function memoOf(message: Message): string | null {
  const memos = instructionsOf(message)
    .filter(({ programIndex }) => MEMO_PROGRAMS.has(message.staticAccounts[programIndex]))
    .map(({ data }) => `[${data.length}] ${new TextDecoder().decode(Uint8Array.from(data))}`);
  return memos.length === 0 ? null : memos.join('; ');
}
