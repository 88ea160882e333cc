/** Both sides in numbers, as one sentence each, for who asks to hear them. */
import type { BattleView, SideView } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';

const side = (name: string, { prizeCount, handCount, deckCount, discard, lost }: SideView): string =>
  [
    `${name}: ${counted(prizeCount, 'Prize')} left`,
    `${counted(handCount, 'card')} in hand`,
    `${deckCount} in the deck`,
    `${discard.length} in the discard pile`,
    ...(lost.length > 0 ? [`${lost.length} in the Lost Zone`] : []),
  ].join(', ');

export const spokenCounts = (view: BattleView, opponent: string): string =>
  `${side('You', view.you)}. ${side(opponent, view.opponent)}.`;
