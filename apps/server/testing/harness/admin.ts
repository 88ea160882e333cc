/** An admin who is signed in, for tests of what only admins may do. */
import type { AdminLogin } from '@pokesol/protocol';
import { ADMIN_PASSWORD } from './server.ts';
import { type Answer, TestWallet } from './wallet.ts';

export class TestAdmin {
  private constructor(
    private readonly caller: TestWallet,
    readonly token: string,
  ) {}

  /** Throws when the gate stays shut. */
  static async enter(base: string, password = ADMIN_PASSWORD): Promise<TestAdmin> {
    const caller = await TestWallet.create(base);
    const { token } = await caller.ok<AdminLogin>('POST', '/api/admin/login', { password });
    return new TestAdmin(caller, token);
  }

  call<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return this.caller.call<T>(method, path, body, { authorization: `Bearer ${this.token}` });
  }

  /** Calls and throws on anything but success. */
  async ok<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
