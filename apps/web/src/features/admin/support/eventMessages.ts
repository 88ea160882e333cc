/** What the events of a story are called, what they mean, and how they look. */
import type { StoryEvent, SupportStory } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';
import { priceLabel } from '../../packs/index.ts';
import { ACTION_MESSAGES } from '../audit/Entry.tsx';
import { momentText } from '../momentText.ts';
import { outcomeText } from './acts.ts';

/** `tone` colours the sign on the line of time; `isAhead` is what has not happened yet. */
export type StoryLine = {
  readonly key: string;
  readonly at?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'sun' | 'mint' | 'rose' | 'sky';
  readonly reason?: string;
  readonly isAhead?: boolean;
};

const RECORDED_BY: Readonly<
  Record<NonNullable<NonNullable<SupportStory['purchase']>['recordedBy']>, string>
> = {
  page: 'The page that sent it reported it.',
  recovery: 'Its owner pasted the transaction’s id.',
  sweep: 'No page reported it: the sweep found it on the chain.',
  desk: 'An admin looked at the chain for it.',
};

/** `burnedAt` is the time of the burn's block, once the chain has said it. */
export function eventLines(story: SupportStory, burnedAt: string | undefined): StoryLine[] {
  const lines = story.events.map(
    (event, place): StoryLine => ({ key: `${event.kind} ${place}`, at: event.at, ...textsOf(event, story) }),
  );
  if (burnedAt !== undefined) lines.splice(placeOfBurn(story.events, burnedAt), 0, burned(story, burnedAt));
  const ahead = whatIsAhead(story);
  return ahead === undefined ? lines : [...lines, { key: 'ahead', tone: 'plain', isAhead: true, ...ahead }];
}

/** By its time; but clocks differ, and no burn comes before its offer or after its record. */
function placeOfBurn(events: SupportStory['events'], burnedAt: string): number {
  const isLater = ({ kind, at = '' }: StoryEvent) =>
    kind === 'recorded' || (kind !== 'offered' && at > burnedAt);
  const later = events.findIndex(isLater);
  return later < 0 ? events.length : later;
}

const burned = ({ price }: SupportStory, at: string): StoryLine => ({
  key: 'burned',
  at,
  tone: 'sun',
  title: `Burned ${priceLabel(price)}`,
  text: 'By the clock of its block, which may differ from ours.',
});

function textsOf(
  event: StoryEvent,
  story: SupportStory,
): Pick<StoryLine, 'title' | 'text' | 'tone' | 'reason'> {
  const { offer, purchase, price, state, cards } = story;
  switch (event.kind) {
    case 'offered':
      return {
        title: 'Pack offered',
        tone: 'plain',
        text: `For ${priceLabel(price)}${offer === undefined ? '' : `, until ${momentText(offer.expiresAt)}`}. The hash of its seed was given before anything was paid.`,
      };
    case 'ran-out':
      return {
        title: 'Offer ran out',
        tone: 'plain',
        text: 'A burn up to a day later still buys at its price.',
      };
    case 'recorded': {
      const by = purchase?.recordedBy;
      const way = by === undefined ? 'How the server learned of it was not recorded then.' : RECORDED_BY[by];
      return { title: 'Burn verified and recorded', tone: 'sun', text: way };
    }
    case 'missing':
      return {
        title: 'Not shown by the chain since',
        tone: 'rose',
        text: 'The server keeps sending it; after ten minutes without a trace the pack is void.',
      };
    case 'finalized':
      return { title: 'Final on the chain', tone: 'mint', text: 'The burn cannot be dropped any more.' };
    case 'dropped':
      return {
        title: 'Dropped by the chain',
        tone: 'rose',
        text:
          state === 'opened'
            ? 'Nothing was burned in the end. The pack was open already, and stays with its owner.'
            : 'Nothing was burned in the end, so the pack is void. It comes back if the chain shows the burn after all.',
      };
    case 'opened':
      return {
        title: 'Pack opened',
        tone: 'mint',
        text: `${counted(cards.length, 'card')} drawn and added to the collection; the seed has been public since.`,
      };
    case 'act': {
      const { act } = event;
      return {
        title: act === undefined ? 'An admin acted' : ACTION_MESSAGES[act.action],
        text: act === undefined ? '' : `${outcomeText(act.outcome)} (session ${act.sessionId})`,
        tone: 'sky',
        ...(act !== undefined && { reason: act.reason }),
      };
    }
  }
}

function whatIsAhead({
  state,
  offer,
  purchase,
}: SupportStory): Pick<StoryLine, 'title' | 'text'> | undefined {
  if (state === 'opened' || state === 'void') return undefined;
  if (state === 'unopened')
    return {
      title: 'Waits for its owner',
      text:
        purchase?.finality === 'finalized'
          ? 'It is in the store, as «1 pack to open».'
          : 'It can be opened; the chain settles its burn meanwhile.',
    };
  const looks = offer?.looks ?? 0;
  const soFar =
    looks === 0
      ? 'The sweep did not look for it yet'
      : `The sweep looked for it ${looks === 1 ? 'once' : `${looks} times`}`;
  return {
    title: state === 'offered' ? 'Waits for its burn' : 'No burn was found',
    text:
      offer?.nextLookAt === undefined
        ? `${soFar} and does no more.`
        : `${soFar}; its next look is at ${momentText(offer.nextLookAt)}.`,
  };
}
