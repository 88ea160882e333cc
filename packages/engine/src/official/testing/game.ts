/**
 * Lets a test of the official rules read like a game: `you` and `opponent` do things by name and tell what they have. After
 * every action the battle goes through JSON and is checked for soundness.
 */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type PokemonId, type Seat } from '../../kernel/ids.ts';
import { isRefusal } from '../../kernel/result.ts';
import { factsOf, findPokemon, inPlay } from '../../kernel/table.ts';
import { applyAction } from '../actions/apply.ts';
import { legalActions } from '../actions/legal.ts';
import type { Action } from '../model/actions.ts';
import type { Answer, Choice } from '../model/choices.ts';
import { type BattleEvent, eventsFor } from '../model/events.ts';
import type { OfficialRefusal } from '../model/refusals.ts';
import { type Battle, nameOf, type Pokemon } from '../model/state.ts';
import { viewFor } from '../project/view.ts';
import { createBattle, type DeckChoice, type Options } from '../setup.ts';
import { assertSound } from './invariants.ts';
import { type Position, positionOf } from './position.ts';

const NOWHERE = 999;

/** A game from a position; it is your turn. */
export const game = (position: Position) => gameOf(positionOf(position), []);

/** A game from its beginning. Throws when the setup is refused. */
export function deal(you: DeckChoice, opponent: DeckChoice, seed: string, options?: Options) {
  const created = createBattle([you, opponent], seed, options);
  if (isRefusal(created)) throw new Error(created.message);
  return gameOf(created.battle, created.events);
}

type Table = { battle: Battle; events: readonly BattleEvent[] };
/** By name, in the order of the question; `true` and numbers as they are. */
type Named = string | number | boolean | readonly string[];

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export function gameOf(battle: Battle, events: readonly BattleEvent[]) {
  const table: Table = { battle: throughJson(battle), events: [...events] };
  assertSound(battle);
  let seen = 0;
  return {
    you: playerOf(table, 0),
    opponent: playerOf(table, 1),
    battle: (): Battle => table.battle,
    events: (): readonly BattleEvent[] => table.events,
    /** The kinds of all that happened since it was last asked. */
    happened: () => {
      const fresh = table.events.slice(seen).map(({ type }) => type);
      seen = table.events.length;
      return fresh;
    },
  };
}

function tryOut(table: Table, action: Action): OfficialRefusal | null {
  const before = JSON.stringify(table.battle);
  const result = applyAction(table.battle, action);
  if (JSON.stringify(table.battle) !== before) throw new Error('The battle that was passed in has changed');
  if (isRefusal(result)) return result;
  assertSound(result.battle);
  table.battle = throughJson(result.battle);
  table.events = [...table.events, ...throughJson(result.events)];
  return null;
}

function playerOf(table: Table, seat: Seat) {
  const side = () => table.battle.state.sides[seat];
  const names = (cards: readonly CardNo[]) => cards.map((card) => factsOf(table.battle, card).name);
  const described = (pokemon: Frozen<Pokemon>) => ({
    name: nameOf(table.battle, pokemon),
    damage: pokemon.damage,
    energy: names(pokemon.energy),
    attached: names(pokemon.attached),
    statuses: pokemon.afflictions.map(({ status }) => status),
  });
  return {
    ...movesOf(table, seat, (action) => {
      const refused = tryOut(table, action);
      if (refused !== null) throw new Error(`${JSON.stringify(action)}: ${refused.message}`);
    }),
    /** The same moves where the test expects a refusal, whose code they return. */
    cannot: movesOf(table, seat, (action) => {
      const refused = tryOut(table, action);
      if (refused === null) throw new Error(`${JSON.stringify(action)} was allowed`);
      return refused.code;
    }),
    get active() {
      const { active } = side();
      return active === null ? null : described(active);
    },
    get bench() {
      return side().bench.map(described);
    },
    get hand() {
      return names(side().hand);
    },
    /** From the top. */
    get deck() {
      return names(side().deck).reverse();
    },
    get discard() {
      return names(side().discard);
    },
    get lost() {
      return names(side().lost);
    },
    get prizes() {
      return side().prizes.length;
    },
    /** What is on offer in the open question, by name; `null` if it is not for this player. */
    get asked() {
      const { choice } = table.battle.state;
      return choice?.seat === seat ? offered(table.battle, choice) : null;
    },
    get moves() {
      return legalActions(table.battle, seat);
    },
    get view() {
      return viewFor(table.battle, seat);
    },
    get events() {
      return eventsFor(table.events, seat);
    },
  };
}

