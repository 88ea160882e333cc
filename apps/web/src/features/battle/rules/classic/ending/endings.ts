/** How Classic battles end, in sentences. */
import type { VictoryCondition } from '@pokesol/engine/classic';
import { lazily } from '../../../../../platform/lazily.tsx';
import type { RulesEnding } from '../../../ending/BattleEnding.tsx';
import { COMMON_ENDINGS, type EndingTexts } from '../../../ending/endingSentence.ts';

export const CLASSIC_ENDINGS = {
  ways: {
    ...COMMON_ENDINGS,
    turn_limit: {
      won: 'The turn limit was reached and your side of the board is stronger.',
      lost: "The turn limit was reached and your opponent's side of the board is stronger.",
      lostBy: (loser: string) => `The turn limit was reached, and ${loser} had the weaker board.`,
    },
  },
  drawn: 'The turn limit was reached and both sides are equal.',
} satisfies EndingTexts & { readonly ways: Readonly<Record<VictoryCondition, unknown>> };

export const CLASSIC_ENDING: RulesEnding = {
  texts: CLASSIC_ENDINGS,
  Story: lazily(() => import('./StoryPanel.tsx')),
};
