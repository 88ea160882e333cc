/** A possible battle behind an official view: for planning ahead with what a seat may know, and guesses the rest. */
import { at } from '../../kernel/at.ts';
import { chanceWith, seedChance } from '../../kernel/chance.ts';
import { type CardNo, otherSeat, type Seat } from '../../kernel/ids.ts';
import { numbering } from '../../kernel/printing.ts';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import { inPlay } from '../../kernel/table.ts';
import { copyState } from '../model/copy.ts';
import type { CardFacts } from '../model/facts.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Battle, Side, State } from '../model/state.ts';
import { settle } from '../query/settled.ts';
import { run } from '../resolve/run.ts';
import { type Draft, newPokemon } from '../table/draft.ts';
import { wholeDeck } from '../table/newSide.ts';
import { ownerOf } from '../table/zones.ts';
import { openState } from './boardTable.ts';
import type { BattleView } from './view.ts';

const isBasic = (facts: CardFacts): boolean => facts.kind === 'pokemon' && facts.stage === 'basic';

/**
 * A battle in which that seat would see this view: its own deck and Prizes in a random order, the opponent's hidden cards
 * drawn from `guess` (at least one card, during the setup a Basic Pokémon among them; used again from the start when it runs
 * out), and chance of its own. What the opponent chose in secret within an effect is not chosen there. `prized`: own cards that are
 * known to lie among the Prizes.
 */
export function determinize(
  view: BattleView,
  guess: readonly CardFacts[],
  seed: string,
  prized: readonly CardNo[] = [],
): Battle {
  const random = seedRandom(seed);
  const state = copyState({ ...openState(view), random: seedChance(seed).state() });
  const guessed = shuffle(random, guess);
  const hidden = shuffle(random, hiddenOf(state, otherSeat(view.seat)));
  const { printed, placeOf } = numbering(Object.values(view.printed));
  const printing = Array.from({ length: 2 * OFFICIAL.deckSize }, (_, card) => {
    const known = view.printed[view.cards[card] ?? ''];
    return placeOf(known ?? at(guessed, card % guessed.length));
  });
  if (view.turn === 0) {
    // Placed or still in the hand: no setup goes on without a Basic Pokémon.
    const wanted = Math.max(1, view.opponent.placed);
    const first = (card: CardNo) => Number(!isBasic(at(printed, at(printing, card))));
    hidden.sort((a, b) => first(a) - first(b));
    const basic = guessed.find(isBasic);
    for (const card of hidden.slice(0, wanted))
      if (first(card) > 0 && basic !== undefined) printing[card] = placeOf(basic);
  }
  const draft: Draft = { printed, printing, state, events: [], prepared: null };
  const own = state.sides[view.seat];
  const mixed = shuffle(random, view.you.unseen);
  const unseen = prized.length === 0 ? mixed : [...prized, ...mixed.filter((card) => !prized.includes(card))];
  deal(view, view.seat, own, unseen, { hand: 0, prizes: view.you.prizeCount });
  own.hand = [...view.you.hand];
  const other = state.sides[otherSeat(view.seat)];
  const faceDown = view.turn === 0 ? hidden.splice(0, view.opponent.placed) : [];
  for (const card of faceDown) {
    const placed = newPokemon(draft, card);
    if (other.active === null) other.active = placed;
    else other.bench.push(placed);
  }
  const { handCount, prizeCount } = view.opponent;
  deal(view, otherSeat(view.seat), other, hidden, { hand: handCount, prizes: prizeCount });
  // A question to the opponent is hidden; in this battle it is asked about the cards that were guessed.
  if (view.choice === null && view.frames.length > 0) run(draft);
  settle(state);
  return { rules: 'official', printed, printing, state };
}

/** The same battle with chance of its own: for planning over unknown coins. */
export function withChance(battle: Battle, seed: string): Battle {
  const state = { ...battle.state, random: seedChance(seed).state() };
  settle(state);
  return { ...battle, state };
}

/** The same battle whose next coins fall like that: for what is true however they fall. At most ten of them. */
export function withCoins(battle: Battle, heads: readonly boolean[]): Battle {
  const state = { ...battle.state, random: chanceWith(heads, 'coins') };
  settle(state);
  return { ...battle, state };
}

/** The cards of a seat that lie nowhere in the open. */
function hiddenOf({ sides, stadium, frames }: State, seat: Seat): CardNo[] {
  const open = new Set<number>(frames.flatMap(({ card }) => card ?? []));
  if (stadium !== null) open.add(stadium.card);
  for (const side of sides)
    for (const cards of [
      side.discard,
      side.lost,
      ...inPlay(side).flatMap((pokemon) => [pokemon.cards, pokemon.energy, pokemon.attached]),
    ])
      for (const card of cards) open.add(card);
  return wholeDeck(seat).filter((card) => !open.has(card));
}

/** Shuffled cards into the hidden piles of a side: those that a question is about lie where it says. */
function deal(
  { choice }: BattleView,
  seat: Seat,
  side: Side,
  cards: readonly CardNo[],
  counts: { readonly hand: number; readonly prizes: number },
): void {
  const asked = [
    ...(choice !== null && 'cards' in choice ? choice.cards : []),
    ...(choice?.kind === 'cards' ? (choice.seen ?? []) : []),
  ];
  const known = asked.filter((card) => cards.includes(card) && ownerOf(card) === seat);
  const lies = (from: string): readonly CardNo[] =>
    choice?.kind === 'cards' && choice.from === from ? known : [];
  const top = choice?.kind === 'order' ? [...known].reverse() : [];
  const free = cards.filter((card) => !known.includes(card));
  const fill = (there: readonly CardNo[], count: number): CardNo[] => [
    ...there,
    ...free.splice(0, Math.max(0, count - there.length)),
  ];
  side.hand = fill(lies('hand'), counts.hand);
  side.prizes = fill(lies('prizes'), counts.prizes);
  side.deck = [...free, ...lies('deck'), ...top];
}
