/** Applies one event to a view: what a seat saw before and the event that it received give what it sees after. */
import type { CardNo } from '../../kernel/ids.ts';
import { ascending, withoutEntries } from '../../kernel/lists.ts';
import { inPlay } from '../../kernel/table.ts';
import type { BattleEvent, EventOf, EventType } from '../model/events.ts';
import type { BattleView } from './view.ts';
import {
  changeOwn,
  changePokemon,
  changeSide,
  discarded,
  handed,
  newPokemonView,
  offDiscard,
  sideOf,
  toHand,
} from './viewChanges.ts';

/** Whether these rules know that kind of event: those of a later build may send others. */
export const isKnownEvent = ({ type }: { readonly type: string }): boolean => Object.hasOwn(CHANGES, type);

/** The board after one event, as the seat of the view saw it. What the event does not concern stays the same object. */
export function applyEvent(view: BattleView, event: BattleEvent): BattleView {
  return (CHANGES[event.type] as (view: BattleView, event: BattleEvent) => BattleView)(view, event);
}

type Change<Type extends EventType> = (view: BattleView, event: EventOf<Type>) => BattleView;
const nothing = (view: BattleView): BattleView => view;

const CHANGES = {
  mulligan: (view, { seat, cards }) => {
    const back = changeSide(view, seat, (side) => ({
      mulligans: side.mulligans + 1,
      deckCount: side.deckCount + cards.length,
      handCount: side.handCount - cards.length,
    }));
    return changeOwn(back, seat, ({ unseen }) => ({ hand: [], unseen: ascending([...unseen, ...cards]) }));
  },
  coinFlipped: (view, { reason, heads }) =>
    reason === 'whoBegins' ? { ...view, current: heads ? 0 : 1 } : view,
  cardsDrawn: (view, { seat, cards, count }) => fromDeck(view, seat, cards, count),
  turnStarted: (view, { seat, turn }) => {
    const over = turn > 1 ? turnOver(view, seat === 0 ? 1 : 0) : view;
    return { ...over, phase: 'active', turn, current: seat };
  },
  turnEnded: nothing,
  activePlaced: (view, { seat, placed }) => {
    const active = placed === null ? null : newPokemonView(view, placed.pokemon, placed.card);
    const gone = handed(view, seat, placed === null ? [] : [placed.card], 1);
    return changeSide(gone, seat, () => ({ active, placed: true }));
  },
  activeRevealed: (view, { seat, pokemon, card }) =>
    changeSide(view, seat, ({ active }) => ({ active: active ?? newPokemonView(view, pokemon, card) })),
  pokemonPlayed: (view, { seat, to, pokemon, card }) => {
    const played = newPokemonView(view, pokemon, card);
    return changeSide(handed(view, seat, [card]), seat, ({ bench }) =>
      to === 'bench' ? { bench: [...bench, played] } : { active: played, playedActiveThisTurn: true },
    );
  },
  pokemonPromoted: (view, { seat, pokemon }) =>
    changeSide(view, seat, ({ bench, active }) => ({
      active: bench.find(({ id }) => id === pokemon) ?? active,
      bench: bench.filter(({ id }) => id !== pokemon),
    })),
  energyAttached: (view, { seat, energy, pokemon }) =>
    changePokemon(handed(view, seat, [energy]), pokemon, (target) => ({
      energy: [...target.energy, energy],
      energyThisTurn: target.energyThisTurn + 1,
    })),
  trainerPlayed: (view, { seat, card, target }) => {
    if (staysInHand(view, seat, card)) return view;
    const frame = { seat, card, source: null, target: target?.pokemon ?? null, steps: [] };
    return { ...handed(view, seat, [card]), frames: [...view.frames, frame] };
  },
  trainerFailed: (view, { seat, card }) => {
    const failed = changeOwn(view, seat, ({ failedThisTurn }) => ({
      failedThisTurn: [...failedThisTurn, card],
    }));
    // The own hand never lost it: there the card's place matters.
    if (staysInHand(view, seat, card)) return failed;
    return toHand(resolved(failed, card), seat, [card], 1);
  },
  choiceOpened: nothing,
  cardsDiscarded: (view, { seat, from, cards }) => {
    const gone =
      from === 'hand' ? handed(view, seat, cards) : from === 'effect' ? cards.reduce(resolved, view) : view;
    return discarded(gone, seat, cards);
  },
  energyDiscarded: (view, { seat, cards, pokemon }) =>
    discarded(
      changePokemon(view, pokemon, ({ energy }) => ({ energy: withoutEntries(energy, cards) })),
      seat,
      cards,
    ),
  cardsTaken: (view, { seat, from, cards, count }) => {
    if (from === 'deck') return fromDeck(view, seat, cards, count);
    return toHand(offDiscard(view, seat, cards ?? []), seat, cards ?? [], count);
  },
  deckShuffled: nothing,
  deckOrdered: nothing,
  healed: (view, { pokemon, amount }) =>
    changePokemon(view, pokemon, ({ damage }) => ({ damage: damage - amount })),
  placesChanged: (view, { seat, incoming }) =>
    changeSide(view, seat, ({ active, bench }) => ({
      active: bench.find(({ id }) => id === incoming.pokemon) ?? active,
      bench: bench.map((pokemon) => (pokemon.id === incoming.pokemon ? (active ?? pokemon) : pokemon)),
    })),
  cardAttached: (view, { pokemon, attached: card, changes, amount, untilTurn }) =>
    changePokemon(resolved(view, card), pokemon, ({ attached }) => ({
      attached: [...attached, { card, changes, amount, untilTurn }],
    })),
  attachedEnded: (view, { seat, pokemon, attached: card }) =>
    discarded(
      changePokemon(view, pokemon, ({ attached }) => ({
        attached: attached.filter((other) => other.card !== card),
      })),
      seat,
      [card],
    ),
  attackUsed: (view, { source }) => changePokemon(view, source.pokemon, () => ({ actedThisTurn: true })),
  attackFailed: nothing,
  damageDealt: (view, { target, amount }) =>
    changePokemon(view, target.pokemon, ({ damage }) => ({ damage: damage + amount })),
  statusAdded: (view, { pokemon, status }) =>
    changePokemon(view, pokemon, ({ statuses }) => ({ statuses: [...statuses, status] })),
  statusUnchanged: nothing,
  statusesRemoved: (view, { pokemon, statuses: ended }) =>
    changePokemon(view, pokemon, ({ statuses }) => ({
      statuses: statuses.filter((status) => !ended.includes(status)),
    })),
  knockedOut: (view, { seat, pokemon }) =>
    changeSide(view, seat, ({ active, bench }) => ({
      active: active?.id === pokemon ? null : active,
      bench: bench.filter(({ id }) => id !== pokemon),
    })),
  battleEnded: (view, { winner, victoryCondition }) => {
    // At the turn limit the last turn is over; at every other end it stops where it is.
    const over = victoryCondition === 'turn_limit' ? turnOver(view, view.current) : view;
    return { ...over, frames: [], phase: 'ended', winner, victoryCondition };
  },
} satisfies { readonly [Type in EventType]: Change<Type> };

