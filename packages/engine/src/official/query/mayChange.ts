/** Whether a single step could change anything on the current table; `wouldChange.ts` uses this to judge a whole use. */

import type { CardNo } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { Step, StepOf } from '../model/language.ts';
import type { Quantity } from '../model/nouns.ts';
import type { Reason } from '../model/refusals.ts';
import { isEvolved, type Table } from '../model/state.ts';
import { TURNS } from '../model/times.ts';
import { reasonAgainstPlaying } from './bans.ts';
import { benchRoom } from './benchRoom.ts';
import { seatOf } from './context.ts';
import { cardsThere, type Ground, isOn, isUnknown, someAmount, someCards, somePokemon } from './ground.ts';
import { mayHold } from './holding.ts';
import { isForbidden } from './modifiers.ts';
import { pokemonSelected } from './select.ts';

/** Steps that only choose, bind or lead to other steps: they change nothing by themselves. */
type Leading = StepOf<
  | 'flip'
  | 'if'
  | 'repeat'
  | 'forEach'
  | 'chooseModes'
  | 'may'
  | 'choosePokemon'
  | 'chooseCards'
  | 'chooseAttack'
  | 'chooseType'
  | 'chooseNumber'
  | 'bindAll'
>;
export type Doing = Exclude<Step, Leading>;
type Facts = {
  readonly [Do in Doing['do']]: (table: Table, ground: Ground, step: StepOf<Do>) => Reason | null;
};

const unless = (changes: boolean, otherwise: Reason = 'NO_CHANGE'): Reason | null =>
  changes ? null : otherwise;

const mostOf = (amount: StepOf<'draw'>['cards']): Quantity =>
  typeof amount === 'object' && 'upTo' in amount ? amount.upTo : amount;

