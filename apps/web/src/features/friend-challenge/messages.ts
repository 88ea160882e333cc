/** What the page of a challenge says of it. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { CHALLENGE_MINUTES } from '@pokesol/protocol/constants';
import { limitedFormat } from '../battle/data/index.ts';

const timeOf = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** 'open until 2:32 PM'. */
export const openUntil = (expiresAt: string): string => `open until ${timeOf.format(new Date(expiresAt))}`;

/** ', in the format Base to Neo'; nothing where all cards are allowed. */
export function formatText(format: string | undefined): string {
  const name = limitedFormat(format);
  return name === undefined ? '' : `, in the format ${name}`;
}

type Over = { readonly title: string; readonly text: string };
type ChallengeState = Pick<FriendChallengeAnswer, 'state' | 'isYours' | 'battleId' | 'by'>;

/** What became of a challenge; `undefined` of one that is open. */
export function overText({ state, isYours, battleId, by }: ChallengeState): Over | undefined {
  switch (state) {
    case 'open':
      return undefined;
    case 'accepted':
      if (battleId === undefined)
        return {
          title: 'Already taken',
          text: `Another player has accepted this challenge. Ask ${by} for a new link.`,
        };
      return isYours
        ? { title: 'Accepted', text: 'Your friend has accepted, and the battle has begun.' }
        : { title: 'You have accepted', text: `Your battle against ${by} has begun.` };
    case 'withdrawn':
      return isYours
        ? { title: 'Withdrawn', text: 'You withdrew this challenge. Its link no longer works.' }
        : { title: 'Withdrawn', text: `${by} has withdrawn this challenge. Ask for a new link.` };
    case 'expired':
      return isYours
        ? {
            title: 'No one came',
            text: `Its ${CHALLENGE_MINUTES} minutes are over. Challenge your friend again.`,
          }
        : {
            title: 'Too late',
            text: `It was open for ${CHALLENGE_MINUTES} minutes. Ask ${by} for a new link.`,
          };
  }
}
