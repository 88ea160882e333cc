/** `viewFor` of the official rules: what one seat may see, field by field; whatever is not named here stays hidden. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type PokemonId, type Seat } from '../../kernel/ids.ts';
import type { Phase } from '../../kernel/phase.ts';
import { markCards, newMarks, shownCards } from '../../kernel/shownCards.ts';
import type { Status } from '../../kernel/status.ts';
import { inPlay } from '../../kernel/table.ts';
import { isToMove } from '../actions/check.ts';
import type { Choice } from '../model/choices.ts';
import type { CardFacts } from '../model/facts.ts';
import type { Modifier } from '../model/language.ts';
import type { Unit } from '../model/nouns.ts';
import {
  type Affliction,
  type Ban,
  type Battle,
  type Cover,
  type Ending,
  type Frame,
  type Happening,
  type Marker,
  type Pokemon,
  type Side,
  type StandsAs,
  topOf,
} from '../model/state.ts';
import { attacksOf } from '../query/attacks.ts';
import { hpOf, retreatCostOf, unitsOf } from '../query/pokemon.ts';
import { ofSide } from '../query/settled.ts';

export type PokemonView = {
  readonly id: PokemonId;
  /** The one on top, which gives name, HP and attacks. */
  readonly card: CardNo;
  /** From the basic card up. */
  readonly cards: readonly CardNo[];
  readonly energy: readonly { readonly card: CardNo; readonly provides: readonly Unit[] }[];
  readonly attached: readonly CardNo[];
  readonly maxHp: number;
  readonly damage: number;
  readonly statuses: readonly Status[];
  /** The same with their numbers, and the turns in which they came. */
  readonly afflictions: readonly Frozen<Affliction>[];
  readonly retreatCost: number;
  /** The names of the attacks it may use, in the order of the action: of other cards too. */
  readonly attacks: readonly string[];
  /** In the turn of that number it may not evolve. */
  readonly newIn: number;
  /** Abilities that it used this turn. */
  readonly used: readonly string[];
  readonly attacked: Frozen<Pokemon>['attacked'];
  /** What was placed on it for a while, with the turns in which it holds; `until: null` has no end of its own. */
  readonly effects: readonly EffectView[];
};

export type EffectView = Frozen<Omit<Marker, 'pokemon'>> & { readonly change: Modifier['change'] };

export type SideView = {
  readonly deckCount: number;
  readonly handCount: number;
  readonly prizeCount: number;
  readonly discard: readonly CardNo[];
  readonly lost: readonly CardNo[];
  /** `null` also while the other's lies face down. */
  readonly active: PokemonView | null;
  readonly bench: readonly PokemonView[];
  /** How many Pokémon lie on this side, face down or not. */
  readonly placed: number;
  readonly mulligans: number;
  readonly attachedEnergy: boolean;
  readonly playedSupporter: boolean;
  readonly playedStadium: boolean;
  /** The effect of the Stadium in play, this turn. */
  readonly usedStadium: boolean;
  readonly retreated: boolean;
  /** What may be used once a game and was. */
  readonly spent: readonly string[];
  readonly timeouts: number;
};

export type OwnSideView = SideView & {
  readonly hand: readonly CardNo[];
  /** What is left in the deck and the Prizes, in ascending order: known from the deck list, but not where it lies. */
  readonly unseen: readonly CardNo[];
};

export type FrameView = {
  readonly seat: Seat;
  readonly by: Frame['by'];
  readonly card: CardNo | null;
  readonly source: PokemonId | null;
  readonly attacker: Frozen<Frame>['attacker'];
  readonly attack: Frozen<Frame>['attack'];
  /** Printed on the card, or the rules' own. */
  readonly steps: Frozen<Frame>['steps'];
  /** What was chosen and flipped so far, without what the other player chose in secret. */
  readonly bound: Frozen<Frame>['bound'];
};

export type BattleView = {
  readonly rules: 'official';
  readonly seat: Seat;
  readonly phase: Phase;
  readonly turn: number;
  /** Whose turn it is. */
  readonly current: Seat;
  /** Whether the battle waits for this seat. */
  readonly yourMove: boolean;
  readonly you: OwnSideView;
  readonly opponent: SideView;
  readonly stadium: { readonly card: CardNo; readonly seat: Seat } | null;
  /** Cards that are something else in play than their faces say. */
  /** What a player may not play for a while. */
  readonly bans: readonly Ban[];
  /** What holds for all Pokémon of a player for a while. */
  readonly covers: readonly Frozen<Cover>[];
  readonly standsAs: readonly Frozen<StandsAs>[];
  /** What texts look back on, of this turn and the one before. */
  readonly thisTurn: readonly Frozen<Happening>[];
  readonly lastTurn: readonly Frozen<Happening>[];
  /** The open question, if it is this seat's. */
  readonly choice: Choice | null;
  /** What is being resolved, open on the table. */
  readonly frames: readonly FrameView[];
  /** Whether a tie will be played off, and whether that has begun. */
  readonly tiebreaker: Battle['state']['tiebreaker'];
  /** `null` besides in a tie until the battle has ended. */
  readonly winner: Seat | null;
  readonly ending: Ending | null;
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
  const choice = state.choice?.seat === seat ? state.choice : null;
  const hidden = state.turn === 0 ? other : null;
  mark(battle, seat, hidden, choice);
  const { cards, printed, unseen } = shownCards(battle, seat);
  return {
    rules: battle.rules,
    seat,
    phase: state.phase,
    turn: state.turn,
    current: state.current,
    yourMove: isToMove(battle, seat),
    you: { ...sideView(battle, seat, hidden), hand: own.hand, unseen },
    opponent: sideView(battle, otherSeat(seat), hidden),
    stadium: state.stadium,
    choice,
    bans: state.bans,
    covers: state.covers,
    standsAs: state.standsAs,
    thisTurn: state.thisTurn,
    lastTurn: state.lastTurn,
    frames: state.frames.length === 0 ? NO_FRAMES : state.frames.map((frame) => frameView(frame, seat)),
    tiebreaker: state.tiebreaker,
    winner: state.winner,
    ending: state.ending,
    cards,
    printed,
  };
}

