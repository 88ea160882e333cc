/** Events alone bring every board to where the server's view has it, for both seats: random battles, hundreds in the soak. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import {
  type Applied,
  type BattleView,
  createBattle,
  type DeckChoice,
  eventsFor,
  isRefusal,
  SEATS,
  seedRandom,
  viewFor,
} from '@pokesol/engine';
import { must, randomMove, randomStart } from '@pokesol/engine/testing';
import { expect, test } from 'vitest';
import { applyEvent, readyToPlay } from './playback.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.PLAYBACK_BATTLES ?? 12);
const LONGEST_MS = 600_000;

/** Everything of a view that the board shows. */
function board({
  rules,
  seat,
  phase,
  turn,
  current,
  you,
  opponent,
  frames,
  winner,
  victoryCondition,
}: BattleView) {
  const { timeouts: _, ...own } = you;
  const { timeouts: __, ...other } = opponent;
  const resolving = frames.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
  return {
    rules,
    seat,
    phase,
    turn,
    current,
    you: own,
    opponent: other,
    resolving,
    winner,
    victoryCondition,
  };
}

function shippedStart(seed: string): Applied | null {
  const random = seedRandom(seed);
  const deck = (): DeckChoice => ({
    cards: battleDeckFacts(BATTLE_DECK_NAMES[random.below(BATTLE_DECK_NAMES.length)] ?? 'embers'),
    extraCard: 'onHeads',
  });
  const begun = createBattle([deck(), deck()], 'classic', seed);
  return isRefusal(begun) ? null : begun;
}

/** How many events were played; every board on the way was compared. */
function follow(start: Applied, seed: string): number {
  const random = seedRandom(`moves ${seed}`);
  let { battle } = start;
  const shown = SEATS.map((seat) => viewFor(battle, seat));
  let played = 0;
  while (battle.state.phase !== 'ended') {
    const open = battle.state.choice !== null;
    // Now and then somebody gives up or is too slow, in the middle of a question most of all.
    const chance = random.below(open ? 12 : 300);
    const move =
      chance === 0
        ? ({ type: 'concede', seat: random.below(2) === 0 ? 0 : 1 } as const)
        : chance === 1 && battle.state.phase === 'active'
          ? ({ type: 'timeOut', seat: battle.state.choice?.seat ?? battle.state.current } as const)
          : randomMove(battle, random);
    const applied = must(battle, move);
    battle = applied.battle;
    for (const seat of SEATS) {
      const before = shown[seat];
      if (before === undefined) throw new Error('There are two seats');
      const after = viewFor(battle, seat);
      const events = eventsFor(applied.events, seat);
      const at = `${seed}: ${events.map(({ type }) => type).join(' ')}`;
      const reached = events.reduce(applyEvent, readyToPlay(before, after));
      expect(board(reached), at).toEqual(board(after));
      shown[seat] = reached;
      played += events.length;
    }
  }
  return played;
}

test(
  `${BATTLES} battles with the shipped decks`,
  () => {
    let played = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `animation ${number}`;
      const start = shippedStart(seed);
      if (start !== null) played += follow(start, seed);
    }
    expect(played).toBeGreaterThan(BATTLES * 100);
  },
  LONGEST_MS,
);

test(
  `${BATTLES} battles with every kind of card there is`,
  () => {
    let played = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `made up ${number}`;
      const start = randomStart(seed);
      if (start !== null) played += follow(start, seed);
    }
    expect(played).toBeGreaterThan(BATTLES * 100);
  },
  LONGEST_MS,
);

test('the deal itself can be played on an empty table', () => {
  for (let number = 0; number < 40; number += 1) {
    const start = randomStart(`deal ${number}`);
    if (start === null) continue;
    for (const seat of SEATS) {
      const after = viewFor(start.battle, seat);
      const reached = eventsFor(start.events, seat).reduce(applyEvent, emptyTable(after));
      expect(board(reached)).toEqual(board(after));
    }
  }
});

function emptyTable(view: BattleView): BattleView {
  const all = [...view.you.unseen, ...view.you.hand].sort((a, b) => a - b);
  return {
    ...view,
    turn: 0,
    current: 0,
    you: { ...view.you, hand: [], handCount: 0, unseen: all, deckCount: all.length, mulligans: 0 },
    opponent: { ...view.opponent, handCount: 0, deckCount: 60, mulligans: 0 },
  };
}
