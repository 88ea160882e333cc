/** What is said and heard while a replay of others is played through: both sides go by their names, and the reader loses nothing. */
import { type AnyRules, isRefusal, type Seat } from '@pokesol/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { handClock } from '../../../testing/handClock.ts';
import { AnimationScene } from '../animation/AnimationScene.tsx';
import { ByName, whoseByName } from '../board/whose.ts';
import { CLASSIC_REPLAY } from '../rules/classic/replay.ts';
import { ThisTurn } from '../rules/official/board/ThisTurn.tsx';
import { OFFICIAL_REPLAY } from '../rules/official/replay.ts';
import { keptOfficial } from './officialTesting.ts';
import { createPlayer, type PlayerState } from './player.ts';
import { keptBattle } from './testing.ts';
import { type Timeline, timelineOf } from './timeline.ts';

const names = { player: (seat: Seat) => ['Red', 'Blue'][seat] ?? '' };
const OWN = /\b(You|Your)\b/i;

/** Every state of the player from the first moment to the end, and every sound. */
function playThrough<R extends AnyRules>(timeline: Timeline<R>, seat: Seat) {
  const clock = handClock();
  const play = vi.fn<(sound: string) => void>();
  const player = createPlayer(timeline, { clock, play });
  if (seat === 1) player.turnTable();
  const states: PlayerState<R>[] = [];
  player.subscribe(() => states.push(player.get()));
  player.toggle();
  clock.advance(100_000_000);
  expect(player.get()).toMatchObject({ moment: timeline.last, running: false });
  return { states, sounds: play.mock.calls.map(([sound]) => sound) };
}

/** The words of a step over the board. */
function wordsOf({ step, seat }: PlayerState<AnyRules>): string {
  if (step?.scene === undefined || step.scene === null) return '';
  const table = {
    watcher: seat,
    pictured: () => undefined,
    standing: () => undefined,
    hpLeft: () => null,
    holderOf: () => null,
    prizesOf: () => [],
  };
  const board = { current: null };
  return renderToStaticMarkup(
    createElement(AnimationScene, { scene: step.scene, ms: step.ms, table: table as never, board, names }),
  );
}

describe.each([0, 1] as const)('a replay seen from seat %i', (seat) => {
  test('of a Classic battle names both sides, and ends with a victory', () => {
    const timeline = timelineOf(CLASSIC_REPLAY, keptBattle('words').record);
    if (isRefusal(timeline)) throw new Error(timeline.message);
    const { states, sounds } = playThrough(timeline, seat);
    const words = states.map((state) => wordsOf(state as PlayerState<AnyRules>)).join('\n');
    expect(words).toMatch(/Red&#x27;s turn/);
    expect(words).toMatch(/Blue&#x27;s turn/);
    expect(words).not.toMatch(OWN);
    expect(sounds).toContain('victory');
    expect(sounds).not.toContain('defeat');
  });

  test('of an official battle names both sides, and ends with a victory', () => {
    const timeline = timelineOf(OFFICIAL_REPLAY, keptOfficial(30).record);
    if (isRefusal(timeline)) throw new Error(timeline.message);
    const { states, sounds } = playThrough(timeline, seat);
    const whose = whoseByName(names.player(seat), names.player(seat === 0 ? 1 : 0));
    const words = states
      .map((state) => {
        const turn = createElement(ByName, { value: whose }, createElement(ThisTurn, { view: state.view }));
        return wordsOf(state as PlayerState<AnyRules>) + renderToStaticMarkup(turn);
      })
      .join('\n');
    expect(words).toMatch(/goes first/);
    expect(words).toMatch(/aria-label="Red&#x27;s turn"/);
    expect(words).toMatch(/aria-label="Blue&#x27;s turn"/);
    expect(words).not.toMatch(/This turn|opponent/i);
    expect(words).not.toMatch(OWN);
    expect(sounds).toContain('victory');
    expect(sounds).not.toContain('defeat');
  });
});
