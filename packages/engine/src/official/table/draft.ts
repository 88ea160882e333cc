/** The battle while one action is carried out: what changes, what happened, and the answers given beforehand. */
import { resumeChance } from '../../kernel/chance.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { shuffle } from '../../kernel/random.ts';
import { type FoundPokemon, factsOf, findPokemon, type PokemonRef } from '../../kernel/table.ts';
import type { Answer } from '../model/choices.ts';
import { copyState } from '../model/copy.ts';
import type { BattleEvent, FlipReason, NewEvent } from '../model/events.ts';
import { type Battle, type Happening, type Pokemon, type State, topOf } from '../model/state.ts';

export type Draft = {
  readonly printed: Battle['printed'];
  readonly printing: Battle['printing'];
  readonly state: State;
  readonly events: BattleEvent[];
  /** Taken from the front by the questions of the seat that acts. */
  readonly prepared: { readonly seat: Seat; readonly answers: Answer[] } | null;
};

export const draftOf = (battle: Battle, prepared: Draft['prepared'] = null): Draft => ({
  printed: battle.printed,
  printing: battle.printing,
  state: copyState(battle.state),
  events: [],
  prepared,
});

/** `event` is made for this call alone and becomes what happened: a copy of each would cost more than what it says. */
export function emit(draft: Draft, event: NewEvent): void {
  const happened: NewEvent & { id?: number } = event;
  happened.id = draft.state.nextEvent;
  draft.events.push(happened as BattleEvent);
  draft.state.nextEvent += 1;
}

export function flip(draft: Draft, seat: Seat, reason: FlipReason): boolean {
  const random = resumeChance(draft.state.random);
  const heads = random.below(2) === 0;
  draft.state.random = random.state();
  emit(draft, { type: 'coinFlipped', seat, reason, heads });
  return heads;
}

/** The same in an order of chance. */
export function shuffled<T>(draft: Draft, items: readonly T[]): T[] {
  const random = resumeChance(draft.state.random);
  const mixed = shuffle(random, items);
  draft.state.random = random.state();
  return mixed;
}

/** Without an event: what is shuffled unseen, such as the deck before the deal. */
export function shuffleQuietly(draft: Draft, seat: Seat): void {
  const side = draft.state.sides[seat];
  side.deck = shuffled(draft, side.deck);
}

export function shuffleDeck(draft: Draft, seat: Seat): void {
  shuffleQuietly(draft, seat);
  emit(draft, { type: 'deckShuffled', seat });
}

/** For texts that look back on the turn. */
export function happen({ state }: Draft, happening: Happening): void {
  state.thisTurn = [...state.thisTurn, happening];
}

/** From the hand, for texts that look back on it. */
export function emitPlayed(draft: Draft, seat: Seat, card: CardNo): void {
  happen(draft, { what: 'played', seat, printing: factsOf(draft, card).id });
}

/** As many as there are: an empty deck alone is no loss (rule 3.1). */
export function draw(draft: Draft, seat: Seat, count: number, why: 'setup' | 'turn' | 'effect'): void {
  const side = draft.state.sides[seat];
  const place = Math.max(0, side.deck.length - count);
  const cards = side.deck.slice(place).reverse();
  side.deck = side.deck.slice(0, place);
  side.hand = [...side.hand, ...cards];
  if (cards.length > 0) emit(draft, { type: 'cardsDrawn', seat, why, cards, count: cards.length });
}

export const ref = (pokemon: Pokemon): PokemonRef => ({ pokemon: pokemon.id, card: topOf(pokemon) });

/** To be changed; `null` when it is not in play. */
export const pokemonOf = (draft: Draft, id: number | null): FoundPokemon<Pokemon> | null =>
  findPokemon(draft.state, id);

export function newPokemon(draft: Draft, card: CardNo): Pokemon {
  const id = draft.state.nextPokemon as PokemonId;
  draft.state.nextPokemon += 1;
  return {
    id,
    cards: [card],
    energy: [],
    attached: [],
    damage: 0,
    afflictions: [],
    newIn: draft.state.turn,
    used: [],
    attacked: [],
  };
}

/** Once a game was now (rules 11.5, 11.6, 11.8). */
export function spend(draft: Draft, seat: Seat, what: string): void {
  const side = draft.state.sides[seat];
  if (side.spent.includes(what)) return;
  side.spent = [...side.spent, what];
  emit(draft, { type: 'spent', seat, what });
}

/** Onto the discard pile, or into the Lost Zone where the card says so (rule 11.10). */
export function discard(draft: Draft, seat: Seat, card: CardNo): 'discard' | 'lost' {
  const to = discardFor(draft, card);
  const side = draft.state.sides[seat];
  side[to] = [...side[to], card];
  return to;
}
/** The same of a card that leaves play: some return to the hand instead. */
export function discardFromPlay(draft: Draft, card: CardNo): 'discard' | 'lost' | 'hand' {
  const facts = factsOf(draft, card);
  return facts.kind !== 'pokemon' && facts.returns === true ? 'hand' : discardFor(draft, card);
}
export const discardFor = (draft: Draft, card: CardNo): 'discard' | 'lost' =>
  factsOf(draft, card).lost === true ? 'lost' : 'discard';

/** The same list where the card is not in it. */
export function withoutCard(cards: readonly CardNo[], card: CardNo): readonly CardNo[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}

/** Nothing is resolved any more, no question is open. */
export function endBattle(draft: Draft, winner: Seat | null, ending: NonNullable<State['ending']>): void {
  const { state } = draft;
  // What was being played goes where it would have gone.
  for (const frame of state.frames) if (frame.card !== null) discard(draft, frame.seat, frame.card);
  state.frames = [];
  state.choice = null;
  state.phase = 'ended';
  state.winner = winner;
  state.ending = ending;
  emit(draft, { type: 'battleEnded', winner, ending });
}
