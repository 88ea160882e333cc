/** Each sentence of a story: who recorded a burn, what the chain did to it since, and what is still to come. */
import type { StoryEvent, SupportStory } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { eventLines } from './eventMessages.ts';
import { at, OPENED, RECORDED, UNPAID } from './testing.ts';

const last = (story: SupportStory) => {
  const line = eventLines(story, undefined).at(-1);
  return `${line?.title}: ${line?.text}`;
};
const looked = (looks: number, nextLookAt?: string): SupportStory => {
  const { nextLookAt: _, ...offer } = UNPAID.offer ?? expect.fail('it was offered');
  return { ...UNPAID, offer: { ...offer, looks, ...(nextLookAt !== undefined && { nextLookAt }) } };
};

test.each([
  [looked(0), 'The sweep did not look for it yet and does no more.'],
  [looked(1), 'The sweep looked for it once and does no more.'],
  [looked(3, at(30)), 'The sweep looked for it 3 times; its next look is at'],
  [
    { ...looked(0, at(1)), state: 'offered' as const },
    'Waits for its burn: The sweep did not look for it yet;',
  ],
  [RECORDED, 'Waits for its owner: It can be opened; the chain settles its burn meanwhile.'],
])('what is ahead of %#', (story, says) => expect(last(story)).toContain(says));

const { purchase = expect.fail('it was recorded') } = RECORDED;
const { recordedBy: _, ...ofBefore } = purchase;
test.each([
  [{ ...purchase, recordedBy: 'page' as const }, 'The page that sent it reported it.'],
  [{ ...purchase, recordedBy: 'recovery' as const }, 'Its owner pasted the transaction’s id.'],
  [{ ...purchase, recordedBy: 'sweep' as const }, 'No page reported it: the sweep found it on the chain.'],
  [ofBefore, 'How the server learned of it was not recorded then.'],
])('who recorded a burn %#', (recorded, says) =>
  expect(eventLines({ ...RECORDED, purchase: recorded }, undefined).map(({ text }) => text)).toContain(says),
);

const DROPPED: StoryEvent = { kind: 'dropped', at: at(50) };
test.each([
  [{ ...RECORDED, state: 'void' as const }, DROPPED, 'It comes back if the chain shows the burn after all.'],
  [OPENED, DROPPED, 'The pack was open already, and stays with its owner.'],
  [OPENED, { kind: 'missing', at: at(50) } as const, 'after ten minutes without a trace the pack is void.'],
  [OPENED, { kind: 'act', at: at(50) } as const, 'An admin acted'],
])('what became of it since %#', (story, event, says) =>
  expect(last({ ...story, events: [...story.events, event] })).toContain(says),
);
