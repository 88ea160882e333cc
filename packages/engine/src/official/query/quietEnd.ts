/** Whether a turn that ends now ends without a question: for plans, which need not carry out what they have seen before. */
import type { Battle } from '../model/state.ts';
import type { Trigger } from '../model/times.ts';
import { possibleIn } from './possible.ts';

const AT_THE_END: readonly Trigger[] = [
  'turnEnds',
  'otherTurnEnds',
  'eachTurnEnds',
  'checkup',
  'movedToActive',
];

/** Nothing answers it, no condition harms at the Checkup, nothing that was placed ends with it. */
export function endsQuietly({ printed, state }: Battle): boolean {
  const { markers, covers, bans, sides } = state;
  if (markers.length > 0 || covers.length > 0 || bans.length > 0) return false;
  const { triggers, toolRoom } = possibleIn(printed);
  if (toolRoom || AT_THE_END.some((on) => triggers.has(on))) return false;
  return sides.every(({ active }) => active === null || active.afflictions.length === 0);
}
