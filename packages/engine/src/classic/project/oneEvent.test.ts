/** What one event changes in a view, and what it leaves alone: cases that battles by chance seldom come to. */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import type { CardNo, PokemonId } from '../../kernel/ids.ts';
import { readyToPlay } from '../../kernel/viewSides.ts';
import type { Choice } from '../model/choices.ts';
import type { BattleEvent, NewEvent } from '../model/events.ts';
import { positionOf } from '../testing/index.ts';
import { applyEvent, isKnownEvent } from './applyEvent.ts';
import { type BattleView, type FrameView, type PokemonView, viewFor } from './view.ts';

const VIEW: BattleView = viewFor(
  positionOf({
    you: {
      active: { card: 'Mosslamb', statuses: ['poison', 'confusion'] },
      bench: ['Featherling', 'Quietstone'],
      hand: ['Riddle', 'Balm', 'Fire'],
    },
    opponent: { active: 'Mosslamb', bench: ['Featherling'], hand: ['Riddle', 'Fire'] },
  }),
  0,
);

const applied = (view: BattleView, event: NewEvent): BattleView =>
  applyEvent(view, { id: 0, ...event } as BattleEvent);
const refOf = ({ id, card }: PokemonView) => ({ pokemon: id, card });
const active = (view: BattleView): PokemonView => {
  if (view.you.active === null) throw new Error('there is an active Pokémon');
  return view.you.active;
};
const [riddle, balm] = [at(VIEW.you.hand, 0), at(VIEW.you.hand, 1)];
const frameOf = (card: CardNo): FrameView => ({ seat: 0, card, source: null, target: null, steps: [] });
const QUESTION: Choice = { kind: 'orderCards', seat: 0, cards: [riddle] };
const UNKNOWN = 119 as CardNo;

test('an event of another build is known as such, and so is every inherited name', () => {
  expect(['healed', 'teleported', 'toString'].map((type) => isKnownEvent({ type }))).toEqual([
    true,
    false,
    false,
  ]);
});

test('before events are played no move is asked for and no question is open', () => {
  expect(VIEW.yourMove).toBe(true);
  const asked: BattleView = { ...VIEW, choice: QUESTION };
  expect(readyToPlay(asked, VIEW)).toMatchObject({ yourMove: false, choice: null });
});

test('what concerns nothing in play leaves the board the same object', () => {
  const absent = { pokemon: 99 as PokemonId, card: balm };
  expect(applied(VIEW, { type: 'healed', seat: 0, amount: 10, ...absent })).toBe(VIEW);
});

test('a Pokémon whose card this seat has not seen stands there without hit points', () => {
  const hidden = { ...VIEW, opponent: { ...VIEW.opponent, active: null } };
  const ref = { pokemon: 99 as PokemonId, card: UNKNOWN };
  expect(applied(hidden, { type: 'activeRevealed', seat: 1, ...ref }).opponent.active).toMatchObject({
    id: 99,
    card: UNKNOWN,
    maxHp: 0,
  });
});

test('the other player’s face-down active leaves the hand, and shows nothing', () => {
  const setup = { ...VIEW, opponent: { ...VIEW.opponent, active: null, placed: false } };
  expect(applied(setup, { type: 'activePlaced', seat: 1, placed: null }).opponent).toEqual({
    ...setup.opponent,
    handCount: setup.opponent.handCount - 1,
    placed: true,
  });
});

