/** Calls of the wishlist. */
import { catalogueId, nothing, walletAddress, wishlistAnswer } from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { unwish, wishFor, wishlistOf } from './wishlist.ts';

const ofWallet = z.object({ wallet: walletAddress });
const ofCard = ofWallet.extend({ cardId: catalogueId });

export function registerWishlist(app: Http, { db, now }: { db: Db; now: () => number }): void {
  app.get(
    '/api/users/:wallet/wishlist',
    { config: { access: 'owner' }, schema: { params: ofWallet, response: { 200: wishlistAnswer } } },
    (request) => wishlistOf(db, signedIn(request)),
  );

  app.put(
    '/api/users/:wallet/wishlist/:cardId',
    { config: { access: 'owner' }, schema: { params: ofCard, response: { 204: nothing } } },
    async (request, reply) => {
      const refusal = await wishFor(db, signedIn(request), request.params.cardId, new Date(now()));
      return refusal === undefined ? reply.status(204).send() : refuse(reply, refusal);
    },
  );

  app.delete(
    '/api/users/:wallet/wishlist/:cardId',
    { config: { access: 'owner' }, schema: { params: ofCard, response: { 204: nothing } } },
    async (request, reply) => {
      await unwish(db, signedIn(request), request.params.cardId);
      return reply.status(204).send();
    },
  );
}
