/** What the screen of a question is given: the question, the cards' pictures, and where the answer goes. */
import type { CardNo } from '@pokesol/engine';
import type { ChoiceKind, ChoiceOf } from '@pokesol/engine/classic';
import type { CardLookup } from '../../../board/cardLook.ts';

export type ChoiceScreenProps<Kind extends ChoiceKind> = {
  choice: ChoiceOf<Kind>;
  look: CardLookup;
  isBusy: boolean;
  onAnswer: (cards: readonly CardNo[]) => void;
};
