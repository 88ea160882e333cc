/** Signing in, the ways that must work and the ways that must not. */
import type { ChallengeAnswer } from '@pokesol/protocol';
import { getBase58Decoder, signBytes } from '@solana/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';

describe.each(databasesFor('behaviour'))('signing in on %s', (kind) => {
  let server: TestServer;
  let clock = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => Date.now() + clock });
  });
  afterAll(() => server.close());

  const challenge = (wallet: TestWallet) =>
    wallet.ok<ChallengeAnswer>('POST', '/api/auth/challenge', { address: wallet.address });
  const verify = (wallet: TestWallet, answer: object) => wallet.call('POST', '/api/auth/verify', answer);
  const session = (wallet: TestWallet) => wallet.call('GET', '/api/auth/session');

  test.each(['message', 'transaction'] as const)(
    'by a signed %s opens a session, logout closes it',
    async (way) => {
      const wallet = await TestWallet.create(server.base);
      expect((await session(wallet)).status).toBe(401);
      await wallet.signIn(way);
      expect(await session(wallet)).toMatchObject({ status: 200, body: { address: wallet.address } });
      await wallet.ok('POST', '/api/auth/logout');
      expect((await session(wallet)).status).toBe(401);
    },
  );

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const wallet = await TestWallet.create(server.base);
    const answer = await verify(wallet, await wallet.answerTo(await challenge(wallet), 'message'));
    expect(answer.status).toBe(204);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=604800/);
  });

  test('the text names this site, the address and a fresh nonce', async () => {
    const wallet = await TestWallet.create(server.base);
    const first = await challenge(wallet);
    expect(first.message).toContain(
      `${new URL(server.base).host} wants you to sign in with your Solana account:`,
    );
    expect(first.message).toContain(wallet.address);
    expect((await challenge(wallet)).nonce).not.toBe(first.nonce);
  });

  test('a nonce serves once', async () => {
    const wallet = await TestWallet.create(server.base);
    const answer = await wallet.answerTo(await challenge(wallet), 'message');
    expect((await verify(wallet, answer)).status).toBe(204);
    expect(await verify(wallet, answer)).toMatchObject({ status: 401, body: { code: 'challenge-unknown' } });
  });

  test('a bad answer uses the nonce up', async () => {
    const wallet = await TestWallet.create(server.base);
    const good = await wallet.answerTo(await challenge(wallet), 'message');
    const bad = { ...good, signature: '1'.repeat(64) };
    expect(await verify(wallet, bad)).toMatchObject({ status: 401, body: { code: 'challenge-refused' } });
    expect((await verify(wallet, good)).status).toBe(401);
  });

  test('a challenge is good for five minutes and no longer', async () => {
    const wallet = await TestWallet.create(server.base);
    const answer = await wallet.answerTo(await challenge(wallet), 'message');
    clock = 5 * 60_000 + 1000;
    const late = await verify(wallet, answer);
    clock = 0;
    expect(late).toMatchObject({ status: 401, body: { code: 'challenge-unknown' } });
  });

  test('a session is good for seven days and no longer', async () => {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    clock = 7 * 86_400_000 - 60_000;
    const within = (await session(wallet)).status;
    clock = 7 * 86_400_000 + 60_000;
    const after = (await session(wallet)).status;
    clock = 0;
    expect([within, after]).toEqual([200, 401]);
  });

  test('another browser cannot use a phished signature', async () => {
    const victim = await TestWallet.create(server.base);
    const phisher = await TestWallet.create(server.base);
    await challenge(phisher);
    const answer = await victim.answerTo(await challenge(victim), 'message');
    expect(await verify(phisher, answer)).toMatchObject({ status: 401, body: { code: 'challenge-unknown' } });
    expect((await session(phisher)).status).toBe(401);
  });

  test('a text changed by one letter is refused, though the wallet signed it', async () => {
    const wallet = await TestWallet.create(server.base);
    const given = await challenge(wallet);
    const message = given.message.replace('costs nothing', 'costs n0thing');
    const signature = await signBytes(wallet.signer.keyPair.privateKey, new TextEncoder().encode(message));
    const answer = { address: wallet.address, message, signature: getBase58Decoder().decode(signature) };
    expect(await verify(wallet, answer)).toMatchObject({ status: 401, body: { code: 'challenge-refused' } });
  });

  test('one wallet cannot answer another’s challenge', async () => {
    const wallet = await TestWallet.create(server.base);
    const other = await TestWallet.create(server.base);
    const given = await challenge(wallet);
    const signature = await signBytes(
      other.signer.keyPair.privateKey,
      new TextEncoder().encode(given.message),
    );
    const encoded = getBase58Decoder().decode(signature);
    for (const address of [wallet.address, other.address]) {
      const fresh = address === wallet.address ? given : await challenge(wallet);
      const answer = await verify(wallet, { address, message: fresh.message, signature: encoded });
      expect(answer.status).toBe(401);
    }
  });

  test('no session is stored in a form that opens one', async () => {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    const { sessions } = await import('./tables.ts');
    const rows = await server.database.db.select().from(sessions);
    const forged = await fetch(`${server.base}/api/auth/session`, {
      headers: { cookie: `pokesol_session=${rows.at(-1)?.tokenHash}` },
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(forged.status).toBe(401);
  });
});
