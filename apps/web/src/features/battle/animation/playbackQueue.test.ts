/** The animation on a clock turned by hand: its order and pauses, skipping, and updates that come while it plays. */
import type { Seat } from '@pokesol/engine';
import { type BattleEvent, type BattleView, eventsFor, viewFor } from '@pokesol/engine/classic';
import { cardOf, deal, deckOf, game } from '@pokesol/engine/classic/testing';
import { describe, expect, test, vi } from 'vitest';
import { handClock } from '../../../testing/handClock.ts';
import { CLASSIC_ANIMATION } from '../rules/classic/animation/animation.ts';
import { stepsOf } from '../rules/classic/animation/steps.ts';
import { createPlaybackQueue, type PlaybackAnswer } from './playbackQueue.ts';
import type { Speaker } from './step.ts';

/** Where each side has an active Pokémon with an energy, and something to play. */
const table = () =>
  game({
    you: { active: { card: 'Pebblecub', energy: ['Fire'] }, hand: ['Fire', 'Pen Friend', 'Sparkmouse'] },
    opponent: {
      active: { card: 'Mosslamb', energy: ['Water'] },
      bench: ['Featherling'],
      hand: ['Water', 'Sparkmouse', 'Pen Friend'],
    },
  });

type Table = ReturnType<typeof table>;

/** The updates of a game as the server sends them: a version for each action, and what happened since the last one. */
function updatesOf(play: Table, seat: Seat = 0) {
  let version = 0;
  let sent = 0;
  return (): PlaybackAnswer<'classic'> & {
    readonly events: readonly BattleEvent[];
    readonly view: BattleView;
  } => {
    const events = eventsFor(play.events().slice(sent), seat);
    sent = play.events().length;
    version += 1;
    const newest = play.events().at(-1)?.id ?? -1;
    return { version, events, view: viewFor(play.battle(), seat), battleLog: [{ id: newest }] };
  };
}

function setUp(seat: Seat = 0) {
  const play = table();
  const nextUpdate = updatesOf(play, seat);
  const clock = handClock();
  const sound = vi.fn();
  const first = nextUpdate();
  const playback = createPlaybackQueue(CLASSIC_ANIMATION, first, { clock, play: sound });
  return { play, nextUpdate, clock, sound, playback, first };
}

/** Steps as one reads them: 'pause 800', 'energyAttached'. */
const sent = (steps: ReturnType<typeof stepsOf>) =>
  steps.flatMap(({ ms, event }) => (event === null ? [`pause ${ms}`] : [event.type]));

describe('steps', () => {
  test('turn over what the other side laid face down, and show the own Pokémon but once', () => {
    const deck = { cards: deckOf(cardOf('Mosslamb')), extraCard: 'always' } as const;
    const { you, opponent } = deal(deck, deck, 'face down');
    you.play('Mosslamb');
    opponent.play('Mosslamb');
    const shown = stepsOf(you.events, 0).flatMap(({ event, scene }) =>
      event?.type === 'activePlaced' || event?.type === 'activeRevealed'
        ? [[event.type, event.seat, scene?.kind ?? null]]
        : [],
    );
    expect(shown).toEqual([
      ['activePlaced', 0, 'enter'],
      ['activePlaced', 1, null],
      ['activeRevealed', 0, null],
      ['activeRevealed', 1, 'enter'],
    ]);
  });

  test('of the own actions have no pauses, and stay short', () => {
    const { you, events } = table();
    you.attach('Fire', 'Pebblecub');
    you.use('Pen Friend');
    you.attack();
    const steps = stepsOf(events(), 0);
    expect(sent(steps)).toEqual([
      'energyAttached',
      'trainerPlayed',
      'cardsDrawn',
      'cardsDiscarded',
      'attackUsed',
      'damageDealt',
    ]);
    expect(steps.every(({ ms }) => ms <= 1300)).toBe(true);
  });

  test("of the other side's turn pause 800 ms before it, 800 ms before each action and 300 ms after", () => {
    const { you, opponent, events } = table();
    you.endTurn();
    opponent.attach('Water', 'Mosslamb');
    opponent.attack();
    opponent.endTurn();
    expect(sent(stepsOf(events(), 0))).toEqual([
      'turnEnded',
      'pause 800',
      'turnStarted',
      'cardsDrawn',
      'pause 800',
      'energyAttached',
      'pause 300',
      'pause 800',
      'attackUsed',
      'damageDealt',
      'pause 300',
      'pause 800',
      'turnEnded',
      'pause 300',
      'turnStarted',
      'cardsDrawn',
    ]);
  });

  test('pause before the answer to a question that the other side was asked', () => {
    const asked = game({
      you: { active: 'Mosslamb' },
      opponent: { active: 'Mosslamb', hand: ['Long Archive', 'Fire', 'Water', 'Sparkmouse'] },
    });
    asked.you.endTurn();
    asked.opponent.use('Long Archive');
    asked.opponent.choose('Fire', 'Water');
    const list = sent(stepsOf(asked.events(), 0));
    const at = list.indexOf('choiceOpened');
    expect(list.slice(at, at + 4)).toEqual(['choiceOpened', 'pause 300', 'pause 800', 'cardsDiscarded']);
  });

  test('say what a speaker says, and are silent without one', () => {
    const { you, events } = table();
    you.attack();
    const speaker: Speaker<'classic'> = ({ type }) =>
      type === 'attackUsed' ? { seat: 1, text: 'Is that all?' } : null;
    const steps = stepsOf(events(), 0, { speaker });
    expect(steps.map(({ speech }) => speech?.text)).toEqual(['Is that all?', undefined]);
    expect(stepsOf(events(), 0).every(({ speech }) => speech === null)).toBe(true);
  });
});

