/** Calls of the support desk that read: finding, a purchase's story, a wallet's figures and lists, what the chain says now. */
import { isRefusal } from '@pokesol/engine';
import {
  chainMentions,
  chainTransaction,
  supportBattles,
  supportFindQuery,
  supportFound,
  supportListQuery,
  supportPoints,
  supportPurchases,
  supportStory,
  supportWallet,
  transactionSignature,
  walletAddress,
} from '@pokesol/protocol';
import { isSignature } from '@solana/kit';
import { z } from 'zod';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { mentionsNow, transactionNow } from './chainNow.ts';
import { find } from './find.ts';
import { battleLines, pointLines, purchaseLines } from './lists.ts';
import { offerOrPurchase, purchaseStory } from './story.ts';
import { walletAt } from './wallet.ts';

export type SupportDeps = { db: Db; chain: Chain; now: () => number };

const byId = z.object({ id: z.uuid() });
const byWallet = z.object({ wallet: walletAddress });
const bySignature = z.object({ signature: transactionSignature });

export function supportRoutes(app: Http, deps: SupportDeps): void {
  const { db, now } = deps;
  const config = { access: 'admin' } as const;
  const at = () => new Date(now());

  app.get(
    '/api/admin/support/find',
    { config, schema: { querystring: supportFindQuery, response: { 200: supportFound } } },
    (request) => find(deps, request.query.text),
  );

  app.get(
    '/api/admin/support/purchases/:id',
    { config, schema: { params: byId, response: { 200: supportStory } } },
    async (request, reply) => {
      const story = await purchaseStory(db, request.params.id, at());
      return isRefusal(story) ? refuse(reply, story) : story;
    },
  );

  app.get(
    '/api/admin/support/purchases/:id/mentions',
    { config, schema: { params: byId, response: { 200: chainMentions } } },
    async (request, reply) => {
      const found = await offerOrPurchase(db, request.params.id);
      return found?.offer === undefined
        ? refuse(reply, refused('purchase-unknown'))
        : mentionsNow(deps, found.offer);
    },
  );

  app.get(
    '/api/admin/support/transactions/:signature',
    { config, schema: { params: bySignature, response: { 200: chainTransaction } } },
    async (request, reply) => {
      const { signature } = request.params;
      return isSignature(signature)
        ? transactionNow(deps, signature)
        : refuse(reply, refused('bad-request/transaction-id'));
    },
  );

  app.get(
    '/api/admin/support/wallets/:wallet',
    { config, schema: { params: byWallet, response: { 200: supportWallet } } },
    async (request, reply) => {
      const wallet = await walletAt(db, request.params.wallet, at());
      return isRefusal(wallet) ? refuse(reply, wallet) : wallet;
    },
  );

  const list = { params: byWallet, querystring: supportListQuery };
  app.get(
    '/api/admin/support/wallets/:wallet/purchases',
    { config, schema: { ...list, response: { 200: supportPurchases } } },
    ({ params, query }) => purchaseLines(db, params.wallet, { after: query.after, now: at() }),
  );
  app.get(
    '/api/admin/support/wallets/:wallet/points',
    { config, schema: { ...list, response: { 200: supportPoints } } },
    ({ params, query }) => pointLines(db, params.wallet, query.after),
  );
  app.get(
    '/api/admin/support/wallets/:wallet/battles',
    { config, schema: { ...list, response: { 200: supportBattles } } },
    ({ params, query }) => battleLines(db, params.wallet, query.after),
  );
}
