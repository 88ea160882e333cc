/** Everybody at work at the same time, until the test has seen enough; one that fails, fails the test at once. */
import { pause, until } from '../harness/until.ts';
import type { Role } from './role.ts';

export class Crowd {
  private readonly steps: number[];
  private failure: Error | undefined;
  private stopped = false;
  private readonly working: Promise<unknown>;

  /** `check` throws when there is no use in going on. Everybody rests for `restMs` after each step. */
  constructor(
    private readonly roles: readonly Role[],
    private readonly check: () => void,
    private readonly restMs = 0,
  ) {
    this.steps = roles.map(() => 0);
    this.working = Promise.all(roles.map((role, index) => this.work(role, index)));
  }

  /** Waits for something while they work. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    return until(() => {
      this.check();
      if (this.failure !== undefined) throw this.failure;
      return isSo();
    });
  }

  /** Each begins and ends a step from now on. */
  async allFinishAStep(): Promise<void> {
    // The step under way began before.
    const wanted = this.steps.map((done) => done + 2);
    await this.until(() => this.steps.every((done, index) => done >= (wanted[index] ?? 0)));
  }

  /** The server answers each from now on that the database is away. */
  async allAreRefused(): Promise<void> {
    const before = this.roles.map(({ met }) => met);
    await this.until(() => this.roles.every(({ met }, index) => met > (before[index] ?? 0)));
  }

  /** Everybody finishes what it does. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
    if (this.failure !== undefined) throw this.failure;
  }

  private async work(role: Role, index: number): Promise<void> {
    try {
      while (!this.stopped && this.failure === undefined) {
        await role.step();
        this.steps[index] = (this.steps[index] ?? 0) + 1;
        if (this.restMs > 0) await pause(this.restMs);
      }
    } catch (cause) {
      this.failure ??= new Error(`the ${role.name} failed`, { cause });
    }
  }
}
