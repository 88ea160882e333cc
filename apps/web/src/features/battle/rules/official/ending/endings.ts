/** How battles of the printed game end, in sentences. */
import type { Ending } from '@pokesol/engine/official';
import { lazily } from '../../../../../platform/lazily.tsx';
import type { RulesEnding } from '../../../ending/BattleEnding.tsx';
import { COMMON_ENDINGS, type EndingTexts } from '../../../ending/endingSentence.ts';

export const OFFICIAL_ENDINGS = {
  ways: {
    ...COMMON_ENDINGS,
    prizes_taken: {
      won: 'You took your last Prize.',
      lost: 'Your opponent took the last Prize.',
      lostBy: (loser: string) => `The last Prize was taken from ${loser}.`,
    },
    effect: {
      won: 'A card says that you win.',
      lost: 'A card says that your opponent wins.',
      lostBy: (loser: string) => `A card said that ${loser} loses.`,
    },
    tie: {
      won: 'Both sides won at once, you in more ways.',
      lost: 'Both sides won at once, your opponent in more ways.',
      lostBy: (loser: string) => `Both sides won at once, ${loser} in fewer ways.`,
    },
  },
  drawn: 'Both sides won at the same time: neither wins.',
} satisfies EndingTexts & { readonly ways: Readonly<Record<Ending, unknown>> };

export const OFFICIAL_ENDING: RulesEnding = {
  texts: OFFICIAL_ENDINGS,
  Story: lazily(() => import('./PrizeStory.tsx')),
};
