/** What happens to a Pokémon in play: conditions, changed places, effects that end. */
import { SEATS, type Seat } from '../../kernel/ids.ts';
import { STATUSES, type Status } from '../../kernel/status.ts';
import type { Pokemon } from '../model/state.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { type Draft, emit, ref } from './draft.ts';
import { moveCards, untie } from './zones.ts';

/** Replace each other; the others stand beside them (rule 9.2). */
const EXCLUSIVE: readonly Status[] = ['sleep', 'paralysis', 'confusion'];

/** Whether the Pokémon has it now. Only an Active Pokémon can (rule 9.1). */
export function afflict(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  status: Status,
  counters: number | null,
  coins?: number,
): boolean {
  if (draft.state.sides[seat].active?.id !== pokemon.id) return false;
  if (modifiersOf(draft, pokemon, 'immune').some(({ statuses }) => statuses.includes(status))) return false;
  const ended = EXCLUSIVE.includes(status)
    ? pokemon.afflictions.flatMap((other) =>
        other.status !== status && EXCLUSIVE.includes(other.status) ? [other.status] : [],
      )
    : [];
  if (ended.length > 0) recover(draft, seat, pokemon, ended);
  const others = pokemon.afflictions.filter((other) => other.status !== status);
  const numbers = { status, counters, ...(coins !== undefined && { coins }) };
  pokemon.afflictions = [...others, { ...numbers, since: draft.state.turn }];
  emit(draft, { type: 'afflicted', seat, ...numbers, ...ref(pokemon) });
  return true;
}

export function recover(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  statuses: readonly Status[] = STATUSES,
): void {
  const ended = pokemon.afflictions.flatMap(({ status }) => (statuses.includes(status) ? [status] : []));
  if (ended.length === 0) return;
  pokemon.afflictions = pokemon.afflictions.filter(({ status }) => !ended.includes(status));
  emit(draft, { type: 'recovered', seat, statuses: ended, ...ref(pokemon) });
}

/** What a Pokémon can't be affected by it recovers from, as soon as that holds (rule 9.8). */
export function recoverImmune(draft: Draft): void {
  for (const seat of SEATS) {
    const { active } = draft.state.sides[seat];
    if (active === null || active.afflictions.length === 0) continue;
    const immune = modifiersOf(draft, active, 'immune').flatMap(({ statuses }) => statuses);
    if (immune.length > 0) recover(draft, seat, active, immune);
  }
}

/** Conditions and what attacks left on it end (rules 4.3, 5.4). */
export function freshen(
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  ended: readonly Status[] = STATUSES,
): void {
  recover(draft, seat, pokemon, ended);
  untie(draft.state, pokemon.id);
  const { state } = draft;
  if (state.markers.length > 0)
    state.markers = state.markers.filter((marker) => marker.pokemon !== pokemon.id || !marker.ofAttack);
}

export function changePlaces(draft: Draft, seat: Seat, incoming: Pokemon, why: 'retreat' | 'effect'): void {
  const side = draft.state.sides[seat];
  const outgoing = side.active;
  if (outgoing === null) throw new RangeError('No Active Pokémon to change places with');
  freshen(draft, seat, outgoing);
  side.bench = side.bench.map((pokemon) => (pokemon.id === incoming.id ? outgoing : pokemon));
  side.active = incoming;
  emit(draft, { type: 'placesChanged', seat, why, incoming: ref(incoming), outgoing: ref(outgoing) });
}

/** The markers, bans and covers of a turn that ends, with the cards that stood for them. */
export function endMarkers(draft: Draft): void {
  const { state } = draft;
  if (state.markers.length === 0 && state.bans.length === 0 && state.covers.length === 0) return;
  const bans = state.bans.filter(({ until }) => until > state.turn);
  const covers = state.covers.filter(({ until }) => until > state.turn);
  const over = state.markers.filter(({ until }) => until !== null && until <= state.turn);
  const isSame = bans.length === state.bans.length && covers.length === state.covers.length;
  if (over.length === 0 && isSame) return;
  state.bans = bans;
  state.covers = covers;
  state.markers = state.markers.filter((marker) => !over.includes(marker));
  emit(draft, { type: 'effectsEnded', seat: state.current, turn: state.turn });
  const cards = over.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length > 0) moveCards(draft, cards, 'discard');
}

export const putCounters = (
  draft: Draft,
  seat: Seat,
  pokemon: Pokemon,
  counters: number,
  cause: 'effect' | 'poison' | 'burn' | 'confusion',
): void => {
  if (counters <= 0) return;
  pokemon.damage += counters * 10;
  emit(draft, { type: 'countersPut', seat, counters, cause, ...ref(pokemon) });
};
