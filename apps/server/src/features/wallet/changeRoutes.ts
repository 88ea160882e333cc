/** The call by which a page is notified of changes, instead of polling. */
import { walletAddress } from '@pokesol/protocol';
import { z } from 'zod';
import { sessionOf, signedIn } from '../../platform/http/access.ts';
import { networkOfRequest } from '../../platform/http/limits.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { type ChangeStreamDeps, streamChanges } from './changeStream.ts';

export function changeRoutes(app: Http, deps: ChangeStreamDeps): void {
  app.get(
    '/api/users/:wallet/changes',
    {
      config: { access: 'owner' as const, isHeldOpen: true as const },
      exposeHeadRoute: false,
      schema: {
        params: z.object({ wallet: walletAddress }),
        response: {
          200: {
            description:
              'Messages «changed»: the data of each names what has changed of the wallet, or nothing, when anything may have',
            content: { 'text/event-stream': { schema: z.string() } },
          },
        },
      },
    },
    async (request, reply) => {
      const network = networkOfRequest(request);
      if (!deps.streams.hasRoom(network))
        return refuse(reply, refused('too-many-requests', { retryAfterSeconds: 30 }));
      streamChanges(deps, request, reply, { wallet: signedIn(request), network, token: sessionOf(request) });
      return reply;
    },
  );
}
