/** One socket's conversation: the part of a node's PubSub that notifies a client when its transaction has landed. */
import { isSignature } from '@solana/kit';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { GOING_AWAY, TRY_LATER } from '../http/webSockets.ts';
import {
  errorText,
  idOf,
  JSON_RPC_CODES,
  type JsonRpcError,
  NOT_A_CALL,
  type RpcCall,
  rpcCall,
  UNKNOWN_METHOD,
  UNREADABLE,
} from './jsonRpc.ts';
import { COMMITMENTS, type SignatureWatch } from './signatureWatch.ts';

const MOST_SUBSCRIPTIONS = 20;
/** A blockhash is good for 60 to 90 seconds: what has not landed by then never will. */
const LONGEST_WAIT_MS = 90_000;
const HEARTBEAT_MS = 30_000;
/** web3.js asks a refused subscription again the moment it is refused, for as long as it wants it. */
const REFUSAL_AFTER_MS = 1_000;

const TOO_MANY: JsonRpcError = {
  code: JSON_RPC_CODES.failed,
  message: `At most ${MOST_SUBSCRIPTIONS} subscriptions at once`,
};
const wrong = (message: string): JsonRpcError => ({ code: JSON_RPC_CODES.wrongParams, message });

const DEFAULT = { commitment: 'finalized' } as const;
const subscribeParams = z.union([
  z.tuple([z.string().refine(isSignature)]).transform(([signature]) => ({ signature, ...DEFAULT })),
  z
    .tuple([
      z.string().refine(isSignature),
      z.looseObject({ commitment: z.enum(COMMITMENTS).default(DEFAULT.commitment) }).nullable(),
    ])
    .transform(([signature, config]) => ({ signature, ...(config ?? DEFAULT) })),
]);
const unsubscribeParams = z.tuple([z.number().int()]);
/** A call without an id wants no answer, such as the pings of web3.js and kit. */
const notification = z.object({ method: z.string(), id: z.undefined().optional() });

export type PubSubSocket = Pick<
  WebSocket,
  'send' | 'close' | 'terminate' | 'ping' | 'pong' | 'readyState'
> & {
  on(event: string, listener: (data: Buffer) => void): unknown;
};
const OPEN = 1;

export type PubSubDeps = {
  watch: SignatureWatch['watch'];
  /** Counts a message; whether the socket may go on. */
  mayGoOn(): Promise<boolean>;
};

/** Serves until the socket closes; ends it when it is silent or says too much. */
export function servePubSub(socket: PubSubSocket, { watch, mayGoOn }: PubSubDeps): void {
  /** How each subscription ends, by its number. */
  const subscriptions = new Map<number, () => void>();
  let lastNumber = 0;
  let isThere = true;
  let wasUsed = true;

  const send = (text: string): void => {
    if (socket.readyState === OPEN) socket.send(text);
  };
  const heartbeat = setInterval(() => {
    if (!isThere) socket.terminate();
    else if (subscriptions.size === 0 && !wasUsed) socket.close(GOING_AWAY);
    else {
      isThere = false;
      wasUsed = subscriptions.size > 0;
      socket.ping();
    }
  }, HEARTBEAT_MS).unref();

  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('close', () => {
    clearInterval(heartbeat);
    for (const end of [...subscriptions.values()]) end();
  });
  socket.on('ping', (data) => void counted(() => socket.pong(data)));
  socket.on('message', (data) => void counted(() => take(String(data))));

  async function counted(go: () => void): Promise<void> {
    if (socket.readyState !== OPEN) return;
    const goesOn = await mayGoOn();
    if (socket.readyState !== OPEN) return;
    if (goesOn) go();
    // With an answer web3.js would ask again at once; it connects again after a second.
    else socket.close(TRY_LATER);
  }

  function take(text: string): void {
    const sent = parsed(text);
    if (sent !== UNREADABLE && notification.safeParse(sent).success) return;
    const call = rpcCall.safeParse(sent).data;
    const given = sent === UNREADABLE ? UNREADABLE : call === undefined ? NOT_A_CALL : answerTo(call);
    const id = idOf(sent);
    if (typeof given === 'object') setTimeout(() => send(errorText(id, given)), REFUSAL_AFTER_MS).unref();
    else send(JSON.stringify({ jsonrpc: '2.0', result: given, id }));
  }

  function answerTo({ method, params = [] }: RpcCall): number | true | JsonRpcError {
    if (method === 'signatureSubscribe') return subscribe(params);
    if (method === 'signatureUnsubscribe') return unsubscribe(params);
    return UNKNOWN_METHOD;
  }

  function subscribe(params: unknown[]): number | JsonRpcError {
    const asked = subscribeParams.safeParse(params).data;
    if (asked === undefined)
      return wrong('Invalid params: a signature, and a commitment if it is not finalized');
    if (subscriptions.size === MOST_SUBSCRIPTIONS) return TOO_MANY;
    wasUsed = true;
    lastNumber += 1;
    const subscription = lastNumber;
    const stopWatching = watch(asked.signature, asked.commitment, ({ slot, err }) => {
      end();
      const params = { result: { context: { slot }, value: { err } }, subscription };
      send(JSON.stringify({ jsonrpc: '2.0', method: 'signatureNotification', params }));
    });
    const end = (): void => {
      clearTimeout(tooLong);
      stopWatching();
      subscriptions.delete(subscription);
    };
    const tooLong = setTimeout(end, LONGEST_WAIT_MS).unref();
    subscriptions.set(subscription, end);
    return subscription;
  }

  /** True also of one that ended by itself meanwhile: at «there is none» web3.js would ask for ever. */
  function unsubscribe(params: unknown[]): true | JsonRpcError {
    const asked = unsubscribeParams.safeParse(params).data;
    if (asked === undefined) return wrong('Invalid params: the number of a subscription');
    subscriptions.get(asked[0])?.();
    return true;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}
