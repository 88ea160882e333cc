/** The open part of the table behind a view, for the questions of `query/` that need no hidden card. */
import { seedChance } from '../../kernel/chance.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { CardFacts } from '../model/facts.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Marker, Pokemon, Side, State, Table } from '../model/state.ts';
import { attacksOf } from '../query/attacks.ts';
import { hpOf, retreatCostOf, unitsOf } from '../query/pokemon.ts';
import type { BattleView, PokemonView, SideView } from './view.ts';

/** Stands for a card that the view does not show. */
const UNKNOWN: CardFacts = {
  kind: 'pokemon',
  id: '',
  name: '',
  rarity: '',
  stage: 'basic',
  line: [],
  hp: 0,
  types: [],
  attacks: [],
  abilities: [],
  weaknesses: [],
  resistances: [],
  retreatCost: 0,
  prizes: 0,
};

const pokemonBehind = ({ id, cards, energy, attached, ...view }: PokemonView): Frozen<Pokemon> => ({
  id,
  cards,
  energy: energy.map(({ card }) => card),
  attached,
  damage: view.damage,
  afflictions: view.afflictions,
  newIn: view.newIn,
  used: view.used,
  attacked: view.attacked,
});

/** All of a side that both players see; the piles that are hidden are empty. */
const sideBehind = (view: SideView): Frozen<Side> => ({
  deck: [],
  hand: [],
  discard: view.discard,
  prizes: [],
  lost: view.lost,
  active: view.active === null ? null : pokemonBehind(view.active),
  bench: view.bench.map(pokemonBehind),
  mulligans: view.mulligans,
  attachedEnergy: view.attachedEnergy,
  playedSupporter: view.playedSupporter,
  playedStadium: view.playedStadium,
  usedStadium: view.usedStadium,
  retreated: view.retreated,
  spent: view.spent,
  owed: 0,
  timeouts: view.timeouts,
});

const markersBehind = ({ you, opponent }: BattleView): readonly Frozen<Marker>[] =>
  [you, opponent]
    .flatMap(inPlay)
    .flatMap(({ id, effects }) => effects.map(({ change: _, ...marker }) => ({ pokemon: id, ...marker })));

const bySeat = <T>(seat: Seat, own: T, other: T): [T, T] => (seat === 0 ? [own, other] : [other, own]);

/** Everything but hands, decks and Prizes, which are empty, and chance; as the view has it, not to be changed. */
export function openState(view: BattleView): Frozen<Omit<State, 'random'>> {
  const own = sideBehind(view.you);
  const other = sideBehind(view.opponent);
  return {
    phase: view.phase,
    turn: view.turn,
    current: view.current,
    sides: bySeat(view.seat, own, other),
    stadium: view.stadium,
    markers: markersBehind(view),
    bans: view.bans,
    covers: view.covers,
    standsAs: view.standsAs,
    thisTurn: view.thisTurn,
    lastTurn: view.lastTurn,
    frames: view.frames,
    choice: view.choice,
    tiebreaker: view.tiebreaker,
    nextPokemon: 1 + Math.max(0, ...[own, other].flatMap(inPlay).map(({ id }) => id)),
    nextEvent: 0,
    winner: view.winner,
    ending: view.ending,
  };
}

/** An unseen card: what holds while there are so many in a pile counts them. */
const UNSEEN = (2 * OFFICIAL.deckSize) as CardNo;
const unseen = (count: number): CardNo[] => Array.from({ length: count }, () => UNSEEN);

type Printing = {
  readonly cards: BattleView['cards'];
  readonly printing: number[];
  readonly printed: CardFacts[];
};
/** Of the events of one action all views show the same cards. */
const known = new WeakMap<BattleView['printed'], Printing>();

function printingOf({ cards, printed: shown }: BattleView): Printing {
  const before = known.get(shown);
  if (before?.cards === cards) return before;
  const ids = Object.keys(shown);
  const printed = [UNKNOWN, ...ids.map((id) => shown[id] ?? UNKNOWN)];
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const printing = Array.from({ length: UNSEEN + 1 }, (_, card) => places.get(cards[card] ?? '') ?? 0);
  const found = { cards, printing, printed };
  known.set(shown, found);
  return found;
}

/** No figure of a Pokémon depends on it. */
const NO_CHANCE = seedChance('').state();

/** With as many cards in the hidden piles as there are. */
function withPiles(
  state: ReturnType<typeof openState>,
  { you, opponent, seat }: BattleView,
): ReturnType<typeof openState> {
  const counted = (side: SideView, of: Frozen<Side>): Frozen<Side> => ({
    ...of,
    deck: unseen(side.deckCount),
    hand: unseen(side.handCount),
    prizes: unseen(side.prizeCount),
  });
  const [own, other] = [state.sides[seat], state.sides[otherSeat(seat)]];
  return { ...state, sides: bySeat(seat, counted(you, own), counted(opponent, other)) };
}

/** The table as that view knows it, with the own hand: for questions that no hidden card answers, as `forecastOf`. */
export function openTable(view: BattleView): Table {
  const { printed, printing } = printingOf(view);
  const { sides, ...open } = withPiles(openState(view), view);
  const own = { ...sides[view.seat], hand: view.you.hand };
  const state = { ...open, sides: bySeat(view.seat, own, sides[otherSeat(view.seat)]), random: NO_CHANCE };
  return { printed, printing, state };
}

/** What all Pokémon in play come to now, which no event says: HP, retreat costs, what their energy provides. */
export function withFigures(view: BattleView): BattleView {
  const { printed, printing } = printingOf(view);
  const state = { ...withPiles(openState(view), view), random: NO_CHANCE };
  const table: Table = { printed, printing, state };
  const counted = (pokemon: PokemonView): PokemonView => {
    const seat = inPlay(view.you).includes(pokemon) ? view.seat : view.seat === 0 ? 1 : 0;
    const behind = inPlay(table.state.sides[seat]).find(({ id }) => id === pokemon.id);
    if (behind === undefined) return pokemon;
    const [maxHp, retreatCost] = [hpOf(table, behind), retreatCostOf(table, behind)];
    const attacks = attacksOf(table, behind).map(({ name }) => name);
    const energy = pokemon.energy.map(({ card }) => ({
      card,
      provides: unitsOf(table, behind, card as CardNo),
    }));
    const same =
      maxHp === pokemon.maxHp &&
      retreatCost === pokemon.retreatCost &&
      JSON.stringify([energy, attacks]) === JSON.stringify([pokemon.energy, pokemon.attacks]);
    return same ? pokemon : { ...pokemon, maxHp, retreatCost, energy, attacks };
  };
  const figured = <S extends SideView>(side: S): S => ({
    ...side,
    active: side.active === null ? null : counted(side.active),
    bench: side.bench.map(counted),
  });
  return { ...view, you: figured(view.you), opponent: figured(view.opponent) };
}
