/** The names of other cards that reading one card can depend on. */
import { type Lexicon, namesWithin } from '../text/names.ts';
import { type PrintedCard, textsOf } from './printed.ts';
import type { PrintedCardReading } from './readCard.ts';

/** In its sentences, in its own names, and in what they are read as, which is read again. */
export function namesOn(
  card: PrintedCard,
  { lines }: PrintedCardReading,
  cards: Lexicon,
): ReturnType<typeof namesWithin> {
  const lent = card.supertype === 'Trainer' ? (card.attacks ?? []) : [];
  const printed = [...textsOf(card), ...lent].flatMap(({ name, text = '' }) => [name, text]);
  const read = lines.map(({ read: line }) => ('effect' in line ? (line.meaning ?? '') : ''));
  return namesWithin([card.name, ...printed, ...read], cards);
}
