/** Replays of the printed game: stepped by the same player, verified by its own verbs, and caught where they are forged. */
import { isRefusal } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { expect, test, vi } from 'vitest';
import { handClock } from '../../../testing/handClock.ts';
import { replayEnding } from '../ending/endingSentence.ts';
import { OFFICIAL_REPLAY } from '../rules/official/replay.ts';
import { checkReplay, replayFile } from './checkReplay.ts';
import { keptOfficial } from './officialTesting.ts';
import { createPlayer } from './player.ts';
import { timelineOf } from './timeline.ts';

const MOVES = 70;
const battle = keptOfficial(MOVES);
const judged = (answer: ReplayAnswer<'official'>, committed?: string) =>
  checkReplay(OFFICIAL_REPLAY, answer, timelineOf(OFFICIAL_REPLAY, answer.record), committed);
const timeline = () => {
  const played = timelineOf(OFFICIAL_REPLAY, battle.record);
  if (isRefusal(played)) throw new Error(played.message);
  return played;
};

test('a true one passes in every step', () => {
  const check = judged(battle, battle.setupHash);
  expect(check).toMatchObject({ verdict: 'verified', rules: { ok: true }, end: { ok: true } });
  expect(check.moves).toEqual({ ok: true, count: MOVES + 1, refusal: null });
});

test('a forged one is caught where it lies', () => {
  const { actions } = battle.record;
  const withActions = (forged: typeof actions) => ({
    ...battle,
    record: { ...battle.record, actions: forged },
  });
  expect(judged(withActions(actions.slice(0, -1)))).toMatchObject({
    verdict: 'mismatch',
    moves: { ok: true },
    end: { ok: false },
  });
  expect(judged(withActions([...actions, { type: 'endTurn', seat: 0 }]))).toMatchObject({
    verdict: 'mismatch',
    moves: { ok: false, refusal: expect.stringMatching(/./) },
  });
  const seeded = { ...battle, record: { ...battle.record, seed: 'another' } };
  expect(judged(seeded)).toMatchObject({ verdict: 'mismatch', setup: { ok: false } });
  expect(judged({ ...battle, victoryCondition: 'prizes_taken' }).end.ok).toBe(false);
  expect(judged({ ...battle, winner: battle.winner === 0 ? 1 : 0 }).end.ok).toBe(false);
});

test('one of another version of the printed rules says so', () => {
  const record = { ...battle.record, rulesVersion: 99 };
  const { verdict, rules } = judged({ ...battle, record });
  // Its promise named the version too.
  expect([verdict, rules.ok, rules.recorded]).toEqual(['mismatch', false, 99]);
});

test('every moment shows both hands and knows every card', () => {
  const { viewAt, handAt, last } = timeline();
  for (const moment of [0, Math.floor(last / 2), last])
    for (const seat of [0, 1] as const) {
      const view = viewAt(moment, seat);
      expect(Object.keys(view.cards)).toHaveLength(120);
      expect(handAt(moment, seat)).toEqual(view.you.hand);
    }
});

test('the player steps to the board of each moment, and all its events have captions', () => {
  const shared = timeline();
  const clock = handClock();
  const player = createPlayer(shared, { clock, play: vi.fn() });
  const names = { player: (seat: 0 | 1) => battle.players[seat].name };
  for (let moment = 1; moment <= shared.last; moment += 1) {
    player.forward();
    clock.advance(600_000);
    expect(player.get()).toMatchObject({ moment, moving: false });
    expect(player.get().view).toEqual(shared.viewAt(moment, 0));
    for (const event of shared.eventsAt(moment))
      expect(OFFICIAL_REPLAY.animation.caption(event, names, shared.viewAt(moment, 0))).toMatch(/\w/);
  }
  player.jump(3);
  expect(player.get().view).toEqual(shared.viewAt(3, 0));
});

test('its end is described by the loser, and its file says by which rules it plays', () => {
  const loser = battle.players[battle.winner === 0 ? 1 : 0].name;
  expect(replayEnding(OFFICIAL_REPLAY.endings, battle.victoryCondition ?? '', loser)).toBe(
    `${loser} conceded.`,
  );
  expect(replayEnding(OFFICIAL_REPLAY.endings, 'something_new', loser)).toBe('');
  expect(JSON.parse(replayFile(battle))).toMatchObject({ rules: 'official', finalHash: battle.finalHash });
});
