/** A replay's player for a component: on the browser's clock, with sound, and the table brought into sight to watch. */
import type { AnyRules } from '@pokesol/engine';
import { otherSeat, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { browserClock } from '../../../platform/clock.ts';
import { useStore } from '../../../platform/createStore.ts';
import { wantsLessMotion } from '../../../platform/lessMotion.ts';
import { playSound } from '../../../platform/sound.ts';
import { useMedia } from '../../../platform/useMedia.ts';
import { useSkipKeys } from '../animation/useSkipKeys.ts';
import { useMatInSight } from '../board/useMatInSight.ts';
import { createPlayer } from './player.ts';
import type { Timeline } from './timeline.ts';

type Replayed<R extends AnyRules> = { answer: ReplayAnswer<R>; timeline: Timeline<R> };

export function useReplay<R extends AnyRules>({ answer, timeline }: Replayed<R>) {
  const { players } = answer;
  // `?at=`: a link to one moment of it.
  const [params] = useSearchParams();
  const first = Number.parseInt(params.get('at') ?? '', 10) || 0;
  const player = useMemo(
    () => createPlayer(timeline, { clock: browserClock, play: playSound }, first),
    [timeline, first],
  );
  const state = useStore(player);
  useEffect(() => player.close, [player]);
  const { moment, seat, moving, running } = state;
  // Every card is known from the first moment on: the pictures are looked up once.
  const known = useMemo(() => timeline.viewAt(0, 0), [timeline]);
  // The board has its panel beside it; under it there is no room for a hand that belongs to the table.
  const isWide = useMedia('(width >= 68.75em)');
  const table = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const names = useMemo(() => ({ player: (each: Seat) => players[each].name }), [players]);
  const other = otherSeat(seat);
  useMatInSight(board, !isWide && moving);
  useSkipKeys(moving || running, player.skip);
  // A viewer who presses play wants to see the table, all of it if there is room.
  function onPlay() {
    if (!running)
      table.current?.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
    player.toggle();
  }
  return {
    player,
    state,
    known,
    isWide,
    table,
    board,
    names,
    onPlay,
    you: players[seat],
    opponent: players[other],
    otherHand: timeline.handAt(moving ? moment - 1 : moment, other),
  };
}
