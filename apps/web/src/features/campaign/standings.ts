/** Where a wallet stands in the campaign, read off the list of its trainers. */
import type { CampaignOpponent } from '@pokesol/protocol';

type Standing = Pick<CampaignOpponent, 'id' | 'order' | 'isUnlocked' | 'userProgress' | 'officialProgress'>;

/** A victory by either rules counts: the story is one. */
export const isDefeated = ({
  userProgress,
  officialProgress,
}: Pick<Standing, 'userProgress' | 'officialProgress'>): boolean =>
  userProgress?.isDefeated === true || officialProgress?.isDefeated === true;

/** Who is next: the first in their order that is open and not defeated. */
export const nextOf = <Each extends Standing>(opponents: readonly Each[]): Each | undefined =>
  opponents.toSorted((a, b) => a.order - b.order).find((each) => each.isUnlocked && !isDefeated(each));

export const isComplete = (opponents: readonly Standing[]): boolean =>
  opponents.length > 0 && opponents.every(isDefeated);

/** The one at the end of the road. */
export const isLast = (opponents: readonly Standing[], trainerId: string): boolean =>
  opponents.toSorted((a, b) => a.order - b.order).at(-1)?.id === trainerId;
