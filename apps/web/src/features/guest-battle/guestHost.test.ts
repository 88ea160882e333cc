/** A guest's battle is dealt and played by the rules to its end, goes on where it was kept, and says why where it cannot. */
import { THEME_DECK_STRENGTHS } from '@pokesol/decks/themeDeckStrengths';
import { THEME_DECKS } from '@pokesol/decks/themeDecks';
import { type AnyRules, verbsOf } from '@pokesol/engine';
import type { AnyBattleAnswer, AnyBattleUpdate, AnyPlayerAction } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import type { GuestBattle } from './guestBattle.ts';
import { createGuestHost, type GuestReply } from './guestHost.ts';

const NOW = '2026-03-01T12:09:00.000Z';

const asked = (more: Partial<GuestBattle> = {}): GuestBattle => ({
  rules: 'classic',
  level: 'easy',
  trainerId: null,
  id: 'one',
  seed: 'guest 1',
  createdAt: '2026-03-01T12:00:00.000Z',
  endedAt: null,
  deal: null,
  actions: [],
  ...more,
});

const opened = (reply: GuestReply) => {
  if (reply.kind !== 'opened') throw new Error(`The battle is ${reply.kind}`);
  return reply;
};
const done = (reply: GuestReply) => {
  if (reply.kind !== 'done') throw new Error(`The action is ${reply.kind}`);
  return reply;
};

/** The first of what is allowed, and an attack where there is one: each battle comes to an end by it. */
function nextMove({ legal }: AnyBattleAnswer | AnyBattleUpdate): AnyPlayerAction {
  const moves: readonly AnyPlayerAction[] = legal;
  const move = moves.find(({ type }) => type === 'attack') ?? moves[0];
  if (move === undefined) throw new Error('The guest is waited for and may do nothing');
  return move;
}

type Played = { readonly battle: GuestBattle; readonly answer: AnyBattleAnswer | AnyBattleUpdate };

/** So many actions of the guest, or all there are. */
function played(battle: GuestBattle, most = Number.POSITIVE_INFINITY): Played {
  const host = createGuestHost();
  let now: Played = (({ battle: dealt, answer }) => ({ battle: dealt, answer: answer }))(
    opened(host({ kind: 'open', battle })),
  );
  for (let count = 0; count < most && now.answer.result === null; count += 1) {
    const reply = done(host({ kind: 'act', battle: now.battle, action: nextMove(now.answer), now: NOW }));
    now = { battle: reply.battle, answer: reply.update };
  }
  return now;
}

describe.each<AnyRules>(['classic', 'official'])('by the %s rules', (rules) => {
  test.each(['easy', 'medium'] as const)('is played to its end against %s', (level) => {
    const { battle, answer } = played(asked({ rules, level }));
    expect(answer.result).not.toBeNull();
    expect(battle.endedAt).toBe(NOW);
    expect(answer.version).toBe(battle.actions.length);
    expect(answer.opponent).toMatchObject({ kind: 'ai', level });
  });

  test('goes on where it was kept: a host that never saw it answers the same', () => {
    const { battle, answer } = played(asked({ rules }), 7);
    const kept = JSON.parse(JSON.stringify(battle)) as GuestBattle;
    const again = opened(createGuestHost()({ kind: 'open', battle: kept }));
    expect(again.battle).toEqual(battle);
    expect(again.answer.view).toEqual(answer.view);
    expect(again.answer.legal).toEqual(answer.legal);
    const action = nextMove(answer);
    const here = done(createGuestHost()({ kind: 'act', battle: kept, action, now: NOW }));
    expect(here.update.version).toBeGreaterThan(answer.version);
  });

  test('is kept in a few kilobytes', () => {
    const { battle } = played(asked({ rules }));
    expect(JSON.stringify(battle).length).toBeLessThan(16_000);
  });

  test('leaves a record that the rules play again to the same end', () => {
    const { battle, answer } = played(asked({ rules }));
    const reply = createGuestHost()({ kind: 'record', battle });
    if (reply.kind !== 'recorded') throw new Error(`The record is ${reply.kind}`);
    const steps = verbsOf<AnyRules>(reply.record).replay(reply.record);
    if ('refused' in steps) throw new Error('The record is refused');
    const winner = steps.at(-1)?.battle.state.winner ?? null;
    expect(answer.result).toBe(winner === null ? 'draw' : winner === 0 ? 'victory' : 'defeat');
  });

  test('is given up in the middle', () => {
    const { battle } = played(asked({ rules }), 3);
    const reply = createGuestHost()({ kind: 'act', battle, action: { type: 'concede' }, now: NOW });
    expect(done(reply)).toMatchObject({ battle: { endedAt: NOW }, update: { result: 'defeat' } });
  });

  test('refuses what the rules refuse, and stays as it is', () => {
    const { battle, answer } = played(asked({ rules }), 2);
    const host = createGuestHost();
    const refused = host({
      kind: 'act',
      battle,
      action: { type: 'attach', card: 999, pokemon: 1 } as never,
      now: NOW,
    });
    expect(refused).toMatchObject({
      kind: 'refused',
      title: expect.any(String),
      message: expect.any(String),
    });
    expect(opened(host({ kind: 'open', battle })).answer.version).toBe(answer.version);
  });

  test('of other rules than today does not go on', () => {
    const { battle } = played(asked({ rules }), 2);
    if (battle.deal === null) throw new Error('It was not dealt');
    const old = { ...battle, deal: { ...battle.deal, rulesVersion: 1 } };
    expect(createGuestHost()({ kind: 'open', battle: old })).toEqual({ kind: 'broken', why: 'rules' });
  });

  test.each([
    ['what is no action', { type: 'dance', seat: 0 }],
    ['what is not allowed', { type: 'endTurn', seat: 0 }],
  ])('with %s among its actions does not go on', (_, wrong) => {
    const battle = asked({ rules, actions: [wrong as never] });
    expect(createGuestHost()({ kind: 'open', battle })).toEqual({ kind: 'broken', why: 'actions' });
  });
});

