/** A possible battle behind what a seat sees: its own cards are known, the opponent's are guessed. */
import { type Battle, type BattleView, type CardFacts, determinize, RULES } from '@pokesol/engine/classic';
import { cardIn } from './readView.ts';

/** How often a card that the opponent has shown counts among the guesses: decks hold most cards more than once. */
const SHOWN = 3;

/** One that fits the view; the seed decides everything the seat cannot know. */
export const determinizeView = (view: BattleView, seed: string): Battle =>
  determinize(view, guesses(view), seed);

/** What the opponent may hold: more of what it has shown, and for the rest a deck like the own. */
function guesses(view: BattleView): readonly CardFacts[] {
  const size = RULES[view.rules].deckSize;
  const own: CardFacts[] = [];
  const shown: CardFacts[] = [];
  for (const card of Object.keys(view.cards).map(Number)) {
    const facts = cardIn(view, card as Parameters<typeof cardIn>[1]);
    if (ownerOf(card, size) === view.seat) own.push(facts);
    else for (let count = 0; count < SHOWN; count += 1) shown.push(facts);
  }
  return [...own, ...shown];
}

const ownerOf = (card: number, deckSize: number): number => (card < deckSize ? 0 : 1);