describe('a trainer', () => {
  test('lies open with its target while it is resolved', () => {
    const target = refOf(active(VIEW));
    const played = applied(VIEW, { type: 'trainerPlayed', seat: 0, card: balm, target });
    expect(played.frames).toEqual([{ ...frameOf(balm), target: target.pokemon }]);
    expect(played.you.hand).not.toContain(balm);
  });

  test('without effect stays in the own hand, and leaves that of the other player until it has failed', () => {
    expect(applied(VIEW, { type: 'trainerPlayed', seat: 0, card: riddle, target: null })).toBe(VIEW);
    const theirs: BattleView = { ...VIEW, cards: { ...VIEW.cards, [UNKNOWN]: VIEW.cards[riddle] ?? '' } };
    const played = applied(theirs, { type: 'trainerPlayed', seat: 1, card: UNKNOWN, target: null });
    expect(played.opponent.handCount).toBe(VIEW.opponent.handCount - 1);
    expect(played.frames).toEqual([{ ...frameOf(UNKNOWN), seat: 1 }]);
    const failed = applied(played, {
      type: 'trainerFailed',
      seat: 1,
      card: UNKNOWN,
      reason: 'unknownEffect',
    });
    expect(failed.opponent.handCount).toBe(VIEW.opponent.handCount);
    expect(failed.frames).toEqual([]);
  });

  test('that is done leaves the other one open', () => {
    const both = { ...VIEW, frames: [frameOf(riddle), frameOf(balm)] };
    const done = applied(both, { type: 'cardsDiscarded', seat: 0, from: 'effect', cards: [balm] });
    expect(done.frames).toEqual([frameOf(riddle)]);
    expect(done.you.discard).toEqual([...VIEW.you.discard, balm]);
  });
});

test('of two cards attached to a Pokémon only the one that ends goes', () => {
  const on = (view: BattleView, card: CardNo) =>
    applied(view, {
      type: 'cardAttached',
      seat: 0,
      ...refOf(active(VIEW)),
      attached: card,
      changes: 'damageDealt',
      amount: 10,
      untilTurn: 9,
    });
  const ended = applied(on(on(VIEW, balm), riddle), {
    type: 'attachedEnded',
    seat: 0,
    ...refOf(active(VIEW)),
    attached: balm,
  });
  expect(active(ended).attached).toEqual([
    { card: riddle, changes: 'damageDealt', amount: 10, untilTurn: 9 },
  ]);
  expect(ended.you.discard).toEqual([...VIEW.you.discard, balm]);
});

test('of two conditions only the one that ends goes', () => {
  const ended = applied(VIEW, {
    type: 'statusesRemoved',
    seat: 0,
    ...refOf(active(VIEW)),
    statuses: ['confusion'],
  });
  expect(active(ended).statuses).toEqual(['poison']);
});

describe('a Pokémon that is knocked out', () => {
  const [first, second] = [at(VIEW.you.bench, 0), at(VIEW.you.bench, 1)];

  test('on the bench leaves the active one and the others where they are', () => {
    const { you } = applied(VIEW, { type: 'knockedOut', seat: 0, ...refOf(first) });
    expect([you.active, you.bench]).toEqual([VIEW.you.active, [second]]);
  });

  test('on the bench of a side without an active one is gone all the same', () => {
    const open = { ...VIEW, you: { ...VIEW.you, active: null } };
    const { you } = applied(open, { type: 'knockedOut', seat: 0, ...refOf(second) });
    expect([you.active, you.bench]).toEqual([null, [first]]);
  });

  test('in front leaves the bench', () => {
    const { you } = applied(VIEW, { type: 'knockedOut', seat: 0, ...refOf(active(VIEW)) });
    expect([you.active, you.bench]).toEqual([null, [first, second]]);
  });
});

describe('the end', () => {
  const tired: BattleView = {
    ...VIEW,
    you: { ...VIEW.you, playedActiveThisTurn: true, failedThisTurn: [riddle] },
    frames: [frameOf(balm)],
  };

  test('at the turn limit comes when the turn is over', () => {
    const { you, frames } = applied(tired, {
      type: 'battleEnded',
      winner: null,
      victoryCondition: 'turn_limit',
    });
    expect([you.playedActiveThisTurn, you.failedThisTurn, frames]).toEqual([false, [], []]);
    expect(you.active?.turnsInPlay).toBe(active(VIEW).turnsInPlay + 1);
  });

  test('of any other kind stops the turn where it is', () => {
    const { you, frames } = applied(tired, {
      type: 'battleEnded',
      winner: 0,
      victoryCondition: 'opponent_conceded',
    });
    expect([you.playedActiveThisTurn, you.failedThisTurn, frames]).toEqual([true, [riddle], []]);
    expect(you.active?.turnsInPlay).toBe(active(VIEW).turnsInPlay);
  });
});
