/** `viewFor`: what one seat may see of a battle, field by field; whatever is not named here stays hidden. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type PokemonId, type Seat } from '../../kernel/ids.ts';
import type { Phase } from '../../kernel/phase.ts';
import { markCards, newMarks, shownCards } from '../../kernel/shownCards.ts';
import type { Status } from '../../kernel/status.ts';
import { inPlay } from '../../kernel/table.ts';
import { isToMove } from '../actions/check.ts';
import type { Choice } from '../model/choices.ts';
import type { CardFacts } from '../model/facts.ts';
import type { RulesName } from '../model/rules.ts';
import {
  type AttachedCard,
  type Battle,
  type Frame,
  type Pokemon,
  pokemonFacts,
  type Side,
  type VictoryCondition,
} from '../model/state.ts';

export type PokemonView = {
  readonly id: PokemonId;
  /** The one on top, which gives name, HP and attacks. */
  readonly card: CardNo;
  /** From the basic card up. */
  readonly cards: readonly CardNo[];
  readonly energy: readonly CardNo[];
  readonly attached: readonly Frozen<AttachedCard>[];
  readonly maxHp: number;
  readonly currentHp: number;
  readonly damage: number;
  readonly statuses: readonly Status[];
  readonly turnsInPlay: number;
  readonly energyThisTurn: number;
  readonly actedThisTurn: boolean;
};

export type SideView = {
  readonly deckCount: number;
  readonly handCount: number;
  readonly prizeCount: number;
  readonly discard: readonly CardNo[];
  /** `null` also while the other's lies face down: until both have placed theirs. */
  readonly active: PokemonView | null;
  /** Whether its active Pokémon was placed in the setup. */
  readonly placed: boolean;
  readonly bench: readonly PokemonView[];
  readonly playedActiveThisTurn: boolean;
  readonly mulligans: number;
  readonly timeouts: number;
};

export type OwnSideView = SideView & {
  readonly hand: readonly CardNo[];
  /** What is left in the deck and the prizes, in ascending order: known from the deck list, but not where it lies. */
  readonly unseen: readonly CardNo[];
  readonly failedThisTurn: readonly CardNo[];
};

/** A card or attack that is being resolved in front of both. */
export type FrameView = {
  readonly seat: Seat;
  readonly card: CardNo | null;
  readonly source: PokemonId | null;
  readonly target: PokemonId | null;
  /** As they are printed on the card: what was picked for them is no part of them. */
  readonly steps: Frozen<Frame>['steps'];
};

export type BattleView = {
  readonly rules: RulesName;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly turn: number;
  /** Whose turn it is. */
  readonly current: Seat;
  /** Whether the battle waits for this seat. */
  readonly yourMove: boolean;
  readonly you: OwnSideView;
  readonly opponent: SideView;
  /** The open question, if it is this seat's. */
  readonly choice: Choice | null;
  /** What is being resolved, open on the table. */
  readonly frames: readonly FrameView[];
  readonly winner: Seat | null;
  readonly victoryCondition: VictoryCondition | null;
  /** The printing of every card this seat may see, by its number. */
  readonly cards: Readonly<Record<number, string>>;
  /** Those printings. */
  readonly printed: Readonly<Record<string, CardFacts>>;
};

/** What that seat may see; plain JSON. */
export function viewFor(battle: Battle, seat: Seat): BattleView {
  const { state } = battle;
  const own = state.sides[seat];
  const other = state.sides[otherSeat(seat)];
  const { lying, cards: marks } = newMarks(battle);
  markCards(lying, own.deck);
  markCards(lying, own.prizes);
  for (const pile of [own.hand, own.discard, other.discard]) markCards(marks, pile);
  // A battle that was given up in the setup turns nothing over.
  const hidden = state.turn === 0 ? other : null;
  for (const side of [own, other])
    for (const pokemon of side === hidden ? [] : inPlay(side)) {
      markCards(marks, pokemon.cards);
      markCards(marks, pokemon.energy);
      for (const { card } of pokemon.attached) marks[card] = 1;
    }
  for (const { card } of state.frames) if (card !== null) marks[card] = 1;
  const { cards, printed, unseen } = shownCards(battle, seat);
  return {
    rules: battle.rules,
    seat,
    phase: state.phase,
    turn: state.turn,
    current: state.current,
    yourMove: isToMove(battle, seat),
    you: {
      ...sideView(battle, own, hidden),
      hand: own.hand,
      unseen,
      failedThisTurn: own.failedThisTurn,
    },
    opponent: sideView(battle, other, hidden),
    choice: state.choice?.seat === seat ? choiceView(state.choice) : null,
    frames: state.frames.map(frameView),
    winner: state.winner,
    victoryCondition: state.victoryCondition,
    cards,
    printed,
  };
}

const frameView = ({ seat, card, source, target, steps }: Frozen<Frame>): FrameView => ({
  seat,
  card,
  source,
  target,
  steps,
});

function choiceView(choice: Choice): Choice {
  const { seat, cards } = choice;
  if (choice.kind === 'orderCards') return { kind: choice.kind, seat, cards };
  const { kind, from, purpose, min, max } = choice;
  return { kind, seat, from, purpose, cards, min, max };
}

const attachedView = ({ card, changes, amount, untilTurn }: Frozen<AttachedCard>): Frozen<AttachedCard> => ({
  card,
  changes,
  amount,
  untilTurn,
});

const sideView = (battle: Battle, side: Frozen<Side>, hidden: Frozen<Side> | null): SideView => ({
  deckCount: side.deck.length,
  handCount: side.hand.length,
  prizeCount: side.prizes.length,
  discard: side.discard,
  active: side.active === null || side === hidden ? null : pokemonView(battle, side.active),
  placed: battle.state.turn > 0 || side.active !== null,
  bench: side.bench.map((pokemon) => pokemonView(battle, pokemon)),
  playedActiveThisTurn: side.playedActiveThisTurn,
  mulligans: side.mulligans,
  timeouts: side.timeouts,
});

function pokemonView(battle: Battle, pokemon: Frozen<Pokemon>): PokemonView {
  const { hp } = pokemonFacts(battle, pokemon);
  const { id, cards, energy, attached, damage, statuses, turnsInPlay, energyThisTurn, actedThisTurn } =
    pokemon;
  return {
    id,
    card: cards[cards.length - 1] as CardNo,
    cards,
    energy,
    attached: attached.map(attachedView),
    maxHp: hp,
    currentHp: Math.max(0, hp - damage),
    damage,
    statuses,
    turnsInPlay,
    energyThisTurn,
    actedThisTurn,
  };
}
