/** Moves cards between zones; each card goes to its owner's piles, wherever it comes from. */
import { type CardNo, type PokemonId, SEATS, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { CardsFrom } from '../model/choices.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Pokemon, State, Table } from '../model/state.ts';
import { type Draft, discardFor, discardFromPlay, emit, withoutCard } from './draft.ts';
import { stir } from './stirring.ts';

export const ownerOf = (card: CardNo): Seat => (card < OFFICIAL.deckSize ? 0 : 1);

const PILES = ['hand', 'deck', 'discard', 'prizes', 'lost'] as const;

/** The pile of its owner in which a card lies; `null` where it lies in none. */
export const pileOf = ({ state }: Pick<Table, 'state'>, card: CardNo): CardsFrom | null =>
  PILES.find((pile) => state.sides[ownerOf(card)][pile].includes(card)) ?? null;

/** Takes a card from wherever it is, and says where that was. */
export function lift(draft: Draft, card: CardNo): CardsFrom {
  const { state } = draft;
  const side = state.sides[ownerOf(card)];
  for (const pile of PILES)
    if (side[pile].includes(card)) {
      side[pile] = withoutCard(side[pile], card);
      return pile;
    }
  for (const seat of SEATS)
    for (const pokemon of inPlay(state.sides[seat]))
      if (pokemon.energy.includes(card) || pokemon.attached.includes(card)) {
        pokemon.energy = withoutCard(pokemon.energy, card);
        pokemon.attached = withoutCard(pokemon.attached, card);
        forget(state, card);
        return 'inPlay';
      }
  if (state.stadium?.card === card) {
    state.stadium = null;
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

type Pile = 'hand' | 'deck' | 'discard' | 'lost';
type To = Pile | 'deckTop' | 'deckBottom';
/** Onto a pile of its owner. */
export function lay({ state }: Draft, card: CardNo, pile: Pile): void {
  const owner = ownerOf(card);
  const side = state.sides[owner];
  side[pile] = [...side[pile], card];
  if (pile === 'deck') stir(state, owner, 1);
}

const isOpen = (zone: CardsFrom): boolean => zone === 'discard' || zone === 'lost' || zone === 'inPlay';

/** Cards of any zones into a pile; one event for each owner and zone they come from. */
export function moveCards(draft: Draft, cards: readonly CardNo[], to: To, shown = false): void {
  const groups = new Map<string, CardNo[]>();
  const deck: CardNo[] = [];
  for (const card of cards) {
    const from = lift(draft, card);
    const seat = ownerOf(card);
    const onDeck = to === 'deckTop' || to === 'deckBottom';
    const gone = from === 'inPlay' ? discardFromPlay : discardFor;
    const pile = to === 'discard' ? gone(draft, card) : onDeck ? 'deck' : to;
    if (onDeck) deck.push(card);
    else lay(draft, card, pile);
    const group = `${seat} ${from} ${pile}`;
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  // The first of them above the others; the last card of a deck is its top.
  for (const card of to === 'deckTop' ? deck.reverse() : deck) {
    const side = draft.state.sides[ownerOf(card)];
    side.deck = to === 'deckTop' ? [...side.deck, card] : [card, ...side.deck];
  }
  for (const [group, moved] of groups) {
    const [owner, from, pile] = group.split(' ') as [string, CardsFrom, Pile];
    const seat = owner === '0' ? 0 : 1;
    const open = shown || isOpen(from) || isOpen(pile);
    emit(draft, { type: 'cardsMoved', seat, from, to: pile, open, cards: moved, count: moved.length });
  }
}

/** What holds only as long as that Pokémon is Active, and the same, ends. */
export function untie(state: State, pokemon: PokemonId): void {
  if (state.markers.some((marker) => marker.tied === pokemon))
    state.markers = state.markers.filter((marker) => marker.tied !== pokemon);
}

/** Takes a Pokémon out of play and gives all cards that were on it; without an event. */
export function leavePlay(draft: Draft, seat: Seat, pokemon: Pokemon): CardNo[] {
  const { state } = draft;
  const side = state.sides[seat];
  if (side.active?.id === pokemon.id) side.active = null;
  else side.bench = side.bench.filter(({ id }) => id !== pokemon.id);
  const cards = [...pokemon.cards, ...pokemon.energy, ...pokemon.attached];
  state.markers = state.markers.filter((marker) => marker.pokemon !== pokemon.id);
  untie(state, pokemon.id);
  for (const card of cards) forget(state, card);
  return cards;
}

/** Out of play into the discard piles of their owners, without an event for each. */
export function discardAll(draft: Draft, cards: readonly CardNo[]): void {
  for (const card of cards) lay(draft, card, discardFromPlay(draft, card));
}
