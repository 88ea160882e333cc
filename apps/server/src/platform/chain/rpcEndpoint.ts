/** Asks the chain's endpoint one call and brings its answer back, bounded, and without a word about the endpoint. */
import { z } from 'zod';
import { decoded, type EndpointConfig } from '../config/rpcEndpoints.ts';
import { asksHistory, type CallEnd, endOfAnswer, endOfStatus, failureKind } from './endpoints/callEnd.ts';
import type { RpcCall } from './jsonRpc.ts';

type Address = Pick<EndpointConfig, 'url' | 'authorization'>;

/** A mint or a token account is a few hundred bytes; an account may hold ten million. */
const ANSWER_LIMIT = 64 * 1024;

/** `text` is JSON. `away`: no answer came, or not to us, for the reason `cause`, which names no address. */
export type EndpointAnswer =
  | { kind: 'answered'; text: string }
  | { kind: 'too-large' }
  | { kind: 'away'; cause: string };

const response = z.union([
  z.object({ jsonrpc: z.literal('2.0'), error: z.looseObject({ code: z.number(), message: z.string() }) }),
  z.object({ jsonrpc: z.literal('2.0'), result: z.unknown() }),
]);

/** One call, whose failure may be its caller's doing: what only ours shows puts no endpoint to rest. */
export async function askEndpoint(
  endpoint: Address,
  call: RpcCall,
  signal: AbortSignal,
): Promise<CallEnd<EndpointAnswer>> {
  const { url, authorization } = endpoint;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      body: JSON.stringify(call),
      redirect: 'error',
      signal,
    });
    const ended = endOfStatus(answer.status, answer.headers.get('retry-after'));
    if (ended !== undefined) {
      await answer.body?.cancel();
      return ended.kind === 'away' ? { ...ended, isExcused: isProvokable(answer.status) } : ended;
    }
    const text = await readUpTo(ANSWER_LIMIT, answer);
    if (text === undefined)
      return {
        kind: 'answered',
        value: { kind: 'too-large' },
        isRefusal: true,
        isDoubtful: false,
        absent: 0,
      };
    const read = response.safeParse(JSON.parse(text));
    if (!read.success) return { kind: 'away', cause: 'no JSON-RPC', isExcused: true };
    // A result goes out as it came: reading and writing it again would round its large numbers.
    const said = 'error' in read.data ? withoutAddress(text, endpoint) : text;
    return endOfAnswer({ kind: 'answered', text: said }, read.data, call, asksHistory(call.params));
  } catch (error) {
    const cause = failureKind(error);
    return { kind: 'away', cause, isExcused: cause === 'TimeoutError' || cause === 'SyntaxError' };
  }
}

/** A key that is locked out shows in our own calls too; a method that a provider does not sell, perhaps in a stranger's alone. */
const isProvokable = (status: number): boolean => status === 403 || status >= 500;

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
export function withoutAddress(json: string, { url, authorization = '' }: Address): string {
  const { host, hostname, pathname, searchParams } = new URL(url);
  const credentials = authorization.replace(/^Basic /, '');
  const named = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  const parts = [host, hostname, ...pathname.split('/'), ...searchParams.values(), credentials, ...named];
  const secrets = parts
    .flatMap((part) => [part, decoded(part), encodeURIComponent(part)])
    .filter((part) => part.length >= SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);
  const plain = json.replace(/\b(?:https?|wss?):(?:\\?\/){2}[^\s"'<>]*[^\s"'<>\\]/gi, '…');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), plain);
}
