/** Which endpoints keep up: one that is far behind the others must not say that something is not there. */
import { callByKit } from './callEnd.ts';
import type { Endpoint } from './endpoint.ts';

/** Some ten seconds of blocks. */
export const FAR_BEHIND_SLOTS = 25;
/** As long as all answer, one question to each so often, and only while a call asks what they decide. */
const EVERY_MS = 10_000;
const ASK_MS = 2_000;
/** No chain of this kind makes blocks faster: one that reports more is wrong, and must not make the others look late. */
const FASTEST_SLOT_MS = 100;
const SLACK_SLOTS = 1_000;

export type SlotWatch = {
  /** Those that keep up. Asks their slots anew where that is long ago. */
  fresh(): Promise<ReadonlySet<Endpoint>>;
};

/** Nothing is known yet. Of three or more, one alone that is far ahead of the others is wrong; of two it is unknown which. */
function mostAtFirst(said: readonly (number | undefined)[]): number {
  const [, second, third] = said.filter((slot) => slot !== undefined).sort((a, b) => b - a);
  return second === undefined || third === undefined ? Number.POSITIVE_INFINITY : second + SLACK_SLOTS;
}

export function watchSlots(
  endpoints: readonly Endpoint[],
  { now, onBehind }: { now: () => number; onBehind(name: string, slots: number): void },
): SlotWatch {
  /** The highest that any of them ever reported: the chain does not go back. */
  let highest = 0;
  let highestAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let known: ReadonlySet<Endpoint> = new Set(endpoints);
  const behind = new Set<Endpoint>();
  let looking: Promise<ReadonlySet<Endpoint>> | undefined;

  async function slotOf(endpoint: Endpoint): Promise<number | undefined> {
    if (endpoint.waitMs() > ASK_MS) return undefined;
    const payload = { jsonrpc: '2.0', id: 1, method: 'getSlot', params: [{ commitment: 'confirmed' }] };
    const ended = await endpoint.call<{ result?: unknown }>(
      payload.method,
      (signal) => callByKit(endpoint.transport, payload, { signal, caller: undefined }),
      ASK_MS,
    );
    const slot = ended.kind === 'answered' ? Number(ended.value.result) : Number.NaN;
    return Number.isSafeInteger(slot) ? slot : undefined;
  }

  async function look(): Promise<ReadonlySet<Endpoint>> {
    // One that was away must not hold up the question: it is proved meanwhile, and asked the next time.
    const proved = endpoints.filter((endpoint) => endpoint.isProved());
    const asked = proved.length > 0 ? proved : endpoints;
    const said = await Promise.all(asked.map(slotOf));
    const most =
      highestAt === undefined
        ? mostAtFirst(said)
        : highest + SLACK_SLOTS + (now() - highestAt) / FASTEST_SLOT_MS;
    const slots = said.map((slot) => (slot !== undefined && slot > most ? undefined : slot));
    const believed = slots.filter((slot) => slot !== undefined);
    const top = Math.max(...believed);
    if (top > highest) {
      highest = top;
      highestAt = now();
    }
    const fresh = new Set<Endpoint>();
    asked.forEach((endpoint, i) => {
      const slot = slots[i];
      if (slot === undefined) return;
      const late = highest - slot;
      if (late <= FAR_BEHIND_SLOTS) fresh.add(endpoint);
      if (late > FAR_BEHIND_SLOTS && !behind.has(endpoint)) onBehind(endpoint.name, late);
      if (late > FAR_BEHIND_SLOTS) behind.add(endpoint);
      else behind.delete(endpoint);
    });
    known = fresh;
    // Where none could say, it is asked again at once.
    if (fresh.size > 0) lookedAt = now();
    return fresh;
  }

  return {
    async fresh() {
      // Of one alone there is no other to compare.
      if (endpoints.length === 1 || now() - lookedAt < EVERY_MS) return known;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
