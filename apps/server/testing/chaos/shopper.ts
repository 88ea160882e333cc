/** Buys two packs at a time: one it reports, in turn until a server answers and only once; the other is left to the sweep. Opens both. */
import { randomUUID } from 'node:crypto';
import type { IntentAnswer, OpenAnswer, Purchase } from '@pokesol/protocol';
import { pause } from '../harness/until.ts';
import type { ChainWay } from '../harness/wallet.ts';
import { type RetryingClient, unexpected } from './retryingClient.ts';
import type { Role } from './role.ts';

const PACK = 'base1-mini';
const LOOK_MS = 50;

export class Shopper implements Role {
  readonly name = 'shopper';
  /** Everything it burned: the intent's id by the transaction's. */
  readonly burned = new Map<string, string>();
  /** What the server answered was in its packs, by the purchase's id. */
  readonly opened = new Map<string, readonly string[]>();
  /** Burns that were reported once, without an answer: the sweep found them. */
  unansweredReports = 0;
  private steps = 0;

  /** `way`: of its burns to the chain, where it is not simply through a server. */
  constructor(
    private readonly caller: RetryingClient,
    private readonly way?: ChainWay,
  ) {}

  get met(): number {
    return this.caller.met;
  }

  get address(): string {
    return this.caller.address;
  }

  async step(): Promise<void> {
    const signature = await this.burn();
    this.steps += 1;
    await this.open(await (this.steps % 2 === 0 ? this.report(signature) : this.reportOnce(signature)));
    await this.buyUnreported();
  }

  async buyUnreported(): Promise<void> {
    await this.open(await this.waitForSweep(await this.burn()));
  }

  private async burn(): Promise<string> {
    const id = randomUUID();
    const intent = await this.caller.ok<IntentAnswer>(200, 'POST', '/api/pack-purchases/intents', {
      id,
      packTypeId: PACK,
    });
    if (intent.intentId !== id) throw new Error(`asked for the intent ${id}, got ${intent.intentId}`);
    const signature = await this.caller.burn(intent, this.way);
    this.burned.set(signature, id);
    return signature;
  }

  private async report(signature: string): Promise<Purchase> {
    const answer = await this.caller.call<Purchase>('POST', '/api/pack-purchases', this.reportOf(signature));
    if (answer.status !== 200 && answer.status !== 201) throw unexpected('a report', answer);
    if (answer.status === 200 && answer.repeats > 0) this.caller.tally.doneBefore += 1;
    return answer.body;
  }

  private async reportOnce(signature: string): Promise<Purchase> {
    const answer = await this.caller.callOnce<Purchase>(
      'POST',
      '/api/pack-purchases',
      this.reportOf(signature),
    );
    if (answer === undefined) {
      this.unansweredReports += 1;
      return this.waitForSweep(signature);
    }
    if (answer.status !== 200 && answer.status !== 201) throw unexpected('a report', answer);
    return answer.body;
  }

  private reportOf(transactionSignature: string): object {
    return {
      userId: this.address,
      packTypeId: PACK,
      price: '60',
      status: 'confirmed',
      transactionSignature,
    };
  }

  private async waitForSweep(signature: string): Promise<Purchase> {
    for (;;) {
      const all = await this.caller.ok<Purchase[]>(200, 'GET', `/api/users/${this.address}/pack-purchases`);
      const found = all.find(({ transactionSignature }) => transactionSignature === signature);
      if (found !== undefined) return found;
      await pause(LOOK_MS);
    }
  }

  private async open({ id }: Purchase): Promise<void> {
    const { cards } = await this.caller.ok<OpenAnswer>(200, 'POST', `/api/pack-purchases/${id}/open`);
    this.opened.set(
      id,
      cards.map((card) => card.id),
    );
  }
}
