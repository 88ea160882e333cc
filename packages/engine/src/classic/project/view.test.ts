/** What a seat sees does not depend on what it may not see; what it may see is all there. */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import { seedChance } from '../../kernel/chance.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import { type Random, seedRandom, shuffle } from '../../kernel/random.ts';
import { factsOf } from '../../kernel/table.ts';
import { legalActions } from '../actions/legal.ts';
import { type BattleEvent, eventsFor } from '../model/events.ts';
import type { Battle, Side } from '../model/state.ts';
import { deal, game } from '../testing/game.ts';
import { assertSound } from '../testing/invariants.ts';
import {
  must,
  randomAction,
  randomDecks,
  randomMove,
  randomPlay,
  randomStart,
} from '../testing/randomPlay.ts';
import { determinize } from './determinize.ts';
import { viewFor } from './view.ts';

/** `npm run soak` raises it. The same battles each time. */
const SEEDS = Array.from(
  { length: Number(process.env.VIEWED_BATTLES ?? 10) },
  (_, number) => `view ${number}`,
);

/** The same battle to that seat: what it cannot see is thrown about, and the opponent's hidden cards are others. */
function scrambled(battle: Battle, seat: Seat, random: Random): Battle {
  const { state } = battle;
  const own = state.sides[seat];
  const other = state.sides[otherSeat(seat)];
  const { choice } = state;
  // The side that orders cards sees them: they stay.
  const seen = choice?.kind === 'orderCards' && choice.seat === seat ? choice.cards.length : 0;
  const hidden = own.deck.slice(0, own.deck.length - seen);
  const top = own.deck.slice(own.deck.length - seen);
  // During the setup the other's active Pokémon lies face down.
  const faceDown = state.turn === 0 ? other.active : null;
  const theirs = shuffle(random, [
    ...other.hand,
    ...other.deck,
    ...other.prizes,
    ...(faceDown === null ? [] : faceDown.cards),
  ]);
  const placed = faceDown === null ? [] : theirs.splice(0, faceDown.cards.length);
  const newOther = {
    ...other,
    active: faceDown === null ? other.active : { ...faceDown, cards: placed },
    hand: theirs.slice(0, other.hand.length),
    deck: theirs.slice(other.hand.length, other.hand.length + other.deck.length),
    prizes: theirs.slice(other.hand.length + other.deck.length),
  };
  const newOwn = { ...own, deck: [...shuffle(random, hidden), ...top] };
  const basics = battle.printed.flatMap((facts, place) =>
    facts.kind === 'pokemon' && facts.basic ? [place] : [],
  );
  const printing = battle.printing.map((place, card) =>
    placed.includes(card as CardNo)
      ? at(basics, random.below(basics.length))
      : theirs.includes(card as CardNo)
        ? random.below(battle.printed.length)
        : place,
  );
  return {
    ...battle,
    printing,
    state: {
      ...state,
      sides: (seat === 0 ? [newOwn, newOther] : [newOther, newOwn]) as [Side, Side],
      random: seedChance(`${random.word()}`).state(),
    },
  };
}

