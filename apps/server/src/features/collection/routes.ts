/** The call of the collection: every card a wallet owns. */
import { userCardsAnswer, walletAddress } from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/server.ts';
import { collectionOf } from './collection.ts';

export function collectionRoutes(app: Http, db: Db): void {
  app.get(
    '/api/users/:wallet/cards',
    {
      config: { access: 'owner' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: userCardsAnswer } },
    },
    async (request) => ({ cards: await collectionOf(db, signedIn(request)) }),
  );
}
