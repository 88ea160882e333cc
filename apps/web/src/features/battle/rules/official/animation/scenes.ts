/** The scene of each event of the official rules; those named silent change the board, or are shown by what comes after. */
import type { CardNo, Seat } from '@pokesol/engine';
import type { BattleEvent, EventOf, EventType } from '@pokesol/engine/official';
import { flight, type Scene, type Spot } from '../../../animation/scene.ts';
import { markerText } from '../board/markerText.ts';

export const officialScene = (event: BattleEvent, watcher: Seat): Scene | null =>
  (SCENES[event.type] as (event: BattleEvent, watcher: Seat) => Scene | null)(event, watcher);

const silent = (): null => null;

type Zone = EventOf<'cardsMoved'>['from'];

/** Where a card of that player lies. */
const spotOf = (zone: Zone, seat: Seat, card: CardNo | null): Spot =>
  zone === 'inPlay' ? { at: 'inPlay', seat, card } : { at: zone, seat };

const TEN = 10;

const SCENES = {
  coinFlipped: ({ seat, heads }) => ({ kind: 'coin', seat, heads }),
  goesFirst: ({ seat }) => ({ kind: 'notice', about: 'goesFirst', seat }),
  mulligan: ({ seat, cards }) => ({ kind: 'reveal', seat, cards }),
  cardsDrawn: ({ seat, cards, count }) =>
    flight({ at: 'deck', seat }, { at: 'hand', seat }, count, count === 1 ? (cards?.[0] ?? null) : null),
  // What the other side lays face down is a card on its way, and is seen when it is turned up.
  placed: ({ seat, to, pokemon, cards, count }) =>
    cards === null
      ? flight({ at: 'hand', seat }, { at: to, seat }, count, null)
      : { kind: 'arrive', pokemon, seat, fromHand: true },
  prizesLaid: ({ seat, count }) => flight({ at: 'deck', seat }, { at: 'prizes', seat }, count, null),
  // One's own never lay face down to oneself.
  turnedUp: ({ seat, pokemon }, watcher) =>
    seat === watcher
      ? null
      : { kind: 'arrive', pokemon: pokemon.map((each) => each.pokemon), seat, fromHand: false },
  turnStarted: ({ seat, turn }) => ({ kind: 'turn', seat, turn }),
  turnEnded: silent,
  checkup: ({ seat }) => ({ kind: 'notice', about: 'checkup', seat }),
  benched: ({ seat, from, pokemon, card }) => ({
    kind: 'enter',
    pokemon,
    seat,
    card,
    fromHand: from === 'hand',
  }),
  evolved: ({ seat, from, pokemon, card }) => ({
    kind: 'evolve',
    pokemon,
    seat,
    card,
    from: spotOf(from, seat, card),
  }),
  exchanged: ({ seat, from, pokemon, card }) => ({
    kind: 'evolve',
    pokemon,
    seat,
    card,
    from: spotOf(from, seat, card),
  }),
  devolved: ({ seat, pokemon, cards, to }) =>
    flight({ at: 'pokemon', pokemon }, { at: to, seat }, cards.length, cards[0] ?? null),
  energyAttached: ({ seat, energy, from, pokemon }) =>
    flight(
      spotOf(from, seat, energy),
      { at: 'pokemon', pokemon },
      1,
      energy,
      from === 'hand' ? energy : null,
    ),
  stadiumPlayed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: false, fromHand: true }),
  trainerPlayed: ({ seat, card }) => ({ kind: 'trainer', seat, card, failed: false, fromHand: true }),
  trainerDone: silent,
  stadiumUsed: ({ seat, card, name }) => ({ kind: 'ability', seat, card, name }),
  abilityUsed: ({ seat, card, name }) => ({ kind: 'ability', seat, card, name }),
  cardAbilityUsed: ({ seat, card, name }) => ({ kind: 'ability', seat, card, name }),
  attackUsed: ({ seat, pokemon, name }) => ({ kind: 'strike', seat, source: pokemon, target: null, name }),
  attackFailed: ({ pokemon, notUsed }) => ({
    kind: 'miss',
    pokemon,
    label: notUsed ? 'Not used' : 'Nothing happens',
  }),
  damageDealt: ({ target, amount, formula: { weakness, resistance, prevented } }) => ({
    kind: 'hurt',
    pokemon: target.pokemon,
    amount,
    cause: 'attack',
    note: prevented
      ? 'prevented'
      : weakness !== null && resistance === 0
        ? 'weak'
        : weakness === null && resistance > 0
          ? 'resisted'
          : null,
  }),
  countersPut: ({ pokemon, counters, cause }) => ({
    kind: 'hurt',
    pokemon,
    amount: counters * TEN,
    cause,
    note: null,
  }),
  healed: ({ pokemon, counters }) => ({ kind: 'heal', pokemon, amount: counters * TEN }),
  countersMoved: ({ source, target, counters }) => ({
    kind: 'counters',
    from: source.pokemon,
    to: target.pokemon,
    counters,
  }),
  afflicted: ({ pokemon, status }) => ({ kind: 'status', pokemon, status }),
  recovered: ({ pokemon, statuses }) => ({ kind: 'cured', pokemon, statuses }),
  // Who takes its place is shown, once it is chosen.
  retreats: silent,
  placesChanged: ({ incoming, outgoing }) => ({
    kind: 'swap',
    incoming: incoming.pokemon,
    outgoing: outgoing.pokemon,
  }),
  promoted: ({ seat, pokemon, card }) => ({
    kind: 'enter',
    pokemon,
    seat,
    card,
    fromHand: false,
    wasInPlay: true,
  }),
  cardsMoved: ({ seat, from, to, cards, count }) => {
    const first = cards?.[0] ?? null;
    // Cards that go into play are shown where they arrive.
    if (to === 'inPlay') return null;
    return flight(spotOf(from, seat, first), { at: to, seat }, count, first, from === 'hand' ? first : null);
  },
  cardsRevealed: ({ seat, cards }) => ({ kind: 'reveal', seat, cards }),
  deckShuffled: ({ seat }) => ({ kind: 'shuffle', seat }),
  deckOrdered: ({ seat }) => ({ kind: 'shuffle', seat }),
  markerPlaced: ({ pokemon, marker }) => ({ kind: 'tag', pokemon, label: markerText(marker) }),
  cardStays: ({ pokemon, attached }) => flight({ at: 'middle' }, { at: 'pokemon', pokemon }, 1, attached),
  effectsEnded: silent,
  // It is Knocked Out in the next moment.
  felled: silent,
  playForbidden: ({ seat, ban }) => ({
    kind: 'mark',
    seat,
    label: ban.what === 'any' ? 'No cards' : 'Some cards barred',
  }),
  covered: ({ seat, cover }) => ({ kind: 'mark', seat, label: markerText(cover) }),
  spent: ({ seat, what }) => ({ kind: 'mark', seat, label: `${what} used` }),
  survived: ({ pokemon, hp }) => ({ kind: 'tag', pokemon, label: `${hp} HP left` }),
  assembled: ({ seat, from, pokemon, card }) => ({
    kind: 'enter',
    pokemon,
    seat,
    card,
    fromHand: from === 'hand',
  }),
  becameEnergy: ({ seat, energy, pokemon }) =>
    flight({ at: 'discard', seat }, { at: 'pokemon', pokemon }, 1, energy),
  knockedOut: ({ pokemon, seat }) => ({ kind: 'knockOut', pokemon, seat }),
  prizesTaken: ({ seat, cards, count }) => ({ kind: 'prizes', seat, count, cards: cards ?? [] }),
  choiceOpened: silent,
  tiebreakerBegun: ({ seat }) => ({ kind: 'notice', about: 'tiebreaker', seat }),
  battleEnded: ({ winner }) => ({ kind: 'end', winner }),
} satisfies { readonly [Type in EventType]: (event: EventOf<Type>, watcher: Seat) => Scene | null };