describe('what a seat may not see', () => {
  test('changes neither its view nor its moves', () => {
    const random = seedRandom('scramble');
    let compared = 0;
    let different = 0;
    let faceDown = 0;
    for (const seed of SEEDS)
      for (const { battle } of randomPlay(seed)) {
        const setup = battle.state.phase === 'setup';
        if (!setup && random.below(5) > 0) continue;
        for (const seat of SEATS) {
          if (setup && battle.state.sides[otherSeat(seat)].active !== null) faceDown += 1;
          const other = scrambled(battle, seat, random);
          expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(viewFor(battle, seat)));
          expect(JSON.stringify(legalActions(other, seat))).toBe(JSON.stringify(legalActions(battle, seat)));
          compared += 1;
          const theirs = (each: Battle) => JSON.stringify(viewFor(each, otherSeat(seat)));
          if (theirs(other) !== theirs(battle)) different += 1;
        }
      }
    // The test would prove nothing if nothing had been thrown about.
    expect(different).toBeGreaterThan(compared * 0.9);
    expect(compared).toBeGreaterThan(40 * SEEDS.length);
    expect(faceDown).toBeGreaterThan(SEEDS.length / 2);
  });

  test('is not named by its events', () => {
    for (const seed of SEEDS) {
      const start = randomStart(seed);
      if (start === null) continue;
      expectOnlyVisible(start.events, [start.battle, start.battle]);
      const random = seedRandom(seed);
      let { battle } = start;
      while (battle.state.phase !== 'ended') {
        const { battle: after, events } = must(battle, randomAction(battle, random));
        expectOnlyVisible(events, [battle, after]);
        battle = after;
      }
    }
  });

  test("is not named by what the opponent's draws and searches tell, but counted", () => {
    const { you, opponent } = game({
      you: {
        active: 'Mosslamb',
        hand: ['Long Archive', 'Fire', 'Fire', 'Pen Friend', 'Salvage'],
        deck: ['Balm', 'Leak', 'Whirl', 'Relay'],
      },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Pen Friend');
    you.use('Long Archive');
    you.choose('Fire', 'Fire');
    you.choose('Whirl');
    you.use('Salvage');
    you.choose('Fire');
    const about = (events: readonly BattleEvent[]) =>
      events.flatMap((event) =>
        event.type === 'cardsDrawn' || event.type === 'cardsTaken' ? [[event.cards, event.count]] : [],
      );
    expect(about(opponent.events)).toEqual([
      [null, 2],
      [null, 1],
      [[expect.any(Number)], 1],
    ]);
    expect(about(you.events)).toEqual([
      [[expect.any(Number), expect.any(Number)], 2],
      [[expect.any(Number)], 1],
      [[expect.any(Number)], 1],
    ]);
  });
});

/** What is shown to both and then hidden again. */
const SHOWN: readonly BattleEvent['type'][] = ['mulligan', 'trainerPlayed', 'trainerFailed'];

/** Each card that events name to a seat can be seen by it before or after. */
function expectOnlyVisible(events: readonly BattleEvent[], battles: readonly Battle[]): void {
  for (const seat of SEATS) {
    const visible = new Set(battles.flatMap((battle) => Object.keys(viewFor(battle, seat).cards)));
    // What is discarded lies open, even if it is taken back at once.
    for (const event of events)
      if (event.type === 'cardsDiscarded') for (const card of event.cards) visible.add(String(card));
    for (const event of eventsFor(events, seat)) {
      if (SHOWN.includes(event.type)) continue;
      for (const card of cardsIn(event)) if (!visible.has(String(card))) expect(event).toBe('visible');
    }
  }
}

const CARD_FIELDS: readonly string[] = ['card', 'cards', 'energy', 'attached'];

/** Every card number anywhere in an event. */
function cardsIn(value: unknown, named = false): number[] {
  if (typeof value === 'number') return named ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => cardsIn(each, named));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => cardsIn(field, CARD_FIELDS.includes(name)));
}

