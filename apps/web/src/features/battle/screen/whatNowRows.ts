/** «What can I do?» by any rules: each allowed move is in one row, alike ones together; then what cannot be done, and why. */
import type { AnyRules } from '@pokesol/engine';
import type { MoveJson } from '@pokesol/protocol';
import type { ImpossibleRow, PossibleRow } from '../table/WhatNow.tsx';

/** Something that a rule set's table can do, or cannot do now. */
export type Offer<R extends AnyRules, Place> = {
  readonly text: string;
  readonly detail: string;
  /** Where it is done: what a press on the row selects. */
  readonly place: Place | null;
  readonly moves: readonly MoveJson<R>[];
  /** Why it cannot be done; nothing needs to be said of an offer without one. */
  readonly reason: ImpossibleRow['reason'] | null;
};

export type PossibleNow<R extends AnyRules> = PossibleRow & { readonly moves: readonly MoveJson<R>[] };

/** Moves that are in no offer end the turn or answer a question. */
export function whatNowRows<R extends AnyRules, Place>(
  legal: readonly MoveJson<R>[],
  offers: readonly Offer<R, Place>[],
  select: (place: Place) => void,
) {
  const possible = new Map<string, PossibleNow<R>>();
  const impossible = new Map<string, ImpossibleRow>();
  const offered = new Set(offers.flatMap(({ moves }) => moves));
  const others = legal.filter((move) => !offered.has(move));
  for (const { text, detail, place, moves, reason } of [...offers, ...others.map(ofTurn<R>)]) {
    const before = possible.get(text);
    if (moves.length > 0)
      possible.set(text, {
        text,
        detail,
        isEnd: moves[0]?.type === 'endTurn',
        select: () => {
          if (place !== null) select(place);
        },
        ...before,
        moves: [...(before?.moves ?? []), ...moves],
      });
    else if (reason !== null) impossible.set(text, { text, reason });
  }
  return {
    possible: [...possible.values()],
    impossible: [...impossible.values()].filter(({ text }) => !possible.has(text)),
  };
}

const ofTurn = <R extends AnyRules>(move: MoveJson<R>): Offer<R, never> => ({
  text: move.type === 'endTurn' ? 'End the turn' : 'Answer the question',
  detail: '',
  place: null,
  moves: [move],
  reason: null,
});