describe('an animation', () => {
  test('shows one step after the other and ends at the very view of the server', () => {
    const { play, nextUpdate, clock, playback } = setUp();
    play.you.attach('Fire', 'Pebblecub');
    play.you.attack();
    const update = nextUpdate();
    const seen: string[] = [];
    playback.subscribe(() => seen.push(playback.get().step?.event?.type ?? '-'));
    playback.push(update);
    expect(playback.get()).toMatchObject({ playing: true, view: { yourMove: false } });
    // The energy is in the air; it lies on its Pokémon when the next step begins.
    expect(playback.get().view.you.active?.energy).toHaveLength(1);
    clock.advance(400);
    expect(playback.get().view.you.active?.energy).toHaveLength(2);
    clock.advance(60_000);
    expect(seen).toEqual(['energyAttached', 'attackUsed', 'damageDealt', '-']);
    expect(playback.get().view).toBe(update.view);
    expect(playback.get()).toMatchObject({ playing: false, step: null, caption: null, playedAnswer: update });
  });

  test("waits before the other side's turn to the millisecond, and gives the log no more than was seen", () => {
    const { play, nextUpdate, clock, playback } = setUp();
    play.you.endTurn();
    play.opponent.attach('Water', 'Mosslamb');
    playback.push(nextUpdate());
    const attached = play.events().find(({ type }) => type === 'energyAttached')?.id ?? 0;
    const seen = () => playback.get().step?.event?.type;
    clock.advance(799);
    expect(seen()).toBeUndefined();
    clock.advance(1);
    expect(seen()).toBe('turnStarted');
    clock.advance(700);
    expect(seen()).toBe('cardsDrawn');
    clock.advance(300 + 799);
    expect(seen()).toBeUndefined();
    expect(playback.get().lastShownEvent).toBeLessThan(attached);
    clock.advance(1);
    expect(seen()).toBe('energyAttached');
    expect(playback.get().lastShownEvent).toBe(attached);
    clock.advance(400 + 299);
    expect(playback.get().playing).toBe(true);
    clock.advance(1);
    expect(playback.get().playing).toBe(false);
  });

  test('whose steps take no time is over at once, and the log has all of it', () => {
    const { play, nextUpdate, clock, sound, first } = setUp();
    const playback = createPlaybackQueue(CLASSIC_ANIMATION, first, {
      clock,
      play: sound,
      speed: () => 'off',
    });
    play.you.attach('Fire', 'Pebblecub');
    play.you.attack();
    const update = { ...nextUpdate(), battleLog: [] };
    playback.push(update);
    expect(playback.get()).toMatchObject({ playing: false, lastShownEvent: update.events.at(-1)?.id });
    expect(playback.get().view).toBe(update.view);
  });

  test('sounds as things happen', () => {
    const { play, nextUpdate, clock, sound, playback } = setUp();
    play.you.attack();
    playback.push(nextUpdate());
    expect(sound).not.toHaveBeenCalled();
    clock.advance(560);
    expect(sound.mock.calls).toEqual([['attack']]);
  });

  test('is skipped at any moment, and nothing of it comes later', () => {
    for (const moment of [0, 500, 900, 1600, 2400]) {
      const { play, nextUpdate, clock, playback } = setUp();
      play.you.endTurn();
      play.opponent.attach('Water', 'Mosslamb');
      play.opponent.attack();
      const update = nextUpdate();
      playback.push(update);
      clock.advance(moment);
      expect(playback.get().playing, `${moment} ms`).toBe(true);
      playback.skip();
      expect(playback.get()).toMatchObject({ playing: false, step: null });
      expect(playback.get().view).toBe(update.view);
      const late = vi.fn();
      playback.subscribe(late);
      clock.advance(60_000);
      expect(late).not.toHaveBeenCalled();
    }
  });

  test('lets later updates wait behind it, each once, whichever road they come by', () => {
    const { play, nextUpdate, clock, playback, first } = setUp();
    play.you.attach('Fire', 'Pebblecub');
    const one = nextUpdate();
    play.you.attack();
    const two = nextUpdate();
    playback.push(one);
    playback.push(two);
    playback.push({ ...one });
    playback.push({ ...two });
    playback.push(first);
    const seen: string[] = [];
    playback.subscribe(() => seen.push(playback.get().step?.event?.type ?? '-'));
    clock.advance(60_000);
    expect(seen).toEqual(['-', 'attackUsed', 'damageDealt', '-']);
    expect(playback.get().view).toBe(two.view);
  });

  test('that overlaps what was seen shows only what is new', () => {
    const { play, nextUpdate, clock, playback } = setUp();
    play.you.attach('Fire', 'Pebblecub');
    const one = nextUpdate();
    play.you.attack();
    const two = nextUpdate();
    playback.push(one);
    clock.advance(60_000);
    const seen: string[] = [];
    playback.subscribe(() => seen.push(playback.get().step?.event?.type ?? '-'));
    playback.push({ ...two, events: [...one.events, ...two.events] });
    clock.advance(60_000);
    expect(seen).toEqual(['attackUsed', 'damageDealt', '-']);
  });

  test('does not pretend where something between is missing: the board simply changes', () => {
    const { play, nextUpdate, playback } = setUp();
    play.you.attach('Fire', 'Pebblecub');
    nextUpdate();
    play.you.attack();
    const two = nextUpdate();
    playback.push(two);
    expect(playback.get()).toMatchObject({ playing: false, playedAnswer: two });
    expect(playback.get().view).toBe(two.view);
  });

  test('takes the same moment with another outcome as its new end', () => {
    const { play, nextUpdate, clock, playback } = setUp();
    play.you.attach('Fire', 'Pebblecub');
    const update = nextUpdate();
    playback.push(update);
    const closed = { ...update, view: { ...update.view } };
    playback.push(closed);
    clock.advance(60_000);
    expect(playback.get().view).toBe(closed.view);
    const again = { ...update, view: { ...update.view } };
    playback.push(again);
    expect(playback.get().view).toBe(again.view);
  });

  test.each([
    ['victory', 0],
    ['defeat', 1],
  ] as const)('sounds like a %s at the end, skipped or not', (name, seat) => {
    for (const skips of [true, false]) {
      const { play, nextUpdate, clock, sound, playback } = setUp(seat);
      play.opponent.concede();
      playback.push(nextUpdate());
      if (skips) playback.skip();
      clock.advance(60_000);
      expect(sound.mock.calls).toEqual([[name]]);
      expect(playback.get().view.phase).toBe('ended');
    }
  });

  test('that is closed shows nothing any more', () => {
    const { play, nextUpdate, clock, playback } = setUp();
    play.you.attack();
    playback.push(nextUpdate());
    const late = vi.fn();
    playback.subscribe(late);
    playback.close();
    clock.advance(60_000);
    expect(late).not.toHaveBeenCalled();
  });
});
