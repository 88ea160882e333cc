/** What tests want of a battle. `npm run tool -- openings` finds for each wish a battle in which it comes true. */
import type { Move } from '@pokesol/engine/classic';
import { advised, firstOf, gathers, inOrder, isTable, looksOn, reorders, type Table } from './choosers.ts';
import { ASKING_DECK, FREE_DECK, listed, STRONG_DECK } from './decks.ts';
import type { Chooser, OpeningLine, OpeningSetup } from './opening.ts';

export type Wish = {
  readonly setup: OpeningSetup;
  readonly play: () => Chooser;
  /** The most moves of people. */
  readonly longest: number;
  /** In words, and whether it came true. */
  readonly wanted: Readonly<Record<string, (line: OpeningLine) => boolean>>;
};

/** One Pokémon of 90 HP, and nothing that it could do. */
const IDLE = listed('Onix', 'Charizard');
/** Does something each turn, ten damage at the most. */
const LIVELY = listed('Magikarp, 2 Water Energy, Magikarp, Water Energy, 2 Magikarp', 'Water Energy');
const ROOKIE = { name: 'Rookie Emil', level: 'easy' } as const;
const EXPERT = { name: 'Expert Nora', level: 'medium' } as const;

const QUIET: Table = {
  active: 'Pikachu',
  bench: ['Growlithe', 'Charmander'],
  hand: ['Lightning Energy', 'Lightning Energy', 'Pikachu', 'Bill', 'Potion'],
};
/** What two people are dealt who have nothing else in mind than to sit at one table. */
const PEOPLE = listed(
  'Charmander, Pikachu, 2 Fire Energy, Potion, Bill, Growlithe, Switch, Pikachu, Charmander, Growlithe',
  'Fire Energy',
);

const isOver =
  (winner: 0 | 1): ((line: OpeningLine) => boolean) =>
  ({ battle: { state } }) =>
    state.winner === winner && state.victoryCondition === 'opponent_no_pokemon';
const does =
  (...types: readonly Move['type'][]) =>
  ({ moves }: OpeningLine): boolean =>
    types.every((type) => moves.some((move) => move.type === type));
const inTurns =
  (first: number, last: number) =>
  ({ battle: { state } }: OpeningLine): boolean =>
    state.turn >= first && state.turn <= last;
const isOwnMove = ({ battle: { state } }: OpeningLine): boolean =>
  state.phase === 'active' && state.current === 0 && state.choice === null;
const isSet = (table: Table) => ({
  'its side of the table stands as it is used': ({ battle }: OpeningLine) => isTable(battle, 0, table),
  'it is its own move': isOwnMove,
  'the opponent has one Pokémon, without energy': ({ battle: { state } }: OpeningLine) => {
    const { active, bench } = state.sides[1];
    return active?.energy.length === 0 && bench.length === 0;
  },
  'nothing has happened to anybody': ({ events }: OpeningLine) =>
    events.every(({ type }) => type !== 'damageDealt' && type !== 'energyAttached'),
});
const listOf = (table: Table): string => [table.active, ...table.bench, ...table.hand].join();

