/** The callers: an anonymous one, two wallets, an admin, and holders of what is over, forged or meant for another kind of caller. */
import { ADMIN_SESSION_MINUTES } from '@pokesol/protocol';
import { SESSION_DAYS } from '../../src/features/auth/sessions.ts';
import { systemEntropy } from '../../src/platform/entropy.ts';
import { SESSION_COOKIE } from '../../src/platform/http/access.ts';
import { newToken } from '../../src/platform/http/tokens.ts';
import { TestAdmin } from '../harness/admin.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { TestWallet } from '../harness/wallet.ts';

/** In the order of the columns of the table. */
export const CALLERS = ['anonymous', 'otherUser', 'owner', 'admin', 'expired', 'forged'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller sends along to be let in. */
export type Credentials = { readonly cookie?: string; readonly authorization?: string };

export type Callers = {
  readonly owner: TestWallet;
  readonly otherUser: TestWallet;
  /** All that are called by one name; each has to be answered alike. */
  credentials(caller: Caller): readonly Credentials[];
};

/** The clock of the server, which stands behind for as long as a session or a token is to run out. */
export type Clock = { behindMs: number };

export async function callersOf(server: TestServer, clock: Clock): Promise<Callers> {
  const { base, database, chain } = server;
  const [owner, otherUser] = [await TestWallet.create(base), await TestWallet.create(base)];
  const ranOut = owner.at(base);
  clock.behindMs = SESSION_DAYS * 86_400_000;
  await ranOut.signIn();
  clock.behindMs = ADMIN_SESSION_MINUTES * 60_000;
  const tooLate = await TestAdmin.enter(base);
  clock.behindMs = 0;
  await owner.signIn();
  await otherUser.signIn();
  const admin = await TestAdmin.enter(base);
  const adminPassword = 'the-password-of-last-week';
  const lastWeek = await startTestServer({ kind: database.kind, database, chain, adminPassword });
  const outdated = await TestAdmin.enter(lastWeek.base, adminPassword);
  await lastWeek.close();

  const session = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(owner.cookie)?.[1] ?? '';
  const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const forged: readonly Credentials[] = [
    { ...cookie(newToken(systemEntropy)), ...bearer(newToken(systemEntropy)) },
    { ...cookie(altered(session)), ...bearer(altered(admin.token)) },
    // Each where the other belongs.
    { ...cookie(admin.token), ...bearer(session) },
    { ...cookie(`${session}x`), ...bearer(outdated.token) },
    { ...cookie(''), authorization: `Basic ${admin.token}` },
  ];
  return {
    owner,
    otherUser,
    credentials(caller) {
      switch (caller) {
        case 'anonymous':
          return [{}];
        case 'otherUser':
          return [{ cookie: otherUser.cookie }];
        case 'owner':
          return [{ cookie: owner.cookie }];
        case 'admin':
          return [bearer(admin.token)];
        case 'expired':
          return [{ cookie: ranOut.cookie, ...bearer(tooLate.token) }];
        case 'forged':
          return forged;
      }
    },
  };
}

/** Off by its first character. */
const altered = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
