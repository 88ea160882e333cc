/** Searches that their player knows to find nothing: what they look for lies elsewhere, whichever cards are the Prizes. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/official';
import { searchesInVain } from './course.ts';
import { guessBattle } from './guess.ts';

/** An attack ends the turn: that one of them finds nothing costs nothing. */
const MAY_SEARCH: ReadonlySet<Move['type']> = new Set(['trainer', 'ability', 'cardAbility', 'stadium']);

/** The moves without those. `prized`: the Prizes, where they are known. */
export function withoutIdleSearches(
  view: BattleView,
  legal: readonly Move[],
  prized: readonly CardNo[] | null,
): readonly Move[] {
  const { seat, turn, choice, you } = view;
  if (turn === 0 || choice !== null || !legal.some(({ type }) => MAY_SEARCH.has(type))) return legal;
  const first = guessBattle(view, 'idle search', prized);
  const idle = legal.filter((move) => MAY_SEARCH.has(move.type) && searchesInVain(first, seat, move));
  if (idle.length === 0) return legal;
  if (prized === null) {
    // Other Prizes bring what was hidden into the deck: who finds nothing then either finds nothing at all.
    const hidden = new Set(first.state.sides[seat].prizes);
    const others = you.unseen.filter((card) => !hidden.has(card)).slice(0, you.prizeCount);
    if (others.length < you.prizeCount) return legal;
    const second = guessBattle(view, 'idle search', others);
    return legal.filter((move) => !idle.includes(move) || !searchesInVain(second, seat, move));
  }
  return legal.filter((move) => !idle.includes(move));
}
