/** A possible official battle behind what a seat sees: its own cards are known, the opponent's are guessed. */
import type { CardNo } from '@pokesol/engine';
import {
  type Battle,
  type BattleView,
  type CardFacts,
  determinize,
  OFFICIAL,
} from '@pokesol/engine/official';

/** How often a card that the opponent has shown counts among the guesses: decks hold most cards more than once. */
const SHOWN = 3;

/** One that fits the view; the seed decides everything the seat cannot know. `prized`: the own Prizes, where they are known. */
export const guessBattle = (
  view: BattleView,
  seed: string,
  prized: readonly CardNo[] | null = null,
): Battle => determinize(view, guesses(view), seed, prized ?? []);

/** What the opponent may hold: more of what it has shown, and for the rest a deck like the own. */
function guesses(view: BattleView): readonly CardFacts[] {
  const own: CardFacts[] = [];
  const shown: CardFacts[] = [];
  for (const [card, id] of Object.entries(view.cards)) {
    const facts = view.printed[id];
    if (facts === undefined) continue;
    const isOwn = (Number(card) < OFFICIAL.deckSize ? 0 : 1) === view.seat;
    if (isOwn) own.push(facts);
    else for (let count = 0; count < SHOWN; count += 1) shown.push(facts);
  }
  return [...own, ...shown];
}
