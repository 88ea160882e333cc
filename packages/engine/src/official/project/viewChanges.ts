/** Small changes of an official view, which stays as it was: sides, Pokémon, cards that leave a place or come to one. */
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { ascending, withoutEntries } from '../../kernel/lists.ts';
import { inPlay } from '../../kernel/table.ts';
import { viewSides } from '../../kernel/viewSides.ts';
import { OFFICIAL } from '../model/rules.ts';
import { wholeDeck } from '../table/newSide.ts';
import { ownerOf } from '../table/zones.ts';
import type { BattleView, OwnSideView, PokemonView, SideView } from './view.ts';

export type Zone = 'deck' | 'hand' | 'discard' | 'prizes' | 'lost' | 'inPlay';

const sides = viewSides<BattleView, SideView, OwnSideView>();
export const { sideOf, changeSide } = sides;
const { changeOwn } = sides;

/** Whichever side it is on. */
export function changePokemon(
  view: BattleView,
  id: PokemonId,
  change: (pokemon: PokemonView) => Partial<PokemonView>,
): BattleView {
  const changed = (pokemon: PokemonView): PokemonView =>
    pokemon.id === id ? { ...pokemon, ...change(pokemon) } : pokemon;
  return everyPokemon(view, changed);
}

export function everyPokemon(view: BattleView, change: (pokemon: PokemonView) => PokemonView): BattleView {
  const changed = ({ active, bench }: SideView): Partial<SideView> => ({
    active: active === null ? null : change(active),
    bench: bench.map(change),
  });
  return changeSide(changeSide(view, 0, changed), 1, changed);
}

/** Cards come to a pile, or as many as `count` where they are not shown. */
export function into(
  view: BattleView,
  seat: Seat,
  zone: Exclude<Zone, 'inPlay'>,
  cards: readonly CardNo[] | null,
  count = cards?.length ?? 0,
): BattleView {
  const known = cards ?? [];
  switch (zone) {
    case 'hand': {
      const more = changeSide(view, seat, ({ handCount }) => ({ handCount: handCount + count }));
      return changeOwn(more, seat, ({ hand }) => ({ hand: [...hand, ...known] }));
    }
    case 'deck':
    case 'prizes': {
      const place = zone === 'deck' ? 'deckCount' : 'prizeCount';
      const more = changeSide(view, seat, (side) => ({ [place]: side[place] + count }));
      return changeOwn(more, seat, ({ unseen }) => ({ unseen: ascending([...unseen, ...known]) }));
    }
    case 'discard':
    case 'lost':
      return changeSide(view, seat, (side) => ({ [zone]: [...side[zone], ...known] }));
  }
}

/** Cards leave the place where they are. */
export function outOf(
  view: BattleView,
  seat: Seat,
  zone: Zone,
  cards: readonly CardNo[] | null,
  count = cards?.length ?? 0,
): BattleView {
  const known = cards ?? [];
  switch (zone) {
    case 'hand': {
      const fewer = changeSide(view, seat, ({ handCount }) => ({ handCount: handCount - count }));
      return changeOwn(fewer, seat, ({ hand }) => ({ hand: withoutEntries(hand, known) }));
    }
    case 'deck':
    case 'prizes': {
      const place = zone === 'deck' ? 'deckCount' : 'prizeCount';
      const fewer = changeSide(view, seat, (side) => ({ [place]: side[place] - count }));
      return changeOwn(fewer, seat, ({ unseen }) => ({ unseen: withoutEntries(unseen, known) }));
    }
    case 'discard':
    case 'lost':
      return changeSide(view, seat, (side) => ({ [zone]: withoutEntries(side[zone], known) }));
    case 'inPlay':
      return offTable(view, known);
  }
}

