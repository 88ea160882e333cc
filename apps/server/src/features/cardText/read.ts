/** Reads printed cards one after the other, and lets requests be answered in between. */
import { cardReader, type PrintedCard, type PrintedCardReading } from '@pokesol/card-text/cards';
import { createYielder } from '../../platform/yielder.ts';
import type { Compiler } from './version.ts';

export type StoredText = { readonly cardId: string; readonly printed: PrintedCard; readonly hash: string };
export type ReadCardText = {
  readonly cardId: string;
  readonly hash: string;
  readonly reading: PrintedCardReading;
};

export async function readAll(
  { lexicon }: Compiler,
  texts: readonly StoredText[],
): Promise<readonly ReadCardText[]> {
  const read = cardReader(lexicon);
  const yieldToEventLoop = createYielder();
  const done: ReadCardText[] = [];
  for (const { cardId, hash, printed } of texts) {
    done.push({ cardId, hash, reading: read(printed) });
    await yieldToEventLoop();
  }
  return done;
}
