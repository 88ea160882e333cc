/** The story of an offer and its purchase as events in order: what happened, and when. */
import type { StoryEvent, SupportAct } from '@pokesol/protocol';
import type { OfferOrPurchase } from './state.ts';

/**
 * In the order of time. What has no moment, because it was not written down then, stays behind what comes before it by
 * nature. `acts` are of the admins, in any order.
 */
export function eventsOf(
  { offer, purchase }: OfferOrPurchase,
  acts: readonly SupportAct[],
  now: Date,
): StoryEvent[] {
  const events: StoryEvent[] = [];
  const add = (kind: StoryEvent['kind'], at: Date | null) =>
    events.push({ kind, ...(at !== null && { at: at.toISOString() }) });
  if (offer !== undefined) {
    add('offered', offer.createdAt);
    const paidAt = purchase?.createdAt ?? now;
    if (offer.expiresAt < paidAt) add('ran-out', offer.expiresAt);
  }
  if (purchase !== undefined) {
    const { createdAt, openedAt, missingSince, finality, settledAt } = purchase;
    add('recorded', createdAt);
    if (missingSince !== null) add('missing', missingSince);
    if (finality !== 'confirmed') add(finality, settledAt);
    if (openedAt !== null) add('opened', openedAt);
  }
  for (const act of acts) events.push({ kind: 'act', at: act.at, act });
  return inOrder(events);
}

function inOrder(events: readonly StoryEvent[]): StoryEvent[] {
  let last = '';
  const placed = events.map((event) => {
    last = event.at ?? last;
    return { event, at: last };
  });
  return placed.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ event }) => event);
}
