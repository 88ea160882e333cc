/** What building by itself did to the deck, or why it could not. */
import { asPlayed } from '@pokesol/cards/classic';
import {
  type BuildReason,
  CLASSIC_PLAN,
  completeDeck,
  completeOfficialDeck,
  countDeck,
  type DeckCardFacts,
  type DeckFormat,
} from '@pokesol/decks';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import type { PlaysOf } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';

export type BuildOutcome = Result<
  {
    readonly added: readonly BuilderLine[];
    readonly total: number;
    /** Of the printed game: why these cards, each of them in one group. */
    readonly reasons?: readonly BuildReason[];
    /** Of the printed game: sentences on what of the deck will not come into play. */
    readonly lacking?: readonly string[];
    /** From all cards of these years, owned or not. */
    readonly years?: string;
  },
  SaidRefusal
>;

export type Completed = { readonly outcome: BuildOutcome; readonly lines: readonly BuilderLine[] };

/** Fills the deck up with what is owned, around its own cards, owned or not; without success the deck stays as it is. */
export function complete(lines: readonly BuilderLine[], owned: readonly BuilderLine[]): Completed {
  const build = completeDeck({
    lines,
    owned: withDeck(owned, lines),
    asPlayed: inClassic,
    plan: CLASSIC_PLAN,
  });
  if (isRefusal(build)) return { outcome: build, lines };
  const added = addedTo(lines, build.lines);
  const { totalCards } = countDeck(build.lines);
  return { outcome: { added, total: totalCards }, lines: build.lines };
}

/** The same for a format of the printed game. How a card plays there may not be known yet: then it is taken for one that does in full. */
export function completeForOfficial(
  lines: readonly BuilderLine[],
  owned: readonly BuilderLine[],
  playsOf: PlaysOf,
  format: DeckFormat,
): Completed {
  const playsInFull = (cardId: string) => (playsOf(cardId) ?? 'full') === 'full';
  const build = completeOfficialDeck({ lines, owned: withDeck(owned, lines), playsInFull, format });
  if (isRefusal(build)) return { outcome: build, lines };
  const { reasons, lacking } = build;
  const { totalCards } = countDeck(build.lines);
  return {
    outcome: { added: addedTo(lines, build.lines), total: totalCards, reasons, lacking },
    lines: build.lines,
  };
}

/** As if the deck's own cards were owned: a pasted list is completed around them, and the verdict says which are not owned. */
function withDeck(owned: readonly BuilderLine[], deck: readonly BuilderLine[]): readonly BuilderLine[] {
  const all = new Map(owned.map((line) => [line.card.id, line]));
  for (const { card, quantity } of deck)
    all.set(card.id, { card, quantity: Math.max(quantity, all.get(card.id)?.quantity ?? 0) });
  return [...all.values()];
}

/** What Classic battles make of the card: what the deck is for. */
function inClassic({ json, ...card }: DeckCardFactsOf): DeckCardFacts | null {
  const played = asPlayed({ ...json.attributes, name: json.name, attacks: json.attacks });
  return played === null ? null : { ...card, attacks: played.attacks };
}

/** The copies that `after` has and `before` has not. */
export function addedTo(before: readonly BuilderLine[], after: readonly BuilderLine[]): BuilderLine[] {
  const had = new Map(before.map(({ card, quantity }) => [card.id, quantity]));
  return after
    .map(({ card, quantity }) => ({ card, quantity: quantity - (had.get(card.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
