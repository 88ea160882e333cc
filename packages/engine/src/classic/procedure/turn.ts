/** A turn's beginning and its end: the card drawn, poison and burn, what lasts no longer. */
import { otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { DamageCause } from '../model/events.ts';
import { rulesOf } from '../model/rules.ts';
import type { Pokemon } from '../model/state.ts';
import { clearStatuses, type Draft, draw, emit, flip, ref } from './draft.ts';
import { endBattle, endByBoard, settleKnockOuts } from './ending.ts';

/** The player of the turn draws; an empty deck loses the battle. */
export function startTurn(draft: Draft): void {
  const { state } = draft;
  state.turn += 1;
  emit(draft, { type: 'turnStarted', seat: state.current, turn: state.turn });
  if (state.sides[state.current].deck.length === 0) {
    endBattle(draft, otherSeat(state.current), 'opponent_deck_empty');
    return;
  }
  draw(draft, state.current, 1, 'turn');
}

export function endTurn(draft: Draft, timedOut: boolean): void {
  const { state } = draft;
  const seat = state.current;
  emit(draft, { type: 'turnEnded', seat, turn: state.turn, timedOut });
  for (const side of [seat, otherSeat(seat)]) {
    applyConditions(draft, side);
    if (state.phase === 'ended') return;
  }
  endAttached(draft);
  resetTurn(draft, seat);
  if (state.turn >= rulesOf(draft).turnLimit) {
    endByBoard(draft);
    return;
  }
  state.current = otherSeat(seat);
  startTurn(draft);
}

/** Poison, then burn on a coin flip, on a side's active Pokémon, which either may knock out. */
function applyConditions(draft: Draft, seat: Seat): void {
  const { poisonDamage, burnDamage } = rulesOf(draft);
  const side = draft.state.sides[seat];
  if (side.active?.statuses.includes('poison'))
    dealDirectDamage(draft, seat, side.active, poisonDamage, 'poison');
  if (side.active?.statuses.includes('burn') && flip(draft, seat, 'burn'))
    dealDirectDamage(draft, seat, side.active, burnDamage, 'burn');
}

/** Damage that no attack did, and the knock-out it may bring. */
export function dealDirectDamage(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  amount: number,
  cause: DamageCause,
): void {
  pokemon.damage += amount;
  emit(draft, {
    type: 'damageDealt',
    seat,
    source: null,
    target: ref(pokemon),
    amount,
    cause,
    formula: null,
  });
  settleKnockOuts(draft);
}

function endAttached(draft: Draft): void {
  const { state } = draft;
  for (const seat of SEATS) {
    const side = state.sides[seat];
    for (const pokemon of inPlay(draft.state.sides[seat])) {
      const over = pokemon.attached.filter(({ untilTurn }) => untilTurn <= state.turn);
      pokemon.attached = pokemon.attached.filter(({ untilTurn }) => untilTurn > state.turn);
      for (const { card } of over) {
        side.discard.push(card);
        emit(draft, { type: 'attachedEnded', seat, attached: card, ...ref(pokemon) });
      }
    }
  }
}

function resetTurn(draft: Draft, seat: Seat): void {
  const side = draft.state.sides[seat];
  side.playedActiveThisTurn = false;
  side.failedThisTurn = [];
  for (const pokemon of inPlay(draft.state.sides[seat])) {
    pokemon.turnsInPlay += 1;
    pokemon.energyThisTurn = 0;
    pokemon.actedThisTurn = false;
  }
}

/** The target, from its bench, and the active Pokémon of its side change places. */
export function changePlaces(draft: Draft, seat: Seat, incoming: Pokemon): void {
  const side = draft.state.sides[seat];
  const outgoing = side.active;
  if (outgoing === null) throw new RangeError('No active Pokémon to change places with');
  clearStatuses(draft, seat, outgoing);
  side.bench = side.bench.map((pokemon) => (pokemon.id === incoming.id ? outgoing : pokemon));
  side.active = incoming;
  emit(draft, { type: 'placesChanged', seat, incoming: ref(incoming), outgoing: ref(outgoing) });
}
