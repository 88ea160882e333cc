/** The stack of what is being resolved: the last frame is next. */
import type { AnyStep } from '../model/procedure.ts';
import type { Frame } from '../model/state.ts';
import type { Draft } from '../table/draft.ts';

type Begun = Pick<Frame, 'seat' | 'by'> & Partial<Frame> & { readonly steps: AnyStep[] };

/** Field by field: frames that look alike are read faster. */
function frameOf(begun: Begun): Frame {
  const { card = null, source = null, attacker = null, attack = null, bound = {} } = begun;
  const { seat, by, steps, secrets } = begun;
  const frame = { card, source, attacker, attack, bound, seat, by, steps };
  return secrets === undefined ? frame : { ...frame, secrets };
}

/** Puts something onto the stack; `run` carries it out. */
export function push(draft: Draft, begun: Begun): void {
  draft.state.frames.push(frameOf(begun));
}

/** Puts it below all that is being resolved: it comes last. */
export function pushBelow(draft: Draft, begun: Begun): void {
  draft.state.frames.unshift(frameOf(begun));
}
