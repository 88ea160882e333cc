/** The call of the collection: every card a wallet owns. */
import { userCardsAnswer, walletAddress } from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import { sendJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { collectionText } from './collection.ts';

export function registerCollection(app: Http, { db }: { db: Db }): void {
  /** Written once for all who ask at the same time. */
  const textOf = oneAtATime((wallet) => collectionText(db, wallet));

  app.get(
    '/api/users/:wallet/cards',
    {
      config: { access: 'owner', limit: 'dear' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: userCardsAnswer } },
    },
    async (request, reply) => sendJson(reply, await textOf(signedIn(request))),
  );
}