/** The things that a question offers, by their names. */
function offered(battle: Battle, choice: Choice): readonly (string | number | boolean)[] {
  switch (choice.kind) {
    case 'cards':
    case 'order':
      return choice.cards.map((card) => factsOf(battle, card).name);
    case 'pokemon':
      return choice.pokemon.map((id) => {
        const found = findPokemon(battle.state, id);
        return found === null ? '' : nameOf(battle, found.pokemon);
      });
    case 'attack':
      return choice.attacks.map(({ name }) => name);
    case 'next':
      return choice.effects.map(({ name }) => name);
    case 'type':
      return choice.types;
    case 'modes':
      return choice.modes;
    case 'number':
      return [choice.min, choice.max];
    case 'yesNo':
      return [true, false];
  }
}

function answerOf(battle: Battle, choice: Choice | null, named: readonly Named[]): Answer {
  if (choice === null) return [];
  const [first] = named;
  if (choice.kind === 'yesNo' || choice.kind === 'number') return first as boolean | number;
  if (choice.kind === 'type') return first as Answer;
  if (choice.kind === 'modes') return named as readonly number[];
  const names = offered(battle, choice);
  if (choice.kind === 'attack' || choice.kind === 'next') return names.indexOf(String(first));
  const items: readonly number[] = choice.kind === 'pokemon' ? choice.pokemon : choice.cards;
  const left = [...names];
  return named.map((name) => {
    const index = left.indexOf(String(name));
    if (index < 0) return NOWHERE as CardNo;
    left[index] = '';
    return (items[index] ?? NOWHERE) as CardNo;
  });
}

/** The moves of a seat by name. What cannot be found is sent as a number that nothing has. */
function movesOf<R>(table: Table, seat: Seat, send: (action: Action) => R) {
  const state = () => table.battle.state;
  const card = (name: string): CardNo => {
    const { hand, discard, deck } = state().sides[seat];
    const found = [...hand, ...discard, ...deck].find((each) => factsOf(table.battle, each).name === name);
    return found ?? (NOWHERE as CardNo);
  };
  /** The own Pokémon of that name, else the opponent's. */
  const pokemon = (name: string): PokemonId => {
    const all = [seat, otherSeat(seat)].flatMap((each) => inPlay(state().sides[each]));
    return all.find((each) => nameOf(table.battle, each) === name)?.id ?? (NOWHERE as PokemonId);
  };
  return {
    benches: (name: string) => send({ type: 'bench', seat, card: card(name) }),
    assemble: (name: string) => send({ type: 'assemble', seat, card: card(name) }),
    evolve: (onto: string, name: string) =>
      send({ type: 'evolve', seat, card: card(name), pokemon: pokemon(onto) }),
    attach: (energy: string, to: string) =>
      send({ type: 'attach', seat, card: card(energy), pokemon: pokemon(to) }),
    use: (trainer: string) => send({ type: 'trainer', seat, card: card(trainer) }),
    /** With those Pokémon as the answer to its first question, sent beforehand. */
    useOn: (trainer: string, ...names: readonly string[]) =>
      send({ type: 'trainer', seat, card: card(trainer), answers: [names.map(pokemon)] }),
    ability: (by: string, place = 0) => send({ type: 'ability', seat, pokemon: pokemon(by), ability: place }),
    /** Of a card in the hand, the discard pile or the deck, whichever has it first. */
    cardAbility: (name: string, place = 0) =>
      send({ type: 'cardAbility', seat, card: card(name), ability: place }),
    /** The Stadium in play. */
    stadium: () => send({ type: 'stadium', seat }),
    retreat: () => send({ type: 'retreat', seat }),
    attack: (place = 0) => send({ type: 'attack', seat, attack: place }),
    attackFromBench: (by: string, place = 0) =>
      send({ type: 'attack', seat, attack: place, pokemon: pokemon(by) }),
    endTurn: () => send({ type: 'endTurn', seat }),
    choose: (...named: readonly Named[]) =>
      send({ type: 'choose', seat, answer: answerOf(table.battle, state().choice, named) }),
    concede: () => send({ type: 'concede', seat }),
    timeOut: () => send({ type: 'timeOut', seat }),
  };
}