test('a trainer brings its name, its deck and its way of playing', () => {
  const { answer, battle } = played(asked({ trainerId: 'joey' }));
  expect(answer.opponent).toEqual({
    name: 'Youngster Joey',
    kind: 'ai',
    level: 'easy',
    trainerId: 'joey',
  });
  expect(battle.deal?.decks[1]).toContainEqual(['base1-57', 4]);
});

test('by the printed game an AI plays a theme deck of the first set, stronger with its level', () => {
  const ratings = new Map(THEME_DECK_STRENGTHS.map(({ id, rating }) => [id, rating]));
  const counts = (lines: readonly (readonly [string, number])[]) =>
    lines.map((line) => line.join(' ')).sort();
  const [easy = [], hard = []] = (['easy', 'hard'] as const).map((level) =>
    Array.from({ length: 12 }, (_, seed) => {
      const { battle } = played(asked({ rules: 'official', level, seed: `guest ${seed}` }), 0);
      const theirs = counts(battle.deal?.decks[1] ?? []);
      const deck = THEME_DECKS.find(
        ({ lines }) =>
          counts(lines.map(({ cardId, quantity }) => [cardId, quantity])).join() === theirs.join(),
      );
      expect(deck).toMatchObject({ setId: 'base1' });
      return ratings.get(deck?.id ?? '') ?? Number.NaN;
    }),
  );
  expect(new Set(easy).size).toBe(2);
  expect(Math.max(...hard)).toBeGreaterThan(Math.max(...easy));
  expect(Math.min(...hard)).toBeGreaterThan(Math.min(...easy));
});

test('no trainer is called so: nothing is dealt', () => {
  expect(() => createGuestHost()({ kind: 'open', battle: asked({ trainerId: 'no-such-trainer' }) })).toThrow(
    'no-such-trainer',
  );
});

test('another seed, another deal', () => {
  const handOf = (seed: string) => {
    const { answer } = opened(createGuestHost()({ kind: 'open', battle: asked({ seed }) }));
    return answer.view.you.hand.map((card) => answer.view.cards[card]);
  };
  expect(handOf('guest 1')).toEqual(handOf('guest 1'));
  expect(handOf('guest 1')).not.toEqual(handOf('guest 2'));
});

test('the guest sees no card of the AI before one lies on the table', () => {
  const { answer } = opened(createGuestHost()({ kind: 'open', battle: asked() }));
  const theirs = Object.keys(answer.view.cards).filter((card) => Number(card) >= 60);
  expect(theirs).toEqual([]);
  expect(answer.view.opponent.handCount).toBeGreaterThan(0);
});
