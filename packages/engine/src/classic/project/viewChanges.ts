/** Small changes of a view, which stays as it was: a side, a Pokémon, cards from the hand or onto the discard pile. */
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { withoutEntries } from '../../kernel/lists.ts';
import { inPlay } from '../../kernel/table.ts';
import { viewSides } from '../../kernel/viewSides.ts';
import type { BattleView, OwnSideView, PokemonView, SideView } from './view.ts';

export const { sideOf, changeSide, changeOwn } = viewSides<BattleView, SideView, OwnSideView>();

/** Whichever side it is on; its hit points follow from its damage. */
export function changePokemon(
  view: BattleView,
  id: PokemonId,
  change: (pokemon: PokemonView) => Partial<PokemonView>,
): BattleView {
  const changed = (pokemon: PokemonView): PokemonView => {
    if (pokemon.id !== id) return pokemon;
    const next = { ...pokemon, ...change(pokemon) };
    return { ...next, currentHp: Math.max(0, next.maxHp - next.damage) };
  };
  const board = ([0, 1] as const).find((seat) =>
    inPlay(sideOf(view, seat)).some((pokemon) => pokemon.id === id),
  );
  if (board === undefined) return view;
  return changeSide(view, board, ({ active, bench }) => ({
    active: active === null ? null : changed(active),
    bench: bench.map(changed),
  }));
}

/** `cards` leave a hand, or as many as `count` where they are not shown. */
export const handed = (
  view: BattleView,
  seat: Seat,
  cards: readonly CardNo[],
  count = cards.length,
): BattleView =>
  changeOwn(
    changeSide(view, seat, ({ handCount }) => ({ handCount: handCount - count })),
    seat,
    ({ hand }) => ({ hand: withoutEntries(hand, cards) }),
  );

export const discarded = (view: BattleView, seat: Seat, cards: readonly CardNo[]): BattleView =>
  changeSide(view, seat, ({ discard }) => ({ discard: [...discard, ...cards] }));

/** `cards` into the hand, or as many as `count` where they are not shown. */
export const toHand = (view: BattleView, seat: Seat, cards: readonly CardNo[], count: number): BattleView =>
  changeOwn(
    changeSide(view, seat, ({ handCount }) => ({ handCount: handCount + count })),
    seat,
    ({ hand }) => ({ hand: [...hand, ...cards] }),
  );

export const offDiscard = (view: BattleView, seat: Seat, cards: readonly CardNo[]): BattleView =>
  changeSide(view, seat, ({ discard }) => ({ discard: withoutEntries(discard, cards) }));

/** A Pokémon as it comes into play. */
export function newPokemonView(view: BattleView, id: PokemonId, card: CardNo): PokemonView {
  const facts = view.printed[view.cards[card] ?? ''];
  const maxHp = facts?.kind === 'pokemon' ? facts.hp : 0;
  return {
    id,
    card,
    cards: [card],
    energy: [],
    attached: [],
    maxHp,
    currentHp: maxHp,
    damage: 0,
    statuses: [],
    turnsInPlay: 0,
    energyThisTurn: 0,
    actedThisTurn: false,
  };
}
