/** What a sign-in challenge is, how long it stands, and who may answer it: against the tables, without a server. */
import { signInText } from '@pokesol/chain';
import type { VerifyRequest } from '@pokesol/protocol';
import { generateKeyPairSigner } from '@solana/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { TestWallet } from '../../../testing/harness/wallet.ts';
import type { Database } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/http/tokens.ts';
import { answerChallenge, issueChallenge } from './challenges.ts';
import { signInChallenges } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LIFETIME_MS = 300_000;
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(databasesFor('behaviour'))('a challenge on %s', (kind) => {
  let database: Database;
  let wallet: TestWallet;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    wallet = await TestWallet.create('');
  });
  afterAll(() => database.close());
  beforeEach(async () => void (await database.db.delete(signInChallenges)));

  const entropy = new ScriptedEntropy();
  const issue = (more: { now?: Date; browserToken?: string } = {}) =>
    issueChallenge(database.db, {
      address: wallet.address,
      origin: 'https://play.example:8443',
      chainId: 'solana:devnet',
      browserToken: 'mine',
      now: NOW,
      entropy,
      ...more,
    });
  type Issued = Awaited<ReturnType<typeof issue>>;
  const signed = async (challenge: Issued, way: 'message' | 'transaction' = 'message', by = wallet) => {
    const message = signInText(challenge);
    return by.answerTo(
      { ...challenge, message, fields: challenge } as unknown as Parameters<TestWallet['answerTo']>[0],
      way,
    ) as unknown as Promise<VerifyRequest>;
  };
  const answer = (given: VerifyRequest, browserToken = 'mine', now = at(1_000)) =>
    answerChallenge(database.db, given, browserToken, now);
  const stored = () => database.db.select().from(signInChallenges);
  const UNKNOWN = { refused: true, code: 'challenge-unknown' };

  test('says who asks whom for what, on which chain, from when until when', async () => {
    entropy.script('sign-in-nonce', Buffer.alloc(16, 0xab));
    const challenge = await issue();
    expect(challenge).toEqual({
      domain: 'play.example:8443',
      uri: 'https://play.example:8443',
      address: wallet.address,
      statement: 'Sign in to PokeSol. This costs nothing and moves no tokens.',
      version: '1',
      chainId: 'solana:devnet',
      nonce: 'ab'.repeat(16),
      issuedAt: '2026-03-01T12:00:00.000Z',
      expirationTime: '2026-03-01T12:05:00.000Z',
    });
    expect(await stored()).toEqual([
      { nonce: challenge.nonce, challenge, browserHash: hashToken('mine'), expiresAt: at(LIFETIME_MS) },
    ]);
  });

  test.each(['message', 'transaction'] as const)(
    'is answered once by a signed %s, by the wallet it names',
    async (way) => {
      const other = await issue();
      const challenge = await issue();
      const given = await signed(challenge, way);
      expect(await answer(given)).toBeUndefined();
      expect((await stored()).map(({ nonce }) => nonce)).toEqual([other.nonce]);
      expect(await answer(given)).toEqual(UNKNOWN);
    },
  );

  test('stands until its last moment', async () => {
    const late = await signed(await issue());
    expect(await answer(late, 'mine', at(LIFETIME_MS))).toEqual(UNKNOWN);
    expect(await answer(late, 'mine', at(LIFETIME_MS - 1))).toBeUndefined();
  });

  test('is of no use in another browser, and not used up there', async () => {
    const given = await signed(await issue());
    expect(await answer(given, 'theirs')).toEqual(UNKNOWN);
    expect(await answer(given)).toBeUndefined();
  });

  test('in another’s name is refused, and used up', async () => {
    const given = await signed(await issue());
    const { address } = await generateKeyPairSigner();
    expect(await answer({ ...given, address })).toEqual(UNKNOWN);
    expect(await stored()).toEqual([]);
  });

  test('signed by another wallet is refused with the reason, and used up', async () => {
    const thief = await TestWallet.create('');
    const challenge = await issue();
    const given = { ...(await signed(challenge, 'message', thief)), address: wallet.address };
    expect(await answer(given)).toEqual({
      refused: true,
      code: 'challenge-refused',
      reason: 'bad-signature',
    });
    expect(await stored()).toEqual([]);
    // A transaction's signer stands in it: the thief's own.
    const next = { ...(await issue()), address: thief.address };
    const carried = { ...(await signed(next, 'transaction', thief)), address: wallet.address };
    expect(await answer(carried)).toMatchObject({ refused: true, code: 'challenge-refused' });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['no nonce', () => ''],
    ['half a nonce', (text: string) => text.replace(/(Nonce: .{16}).*/, '$1')],
    ['a nonce that goes on', (text: string) => text.replace(/(Nonce: .*)/, '$1a')],
    ['a nonce of other letters', (text: string) => text.replace(/Nonce: .*/, `Nonce: ${'z'.repeat(32)}`)],
    ['a nonce within a line', (text: string) => text.replace('\nNonce', ' Nonce')],
  ])('is not found by a text with %s', async (_, change) => {
    const given = await signed(await issue());
    if (!('message' in given)) throw new Error('a message was signed');
    expect(await answer({ ...given, message: change(given.message) })).toEqual(UNKNOWN);
    expect(await stored()).toHaveLength(1);
  });
});
