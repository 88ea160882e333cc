/** What building by itself would add to the deck and why, or why it cannot. */
import { asPlayed } from '@pokesol/cards/classic';
import {
  type BuildReason,
  CLASSIC_PLAN,
  classicReasons,
  completeDeck,
  completeOfficialDeck,
  countDeck,
  type DeckCardFacts,
  type DeckFormat,
  leftOut,
} from '@pokesol/decks';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import type { PlaysOf } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';

export type BuildOutcome = Result<
  {
    readonly added: readonly BuilderLine[];
    readonly total: number;
    /** Why these cards, each of them in one group. */
    readonly reasons: readonly BuildReason<DeckCardFactsOf>[];
    /** Sentences on what of the deck will not come into play, and on what is owned and stays out of it. */
    readonly notes: readonly string[];
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
  const built = build.lines;
  const reasons = classicReasons({ kept: lines, built, asPlayed: inClassic });
  const notes = [leftOut({ owned, built, asPlayed: inClassic })];
  return { outcome: outcomeOf(lines, built, reasons, notes), lines: built };
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
  const { lines: built, reasons, lacking } = build;
  const asPlayed = (card: DeckCardFactsOf) => (playsInFull(card.id) ? card : null);
  const notes = [...lacking, leftOut({ owned, built, asPlayed })];
  return { outcome: outcomeOf(lines, built, reasons, notes), lines: built };
}

const outcomeOf = (
  before: readonly BuilderLine[],
  built: readonly BuilderLine[],
  reasons: readonly BuildReason<DeckCardFactsOf>[],
  notes: readonly string[],
): BuildOutcome => ({
  added: addedTo(before, built),
  total: countDeck(built).totalCards,
  reasons,
  notes: notes.filter((note) => note !== ''),
});

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
