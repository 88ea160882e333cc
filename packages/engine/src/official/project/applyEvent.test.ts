/** Events alone bring every board of an official battle to where the view has it, for both seats. */
import { expect, test } from 'vitest';
import { SEATS } from '../../kernel/ids.ts';
import { readyToPlay } from '../../kernel/viewSides.ts';
import { eventsFor } from '../model/events.ts';
import { boardOf, boardsByEvents } from '../testing/boards.ts';
import { gameOf } from '../testing/game.ts';
import { positionOf } from '../testing/position.ts';
import { randomStart } from '../testing/randomPlay.ts';
import { applyEvent, isKnownEvent } from './applyEvent.ts';
import { type BattleView, viewFor } from './view.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.PLAYBACK_BATTLES ?? 1);
const LONGEST_MS = 3_600_000;

test(
  `${BATTLES} official battles with every kind of card there is`,
  () => {
    let played = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `followed ${number}`;
      for (const { at, byEvents, byView, events } of boardsByEvents(randomStart(seed), seed)) {
        expect(byEvents, at).toEqual(byView);
        played += events;
      }
    }
    expect(played).toBeGreaterThan(BATTLES * 100);
  },
  LONGEST_MS,
);

test('the deal itself can be played on an empty table', () => {
  for (let number = 0; number < 20; number += 1) {
    const start = randomStart(`deal ${number}`);
    for (const seat of SEATS) {
      const after = viewFor(start.battle, seat);
      const reached = eventsFor(start.events, seat).reduce(applyEvent, emptyTable(after));
      expect(boardOf(reached)).toEqual(boardOf(after));
    }
  }
});

test('what a card in play changes is counted again with each event', () => {
  const battle = positionOf({
    you: { active: 'Mosslamb', hand: ['Hothouse'] },
    opponent: { active: 'Mossram', bench: ['Sparkmouse'] },
  });
  const before = viewFor(battle, 1);
  const table = gameOf(battle, []);
  table.you.use('Hothouse');
  const after = viewFor(table.battle(), 1);
  const reached = eventsFor(table.events(), 1).reduce(applyEvent, readyToPlay(before, after));
  expect(reached.opponent.active).toMatchObject({ maxHp: 110 });
  expect(reached.you.active).toMatchObject({ maxHp: 140 });
  expect(reached.you.bench).toMatchObject([{ maxHp: 60 }]);
});

test('an event that nothing on the board follows from leaves the view as it is', () => {
  const view = viewFor(randomStart('deal 0').battle, 0);
  expect(applyEvent(view, { id: 9, type: 'deckShuffled', seat: 0 })).toBe(view);
  expect([isKnownEvent({ type: 'deckShuffled' }), isKnownEvent({ type: 'toString' })]).toEqual([true, false]);
});

function emptyTable(view: BattleView): BattleView {
  const all = [...view.you.unseen, ...view.you.hand].sort((a, b) => a - b);
  return {
    ...view,
    current: 0,
    you: { ...view.you, hand: [], handCount: 0, unseen: all, deckCount: all.length, mulligans: 0 },
    opponent: { ...view.opponent, handCount: 0, deckCount: 60, mulligans: 0 },
  };
}
