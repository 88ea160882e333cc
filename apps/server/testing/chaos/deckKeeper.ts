/** Makes decks, changes and removes them; remembers the last answer about each. */
import { randomUUID } from 'node:crypto';
import { STARTER_DECK } from '@pokesol/decks';
import type { DeckJson } from '@pokesol/protocol';
import { type RetryingClient, unexpected } from './retryingClient.ts';
import type { Role } from './role.ts';

/** Few, so that a list of all of them stays cheap to look at. */
const MOST_KEPT = 20;

export type KeptDeck = { readonly name: string; readonly version: number; readonly lines: readonly string[] };

export const keptDeck = ({ name, version, cards }: DeckJson): KeptDeck => ({
  name,
  version,
  lines: cards.map(({ cardId, quantity }) => `${quantity} ${cardId}`).sort(),
});

export class DeckKeeper implements Role {
  readonly name = 'deck keeper';
  /** By id, the oldest first. */
  readonly kept = new Map<string, KeptDeck>();
  made = 0;

  constructor(readonly caller: RetryingClient) {}

  get met(): number {
    return this.caller.met;
  }

  get address(): string {
    return this.caller.address;
  }

  async step(): Promise<void> {
    this.made += 1;
    const id = randomUUID();
    const cards = STARTER_DECK.slice(0, 1 + (this.made % 8)).map(({ cardId }) => ({ cardId, quantity: 1 }));
    const made = await this.write(201, 'POST', '', { id, name: `Made ${this.made}`, cards });
    const [line] = cards;
    if (line === undefined) throw new RangeError('There is no card to count');
    const counted = await this.write(200, 'POST', `/${id}/cards`, { ...line, quantity: 1 + (this.made % 9) });
    const renamed = await this.rename(id, `Renamed ${this.made}`, counted.version);
    for (const deck of [made, counted, renamed])
      if (deck.id !== id) throw new Error(`wrote the deck ${id}, got ${deck.id}`);
    this.kept.set(id, keptDeck(renamed));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) await this.remove(oldest);
  }

  /** Its key is the version it was decided on: the answer to a repeat is that the deck has changed, and it looks by whom. */
  private async rename(id: string, name: string, version: number): Promise<DeckJson> {
    const answer = await this.caller.call<DeckJson>('PUT', this.path(`/${id}`), { name, version });
    if (answer.status === 200) return answer.body;
    if (answer.status !== 409 || answer.repeats === 0) throw unexpected('a new name', answer);
    const deck = await this.caller.ok<DeckJson>(200, 'GET', this.path(`/${id}`));
    if (deck.name !== name || deck.version !== version + 1)
      throw new Error(`after ${name} on version ${version}: ${deck.name}, version ${deck.version}`);
    this.caller.tally.doneBefore += 1;
    return deck;
  }

  private async remove(id: string): Promise<void> {
    const answer = await this.caller.call('DELETE', this.path(`/${id}`));
    if (answer.status === 404 && answer.repeats > 0) this.caller.tally.doneBefore += 1;
    else if (answer.status !== 204) throw unexpected('a removal', answer);
    this.kept.delete(id);
  }

  private write(status: number, method: string, below: string, body: object): Promise<DeckJson> {
    return this.caller.ok<DeckJson>(status, method, this.path(below), body);
  }

  private path(below: string): string {
    return `/api/users/${this.address}/decks${below}`;
  }
}
