/** An official battle as plain JSON: where every card is, what is being resolved, what holds, what happened. */
import { at } from '../../kernel/at.ts';
import type { ChanceState } from '../../kernel/chance.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { Phase } from '../../kernel/phase.ts';
import type { Status } from '../../kernel/status.ts';
import { factsOf } from '../../kernel/table.ts';
import { joinedBody } from './bodies.ts';
import type { Choice } from './choices.ts';
import type { CardFacts, PokemonBody } from './facts.ts';
import type { AttackFacts, HeldModifier, Step } from './language.ts';
import type { PokemonFilter, Unit } from './nouns.ts';
import type { Procedure } from './procedure.ts';
import { stageRule } from './stages.ts';
import type { Played } from './times.ts';

/** A special condition, with the counters that its card named, and the turn in which it came. */
/** `coins`: so many, all heads, to wake up; absent: one. */
export type Affliction = {
  readonly status: Status;
  readonly counters: number | null;
  readonly since: number;
  readonly coins?: number;
};

export type Pokemon = {
  id: PokemonId;
  /** From the basic card up to the evolution on top. */
  cards: readonly CardNo[];
  energy: readonly CardNo[];
  /** Tools, and trainers that stay on it for a while. */
  attached: readonly CardNo[];
  /** In points: a counter is 10. */
  damage: number;
  afflictions: readonly Affliction[];
  /** The turn in which it came into play, evolved or devolved: it may not evolve in that one (rule 4.2). */
  newIn: number;
  /** Abilities that it used this turn. */
  used: readonly string[];
  /** The attacks that it used in this turn and its player's last one. */
  attacked: readonly { readonly name: string; readonly turn: number }[];
};

export type Side = {
  /** The last one is on top. */
  deck: readonly CardNo[];
  hand: readonly CardNo[];
  discard: readonly CardNo[];
  prizes: readonly CardNo[];
  lost: readonly CardNo[];
  active: Pokemon | null;
  bench: Pokemon[];
  mulligans: number;
  /** What was done this turn. */
  attachedEnergy: boolean;
  playedSupporter: boolean;
  playedStadium: boolean;
  /** The effect of the Stadium in play. */
  usedStadium: boolean;
  retreated: boolean;
  /** What may be used once a game and was: GX, VSTAR, Pokémon of parts by their names. */
  spent: readonly string[];
  /** Prizes to be taken for Knock Outs. */
  owed: number;
  /** Turns in a row that the clock ended. */
  timeouts: number;
};

/** What an attack, trainer or ability left behind and holds for a while. */
export type Marker = {
  pokemon: PokemonId;
  modifier: HeldModifier;
  /** Whose effect it is. */
  seat: Seat;
  /** The turn at whose end it goes; `null`: as long as the Pokémon is in play, on the Bench too. */
  until: number | null;
  /** Holds from that turn on. */
  from: number;
  /** Put by an attack: it ends when the Pokémon goes to the Bench, evolves or devolves (rule 5.4). */
  ofAttack: boolean;
  /** The card that stands for it, and goes when it goes. */
  card: CardNo | null;
  /** It ends as soon as that Pokémon leaves the Active Spot or evolves. */
  tied?: PokemonId;
};

/** What a player may not play for a while: an effect on the player, which no Pokémon carries (rule 5.4). */
export type Ban = { seat: Seat; what: readonly Played[] | 'any'; from: number; until: number };

/**
 * What holds for a while for a player's Pokémon, those that come later too: an effect on the player, of which several add up
 * (rule 5.4).
 */
export type Cover = {
  /** Whose Pokémon. */
  seat: Seat;
  /** Only such. */
  where: PokemonFilter | null;
  modifier: HeldModifier;
  from: number;
  until: number;
};

/** A card that is something else in play than its face says. */
export type StandsAs = { readonly card: CardNo; readonly provides: readonly Unit[] };

export type Happening =
  | { what: 'damagedByAttack'; pokemon: PokemonId; by: PokemonId; amount: number }
  /** `before`: what the Pokémon had until then. */
  | { what: 'afflictedByAttack'; pokemon: PokemonId; status: Status; before: readonly Status[] }
  /** From the Bench, in the turn of its player. */
  | { what: 'movedToActive'; pokemon: PokemonId }
  | { what: 'evolved'; pokemon: PokemonId }
  /** `card`: of a card in a pile. */
  | { what: 'abilityUsed'; seat: Seat; name: string; card?: CardNo }
  /** Whose Pokémon it was, and whether damage of an attack of the other side brought it down. */
  | { what: 'knockedOut'; seat: Seat; byAttack: boolean; printing: string }
  /** From the hand; by its printing, since the card may lie hidden again. */
  | { what: 'played'; seat: Seat; printing: string }
  /** If damage of that attack brings the Pokémon down, so many more. */
  | { what: 'morePrizes'; by: PokemonId; pokemon: PokemonId; prizes: number }
  /** The next turn is the same player's (rule 3.12). */
  | { what: 'anotherTurn' }
  /** The attack is over, the turn is not: its Pokémon may attack once more (rule 11.15). */
  | { what: 'mayAttackAgain' };

