/** Whole cards: what is printed on them, and how much of it is read. */
export { KINDS, type PrintedCard, type PrintedSet, type TextKind } from './printed.ts';
export {
  cardReader,
  isWithoutText,
  type PlayState,
  type PrintedCardReading,
  playState,
  type ReadLine,
} from './readCard.ts';
