/** The WebSocket beside the calls to the chain: clients that wait for a transaction listen here before they ask. */
import { z } from 'zod';
import { type Count, networkOfRequest } from '../http/limits.ts';
import { countedFor } from '../http/network.ts';
import { refuse, refused, sendJson } from '../http/refusal.ts';
import type { Http } from '../http/server.ts';
import type { WebSockets } from '../http/webSockets.ts';
import type { Chain } from './chain.ts';
import { errorText, NOT_A_CALL, rpcAnswer } from './jsonRpc.ts';
import { servePubSub } from './pubSub.ts';
import { watchSignatures } from './signatureWatch.ts';

const MOST_OF_A_NETWORK = 8;
/** For a client that may have another as soon as it closes one. */
const RETRY_AFTER_SECONDS = 5;

export type RpcSocketDeps = {
  chain: Chain;
  /** Counts a connection or a message, together with the calls over HTTP. */
  count: Count;
  sockets: WebSockets;
};

export function rpcSocket(app: Http, { chain, count, sockets }: RpcSocketDeps): void {
  // The endpoint's address may hold a provider's key: only the kind of failure is logged.
  const signatures = watchSignatures({
    ask: chain.ask,
    onAway: (cause) => app.log.warn({ method: 'getSignatureStatuses', cause }, 'rpc'),
  });
  app.addHook('onClose', async () => signatures.stop());
  /** How many sockets each network has open. */
  const open = new Map<string, number>();

  app.get(
    '/api/rpc',
    {
      config: { access: 'public', isHeldOpen: true },
      schema: {
        response: {
          101: z
            .null()
            .describe('A WebSocket: signatureSubscribe and signatureUnsubscribe, as a node speaks them'),
          426: rpcAnswer.describe('Asked for no WebSocket'),
        },
      },
    },
    async (request, reply) => {
      if (!sockets.isAskedFor(request))
        return sendJson(reply.status(426).header('upgrade', 'websocket'), errorText(null, NOT_A_CALL));
      const wait = await count(request);
      if (wait !== null) return refuse(reply, refused('too-many-requests', { retryAfterSeconds: wait }));
      const counted = countedFor(networkOfRequest(request));
      if (counted.some(({ key, times }) => (open.get(key) ?? 0) >= MOST_OF_A_NETWORK * times))
        return refuse(reply, refused('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      sockets.accept(request, reply, (socket) => {
        for (const { key } of counted) open.set(key, (open.get(key) ?? 0) + 1);
        socket.once('close', () => {
          for (const { key } of counted) {
            const left = (open.get(key) ?? 1) - 1;
            if (left === 0) open.delete(key);
            else open.set(key, left);
          }
        });
        servePubSub(socket, {
          watch: signatures.watch,
          mayGoOn: async () => (await count(request)) === null,
        });
      });
      return reply;
    },
  );
}
