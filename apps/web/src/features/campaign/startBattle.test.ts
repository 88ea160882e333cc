/** The deal waits for nothing, and whatever comes of looking the trainer's deck up, the player learns the truth. */
import { trainerById } from '@pokesol/campaign';
import type { AnyRules } from '@pokesol/engine';
import type { OpponentDeckJson, ResolveDeckAnswer } from '@pokesol/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { type StartPorts, startCampaignBattle } from './startBattle.ts';

const found = trainerById('joey');
if (found === undefined) throw new Error('Joey is not in the roster');
const JOEY = found;
const RESOLVED: ResolveDeckAnswer = { success: true, deck: [], validation: { pokemon: [], issues: [] } };
const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body), '');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Records the order of the calls. */
function ports(change: Partial<StartPorts> = {}) {
  const calls: string[] = [];
  const called = {
    resolve: async (deck: OpponentDeckJson) => {
      calls.push(`resolve ${countOf(deck)}`);
      return RESOLVED;
    },
    begin: async (deckId: string, opponentId: string, rules: AnyRules) => {
      calls.push(`begin ${deckId} ${opponentId} ${rules}`);
      return { id: 'battle', opponentDeck: 'own' as const };
    },
    ...change,
  };
  return { called, calls };
}

const countOf = ({ pokemon, trainers, energy }: OpponentDeckJson) =>
  [...pokemon, ...trainers, ...energy].reduce((sum, { quantity }) => sum + quantity, 0);

const BEGUN = { kind: 'begun', battleId: 'battle', opponentDeck: 'own' } as const;

test('the battle begins, then the roster’s sixty cards are sent', async () => {
  const { called, calls } = ports();
  expect(await startCampaignBattle(called, JOEY, 'deck', 'official')).toEqual(BEGUN);
  expect(calls).toEqual(['begin deck joey official', 'resolve 60']);
});

test('the start does not wait for what is said of the roster’s deck', async () => {
  const resolve = () => new Promise<ResolveDeckAnswer>(() => undefined);
  expect(await startCampaignBattle(ports({ resolve }).called, JOEY, 'deck', 'official')).toEqual(BEGUN);
});

test('a battle that does not begin asks for no deck', async () => {
  const { called, calls } = ports({ begin: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await startCampaignBattle(called, JOEY, 'deck', 'official')).toMatchObject({ kind: 'failed' });
  expect(calls).toEqual([]);
});

test.each([
  ['is missing a card', async () => ({ ...RESOLVED, success: false, error: 'Rattata is not known.' })],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a deck that %s here is played all the same, without a message', async (_, resolve) => {
  const { called, calls } = ports({ resolve });
  expect(await startCampaignBattle(called, JOEY, 'deck', 'official')).toEqual(BEGUN);
  expect(calls).toEqual(['begin deck joey official']);
});

test('that another deck was dealt is known from the server, however well the page found it', async () => {
  const begin = async () => ({ id: 'battle', opponentDeck: 'fallback' as const });
  expect(await startCampaignBattle(ports({ begin }).called, JOEY, 'deck', 'official')).toEqual({
    ...BEGUN,
    opponentDeck: 'fallback',
  });
});

test.each([
  [
    'an open battle leads back to it',
    refusal(409, { code: 'battle-open', message: 'Open', params: { battleId: 'other' } }),
    { kind: 'open', battleId: 'other' },
  ],
  [
    'a lock that the list did not know of has its own heading',
    refusal(403, { code: 'opponent-locked', message: 'Complete them.', title: 'Opponent Locked' }),
    { kind: 'failed', title: 'Opponent Locked', message: 'Complete them.' },
  ],
  [
    'a deck that is not legal any more',
    refusal(422, { code: 'deck-not-valid', message: 'No' }),
    { kind: 'failed', title: 'Invalid Deck', message: 'Please select a valid deck with exactly 60 cards.' },
  ],
  [
    'a deal that failed',
    refusal(422, { code: 'battle-setup-failed', message: 'Not dealt.' }),
    { kind: 'failed', title: 'Battle Setup Failed', message: 'Not dealt.' },
  ],
  [
    'any other refusal',
    refusal(409, { code: 'trainer-inactive', message: 'Away.' }),
    { kind: 'failed', title: 'Battle Start Failed', message: 'Away.' },
  ],
  [
    'a lost connection',
    new TypeError('Failed to fetch'),
    {
      kind: 'failed',
      title: 'Battle Start Failed',
      message: 'The server cannot be reached. Check your connection and try again.',
    },
  ],
])('%s', async (_, error, start) => {
  expect(
    await startCampaignBattle(ports({ begin: () => Promise.reject(error) }).called, JOEY, 'deck', 'official'),
  ).toEqual(start);
});