/** All that seat may see. */
function mark(battle: Battle, seat: Seat, hidden: Frozen<Side> | null, choice: Frozen<Choice> | null): void {
  const { state } = battle;
  const { lying, cards: marks, printings } = newMarks(battle);
  const own = state.sides[seat];
  const other = state.sides[otherSeat(seat)];
  // Known from the deck list, but not where each lies.
  markCards(lying, own.deck);
  markCards(lying, own.prizes);
  for (const pile of [own.hand, own.discard, own.lost, other.discard, other.lost]) markCards(marks, pile);
  for (const side of [own, other])
    for (const pokemon of side === hidden ? [] : inPlay(side)) {
      markCards(marks, pokemon.cards);
      markCards(marks, pokemon.energy);
      markCards(marks, pokemon.attached);
    }
  if (state.stadium !== null) marks[state.stadium.card] = 1;
  for (const { card } of state.frames) if (card !== null) marks[card] = 1;
  // The cards that a player chooses among lie open before that player, whosesoever they are.
  if (choice !== null && 'cards' in choice) markCards(marks, choice.cards);
  if (choice?.kind === 'cards' && choice.seen !== undefined) markCards(marks, choice.seen);
  if (choice?.kind === 'pokemon' && choice.card !== undefined) marks[choice.card] = 1;
  for (const happenings of [state.thisTurn, state.lastTurn])
    for (const happened of happenings) {
      // What was played or Knocked Out was seen, wherever it lies now; which of the cards it was stays hidden.
      if ('printing' in happened) {
        const place = battle.printed.findIndex(({ id }) => id === happened.printing);
        if (place >= 0) printings[place] = 1;
      }
      // Who announces an ability of a card shows it, also one of the hand, and says which.
      if (happened.what === 'abilityUsed' && happened.card !== undefined) marks[happened.card] = 1;
    }
}

const NO_FRAMES: readonly FrameView[] = [];

function frameView(frame: Frozen<Frame>, viewer: Seat): FrameView {
  const { seat, by, card, source, attacker, attack, steps, bound, secrets = {} } = frame;
  const open = Object.entries(bound).filter(
    ([name]) => secrets[name] === undefined || secrets[name] === viewer,
  );
  return { seat, by, card, source, attacker, attack, steps, bound: Object.fromEntries(open) };
}

/** The same for both seats, but while a side lies face down. */
const sideView = (battle: Battle, seat: Seat, hidden: Frozen<Side> | null): SideView =>
  battle.state.turn === 0
    ? sideAs(battle, battle.state.sides[seat], hidden)
    : ofSide(battle.state, seat, () => sideAs(battle, battle.state.sides[seat], null));

const sideAs = (battle: Battle, side: Frozen<Side>, hidden: Frozen<Side> | null): SideView => ({
  deckCount: side.deck.length,
  handCount: side.hand.length,
  prizeCount: side.prizes.length,
  discard: side.discard,
  lost: side.lost,
  active: side.active === null || side === hidden ? null : pokemonView(battle, side.active),
  bench: side === hidden ? [] : side.bench.map((pokemon) => pokemonView(battle, pokemon)),
  placed: inPlay(side).length,
  mulligans: side.mulligans,
  attachedEnergy: side.attachedEnergy,
  playedSupporter: side.playedSupporter,
  playedStadium: side.playedStadium,
  usedStadium: side.usedStadium,
  retreated: side.retreated,
  spent: side.spent,
  timeouts: side.timeouts,
});

const NO_EFFECTS: readonly EffectView[] = [];

function effectsOn({ state: { markers } }: Battle, { id }: Frozen<Pokemon>): readonly EffectView[] {
  if (markers.length === 0) return NO_EFFECTS;
  return markers
    .filter((marker) => marker.pokemon === id)
    .map(({ pokemon: _, ...marker }) => ({ change: marker.modifier.change, ...marker }));
}

const pokemonView = (battle: Battle, pokemon: Frozen<Pokemon>): PokemonView => ({
  id: pokemon.id,
  card: topOf(pokemon),
  cards: pokemon.cards,
  energy: pokemon.energy.map((card) => ({ card, provides: unitsOf(battle, pokemon, card) })),
  attached: pokemon.attached,
  maxHp: hpOf(battle, pokemon),
  damage: pokemon.damage,
  statuses: pokemon.afflictions.map(({ status }) => status),
  afflictions: pokemon.afflictions,
  retreatCost: retreatCostOf(battle, pokemon),
  attacks: attacksOf(battle, pokemon).map(({ name }) => name),
  newIn: pokemon.newIn,
  used: pokemon.used,
  attacked: pokemon.attacked,
  effects: effectsOn(battle, pokemon),
});
