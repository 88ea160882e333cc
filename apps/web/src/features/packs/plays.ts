/** In words and by a sign, how many cards of a pack play in full by their own text. */
import type { PackPlays } from '@pokesol/protocol';
import { counted, formatNumber } from '../../platform/format.ts';

const FOR_BINDER = 'The others are for the binder.';

/** Below 60% it begins with that, whatever the number. */
export function playsSentence({ full, cards, isFew }: PackPlays): string {
  if (isFew)
    return full === 0
      ? `None of its ${counted(cards, 'card')} plays by its own text. They are for the binder.`
      : `Few of its cards play: ${formatNumber(full)} of ${formatNumber(cards)} by their own text. ${FOR_BINDER}`;
  return full === cards
    ? `All ${counted(cards, 'card')} play by their own text.`
    : `${formatNumber(full)} of ${counted(cards, 'card')} play by their own text. ${FOR_BINDER}`;
}

type PlaysSign = { readonly sign: string; readonly label: string; readonly tone: 'mint' | 'sun' | 'rose' };

export function playsSign({ full, cards, isFew }: PackPlays): PlaysSign {
  if (isFew) return { sign: '!', label: full === 0 ? 'No card plays' : 'Few cards play', tone: 'rose' };
  return full === cards
    ? { sign: '✓', label: 'Plays in full', tone: 'mint' }
    : { sign: '½', label: 'Plays in part', tone: 'sun' };
}