describe('a Pokémon placed in the setup', () => {
  const decks = randomDecks('face down');
  const basic = (player: ReturnType<typeof deal>['you']): string => {
    const move = player.moves[0];
    if (move?.type !== 'play') throw new Error('The setup asks for a Pokémon');
    return player.view.cards[move.card] ?? '';
  };

  test('lies face down for the other player, as a flag and an event without its card', () => {
    const { you, opponent } = deal(decks[0], decks[1], 'face down');
    expect([opponent.view.opponent.placed, you.view.you.placed]).toEqual([false, false]);
    you.play(basic(you));
    expect(opponent.view.opponent).toMatchObject({ active: null, placed: true });
    expect(you.view.you).toMatchObject({ active: { damage: 0 }, placed: true });
    expect(opponent.events.at(-1)).toMatchObject({ type: 'activePlaced', seat: 0, placed: null });
    expect(you.events.at(-1)).toMatchObject({
      type: 'activePlaced',
      placed: { pokemon: 1, card: you.active?.cards[0] },
    });
  });

  test('is turned over for both when both stand, before the first turn', () => {
    const { you, opponent, happened } = deal(decks[0], decks[1], 'turned over');
    you.play(basic(you));
    happened();
    opponent.play(basic(opponent));
    expect(happened()).toEqual([
      'activePlaced',
      'activeRevealed',
      'activeRevealed',
      'turnStarted',
      'cardsDrawn',
    ]);
    const revealed = [you, opponent].map(({ events }) =>
      events.flatMap((event) => (event.type === 'activeRevealed' ? [event] : [])),
    );
    expect(revealed[0]).toMatchObject([
      { seat: 0, pokemon: 1, card: you.active?.cards[0] },
      { seat: 1, pokemon: 2, card: opponent.active?.cards[0] },
    ]);
    expect(revealed[1]).toEqual(revealed[0]);
    expect(you.view.opponent).toMatchObject({ placed: true, active: { id: 2 } });
  });

  test('stays face down when a player gives up before that', () => {
    const { you, opponent } = deal(decks[0], decks[1], 'given up');
    you.play(basic(you));
    opponent.concede();
    expect(opponent.view.phase).toBe('ended');
    expect(opponent.view.opponent).toMatchObject({ active: null, placed: true });
  });
});

