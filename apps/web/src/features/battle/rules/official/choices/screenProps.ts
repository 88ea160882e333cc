/** What the screen of a question is given: the question, the battle as its player sees it, and where the answer goes. */
import type { AnswerOf, BattleView, ChoiceKind, ChoiceOf } from '@pokesol/engine/official';
import type { CardLookup } from '../../../board/cardLook.ts';
import type { Asked } from './asked.ts';

export type OfficialChoiceScreenProps<Kind extends ChoiceKind> = {
  choice: ChoiceOf<Kind>;
  view: BattleView;
  look: CardLookup;
  asked: Asked;
  isBusy: boolean;
  onAnswer: (answer: AnswerOf<Kind>) => void;
  onPutAside: () => void;
};
