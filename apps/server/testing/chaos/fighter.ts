/** Battles against the AI, one after the other; remembers every action that was answered, by the version it was made on. */
import { randomUUID } from 'node:crypto';
import { type Random, seedRandom } from '@pokesol/engine';
import type { BattleAnswer, BattleBegunAnswer, PlayerActionJson } from '@pokesol/protocol';
import { pickMove } from '../battles/battlePlayer.ts';
import type { TestWallet } from '../harness/wallet.ts';
import { type RetryingClient, unexpected } from './retryingClient.ts';
import type { Role } from './role.ts';

/** A player concedes after so many actions: an outage is met in many battles, not in a long one. */
const LONGEST = 12;

/** The newest that was answered, and every answered action by version. */
export type Fought = {
  known: BattleAnswer<'classic'>;
  readonly answered: Map<number, PlayerActionJson<'classic'>>;
};

export class Fighter implements Role {
  readonly name = 'fighter';
  readonly fought: Fought[] = [];
  private readonly random: Random;

  constructor(
    private readonly caller: RetryingClient,
    private readonly deckId: string,
  ) {
    this.random = seedRandom(`fighter ${caller.address}`);
  }

  get wallet(): TestWallet {
    return this.caller.browser;
  }

  get met(): number {
    return this.caller.met;
  }

  /** One action. */
  async step(): Promise<void> {
    const last = this.fought.at(-1);
    if (last === undefined || last.known.result !== null)
      this.fought.push({ known: await this.begin(), answered: new Map() });
    else await this.act(last);
  }

  /** Gives up what is open. */
  async finish(): Promise<void> {
    const last = this.fought.at(-1);
    if (last !== undefined && last.known.result === null) await this.act(last, { type: 'concede' });
  }

  /** Its key is the wallet: no player has two open battles. */
  private async begin(): Promise<BattleAnswer<'classic'>> {
    const answer = await this.caller.call<BattleBegunAnswer<'classic'>>('POST', '/api/battles', {
      mode: 'match',
      deckId: this.deckId,
    });
    if (answer.status === 201) return answer.body;
    const { code, params } = answer.body;
    if (code !== 'battle-open' || answer.repeats === 0) throw unexpected('a battle', answer);
    this.caller.tally.doneBefore += 1;
    return this.caller.ok<BattleAnswer<'classic'>>(200, 'GET', `/api/battles/${params?.battleId}`);
  }

  private async act(fight: Fought, chosen?: PlayerActionJson<'classic'>): Promise<void> {
    const { id, version, legal } = fight.known;
    const isLong = fight.answered.size >= LONGEST;
    const action = chosen ?? (isLong ? ({ type: 'concede' } as const) : pickMove(legal, this.random));
    const request = { version, action, requestId: randomUUID() };
    // No other client acts for this seat: a repeat brings what came of the action, whenever it was done.
    fight.known = await this.caller.ok<BattleAnswer<'classic'>>(
      200,
      'POST',
      `/api/battles/${id}/actions`,
      request,
    );
    fight.answered.set(version, action);
  }
}