export const WISHES = {
  /** A whole battle with the free pack's deck, found in the lobby, and won. */
  won: {
    setup: { begun: 'drawn', deck: FREE_DECK, opponent: 'simulated' },
    play: () => advised('hard'),
    longest: 12,
    wanted: {
      'it is won by a knock-out': isOver(0),
      'it has three own turns and more': ({ moves }) =>
        moves.filter(({ type }) => type === 'endTurn').length >= 2,
      'it ends in turn 5 to 9': inTurns(5, 9),
      'Pokémon, energy, trainers and attacks are used': does('play', 'attach', 'trainer', 'attack'),
      'it has an own move after the first Pokémon is placed': ({ moves }) => moves[1]?.type !== 'promote',
    },
  },
  /** A whole battle with a deck of questions. */
  questioned: {
    setup: { begun: 'drawn', deck: ASKING_DECK, opponent: 'simulated' },
    play: () => reorders(advised('hard')),
    longest: 14,
    wanted: {
      'it is over': ({ battle: { state } }) => state.phase === 'ended',
      'it ends in turn 3 to 9': inTurns(3, 9),
      'everything is done that one can do': does('play', 'attach', 'trainer', 'choose', 'attack', 'endTurn'),
      'cards are picked, and five put in another order': ({ moves }) => {
        const answers = moves.flatMap((move) => (move.type === 'choose' ? [move.cards.length] : []));
        return answers.some((cards) => cards < 5) && answers.includes(5);
      },
    },
  },
  /** A whole battle that is lost, though not for want of trying. */
  lost: {
    setup: { begun: 'drawn', deck: STRONG_DECK, opponent: 'simulated' },
    play: () => advised('medium'),
    longest: 14,
    wanted: {
      'it is lost by a knock-out': isOver(1),
      'it ends in turn 4 to 8': inTurns(4, 8),
      'Pokémon, energy and attacks are used, and a place filled': does('play', 'attach', 'attack', 'promote'),
    },
  },
  /** Lost by who only looks on. */
  lookedOn: {
    setup: {
      begun: 'listed',
      decks: [listed('Charmander', 'Fire Energy'), listed('Magmar, 2 Water Energy', 'Fire Energy')],
      opponent: EXPERT,
    },
    play: () => looksOn,
    longest: 6,
    wanted: {
      'it is lost by a knock-out': isOver(1),
      'it lasts two own turns': ({ moves }) => moves.filter(({ type }) => type === 'endTurn').length === 2,
    },
  },
  /** A newcomer beats the first trainer. */
  joey: {
    setup: { begun: 'drawn', deck: FREE_DECK, opponent: { trainerId: 'joey' } },
    play: () => advised('hard'),
    longest: 20,
    wanted: { 'it is won by a knock-out': isOver(0), 'it ends in turn 3 to 9': inTurns(3, 9) },
  },
  /** One player attacks as soon as possible, the other looks on. */
  knockOut: {
    setup: { begun: 'drawn', deck: STRONG_DECK, opponent: 'person' },
    play: () => {
      const attacks = inTurnOf(0, (battle, seat) => {
        const { active } = battle.state.sides[seat];
        const energy = firstOf('attach')(battle, seat);
        const isOnActive = energy?.type === 'attach' && energy.pokemon === active?.id;
        const attack = firstOf('attack', 'promote')(battle, seat);
        if (attack !== undefined) return attack;
        return active?.energy.length === 0 && isOnActive ? energy : firstOf('endTurn')(battle, seat);
      });
      return (battle, seat) =>
        battle.state.phase === 'setup'
          ? firstOf('play')(battle, seat)
          : (attacks(battle, seat) ?? looksOn(battle, seat));
    },
    longest: 12,
    wanted: {
      'it is won by a knock-out': isOver(0),
      'it ends in turn 3 to 6': inTurns(3, 6),
      'who looks on begins': ({ moves }) => moves[2]?.seat === 1,
    },
  },
  /** Won with the third move, against any opponent. */
  quick: {
    setup: {
      begun: 'listed',
      decks: [listed('Zapdos', 'Lightning Energy'), listed('Magikarp', 'Charizard')],
      opponent: ROOKIE,
    },
    play: () => firstOf('play', 'attack', 'attach'),
    longest: 3,
    wanted: { 'it is won by a knock-out': isOver(0), 'it ends with the first own turn': inTurns(1, 2) },
  },
  /** An own move with energy to attach, a Pokémon to play, and nothing that could go wrong. */
  quiet: {
    setup: {
      begun: 'listed',
      decks: [listed(listOf(QUIET), 'Lightning Energy'), IDLE],
      opponent: ROOKIE,
    },
    play: () => gathers(QUIET),
    longest: 5,
    wanted: isSet(QUIET),
  },
  /** An opponent that does something each turn and is no danger for many. */
  lively: {
    setup: {
      begun: 'listed',
      decks: [listed('Onix, Potion, Charmeleon', 'Fighting Energy'), LIVELY],
      opponent: EXPERT,
    },
    play: () => inOrder(firstOf('play'), ...Array.from({ length: 4 }, () => firstOf('endTurn'))),
    longest: 5,
    wanted: {
      'it is its own move': isOwnMove,
      'it begins': ({ events }) =>
        events.some((event) => event.type === 'turnStarted' && event.turn === 1 && event.seat === 0),
      'the opponent attacks with its first turn': ({ events }) => {
        const second = events.findIndex((event) => event.type === 'turnEnded' && event.turn === 2);
        const attack = events.findIndex((event) => event.type === 'attackUsed' && event.seat === 1);
        return attack >= 0 && attack < second;
      },
    },
  },
  /** Four turns with a little of everything, to be given up and watched again. */
  eventful: {
    setup: {
      begun: 'listed',
      decks: [
        listed('Charmander, Pikachu, Fire Energy, Growlithe, Fire Energy, Charmeleon, Bill', 'Fire Energy'),
        LIVELY,
      ],
      opponent: EXPERT,
    },
    play: () => (battle, seat) =>
      battle.state.turn >= 4 && battle.state.current === 0
        ? undefined
        : firstOf('play', 'promote', 'attach', 'choose', 'endTurn')(battle, seat),
    longest: 18,
    wanted: {
      'it is its own move': isOwnMove,
      'it is in turn 4 or 5': inTurns(4, 5),
      'Pokémon and energy are used': does('play', 'attach', 'endTurn'),
      'both have something in play and in the hand': ({ battle: { state } }) =>
        state.sides.every(({ active, hand }) => active !== null && hand.length > 0),
    },
  },
  /** Two people past the setup. */
  people: {
    setup: { begun: 'listed', decks: [PEOPLE, PEOPLE], opponent: 'person' },
    play: () => inOrder(firstOf('play'), firstOf('play')),
    longest: 2,
    wanted: { 'turn 1 has begun': inTurns(1, 1) },
  },
  /** Two people, and a question to who is to move. */
  peopleAsked: {
    setup: {
      begun: 'listed',
      decks: [
        listed('Charmander, 2 Computer Search', 'Fire Energy'),
        listed('Charmander, 2 Computer Search', 'Fire Energy'),
      ],
      opponent: 'person',
    },
    play: () => inOrder(firstOf('play'), firstOf('play'), firstOf('trainer')),
    longest: 3,
    wanted: {
      'a question is open': ({ battle: { state } }) => state.choice?.seat === state.current,
    },
  },
} as const satisfies Readonly<Record<string, Wish>>;

export type OpeningName = keyof typeof WISHES;
export const OPENING_NAMES = Object.keys(WISHES) as OpeningName[];

/** Only of that seat. */
function inTurnOf(whose: 0 | 1, chooser: Chooser): Chooser {
  return (battle, seat) => (seat === whose ? chooser(battle, seat) : undefined);
}
