/** A battle as plain JSON: where every card is, what is being resolved, and where chance stands. */
import { at } from '../../kernel/at.ts';
import type { ChanceState } from '../../kernel/chance.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { Phase } from '../../kernel/phase.ts';
import type { Status } from '../../kernel/status.ts';
import { factsOf } from '../../kernel/table.ts';
import type { Choice } from './choices.ts';
import type { Effect } from './effects.ts';
import type { CardFacts, PokemonFacts } from './facts.ts';
import type { RulesName } from './rules.ts';

/** A card that stays on a Pokémon and changes damage. */
export type AttachedCard = {
  card: CardNo;
  changes: 'damageDealt' | 'damageTaken';
  amount: number;
  /** The turn at whose end it is discarded. */
  untilTurn: number;
};

export type Pokemon = {
  id: PokemonId;
  /** From the basic card up to the evolution on top. */
  cards: CardNo[];
  energy: CardNo[];
  attached: AttachedCard[];
  damage: number;
  statuses: Status[];
  turnsInPlay: number;
  /** Energies attached from the hand this turn. */
  energyThisTurn: number;
  /** Attacked, or used an ability, this turn. */
  actedThisTurn: boolean;
};

export type Side = {
  /** The last one is on top. */
  deck: CardNo[];
  hand: CardNo[];
  discard: CardNo[];
  prizes: CardNo[];
  active: Pokemon | null;
  bench: Pokemon[];
  playedActiveThisTurn: boolean;
  /** Trainers that failed this turn; they may be tried again in the next. */
  failedThisTurn: CardNo[];
  /** Hands that were shuffled back for want of a basic Pokémon. */
  mulligans: number;
  /** Turns in a row that the clock ended. */
  timeouts: number;
};

/** A card or attack being resolved: what is left of it. */
export type Frame = {
  seat: Seat;
  /** The trainer card, which is in no pile meanwhile; `null` for an attack, and once the card has found a place. */
  card: CardNo | null;
  /** The attacking Pokémon. */
  source: PokemonId | null;
  target: PokemonId | null;
  /** The first one is next. */
  steps: Effect[];
};

export const VICTORY_CONDITIONS = [
  'opponent_no_pokemon',
  'opponent_deck_empty',
  'turn_limit',
  'opponent_conceded',
  'opponent_timed_out',
] as const;
export type VictoryCondition = (typeof VICTORY_CONDITIONS)[number];

export type State = {
  phase: Phase;
  /** 0 until the first turn begins. */
  turn: number;
  /** Whose turn it is; during setup who will begin. */
  current: Seat;
  sides: [Side, Side];
  /** The last one is being resolved. */
  frames: Frame[];
  /** What a player must answer before anything else happens. */
  choice: Choice | null;
  random: ChanceState;
  nextPokemon: number;
  nextEvent: number;
  winner: Seat | null;
  victoryCondition: VictoryCondition | null;
};

/** A battle. `printed` and `printing` never change and are shared by all its states. */
export type Battle = {
  readonly rules: RulesName;
  /** Every different card of both decks, once. */
  readonly printed: readonly CardFacts[];
  /** For each `CardNo` its place in `printed`. */
  readonly printing: readonly number[];
  readonly state: Frozen<State>;
};

/** The card on top of a Pokémon: its name, HP, types and attacks. */
export function pokemonFacts(
  battle: Pick<Battle, 'printed' | 'printing'>,
  pokemon: Frozen<Pokemon>,
): PokemonFacts {
  const facts = factsOf(battle, at(pokemon.cards, pokemon.cards.length - 1));
  if (facts.kind !== 'pokemon') throw new TypeError(`${facts.id} is in play and no Pokémon`);
  return facts;
}

const copyPokemon = (pokemon: Frozen<Pokemon>): Pokemon => ({
  id: pokemon.id,
  cards: pokemon.cards.slice(),
  energy: pokemon.energy.slice(),
  attached: pokemon.attached.length === 0 ? [] : pokemon.attached.map((attached) => ({ ...attached })),
  damage: pokemon.damage,
  statuses: pokemon.statuses.slice(),
  turnsInPlay: pokemon.turnsInPlay,
  energyThisTurn: pokemon.energyThisTurn,
  actedThisTurn: pokemon.actedThisTurn,
});

const copySide = (side: Frozen<Side>): Side => ({
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  prizes: side.prizes.slice(),
  active: side.active === null ? null : copyPokemon(side.active),
  bench: side.bench.map(copyPokemon),
  playedActiveThisTurn: side.playedActiveThisTurn,
  failedThisTurn: side.failedThisTurn.slice(),
  mulligans: side.mulligans,
  timeouts: side.timeouts,
});

const copyFrame = (frame: Frozen<Frame>): Frame => ({ ...frame, steps: frame.steps.slice() });

/** A copy that may be changed without the original noticing. Effects and choices are replaced, never changed. */
export const copyState = (state: Frozen<State>): State => ({
  phase: state.phase,
  turn: state.turn,
  current: state.current,
  sides: [copySide(state.sides[0]), copySide(state.sides[1])],
  frames: state.frames.length === 0 ? [] : state.frames.map(copyFrame),
  choice: state.choice,
  random: state.random,
  nextPokemon: state.nextPokemon,
  nextEvent: state.nextEvent,
  winner: state.winner,
  victoryCondition: state.victoryCondition,
});
