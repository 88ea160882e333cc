/** Searches what a player was sent during a battle for what that player could not know by then. */
import { type CardNo, isRefusal, type Seat } from '@pokesol/engine';
import { type ReplayStep, replay } from '@pokesol/engine/classic';
import type { BattleAnswer, ReplayAnswer } from '@pokesol/protocol';

/** One answer or message, as it came. */
export type SentText = {
  readonly seat: Seat;
  readonly version: number;
  readonly answer: BattleAnswer<'classic'>;
};

const DECK_SIZE = 60;
/** So many cards in a row are no accident. */
const ORDER_SEEN = 4;
/** Every field that a state has and a view must not. */
const SECRET_FIELDS = /"(seed|random|key|next|deck|prizes|setup|state|printing|sides)":/;
/** Fields of views and events that hold card numbers. */
const CARD_FIELDS = new Set('card cards energy attached hand unseen discard failedThisTurn'.split(' '));

/**
 * Compares everything sent with what lay open by then; answers each leak as a sentence. The decks of the two seats must
 * not share a printing, or the ids would prove nothing: that is thrown.
 */
export function leaksIn({ record }: ReplayAnswer<'classic'>, sent: readonly SentText[]): string[] {
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  return ([0, 1] as const).flatMap((seat) => {
    const own = sent.filter((each) => each.seat === seat).sort((a, b) => a.version - b.version);
    return leaksTo(seat, steps, record.seed, own);
  });
}

function leaksTo(
  seat: Seat,
  steps: readonly ReplayStep[],
  seed: string,
  sent: readonly SentText[],
): string[] {
  const [begun] = steps;
  if (begun === undefined) throw new Error('an empty replay');
  const { printed, printing, state } = begun.battle;
  const idOf = (card: number) => printed[printing[card] ?? -1]?.id ?? '';
  const isOwn = (card: number) => Math.floor(card / DECK_SIZE) === seat;
  const cards = printing.map((_, card) => card);
  const knownIds = new Set(cards.filter(isOwn).map(idOf));
  if (cards.some((card) => !isOwn(card) && knownIds.has(idOf(card))))
    throw new Error('the decks share a printing: nothing would be proved');
  const theirIds = new Set(cards.filter((card) => !isOwn(card)).map(idOf));
  const chance = new RegExp(`\\b(${state.random.key.join('|')})\\b|${seed}`);

  const leaks: string[] = [];
  const shown = new Set<number>();
  let seen = -1;
  for (const { version, answer } of sent) {
    for (; seen < version; seen += 1)
      for (const card of opened(steps[seen + 1], seat === 0 ? 1 : 0)) {
        shown.add(card);
        knownIds.add(idOf(card));
      }
    const text = JSON.stringify(answer);
    const leak = (what: string) => leaks.push(`seat ${seat}, version ${version}: ${what}`);
    for (const found of [SECRET_FIELDS, chance]) {
      const match = found.exec(text);
      if (match !== null) leak(match[0]);
    }
    for (const [, id = ''] of text.matchAll(/"([a-z0-9.]+-\d+)"/g))
      if (theirIds.has(id) && !knownIds.has(id)) leak(`the id ${id}`);
    eachCard(answer, '', (card) => {
      if (!isOwn(card) && !shown.has(card)) leak(`the card ${card}`);
    });
    for (const order of deckOrders(steps[version]))
      if (text.includes(order)) leak(`the deck's order ${order}`);
  }
  return leaks;
}

/** The cards of a seat that lie open after a step, or that one of its events showed to everybody. */
function opened(step: ReplayStep | undefined, seat: Seat): number[] {
  if (step === undefined) return [];
  const { turn, sides, frames } = step.battle.state;
  const cards: number[] = [];
  const keep = (card: number) => void cards.push(card);
  // Until both have placed their first Pokémon, it lies face down; for good where that never comes.
  if (turn > 0) eachCard([sides[seat].active, sides[seat].bench], '', keep);
  eachCard({ discard: sides[seat].discard }, '', keep);
  for (const { card } of frames) if (card !== null) keep(card);
  for (const event of step.events) {
    const isHidden =
      event.type === 'cardsDrawn' ||
      event.type === 'activePlaced' ||
      (event.type === 'cardsTaken' && event.from === 'deck');
    if (!isHidden) eachCard(event, '', keep);
  }
  return cards;
}

/** The top of each deck, and its bottom, as they would stand in a text; what is in order anyway reveals nothing. */
function deckOrders(step: ReplayStep | undefined): string[] {
  // The side that must choose among the top cards sees them.
  if (step === undefined || step.battle.state.choice !== null) return [];
  return step.battle.state.sides.flatMap(({ deck }) =>
    [deck.slice(-ORDER_SEEN), deck.slice(-ORDER_SEEN).reverse(), deck.slice(0, ORDER_SEEN)]
      .filter((cards) => cards.length === ORDER_SEEN && !isAscending(cards))
      .map((cards) => cards.join()),
  );
}

const isAscending = (cards: readonly CardNo[]): boolean =>
  cards.every((card, index) => card > (cards[index - 1] ?? -1));

/** Calls for every card number in a value, wherever it stands. */
function eachCard(value: unknown, name: string, found: (card: number) => void): void {
  if (typeof value === 'number') {
    if (CARD_FIELDS.has(name)) found(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) eachCard(each, name, found);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    // `cards` of a view is a table by card number.
    if (name === 'cards' && /^\d+$/.test(key)) found(Number(key));
    eachCard(each, key, found);
  }
}
