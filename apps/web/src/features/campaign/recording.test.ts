/** A record is asked for until it is answered, with the same words each time, and a refusal is taken as one. */
import { type CampaignBattleRequest, campaignBattleRequest } from '@pokesol/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { askedOnce, claimOf, type RecordedBattle, recordBattle, tellingOf } from './recording.ts';

const OUTCOME = {
  battleId: '7c0a4f4e-2f0c-4f57-9a31-0d6f7a0f6d11',
  userId: '4Nd1mYQzvgV8Vr3Z3nYb7pD6T8K2jF2eqWb2uAUL4xyz',
  opponentId: 'joey',
  began: 1_000,
  ended: 61_000.4,
} as const;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('a defeat names its zero points and a victory names none', () => {
  const { began, ended, ...named } = OUTCOME;
  const defeat = claimOf({ ...OUTCOME, result: 'defeat' });
  expect(defeat).toEqual({ ...named, result: 'defeat', battleDuration: 60_000, pointsAwarded: 0 });
  const victory = claimOf({ ...OUTCOME, result: 'victory' });
  expect(victory).toEqual({ ...named, result: 'victory', battleDuration: 60_000 });
  expect('pointsAwarded' in victory).toBe(false);
  for (const claim of [defeat, victory]) expect(campaignBattleRequest.safeParse(claim).success).toBe(true);
});

test('a clock that is behind the server’s makes no negative duration', () => {
  expect(claimOf({ ...OUTCOME, result: 'defeat', ended: 0 }).battleDuration).toBe(0);
});

/** Answers one try after the other, and records what was sent and how long was waited. */
function server(...answers: readonly (number | Error)[]) {
  const sent: CampaignBattleRequest[] = [];
  const waits: number[] = [];
  return {
    sent,
    waits,
    ports: {
      send: async (claim: CampaignBattleRequest) => {
        const answer = answers[sent.push(claim) - 1];
        if (typeof answer !== 'number') throw answer ?? new TypeError('Failed to fetch');
        return { success: true, pointsAwarded: answer };
      },
      wait: async (ms: number) => void waits.push(ms),
    },
  };
}

const CLAIM = claimOf({ ...OUTCOME, result: 'victory' });
const refusal = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: 'No' }), '');

test('what the server answers is what was earned', async () => {
  const { ports, sent } = server(50);
  expect(await recordBattle(ports, CLAIM)).toEqual({ kind: 'recorded', points: 50 });
  expect(sent).toEqual([CLAIM]);
});

test.each([
  ['a lost answer', new TypeError('Failed to fetch')],
  ['a proxy without its server', new ApiError(502, '<html>', 'Bad Gateway')],
  ['a server in trouble', refusal(500, 'internal-error')],
  ['too many requests', refusal(429, 'too-many-requests')],
])('%s is asked again with the very same body', async (_, error) => {
  const { ports, sent, waits } = server(error, error, 50);
  expect(await recordBattle(ports, CLAIM)).toEqual({ kind: 'recorded', points: 50 });
  expect(sent).toEqual([CLAIM, CLAIM, CLAIM]);
  expect(waits).toHaveLength(2);
});

test('a refusal is final', async () => {
  const error = refusal(409, 'result-mismatch');
  const { ports, sent } = server(error);
  expect(await recordBattle(ports, CLAIM)).toEqual({ kind: 'refused', error });
  expect(sent).toHaveLength(1);
});

test('a server that stays silent is given up, after pauses that grow', async () => {
  const { ports, sent, waits } = server();
  expect(await recordBattle(ports, CLAIM)).toMatchObject({ kind: 'lost' });
  expect(sent).toHaveLength(waits.length + 1);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
});

/** Askings that are answered one after the other, and how many there were. */
function askings(...answers: readonly RecordedBattle[]) {
  let count = 0;
  const ask = async () => answers[count++] ?? { kind: 'lost' as const, error: new Error('no answer left') };
  return { ask, count: () => count };
}
const NO = { kind: 'refused', error: refusal(401, 'not-signed-in') } as const;
const YES = { kind: 'recorded', points: 50 } as const;

test('a screen drawn twice asks once, and a record is not asked for again', async () => {
  const once = askedOnce();
  const { ask, count } = askings(YES);
  expect(await Promise.all([once('b1', ask), once('b1', ask)])).toEqual([YES, YES]);
  expect(await once('b1', ask)).toEqual(YES);
  expect(count()).toBe(1);
});

test.each([
  ['refused', NO],
  ['lost', { kind: 'lost', error: new TypeError('Failed to fetch') } as const],
])('what was %s is asked for again the next time', async (_, first) => {
  const once = askedOnce();
  const { ask, count } = askings(first, YES);
  expect(await once('b1', ask)).toEqual(first);
  expect(await once('b1', ask)).toEqual(YES);
  expect(count()).toBe(2);
});

test('an asking that breaks is not kept either', async () => {
  const once = askedOnce();
  await expect(once('b1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await once('b1', async () => YES)).toEqual(YES);
});

test('the messages are the ones of the catalogue, word for word', () => {
  expect(tellingOf(NO, 'victory')).toEqual({
    title: 'Battle Recording Failed',
    message: 'Could not save battle results',
    tone: 'destructive',
  });
  expect(tellingOf({ kind: 'recorded', points: 1000 }, 'victory')).toEqual({
    title: 'Points Awarded!',
    message: 'You earned 1,000 Poke Points!',
    tone: 'plain',
  });
  expect(tellingOf({ kind: 'recorded', points: 0 }, 'defeat')).toEqual({
    title: 'Battle Recorded',
    message: 'Better luck next time!',
    tone: 'plain',
  });
});
