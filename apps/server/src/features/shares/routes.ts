/** Calls of links: the owner's switches, and what anybody with a link is shown. */
import { isRefusal } from '@pokesol/engine';
import {
  nothing,
  sharedAnswer,
  shareJson,
  shareRequest,
  sharesAnswer,
  walletAddress,
} from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { signedIn } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { share, sharedBy, sharesOf, unshare } from './shares.ts';

const ofWallet = z.object({ wallet: walletAddress });
const ofShare = ofWallet.extend({ shareId: z.uuid() });

export function registerShares(
  app: Http,
  { db, now, entropy }: { db: Db; now: () => number; entropy: Entropy },
): void {
  /** Read once for all who look at the same time: a link may be all over the net. */
  const shown = oneAtATime((id) => sharedBy(db, id));

  app.get(
    '/api/users/:wallet/shares',
    { config: { access: 'owner' }, schema: { params: ofWallet, response: { 200: sharesAnswer } } },
    (request) => sharesOf(db, signedIn(request)),
  );

  app.post(
    '/api/users/:wallet/shares',
    {
      config: { access: 'owner' },
      schema: { params: ofWallet, body: shareRequest, response: { 200: shareJson } },
    },
    async (request, reply) => {
      const made = await share(db, signedIn(request), request.body, { now: new Date(now()), entropy });
      return isRefusal(made) ? refuse(reply, made) : made;
    },
  );

  app.delete(
    '/api/users/:wallet/shares/:shareId',
    { config: { access: 'owner' }, schema: { params: ofShare, response: { 204: nothing } } },
    async (request, reply) => {
      await unshare(db, signedIn(request), request.params.shareId);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/shared/:shareId',
    {
      config: { access: 'public', limit: 'dear' },
      schema: { params: z.object({ shareId: z.uuid() }), response: { 200: sharedAnswer } },
    },
    async (request, reply) => {
      const found = await shown(request.params.shareId);
      return isRefusal(found) ? refuse(reply, found) : found;
    },
  );
}
