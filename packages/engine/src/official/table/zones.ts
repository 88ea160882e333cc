/** Moves cards between zones; each card goes to its owner's piles, wherever it comes from. */
import { type CardNo, SEATS, type Seat } from '../../model/ids.ts';
import type { CardsFrom } from '../model/choices.ts';
import { OFFICIAL } from '../model/rules.ts';
import { inPlay, type Pokemon, type State } from '../model/state.ts';
import { type Draft, discard, discardFor, emit, removeCard } from './draft.ts';

export const ownerOf = (card: CardNo): Seat => (card < OFFICIAL.deckSize ? 0 : 1);

const PILES = ['hand', 'deck', 'discard', 'prizes', 'lost'] as const;

export const isInPile = ({ sides }: State, card: CardNo): boolean =>
  PILES.some((pile) => sides[ownerOf(card)][pile].includes(card));

/** Takes a card from wherever it is, and says where that was. */
export function lift(draft: Draft, card: CardNo): CardsFrom {
  const { state } = draft;
  const side = state.sides[ownerOf(card)];
  for (const pile of PILES) if (removeCard(side[pile], card)) return pile;
  for (const seat of SEATS)
    for (const pokemon of inPlay(state.sides[seat]))
      if (removeCard(pokemon.energy, card) || removeCard(pokemon.attached, card)) {
        forget(state, card);
        return 'inPlay';
      }
  throw new RangeError(`Card ${card} is nowhere it could be taken from`);
}

/** What a card stood for in play ends when it leaves. */
export function forget(state: State, card: CardNo): void {
  if (state.standsAs.length > 0) state.standsAs = state.standsAs.filter((stands) => stands.card !== card);
  if (state.markers.some((marker) => marker.card === card))
    state.markers = state.markers.filter((marker) => marker.card !== card);
}

type To = 'hand' | 'deck' | 'discard' | 'lost';
const isOpen = (zone: CardsFrom): boolean => zone === 'discard' || zone === 'lost' || zone === 'inPlay';

/** Cards of any zones into a pile; told once for each owner and zone they come from. */
export function moveCards(draft: Draft, cards: readonly CardNo[], to: To, shown = false): void {
  const told = new Map<string, CardNo[]>();
  for (const card of cards) {
    const from = lift(draft, card);
    const seat = ownerOf(card);
    const pile = to === 'discard' ? discardFor(draft, card) : to;
    draft.state.sides[seat][pile].push(card);
    const group = `${seat} ${from} ${pile}`;
    told.set(group, [...(told.get(group) ?? []), card]);
  }
  for (const [group, moved] of told) {
    const [owner, from, pile] = group.split(' ') as [string, CardsFrom, To];
    const seat = owner === '0' ? 0 : 1;
    const open = shown || isOpen(from) || isOpen(pile);
    emit(draft, { type: 'cardsMoved', seat, from, to: pile, open, cards: moved, count: moved.length });
  }
}

/** Takes a Pokémon out of play and gives all cards that were on it; nothing is told. */
export function leavePlay(draft: Draft, seat: Seat, pokemon: Pokemon): CardNo[] {
  const { state } = draft;
  const side = state.sides[seat];
  if (side.active?.id === pokemon.id) side.active = null;
  else side.bench = side.bench.filter(({ id }) => id !== pokemon.id);
  const cards = [...pokemon.cards, ...pokemon.energy, ...pokemon.attached];
  state.markers = state.markers.filter((marker) => marker.pokemon !== pokemon.id);
  for (const card of cards) forget(state, card);
  return cards;
}

/** Into the discard piles of their owners, without being told one by one. */
export function discardAll(draft: Draft, cards: readonly CardNo[]): void {
  for (const card of cards) discard(draft, ownerOf(card), card);
}