describe('a view', () => {
  const position = {
    you: {
      active: { card: 'Sparkmouse', damage: 20, energy: ['Fire'] },
      hand: ['Spyglass', 'Water'],
      deck: ['Prism', 'Balm', 'Leak'],
      discard: ['Relay'],
    },
    opponent: { active: 'Mosslamb', bench: ['Stinger'], hand: ['Whirl', 'Riddle'], deck: ['Salvage'] },
  } as const;

  test('has counts of what is hidden and the cards of what is not', () => {
    const { view } = game(position).you;
    expect(view).toMatchObject({
      seat: 0,
      phase: 'active',
      yourMove: true,
      you: { deckCount: 3, handCount: 2, prizeCount: 0, active: { damage: 20, currentHp: 40, maxHp: 60 } },
      opponent: { deckCount: 1, handCount: 2, bench: [{ damage: 0 }] },
      choice: null,
      frames: [],
    });
    const names = (cards: readonly CardNo[]) => cards.map((card) => view.cards[card]);
    expect(names(view.you.hand)).toEqual(['Spyglass', 'Water']);
    expect(names(view.you.unseen).sort()).toEqual(['Balm', 'Leak', 'Prism']);
    expect(view.you.unseen).toEqual([...view.you.unseen].sort((a, b) => a - b));
  });

  test('says that a side has placed its Pokémon also when none is left in the active place', () => {
    const { you } = game({ you: { bench: ['Lulla'] }, opponent: { bench: ['Stinger'] } });
    expect(you.view).toMatchObject({
      you: { active: null, placed: true },
      opponent: { active: null, placed: true },
    });
  });

  test("knows nothing of the opponent's hand and deck, nor of chance", () => {
    const text = JSON.stringify(game(position).you.view);
    for (const hidden of ['Whirl', 'Riddle', 'Salvage', 'random', 'nextEvent', 'printing'])
      expect(text).not.toContain(hidden);
    const other = JSON.stringify(game(position).opponent.view);
    for (const hidden of ['Spyglass', 'Water', 'Prism', 'Balm', 'Leak']) expect(other).not.toContain(hidden);
  });

  test('shows the open question to whom it is put, and the card being played to both', () => {
    const { you, opponent } = game(position);
    you.use('Spyglass');
    expect(you.view.choice?.cards).toHaveLength(3);
    // Of an order there is nothing else to say.
    expect(Object.keys(you.view.choice ?? {})).toEqual(['kind', 'seat', 'cards']);
    expect(opponent.view.choice).toBeNull();
    expect([you.view.yourMove, opponent.view.yourMove]).toEqual([true, false]);
    expect(opponent.view.cards[opponent.view.frames[0]?.card ?? -1]).toBe('Spyglass');
    expect(JSON.stringify(opponent.view)).not.toContain('Prism');
  });

  test('shows no card for an attack that is being resolved', () => {
    const battle = game(position).battle();
    const attack = { seat: 0, card: null, source: null, target: null, steps: [] } as const;
    const resolving = { ...battle, state: { ...battle.state, frames: [attack] } };
    expect(viewFor(resolving, 0)).toEqual({ ...viewFor(battle, 0), frames: [attack] });
  });

  test('shows of what is being resolved, attached and asked nothing but what is named', () => {
    const { you, battle } = game(position);
    you.use('Spyglass');
    const { state, ...facts } = battle();
    const attached = { card: 0 as CardNo, changes: 'damageTaken', amount: -10, untilTurn: 9 } as const;
    const withMore = (more: object): Battle => {
      const withAttached = (side: Frozen<Side>): Frozen<Side> => ({
        ...side,
        active: side.active && { ...side.active, attached: [{ ...attached, ...more }], ...more },
        ...more,
      });
      return {
        ...facts,
        state: {
          ...state,
          frames: state.frames.map((frame) => ({ ...frame, ...more })),
          choice: state.choice && { ...state.choice, ...more },
          sides: [withAttached(state.sides[0]), withAttached(state.sides[1])],
          ...more,
        },
      };
    };
    expect(state).toMatchObject({ frames: [{ seat: 0 }], choice: { seat: 0 } });
    for (const seat of SEATS) {
      const view = viewFor(withMore({}), seat);
      expect(view.you.active?.attached).toEqual([attached]);
      expect(viewFor(withMore({ picked: [5], note: 'Prism' }), seat)).toEqual(view);
    }
  });

  test('is plain JSON', () => {
    const { view } = game(position).you;
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('a determinized battle', () => {
  test('looks to its seat as the real one, and can be played on', () => {
    const random = seedRandom('determinize');
    let same = 0;
    let asked = 0;
    for (const seed of SEEDS)
      for (const { battle } of randomPlay(seed)) {
        const openQuestion = battle.state.choice !== null;
        if (!openQuestion && random.below(8) > 0) continue;
        for (const seat of SEATS) {
          const view = viewFor(battle, seat);
          const guess = randomDecks(`guess ${random.word()}`)[0].cards;
          const determinized = determinize(view, guess, `${random.word()}`);
          assertSound(determinized);
          // The opponent's question may have but one answer with the determinized cards, and is over then.
          if (view.choice !== null || !openQuestion) {
            expect(JSON.stringify(viewFor(determinized, seat))).toBe(JSON.stringify(view));
            expect(legalActions(determinized, seat)).toEqual(legalActions(battle, seat));
            same += 1;
          } else asked += 1;
          playOn(determinized, random);
        }
      }
    expect(same).toBeGreaterThan(40 * SEEDS.length);
    expect(asked).toBeGreaterThan(4 * SEEDS.length);
  });

  test('takes the opponent’s hidden cards from the guess, in an order that the seed decides', () => {
    const { battle } = deal(...randomDecks('guess'), 'guess');
    const guess = randomDecks('another')[1].cards;
    const view = viewFor(battle(), 0);
    const one = determinize(view, guess, 'one');
    const wanted = guess.map(({ id }) => id).sort();
    for (let number = 0; number < 20; number += 1) {
      const { state, ...rest } = determinize(view, guess, `${number}`);
      const { hand, deck } = state.sides[1];
      expect(hand).toHaveLength(view.opponent.handCount);
      expect([...hand, ...deck].map((card) => factsOf(rest, card).id).sort()).toEqual(wanted);
      const canBegin = legalActions({ ...rest, state }, 1).length > 0;
      expect(canBegin).toBe(true);
    }
    expect(determinize(view, guess, 'one')).toEqual(one);
    expect(determinize(view, guess, 'two')).not.toEqual(one);
  });
});

function playOn(start: Battle, random: Random): void {
  let battle = start;
  for (let move = 0; move < 12 && battle.state.phase !== 'ended'; move += 1) {
    battle = must(battle, randomMove(battle, random)).battle;
    assertSound(battle);
  }
}