function fromDeck(
  view: BattleView,
  seat: BattleView['seat'],
  cards: readonly CardNo[] | null,
  count: number,
): BattleView {
  const seen = cards ?? [];
  const lighter = changeSide(view, seat, ({ deckCount }) => ({ deckCount: deckCount - count }));
  const known = changeOwn(lighter, seat, ({ unseen }) => ({ unseen: withoutEntries(unseen, seen) }));
  return toHand(known, seat, seen, count);
}

/** The card that was being resolved has found its place. */
const resolved = (view: BattleView, card: CardNo): BattleView => ({
  ...view,
  frames: view.frames.filter((frame) => frame.card !== card),
});

/** An own trainer without effect never leaves the hand. */
function staysInHand(view: BattleView, seat: BattleView['seat'], card: CardNo): boolean {
  const facts = view.printed[view.cards[card] ?? ''];
  return seat === view.seat && facts?.kind === 'trainer' && facts.effect === null;
}

/** What a turn's end resets on its player's side. */
function turnOver(view: BattleView, seat: BattleView['seat']): BattleView {
  const rested = changeSide(view, seat, () => ({ playedActiveThisTurn: false }));
  const fresh = inPlay(sideOf(rested, seat)).reduce(
    (board, { id }) =>
      changePokemon(board, id, ({ turnsInPlay }) => ({
        turnsInPlay: turnsInPlay + 1,
        energyThisTurn: 0,
        actedThisTurn: false,
      })),
    rested,
  );
  return changeOwn(fresh, seat, () => ({ failedThisTurn: [] }));
}
