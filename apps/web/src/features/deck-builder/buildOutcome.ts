/** What building by itself did to the deck, or why it could not. */
import { completeDeck, countDeck } from '@pokesol/decks';
import type { BuilderLine } from '../deck/facts.ts';

export type BuildOutcome =
  | { readonly ok: true; readonly added: readonly BuilderLine[]; readonly total: number }
  | { readonly ok: false; readonly reason: string };

export type Completed = { readonly outcome: BuildOutcome; readonly lines: readonly BuilderLine[] };

/** Fills the deck up with what is owned; without success the deck stays as it is. */
export function complete(lines: readonly BuilderLine[], owned: readonly BuilderLine[]): Completed {
  const build = completeDeck({ lines, owned });
  if (!build.ok) return { outcome: build, lines };
  const added = addedTo(lines, build.lines);
  const { totalCards } = countDeck(build.lines);
  return { outcome: { ok: true, added, total: totalCards }, lines: build.lines };
}

/** The copies that `after` has and `before` has not. */
export function addedTo(before: readonly BuilderLine[], after: readonly BuilderLine[]): BuilderLine[] {
  const had = new Map(before.map(({ card, quantity }) => [card.id, quantity]));
  return after
    .map(({ card, quantity }) => ({ card, quantity: quantity - (had.get(card.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
