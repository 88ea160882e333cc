/** Signs in and out again, each time as a new browser; remembers what is secret about it. */
import type { ChallengeAnswer, SessionAnswer } from '@pokesol/protocol';
import { TestWallet } from '../harness/wallet.ts';
import { type RetryingClient, unexpected } from './retryingClient.ts';
import type { Role } from './role.ts';

export class Visitor implements Role {
  readonly name = 'visitor';
  /** Values of cookies. */
  readonly secrets = new Set<string>();
  visits = 0;

  /** The caller is this one's alone: it changes its browser. */
  constructor(
    private readonly caller: RetryingClient,
    private readonly key: Uint8Array,
  ) {}

  get met(): number {
    return this.caller.met;
  }

  async step(): Promise<void> {
    const browser = await TestWallet.ofSeed(this.caller.atNext().base, this.key);
    this.caller.become(browser);
    while (!(await this.signIn(browser)));
    const signedIn = this.caller.atNext();
    for (const cookie of signedIn.cookie.split('; ')) this.secrets.add(cookie.slice(cookie.indexOf('=') + 1));
    const { address } = await this.caller.ok<SessionAnswer>(200, 'GET', '/api/auth/session');
    if (address !== browser.address) throw new Error(`signed in as ${browser.address}, is ${address}`);
    await this.caller.ok(204, 'POST', '/api/auth/logout');
    // A kept cookie is worth nothing, on either server.
    this.caller.become(signedIn);
    for (let servers = 0; servers < 2; servers += 1) {
      const after = await this.caller.call('GET', '/api/auth/session');
      if (after.status !== 401) throw unexpected('a session that was ended', after);
    }
    this.visits += 1;
  }

  /** A challenge is taken by its first answer; when that answer was lost, another one is asked for. */
  private async signIn(browser: TestWallet): Promise<boolean> {
    const challenge = await this.caller.ok<ChallengeAnswer>(200, 'POST', '/api/auth/challenge', {
      address: browser.address,
    });
    const answer = await this.caller.call(
      'POST',
      '/api/auth/verify',
      await browser.answerTo(challenge, 'message'),
    );
    if (answer.status === 204) return true;
    if (answer.body.code !== 'challenge-unknown' || answer.repeats === 0)
      throw unexpected('a sign-in', answer);
    return false;
  }
}
