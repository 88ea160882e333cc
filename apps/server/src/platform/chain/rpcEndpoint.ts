/** Asks the chain's endpoint one call and brings its answer back, bounded, and without a word about the endpoint. */
import { z } from 'zod';
import type { Chain } from './chain.ts';
import type { RpcCall } from './jsonRpc.ts';

const TIMEOUT_MS = 20_000;
/** A mint or a token account is a few hundred bytes; an account may hold ten million. */
const ANSWER_LIMIT = 64 * 1024;

/** With these a provider speaks about our account with it, not about the call. */
const ABOUT_US: readonly number[] = [401, 402, 403, 407, 429];

/** `text` is JSON. `away`: nobody answered, or not to us, for the reason `cause`, which names no address. */
export type EndpointAnswer =
  | { kind: 'answered'; text: string; isError?: boolean }
  | { kind: 'too-large' }
  | { kind: 'away'; cause: string };

const response = z.union([
  z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ jsonrpc: z.literal('2.0'), result: z.unknown() }),
]);

export async function askEndpoint(
  { rpcUrl, endpoint, watchCall }: Pick<Chain, 'rpcUrl' | 'endpoint' | 'watchCall'>,
  call: RpcCall,
): Promise<EndpointAnswer> {
  const end = watchCall({ endpoint, method: call.method });
  const answer = await ask(rpcUrl, call);
  if (answer.kind === 'answered') end(answer.isError === true ? 'refused' : 'answered');
  else end(answer.kind === 'away' ? 'away' : 'refused');
  return answer;
}

async function ask(url: string, call: RpcCall): Promise<EndpointAnswer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= 500 || ABOUT_US.includes(answer.status)) {
      await answer.body?.cancel();
      return { kind: 'away', cause: `status ${answer.status}` };
    }
    const text = await readUpTo(ANSWER_LIMIT, answer);
    if (text === undefined) return { kind: 'too-large' };
    const read = response.safeParse(JSON.parse(text));
    if (!read.success) return { kind: 'away', cause: 'no JSON-RPC' };
    // A result goes out as it came: reading and writing it again would round its large numbers.
    const isError = 'error' in read.data;
    return { kind: 'answered', text: isError ? withoutAddress(text, url) : text, isError };
  } catch (cause) {
    return { kind: 'away', cause: cause instanceof Error ? cause.name : 'unknown' };
  }
}

/** The whole body, or undefined when it is longer than `limit` bytes. */
async function readUpTo(limit: number, { body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Shorter parts of an address are words such as `v1`, which may stand anywhere. */
const SECRET_LENGTH = 8;

/** The JSON text without any URL and without the parts of the endpoint's own, in which a provider's key may stand. */
export function withoutAddress(json: string, url: string): string {
  const { username, password, host, hostname, pathname, searchParams } = new URL(url);
  const parts = [username, password, host, hostname, ...pathname.split('/'), ...searchParams.values()];
  const secrets = parts
    .flatMap((part) => [part, decoded(part)])
    .filter((part) => part.length >= SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);
  const plain = json.replace(/\b(?:https?|wss?):(?:\\?\/){2}[^\s"'<>]*[^\s"'<>\\]/gi, '…');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), plain);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
