/** Calls of sign-in: challenge, verify, session, logout. */
import { signInText } from '@pokesol/chain';
import { challengeAnswer, challengeRequest, nothing, sessionAnswer, verifyRequest } from '@pokesol/protocol';
import { type Address, isAddress } from '@solana/kit';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { cookieName, SESSION_COOKIE, signedIn } from '../../platform/http/access.ts';
import type { Origins } from '../../platform/http/origins.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { newToken } from '../../platform/http/tokens.ts';
import { answerChallenge, issueChallenge } from './challenges.ts';
import { closeSession, openSession, SESSION_DAYS } from './sessions.ts';

/** Held by the browser that asked for a challenge, from before it has a session. */
const BROWSER_COOKIE = 'pokesol_browser';

export type AuthDeps = {
  db: Db;
  bus: Publisher;
  origins: Origins;
  chain: { readonly id: string };
  now: () => number;
  entropy: Entropy;
  /** The answer waits for it; if it fails, the wallet is signed in all the same. */
  onSignedIn: (wallet: Address) => Promise<void>;
};

export function registerAuth(app: Http, deps: AuthDeps): void {
  const { db, origins, entropy } = deps;
  const { isHttps } = origins;
  const sessionCookie = cookieName(SESSION_COOKIE, isHttps);
  const browserCookie = cookieName(BROWSER_COOKIE, isHttps);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;

  app.post(
    '/api/auth/challenge',
    {
      config: { access: 'public', limit: 'signIn' },
      schema: { body: challengeRequest, response: { 200: challengeAnswer } },
    },
    async (request, reply) => {
      const { address } = request.body;
      if (!isAddress(address)) return refuse(reply, refused('bad-request/address'));
      const origin = origins.of(request);
      const browserToken = request.cookies[browserCookie] ?? newToken(entropy);
      const challenge = await issueChallenge(db, {
        address,
        origin,
        chainId: deps.chain.id,
        browserToken,
        now: new Date(deps.now()),
        entropy,
      });
      reply.setCookie(browserCookie, browserToken, cookie);
      return {
        message: signInText(challenge),
        nonce: challenge.nonce,
        expiresAt: challenge.expirationTime,
        fields: challenge,
      };
    },
  );

  app.post(
    '/api/auth/verify',
    {
      config: { access: 'public', limit: 'signIn' },
      schema: { body: verifyRequest, response: { 204: nothing } },
    },
    async (request, reply) => {
      const now = new Date(deps.now());
      const browserToken = request.cookies[browserCookie];
      if (browserToken === undefined) return refuse(reply, refused('challenge-unknown'));
      const refusal = await answerChallenge(db, request.body, browserToken, now);
      if (refusal !== undefined) return refuse(reply, refusal);
      // The browser forgets its old session here; no other client has it.
      const replaced = request.cookies[sessionCookie];
      if (replaced !== undefined) await closeSession(deps, replaced);
      const { address } = request.body;
      const token = await openSession(db, { address, now, entropy });
      if (isAddress(address))
        await deps
          .onSignedIn(address)
          .catch((error: unknown) => request.log.warn({ err: error }, 'a newcomer was not welcomed'));
      return reply
        .setCookie(sessionCookie, token, { ...cookie, maxAge: SESSION_DAYS * 86_400 })
        .status(204)
        .send();
    },
  );

  app.get(
    '/api/auth/session',
    { config: { access: 'session' }, schema: { response: { 200: sessionAnswer } } },
    async (request) => ({ address: signedIn(request) }),
  );

  // Public: a caller without a session may still sign out.
  app.post(
    '/api/auth/logout',
    { config: { access: 'public' }, schema: { response: { 204: nothing } } },
    async (request, reply) => {
      const token = request.cookies[sessionCookie];
      if (token !== undefined) await closeSession(deps, token);
      return reply.clearCookie(sessionCookie, cookie).status(204).send();
    },
  );
}
