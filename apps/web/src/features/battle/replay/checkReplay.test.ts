/** A true replay passes; whatever is changed in it is found, in the step it belongs to. */
import { isRefusal, stateHash } from '@pokesol/engine';
import { type Action, commitmentPreimage, replay } from '@pokesol/engine/classic';
import type { ReplayAnswer } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { CLASSIC_REPLAY } from '../rules/classic/replay.ts';
import { checkReplay, type ReplayCheck, replayFile, textHash } from './checkReplay.ts';
import { keptBattle, longBattle } from './testing.ts';
import { timelineOf } from './timeline.ts';

const battle = longBattle(40);
const judged = (answer: ReplayAnswer<'classic'>, committed?: string) =>
  checkReplay(CLASSIC_REPLAY, answer, timelineOf(CLASSIC_REPLAY, answer.record), committed);
const verdict = ({ verdict, setup, rules, moves, end }: ReplayCheck) => ({
  verdict,
  setup: setup.ok,
  rules: rules.ok,
  moves: moves.ok,
  end: end.ok,
});
const GOOD = { verdict: 'verified', setup: true, rules: true, moves: true, end: true };
const withActions = (actions: readonly Action[]): ReplayAnswer<'classic'> => ({
  ...battle,
  record: { ...battle.record, actions },
});

describe('a replay', () => {
  test('of a battle that was played to its end passes', () => {
    expect(battle.victoryCondition).not.toBeNull();
    expect(verdict(judged(battle))).toEqual(GOOD);
  });

  test('of an abandoned battle passes, without a winner', () => {
    const abandoned = keptBattle('left alone', 2);
    expect(abandoned).toMatchObject({ winner: null, victoryCondition: null });
    expect(verdict(judged(abandoned))).toEqual(GOOD);
  });

  test('with another seed does not keep its promise, and leads elsewhere', () => {
    const other = { ...battle, record: { ...battle.record, seed: 'another seed' } };
    expect(verdict(judged(other))).toMatchObject({ verdict: 'mismatch', setup: false, end: false });
  });

  test('whose setup is not what this browser was promised is caught, whatever the server says of it', () => {
    expect(verdict(judged(battle, battle.setupHash))).toEqual(GOOD);
    const other = '0'.repeat(64);
    expect(verdict(judged(battle, other))).toEqual({ ...GOOD, verdict: 'mismatch', setup: false });
    expect(judged(battle, other).setup.committed).toBe(other);
  });

  test('with another order of a deck does not keep its promise', () => {
    const [first, second] = battle.record.decks;
    const decks = [{ ...first, cards: [...first.cards].reverse() }, second] as const;
    const other = { ...battle, record: { ...battle.record, decks } };
    expect(verdict(judged(other))).toMatchObject({ verdict: 'mismatch', setup: false });
  });

  test.each<[string, Partial<ReplayAnswer<'classic'>>, Partial<typeof GOOD>]>([
    ['another promise', { setupHash: '0'.repeat(64) }, { setup: false }],
    ['another end', { finalHash: '0'.repeat(16) }, { end: false }],
    ['another winner', { winner: battle.winner === 0 ? 1 : 0 }, { end: false }],
    ['another reason', { victoryCondition: 'turn_limit' }, { end: false }],
  ])('with %s is caught', (_, change, expected) => {
    expect(battle.victoryCondition).not.toBe('turn_limit');
    expect(verdict(judged({ ...battle, ...change }))).toEqual({ ...GOOD, verdict: 'mismatch', ...expected });
  });

  test('with a move too few ends elsewhere', () => {
    const short = withActions(battle.record.actions.slice(0, -1));
    expect(verdict(judged(short))).toEqual({ ...GOOD, verdict: 'mismatch', end: false });
  });

  test('with an illegal move stops there, and says why', () => {
    const forged = withActions([...battle.record.actions, { type: 'endTurn', seat: 0 }]);
    expect(verdict(judged(forged))).toEqual({ ...GOOD, verdict: 'mismatch', moves: false, end: false });
    expect(judged(forged).moves.refusal).not.toBe('');
  });

  test('of other rules says which', () => {
    const record = { ...battle.record, rulesVersion: 99 };
    const older = { ...battle, record, setupHash: textHash(commitmentPreimage(record)) };
    expect(verdict(judged(older))).toEqual({ ...GOOD, verdict: 'otherRules', rules: false });
    expect(judged(older).rules.recorded).toBe(99);
  });
});

test('the file holds all that the rules need to come to the same end', () => {
  const { finalHash, ...record } = JSON.parse(replayFile(battle));
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const last = steps.at(-1);
  expect(last && stateHash(last.battle)).toBe(finalHash);
  expect(finalHash).toBe(battle.finalHash);
});

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('of %j', (text, hash) => expect(textHash(text)).toBe(hash));
