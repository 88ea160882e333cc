/**
 * Lets a test read like a game: `you` and `opponent` do things by name and tell what they have. After every action the
 * battle goes through JSON and is checked for soundness.
 */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type PokemonId, type Seat } from '../../kernel/ids.ts';
import { isRefusal } from '../../kernel/result.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import { applyAction } from '../actions/apply.ts';
import { legalActions } from '../actions/legal.ts';
import type { Action } from '../model/actions.ts';
import { type BattleEvent, eventsFor } from '../model/events.ts';
import type { RuleRefusal } from '../model/refusals.ts';
import { type Battle, type Pokemon, pokemonFacts } from '../model/state.ts';
import { viewFor } from '../project/view.ts';
import { createBattle, type DeckChoice } from '../setup.ts';
import { assertAgreement, assertSound } from './invariants.ts';
import { type Position, positionOf } from './position.ts';

const NOWHERE = 999;

/** A game from a position; it is your turn. */
export const game = (position: Position) => gameOf(positionOf(position), []);

/** A game from its beginning. Throws when the setup is refused. */
export function deal(you: DeckChoice, opponent: DeckChoice, seed: string) {
  const created = createBattle([you, opponent], 'classic', seed);
  if (isRefusal(created)) throw new Error(created.message);
  return gameOf(created.battle, created.events);
}

type Table = { battle: Battle; events: readonly BattleEvent[] };

export function gameOf(battle: Battle, events: readonly BattleEvent[]) {
  const table: Table = { battle: throughJson(battle), events: [...events] };
  assertSound(battle);
  return {
    you: playerOf(table, 0),
    opponent: playerOf(table, 1),
    battle: (): Battle => table.battle,
    /** All that happened so far. */
    events: (): readonly BattleEvent[] => table.events,
    /** The kinds of all that happened since it was last asked. */
    happened: happenedOf(table),
  };
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function happenedOf(table: Table): () => string[] {
  let seen = 0;
  return () => {
    const fresh = table.events.slice(seen).map(({ type }) => type);
    seen = table.events.length;
    return fresh;
  };
}

function tryOut(table: Table, action: Action): RuleRefusal | null {
  assertAgreement(table.battle);
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
  const does = movesOf(table, seat, (action) => {
    const refused = tryOut(table, action);
    if (refused !== null) throw new Error(`${JSON.stringify(action)}: ${refused.message}`);
  });
  /** The same moves where the test expects a refusal, which they return. */
  const cannot = movesOf(table, seat, (action) => {
    const refused = tryOut(table, action);
    if (refused === null) throw new Error(`${JSON.stringify(action)} was allowed`);
    return refused;
  });
  const side = () => table.battle.state.sides[seat];
  const names = (cards: readonly CardNo[]) => cards.map((card) => factsOf(table.battle, card).name);
  return {
    ...does,
    cannot,
    get active() {
      const { active } = side();
      return active === null ? null : described(table.battle, active);
    },
    get bench() {
      return side().bench.map((pokemon) => described(table.battle, pokemon));
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
    /** The names on offer in the open question; `null` if it is not for this player. */
    get asked() {
      const choice = viewFor(table.battle, seat).choice;
      return choice === null ? null : { ...choice, cards: names(choice.cards) };
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
    get timeouts() {
      return side().timeouts;
    },
    get mulligans() {
      return side().mulligans;
    },
  };
}

function described(battle: Battle, pokemon: Frozen<Pokemon>) {
  const name = (card: CardNo) => factsOf(battle, card).name;
  return {
    ...pokemon,
    name: pokemonFacts(battle, pokemon).name,
    energy: pokemon.energy.map(name),
    attached: pokemon.attached.map(({ card }) => name(card)),
  };
}

/** The moves of a seat by name. What cannot be found is sent as a number that nothing has. */
function movesOf<R>(table: Table, seat: Seat, send: (action: Action) => R) {
  const state = () => table.battle.state;
  const named = (name: string) => (card: CardNo) => factsOf(table.battle, card).name === name;
  const card = (name: string): CardNo => {
    const { hand, discard, deck } = state().sides[seat];
    return [...hand, ...discard, ...deck].find(named(name)) ?? (NOWHERE as CardNo);
  };
  /** The own Pokémon of that name, else the opponent's. */
  const pokemon = (name: string): PokemonId => {
    const all = [seat, otherSeat(seat)].flatMap((each) => inPlay(state().sides[each]));
    const found = all.find((each) => pokemonFacts(table.battle, each).name === name);
    return found?.id ?? (NOWHERE as PokemonId);
  };
  return {
    /** To the active position when it is empty, else to the bench, unless a test says otherwise. */
    play: (name: string, to: 'active' | 'bench' = state().sides[seat].active === null ? 'active' : 'bench') =>
      send({ type: 'play', seat, card: card(name), to }),
    promote: (name: string) => send({ type: 'promote', seat, pokemon: pokemon(name) }),
    attach: (energy: string, to: string) =>
      send({ type: 'attach', seat, card: card(energy), pokemon: pokemon(to) }),
    use: (trainer: string, on: string | null = null) =>
      send({ type: 'trainer', seat, card: card(trainer), target: on === null ? null : pokemon(on) }),
    /** With the active Pokémon and its first attack, unless a test says otherwise. */
    attack: (attack = 0, by: string | null = null) => {
      const active = state().sides[seat].active?.id ?? (NOWHERE as PokemonId);
      return send({ type: 'attack', seat, pokemon: by === null ? active : pokemon(by), attack });
    },
    endTurn: () => send({ type: 'endTurn', seat }),
    /** Cards of those on offer, by name; equal names mean different cards. */
    choose: (...names: readonly string[]) => {
      const left = [...(state().choice?.cards ?? [])];
      const cards = names.map((name) => {
        const index = left.findIndex(named(name));
        return index < 0 ? (NOWHERE as CardNo) : (left.splice(index, 1)[0] ?? (NOWHERE as CardNo));
      });
      return send({ type: 'choose', seat, cards });
    },
    concede: () => send({ type: 'concede', seat }),
    timeOut: () => send({ type: 'timeOut', seat }),
  };
}