const FACTS: Facts = {
  damage: (table, ground, { to }) => unless(somePokemon(table, ground, to)),
  putCounters: (table, ground, { on, counters }) =>
    unless(somePokemon(table, ground, on) && someAmount(table, ground, counters)),
  distribute: (table, ground, { among, counters }) =>
    somePokemon(table, ground, among) ? unless(someAmount(table, ground, counters)) : 'NO_TARGET',
  survive: (table, ground, { on }) => unless(somePokemon(table, ground, on)),
  heal: (table, ground, { on, counters }) =>
    unless(
      somePokemon(
        table,
        ground,
        on,
        ({ pokemon }) => pokemon.damage > 0 && !isForbidden(table, pokemon, 'beHealed'),
      ) &&
        (counters === 'all' || someAmount(table, ground, counters)),
    ),
  moveCounters: (table, ground, { from, to }) =>
    unless(
      isUnknown(ground, from) ||
        pokemonSelected(table, ground, from).some(
          (source) =>
            source.pokemon.damage > 0 &&
            somePokemon(table, ground, to, ({ pokemon }) => pokemon.id !== source.pokemon.id),
        ),
    ),
  swapCounters: (table, ground, { on, with: other }) =>
    unless(
      somePokemon(table, ground, on, (first) =>
        somePokemon(table, ground, other, (second) => first.pokemon.damage !== second.pokemon.damage),
      ),
    ),
  // The same again changes nothing.
  afflict: (table, ground, { on, status, counters = null, coins }) =>
    unless(
      somePokemon(
        table,
        ground,
        on,
        ({ pokemon, benched }) =>
          !benched &&
          !pokemon.afflictions.some(
            (has) => has.status === status && has.counters === counters && has.coins === coins,
          ),
      ),
    ),
  cure: (table, ground, { on, statuses }) =>
    unless(
      somePokemon(table, ground, on, ({ pokemon }) =>
        pokemon.afflictions.some(({ status }) => statuses === 'all' || statuses.includes(status)),
      ),
    ),
  knockOut: (table, ground, { on }) => unless(somePokemon(table, ground, on)),
  draw: ({ state, ...printed }, ground, { whose, cards }) =>
    unless(
      state.sides[seatOf(ground, whose)].deck.length > 0 &&
        someAmount({ state, ...printed }, ground, mostOf(cards)),
    ),
  move: (table, ground, { cards }) => unless(someCards(table, ground, cards)),
  // Showing one's own hand is a price (rule 3.6a).
  reveal: (table, ground, { cards }) =>
    unless(
      !('pile' in cards && cards.pile === 'hand' && cards.whose === 'own') &&
        !('bound' in cards && ground.own.includes(cards.bound)) &&
        someCards(table, ground, cards),
    ),
  look: (table, ground, { cards }) => unless(someCards(table, ground, cards)),
  shuffle: () => 'NO_CHANGE',
  orderTop: ({ state }, ground, { whose }) => unless(state.sides[seatOf(ground, whose)].deck.length > 0),
  bench: (table, ground, { cards, whose }) =>
    benchRoom(table, seatOf(ground, whose)) <= 0 ? 'BENCH_FULL' : unless(someCards(table, ground, cards)),
  attachEnergy: (table, ground, { cards, to }) => attaches(table, ground, cards, to),
  attachEach: (table, ground, { cards, among }) =>
    somePokemon(table, ground, among) ? attaches(table, ground, cards, among) : 'NO_TARGET',
  changePlaces: (table, ground, { with: incoming }) =>
    unless(somePokemon(table, ground, incoming, ({ benched }) => benched)),
  evolve: (table, ground, { card, on }) => {
    const there = cardsThere(table, ground, card);
    const ofHand = there !== 'unknown' && there.some((each) => isInHand(table, ground, each));
    return ofHand && reasonAgainstPlaying(table, ground.seat, 'evolution') !== null
      ? 'CANNOT_PLAY'
      : unless(there.length > 0 && somePokemon(table, ground, on));
  },
  exchange: (table, ground, { card, on }) =>
    unless(someCards(table, ground, card) && somePokemon(table, ground, on)),
  devolve: (table, ground, { on }) =>
    unless(somePokemon(table, ground, on, ({ pokemon }) => isEvolved(table, pokemon))),
  takeBack: (table, ground, { on }) => unless(somePokemon(table, ground, on)),
  // The same again changes nothing.
  place: (table, ground, { modifier, on, window, withCard = false }) => {
    const until = TURNS[window][1];
    const same = JSON.stringify(modifier);
    return unless(
      somePokemon(
        table,
        ground,
        on,
        ({ pokemon }) =>
          withCard ||
          !table.state.markers.some(
            (marker) =>
              marker.pokemon === pokemon.id &&
              marker.until === (until === null ? null : table.state.turn + until) &&
              JSON.stringify(marker.modifier) === same,
          ),
      ),
    );
  },
  forbid: ({ state }, ground, { whose, what, window }) => {
    const seat = seatOf(ground, whose);
    const until = state.turn + (TURNS[window][1] ?? 0);
    const same = JSON.stringify(what);
    return unless(
      !state.bans.some(
        (ban) => ban.seat === seat && ban.until === until && JSON.stringify(ban.what) === same,
      ),
    );
  },
  cover: () => null,
  attachPlayed: (table, ground, { to }) => unless(somePokemon(table, ground, to)),
  becomeEnergy: (table, ground, { on }) => unless(somePokemon(table, ground, on)),
  copyAttack: () => null,
  anotherTurn: () => null,
  endTurn: () => 'NO_CHANGE',
  win: () => null,
  nothing: () => 'NO_CHANGE',
};

const isInHand = ({ state }: Table, { seat }: Ground, card: number): boolean =>
  (state.sides[seat].hand as readonly number[]).includes(card);

/** Whether a card can move to another Pokémon than its holder, or from a pile to a Pokémon that may hold it (rule 3.4a). */
function attaches(
  table: Table,
  ground: Ground,
  cards: StepOf<'attachEnergy'>['cards'],
  to: StepOf<'attachEnergy'>['to'],
): Reason | null {
  const there = cardsThere(table, ground, cards);
  if (there === 'unknown') return unless(somePokemon(table, ground, to));
  return unless(
    there.some((card) => {
      const holder = table.state.sides.flatMap((side) => inPlay(side)).find((each) => isOn(each, card));
      return somePokemon(table, ground, to, ({ pokemon, seat }) =>
        holder === undefined ? mayHold(table, pokemon, seat, card as CardNo) : holder.id !== pokemon.id,
      );
    }),
  );
}

/** Why the step could change nothing. The cast is needed because TypeScript cannot correlate the key with its entry. */
export const reasonAgainstStep = (table: Table, ground: Ground, step: Doing): Reason | null =>
  (FACTS[step.do] as (table: Table, ground: Ground, step: Doing) => Reason | null)(table, ground, step);