/** What is being resolved: an attack, an ability, a trainer, or the procedure of the game itself. */
export type Frame = {
  seat: Seat;
  by: 'attack' | 'ability' | 'trainer' | 'game';
  /** The trainer, which is in no pile meanwhile; `null` otherwise and once it has found a place. */
  card: CardNo | null;
  /** The Pokémon whose attack or ability it is. */
  source: PokemonId | null;
  /** The Pokémon that an answer answers. */
  attacker: PokemonId | null;
  /** Which attack it is: its cost is for texts that count what it leaves over. */
  attack: Pick<AttackFacts, 'name' | 'cost' | 'once'> | null;
  /** The first one is next. */
  steps: (Step | Procedure)[];
  /** What was chosen and flipped, by name: card numbers, Pokémon, places of types, 1 for heads. */
  bound: Record<string, number[]>;
  /**
   * Who alone knows what is bound under that name: cards chosen where the other player cannot see; neither, where chance
   * picked among cards that lie face down.
   */
  secrets?: Record<string, Seat | null>;
};

export const ENDINGS = [
  'prizes_taken',
  'opponent_no_pokemon',
  'opponent_deck_empty',
  'effect',
  'tie',
  'opponent_conceded',
  'opponent_timed_out',
] as const;
export type Ending = (typeof ENDINGS)[number];

export type State = {
  phase: Phase;
  /** 0 until the first turn begins. */
  turn: number;
  /** Whose turn it is; during setup who begins. */
  current: Seat;
  sides: [Side, Side];
  stadium: { card: CardNo; seat: Seat } | null;
  markers: readonly Marker[];
  bans: readonly Ban[];
  covers: readonly Cover[];
  standsAs: readonly StandsAs[];
  thisTurn: readonly Happening[];
  lastTurn: readonly Happening[];
  /** The last one is being resolved. */
  frames: Frame[];
  choice: Choice | null;
  /** Whether a tie is played off in a new game (rule 7.8), and whether that has begun. */
  tiebreaker: 'none' | 'wanted' | 'playing';
  random: ChanceState;
  nextPokemon: number;
  nextEvent: number;
  winner: Seat | null;
  ending: Ending | null;
};

export type Battle = {
  readonly rules: 'official';
  /** Every different card of both decks, once. */
  readonly printed: readonly CardFacts[];
  /** For each card its place in `printed`. */
  readonly printing: readonly number[];
  readonly state: Frozen<State>;
};

/** A battle, or one that is being changed. */
export type Table = Pick<Battle, 'printed' | 'printing' | 'state'>;

/** As what the card stands in play. */
export function bodyOf(table: Pick<Table, 'printed' | 'printing'>, card: CardNo): PokemonBody {
  const facts = factsOf(table, card);
  if (facts.kind === 'pokemon') return facts;
  if (facts.kind === 'trainer' && facts.body !== null) return facts.body;
  throw new TypeError(`${facts.id} is in play and no Pokémon`);
}

export const topOf = (pokemon: Frozen<Pokemon>): CardNo => at(pokemon.cards, pokemon.cards.length - 1);
/** HP, types, attacks: of the card on top, with what still counts of those below it. */
export function pokemonBody(
  table: Pick<Table, 'printed' | 'printing'>,
  { cards }: Frozen<Pokemon>,
): PokemonBody {
  const top = bodyOf(table, at(cards, cards.length - 1));
  const { keeps, parts } = stageRule(top.stage);
  if (keeps === undefined && parts === undefined) return top;
  return cards.map((card) => bodyOf(table, card)).reduce((below, body) => joinedBody(body, below));
}
/** Whether it lies on a card that it evolved from (rule 4): not by levelling up, nor by being made of parts. */
export const isEvolved = (table: Pick<Table, 'printed' | 'printing'>, { cards }: Frozen<Pokemon>): boolean =>
  cards.slice(1).some((card) => stageRule(bodyOf(table, card).stage).comes === 'onto');
export const nameOf = (table: Pick<Table, 'printed' | 'printing'>, pokemon: Frozen<Pokemon>): string =>
  factsOf(table, topOf(pokemon)).name;
