/** Whole cards: what is printed on them, and how much of it is read, and what the rules play of it. */
export { namesOn } from './namesOn.ts';
export { KINDS, type PrintedCard, type PrintedSet, type TextKind } from './printed.ts';
export {
  cardReader,
  isWithoutText,
  meaningOf,
  type PlayState,
  type PrintedCardReading,
  playState,
  type ReadLine,
} from './readCard.ts';
export { shippedLines, shippedReader } from './shipped.ts';
