/** Builds a battle in the middle of a game from what a test cares about; sixty cards a side whatever it leaves out. */
import { resumeChance, seedChance } from '../../kernel/chance.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { numbering } from '../../kernel/printing.ts';
import type { Status } from '../../kernel/status.ts';
import type { CardFacts } from '../model/facts.ts';
import { RULES } from '../model/rules.ts';
import type { Battle, Pokemon, Side, State } from '../model/state.ts';
import { type CardLike, cardOf, FILLER } from './cards.ts';

export type PokemonPosition = {
  readonly card: CardLike;
  readonly damage?: number;
  readonly energy?: readonly CardLike[];
  readonly statuses?: readonly Status[];
  readonly turnsInPlay?: number;
};
export type PokemonLike = CardLike | PokemonPosition;

export type SidePosition = {
  readonly active?: PokemonLike | null;
  readonly bench?: readonly PokemonLike[];
  readonly hand?: readonly CardLike[];
  /** The first one is on top. Given: nothing else is in the deck. Left out: fillers. */
  readonly deck?: readonly CardLike[];
  readonly discard?: readonly CardLike[];
};

export type Position = {
  readonly you: SidePosition;
  readonly opponent: SidePosition;
  /** The next coins, in the order in which they will fall. */
  readonly coins?: readonly ('heads' | 'tails')[];
  readonly turn?: number;
  readonly seed?: string;
};

/** «You» are seat 0 and it is your turn. */
export function positionOf(position: Position): Battle {
  const cards: CardFacts[] = [];
  const ids = { next: 1 };
  const sides: [Side, Side] = [sideOf(position.you, cards, ids), sideOf(position.opponent, cards, ids)];
  const { printed, placeOf } = numbering<CardFacts>();
  const printing = cards.map(placeOf);
  const state: State = {
    phase: 'active',
    turn: position.turn ?? 3,
    current: 0,
    sides,
    frames: [],
    choice: null,
    random: seedWith(position.coins ?? [], position.seed ?? 'position').state(),
    nextPokemon: ids.next,
    nextEvent: 0,
    winner: null,
    victoryCondition: null,
  };
  return { rules: 'classic', printed, printing, state };
}

function sideOf(position: SidePosition, cards: CardFacts[], ids: { next: number }): Side {
  const end = cards.length + RULES.classic.deckSize;
  const put = (card: CardLike): CardNo => (cards.push(cardOf(card)) - 1) as CardNo;
  const play = (like: PokemonLike): Pokemon => {
    const given: PokemonPosition = typeof like === 'object' && 'card' in like ? like : { card: like };
    const id = ids.next as PokemonId;
    ids.next += 1;
    return {
      id,
      cards: [put(given.card)],
      energy: (given.energy ?? []).map(put),
      attached: [],
      damage: given.damage ?? 0,
      statuses: [...(given.statuses ?? [])],
      turnsInPlay: given.turnsInPlay ?? 1,
      energyThisTurn: 0,
      actedThisTurn: false,
    };
  };
  const active = position.active === undefined || position.active === null ? null : play(position.active);
  const bench = (position.bench ?? []).map(play);
  const hand = (position.hand ?? []).map(put);
  const top = (position.deck ?? []).map(put).reverse();
  const discard = (position.discard ?? []).map(put);
  if (cards.length > end) throw new RangeError('A side has more than sixty cards');
  const fillers = Array.from({ length: end - cards.length }, () => put(FILLER));
  const deckGiven = position.deck !== undefined;
  return {
    deck: deckGiven ? top : fillers,
    hand,
    discard: deckGiven ? [...discard, ...fillers] : discard,
    prizes: [],
    active,
    bench,
    playedActiveThisTurn: false,
    failedThisTurn: [],
    mulligans: 0,
    timeouts: 0,
  };
}

/** The first of many seeds whose coins fall as wanted. */
function seedWith(coins: readonly ('heads' | 'tails')[], seed: string) {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const state = seedChance(`${seed} ${tries}`).state();
    const random = resumeChance(state);
    if (coins.every((coin) => (random.below(2) === 0) === (coin === 'heads'))) return resumeChance(state);
  }
  throw new RangeError(`No seed was found for ${coins.length} coins`);
}

/** Every card of a side, wherever it is, in ascending order. */
export function cardsOf(state: Battle['state'], seat: Seat): CardNo[] {
  const { deck, hand, discard, prizes, active, bench } = state.sides[seat];
  const inPlay = (active === null ? bench : [active, ...bench]).flatMap((pokemon) => [
    ...pokemon.cards,
    ...pokemon.energy,
    ...pokemon.attached.map(({ card }) => card),
  ]);
  const resolving = state.frames.flatMap((frame) =>
    frame.seat === seat && frame.card !== null ? [frame.card] : [],
  );
  return [...deck, ...hand, ...discard, ...prizes, ...inPlay, ...resolving].sort((a, b) => a - b);
}