/** From Pokémon or beside them, each with what it stood for; a Pokémon whose lowest card goes has left play. */
function offTable(view: BattleView, cards: readonly CardNo[]): BattleView {
  const bare = everyPokemon(view, (pokemon) => ({
    ...pokemon,
    energy: pokemon.energy.filter(({ card }) => !cards.includes(card)),
    attached: withoutEntries(pokemon.attached, cards),
    effects: pokemon.effects.filter(({ card }) => card === null || !cards.includes(card)),
  }));
  const gone = [view.you, view.opponent]
    .flatMap(inPlay)
    .filter((pokemon) => pokemon.cards.some((card) => cards.includes(card)))
    .map(({ id }) => id);
  return {
    ...gone.reduce(withoutPokemon, bare),
    standsAs: bare.standsAs.filter(({ card }) => !cards.includes(card)),
    stadium: bare.stadium !== null && cards.includes(bare.stadium.card) ? null : bare.stadium,
  };
}

/** What holds only as long as that Pokémon is Active ends. */
export const untied = (view: BattleView, id: PokemonId): BattleView =>
  everyPokemon(view, (pokemon) => ({
    ...pokemon,
    effects: pokemon.effects.filter(({ tied }) => tied !== id),
  }));

export const withoutPokemon = (view: BattleView, id: PokemonId): BattleView =>
  ([0, 1] as const).reduce(
    (board, seat) =>
      changeSide(board, seat, ({ active, bench }) => ({
        active: active?.id === id ? null : active,
        bench: bench.some((pokemon) => pokemon.id === id)
          ? bench.filter((pokemon) => pokemon.id !== id)
          : bench,
      })),
    untied(view, id),
  );

/** Each into the discard pile of its owner, or into the Lost Zone where it says so (rule 11.10). */
export const discarded = (view: BattleView, cards: readonly CardNo[]): BattleView =>
  cards.reduce(
    (board, card) => into(board, ownerOf(card), isLost(view, card) ? 'lost' : 'discard', [card]),
    view,
  );

/** The same of cards that leave play: some go to the hand instead. */
export const discardedFromPlay = (view: BattleView, cards: readonly CardNo[]): BattleView =>
  cards.reduce(
    (board, card) =>
      returns(view, card) ? into(board, ownerOf(card), 'hand', [card]) : discarded(board, [card]),
    view,
  );

function returns({ cards, printed }: BattleView, card: CardNo): boolean {
  const facts = printed[cards[card] ?? ''];
  return facts !== undefined && facts.kind !== 'pokemon' && facts.returns === true;
}

const isLost = ({ cards, printed }: BattleView, card: CardNo): boolean =>
  printed[cards[card] ?? '']?.lost === true;

/** A Pokémon as it comes into play; its figures are counted afterwards. */
export const newPokemonView = (view: BattleView, id: PokemonId, card: CardNo): PokemonView => ({
  id,
  card,
  cards: [card],
  energy: [],
  attached: [],
  maxHp: 0,
  damage: 0,
  statuses: [],
  afflictions: [],
  retreatCost: 0,
  attacks: [],
  newIn: view.turn,
  used: [],
  attacked: [],
  effects: [],
});

/** A new game with both decks as they came (rule 7.8). */
export function newGame(view: BattleView): BattleView {
  const fresh = {
    deckCount: OFFICIAL.deckSize,
    handCount: 0,
    prizeCount: 0,
    discard: [],
    lost: [],
    active: null,
    bench: [],
    placed: 0,
    mulligans: 0,
    attachedEnergy: false,
    playedSupporter: false,
    playedStadium: false,
    usedStadium: false,
    retreated: false,
    spent: [],
  };
  const unseen = wholeDeck(view.seat);
  return {
    ...view,
    you: { ...view.you, ...fresh, hand: [], unseen },
    opponent: { ...view.opponent, ...fresh },
    phase: 'setup',
    turn: 0,
    stadium: null,
    bans: [],
    covers: [],
    standsAs: [],
    frames: [],
    tiebreaker: 'playing',
  };
}
