/** Reads printed cards one after the other, and lets requests be answered in between. */
import type { Lexicon } from '@pokesol/card-text';
import { cardReader, namesOn, type PrintedCard, type PrintedCardReading } from '@pokesol/card-text/cards';
import { createYielder } from '../../platform/yielder.ts';
import { type Compiler, shortHash } from './version.ts';

export type StoredText = { readonly cardId: string; readonly printed: PrintedCard; readonly hash: string };
export type ReadCardText = {
  readonly cardId: string;
  readonly hash: string;
  readonly reading: PrintedCardReading;
  /** Of the names of cards that the text may say, with their kinds: with others it may mean something else. */
  readonly names: string;
};

export const namesHash = (printed: PrintedCard, reading: PrintedCardReading, lexicon: Lexicon): string =>
  shortHash(JSON.stringify(namesOn(printed, reading, lexicon)));

export async function readAll(
  { lexicon }: Compiler,
  texts: readonly StoredText[],
): Promise<readonly ReadCardText[]> {
  const read = cardReader(lexicon);
  const yieldToEventLoop = createYielder();
  const done: ReadCardText[] = [];
  for (const { cardId, hash, printed } of texts) {
    const reading = read(printed);
    done.push({ cardId, hash, reading, names: namesHash(printed, reading, lexicon) });
    await yieldToEventLoop();
  }
  return done;
}
