/**
 * When «shuffle» is done. A deck is shuffled for what the effect did to it: cards came into it, or a player looked into it. Where the
 * text could have brought either and did not, the deck lies as it lay (rule 3.6a); a text that only shuffles always does.
 */
import type { Seat } from '../../kernel/ids.ts';
import type { Frame, State } from '../model/state.ts';
import { once } from '../query/ground.ts';

/** For each deck, how many cards came into it or were looked at in it since the effect last shuffled it. */
const STIRRED = '(stirred)';
const stirredIn = ({ bound }: Frame): readonly number[] | undefined => bound[STIRRED];

/** Whether the step, or one within it, puts cards into a deck or looks into one. */
const mayStir = once((step: object): boolean => /"to":"deck"|"pile":"deck"/.test(JSON.stringify(step)));

/** Before the step is done: from now on a shuffle of the effect asks what came of it. */
export function expectStirring(frame: Frame, step: object): void {
  if (frame.by !== 'game' && stirredIn(frame) === undefined && mayStir(step)) frame.bound[STIRRED] = [0, 0];
}

/** So many cards came into that deck, or were looked at in it, by what is being resolved. */
export function stir({ frames }: State, seat: Seat, cards: number): void {
  const frame = frames[frames.length - 1];
  const before = frame === undefined ? undefined : stirredIn(frame);
  if (frame !== undefined && before !== undefined)
    frame.bound[STIRRED] = before.map((count, deck) => (deck === seat ? count + cards : count));
}

/** Whether the deck is to be shuffled; if so it counts as shuffled. */
export function takeStirred(frame: Frame, seat: Seat): boolean {
  const stirred = stirredIn(frame);
  if (stirred === undefined) return true;
  frame.bound[STIRRED] = stirred.map((count, deck) => (deck === seat ? 0 : count));
  return (stirred[seat] ?? 0) > 0;
}
