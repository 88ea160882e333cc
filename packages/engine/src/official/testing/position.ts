/** Builds an official battle in the middle of a game from what a test cares about; sixty cards a side whatever it leaves out. */
import { chanceWith } from '../../kernel/chance.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { numbering } from '../../kernel/printing.ts';
import type { Status } from '../../kernel/status.ts';
import type { CardFacts } from '../model/facts.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Battle, Marker, Pokemon, Side, State } from '../model/state.ts';
import { newSide } from '../table/newSide.ts';
import { type CardLike, FILLER, cardOf as madeUp } from './cards.ts';

export type PokemonPosition = {
  readonly card: CardLike;
  /** The cards below it, from the basic one up. */
  readonly onto?: readonly CardLike[];
  readonly damage?: number;
  readonly energy?: readonly CardLike[];
  readonly tools?: readonly CardLike[];
  /** What effects left on it. */
  readonly markers?: readonly Pick<Marker, 'modifier' | 'until'>[];
  readonly statuses?: readonly Status[];
  /** The turn in which it came into play; an earlier one when it is left out. */
  readonly newIn?: number;
};
export type PokemonLike = CardLike | PokemonPosition;

/** With one Fire energy, unless another is given. */
export const fire = (card: CardLike, more: Omit<Partial<PokemonPosition>, 'card'> = {}): PokemonPosition => ({
  card,
  energy: ['Fire'],
  ...more,
});

export type SidePosition = {
  readonly active?: PokemonLike;
  readonly bench?: readonly PokemonLike[];
  readonly hand?: readonly CardLike[];
  /** The first one is on top. Given: nothing else is in the deck. Left out: fillers. */
  readonly deck?: readonly CardLike[];
  readonly discard?: readonly CardLike[];
  /** How many, all fillers, or which, the first taken first; six fillers when it is left out. */
  readonly prizes?: number | readonly CardLike[];
  readonly lost?: readonly CardLike[];
  /** The Stadium in play, where it is this side's. */
  readonly stadium?: CardLike;
  /** What was done this turn, or once in this game. */
  readonly done?: Partial<
    Pick<Side, 'attachedEnergy' | 'playedSupporter' | 'playedStadium' | 'retreated' | 'spent'>
  >;
};

export type Position = {
  readonly you: SidePosition;
  readonly opponent: SidePosition;
  /** The next coins, in the order in which they will fall. */
  readonly coins?: readonly ('heads' | 'tails')[];
  readonly turn?: number;
  readonly tiebreaker?: boolean;
  /** Finds a card by its name, where others than the made-up ones are played. */
  readonly cards?: (name: string) => CardFacts;
};

/** «You» are seat 0 and it is your turn. */
export function positionOf(position: Position): Battle {
  const cards: CardFacts[] = [];
  const ids = { next: 1 };
  const find = (card: CardLike): CardFacts =>
    typeof card === 'string' && position.cards !== undefined ? position.cards(card) : madeUp(card);
  const markers: Marker[] = [];
  const laid = ([position.you, position.opponent] as const).map((side, seat) =>
    sideOf(side, cards, ids, find, (pokemon, { modifier, until }) =>
      markers.push({
        pokemon,
        modifier,
        until,
        seat: seat as Seat,
        from: 0,
        ofAttack: false,
        card: null,
      }),
    ),
  );
  const [own, other] = laid;
  if (own === undefined || other === undefined) throw new RangeError('A battle has two sides');
  const sides: [Side, Side] = [own.side, other.side];
  const stadium = laid.flatMap(({ stadium: card }, seat) =>
    card === null ? [] : [{ card, seat: seat as Seat }],
  );
  const { printed, placeOf } = numbering<CardFacts>();
  const printing = cards.map(placeOf);
  const state: State = {
    phase: 'active',
    turn: position.turn ?? 5,
    current: 0 as Seat,
    sides,
    stadium: stadium[0] ?? null,
    markers,
    bans: [],
    covers: [],
    standsAs: [],
    thisTurn: [],
    lastTurn: [],
    frames: [],
    choice: null,
    tiebreaker: position.tiebreaker === true ? 'wanted' : 'none',
    random: chanceWith(
      (position.coins ?? []).map((coin) => coin === 'heads'),
      'position',
    ),
    nextPokemon: ids.next,
    nextEvent: 0,
    winner: null,
    ending: null,
  };
  return { rules: 'official', printed, printing, state };
}

function sideOf(
  position: SidePosition,
  cards: CardFacts[],
  ids: { next: number },
  find: (card: CardLike) => CardFacts,
  mark: (pokemon: PokemonId, marker: Pick<Marker, 'modifier' | 'until'>) => void,
): { readonly side: Side; readonly stadium: CardNo | null } {
  const end = cards.length + OFFICIAL.deckSize;
  const put = (card: CardLike): CardNo => (cards.push(find(card)) - 1) as CardNo;
  const filler = (): CardNo => (cards.push(FILLER) - 1) as CardNo;
  const play = (like: PokemonLike): Pokemon => {
    const given: PokemonPosition = typeof like === 'object' && 'card' in like ? like : { card: like };
    const id = ids.next as PokemonId;
    ids.next += 1;
    for (const marker of given.markers ?? []) mark(id, marker);
    return {
      id,
      cards: [...(given.onto ?? []), given.card].map(put),
      energy: (given.energy ?? []).map(put),
      attached: (given.tools ?? []).map(put),
      damage: given.damage ?? 0,
      afflictions: (given.statuses ?? []).map((status) => ({ status, counters: null, since: 0 })),
      newIn: given.newIn ?? 1,
      used: [],
      attacked: [],
    };
  };
  const active = position.active === undefined ? null : play(position.active);
  const bench = (position.bench ?? []).map(play);
  const hand = (position.hand ?? []).map(put);
  const top = (position.deck ?? []).map(put).reverse();
  const discard = (position.discard ?? []).map(put);
  const lost = (position.lost ?? []).map(put);
  const stadium = position.stadium === undefined ? null : put(position.stadium);
  const laid = position.prizes ?? OFFICIAL.prizes;
  const prizes = typeof laid === 'number' ? Array.from({ length: laid }, filler) : laid.map(put).reverse();
  if (cards.length > end) throw new RangeError('A side has more than sixty cards');
  const fillers = Array.from({ length: end - cards.length }, filler);
  const deckGiven = position.deck !== undefined;
  const side: Side = {
    ...newSide(deckGiven ? top : fillers),
    hand,
    discard: deckGiven ? [...fillers, ...discard] : discard,
    prizes,
    lost,
    active,
    bench,
    ...position.done,
  };
  return { side, stadium };
}

/** Every card of a battle, wherever it is, in ascending order. */
export function allCards(state: Battle['state']): CardNo[] {
  const { stadium } = state;
  const cards = state.sides.flatMap(({ deck, hand, discard, prizes, lost, active, bench }) => [
    ...[deck, hand, discard, prizes, lost].flat(),
    ...(active === null ? bench : [active, ...bench]).flatMap((pokemon) => [
      ...pokemon.cards,
      ...pokemon.energy,
      ...pokemon.attached,
    ]),
  ]);
  const resolving = state.frames.flatMap(({ card }) => (card === null ? [] : [card]));
  return [...cards, ...resolving, ...(stadium === null ? [] : [stadium.card])].sort((a, b) => a - b);
}
