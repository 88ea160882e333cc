/** Calls of the store: pack types, odds, intents, purchases, openings, proofs. */
import { isRefusal } from '@pokesol/engine';
import {
  eligibleAnswer,
  freePackAnswer,
  freePackRequest,
  intentAnswer,
  intentRequest,
  oddsAnswer,
  openAnswer,
  openLatestRequest,
  packTypeId,
  packTypesAnswer,
  proofAnswer,
  purchase,
  purchaseHistoryAnswer,
  purchaseRequest,
  purchasesAnswer,
  recoverRequest,
  setsOfCardAnswer,
  setsOfCardQuery,
  walletAddress,
} from '@pokesol/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { signedIn } from '../../platform/http/access.ts';
import { REVALIDATED } from '../../platform/http/fixedAnswer.ts';
import { packedBody } from '../../platform/http/packedBody.ts';
import { type Pack, packingFor } from '../../platform/http/packing.ts';
import { notModified, refuse, refused, sendPackedJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Balances } from '../wallet/index.ts';
import { claimStarter, demoPack, isEligible } from './freePack.ts';
import { issueIntent } from './intents.ts';
import { openLatest, openPurchase } from './open.ts';
import type { PlaysOfPacks } from './packPlays.ts';
import { publishedOdds } from './packTypes.ts';
import { packProofOf } from './proof.ts';
import { purchaseHistory } from './purchaseHistory.ts';
import { packNameOf, purchaseJson, purchasesOf } from './purchases.ts';
import { type RecordDeps, type RecordParams, recordBurn } from './record.ts';
import { setsOfCard } from './setsOfCard.ts';
import { storeListOf } from './storeList.ts';

export type PackRouteDeps = RecordDeps & {
  balances: Balances;
  firstSweepMs: number;
  playsOf: PlaysOfPacks;
  pack: Pack;
  /** Looks for what the chain did not show yet. */
  scheduleRecheck: (asked: RecordParams) => void;
};

const byId = z.object({ id: z.uuid() });

export function packRoutes(app: Http, deps: PackRouteDeps): void {
  const { db, chain, now, entropy, cache } = deps;
  const listNow = storeListOf(db, deps.playsOf);

  app.get(
    '/api/pack-types',
    {
      config: { access: 'public' },
      // The same for all: it is packed once.
      compress: false,
      schema: { response: { 200: packTypesAnswer } },
    },
    async (request, reply) => {
      const { etag, ...list } = await listNow();
      // Prices and packs change at any time.
      reply.header('cache-control', REVALIDATED).header('etag', etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      const packing = packingFor(request.headers['accept-encoding']);
      return sendPackedJson(reply, packing, await packedBody(deps.pack, list, packing));
    },
  );

  app.get(
    '/api/pack-types/of-card',
    {
      config: { access: 'public' },
      schema: { querystring: setsOfCardQuery, response: { 200: setsOfCardAnswer } },
    },
    (request) => setsOfCard(db, request.query.name),
  );

  app.get(
    '/api/pack-types/:id/odds',
    {
      config: { access: 'public' },
      schema: { params: z.object({ id: packTypeId }), response: { 200: oddsAnswer } },
    },
    async (request, reply) => {
      const odds = await publishedOdds(db, request.params.id);
      return isRefusal(odds) ? refuse(reply, odds) : odds;
    },
  );

  app.post(
    '/api/pack-purchases/intents',
    {
      config: { access: 'session', limit: 'offer' },
      schema: { body: intentRequest, response: { 200: intentAnswer } },
    },
    async (request, reply) => {
      const issued = await issueIntent(db, {
        ...request.body,
        wallet: signedIn(request),
        decimals: chain.decimals,
        now: new Date(now()),
        firstSweepMs: deps.firstSweepMs,
        entropy,
        cache,
      });
      if (isRefusal(issued)) return refuse(reply, issued);
      const { intent, packHash } = issued;
      return {
        intentId: intent.id,
        reference: intent.reference,
        price: intent.price,
        amount: intent.amount.toString(),
        mint: chain.mint,
        decimals: chain.decimals,
        tokenProgram: chain.tokenProgram,
        seedHash: intent.seedHash,
        packHash,
        expiresAt: intent.expiresAt.toISOString(),
      };
    },
  );

  app.post(
    '/api/pack-purchases',
    {
      config: { access: 'session', limit: 'buy' },
      schema: { body: purchaseRequest, response: { 200: purchase, 201: purchase } },
    },
    async (request, reply) => {
      const { transactionSignature: signature, packTypeId } = request.body;
      if (signature === undefined) return refuse(reply, refused('signature-missing'));
      return record(reply, { signature, packTypeId, wallet: signedIn(request), by: 'page' });
    },
  );

  app.post(
    '/api/pack-purchases/recover',
    {
      config: { access: 'session', limit: 'buy' },
      schema: { body: recoverRequest, response: { 200: purchase, 201: purchase } },
    },
    (request, reply) =>
      record(
        reply,
        { signature: request.body.transactionSignature, wallet: signedIn(request), by: 'recovery' },
        { isTyped: true },
      ),
  );

  app.get(
    '/api/users/:wallet/free-pack-eligible',
    {
      config: { access: 'public' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: eligibleAnswer } },
    },
    async (request) => ({ eligible: await isEligible(db, request.params.wallet) }),
  );

  app.post(
    '/api/pack-purchases/free',
    {
      config: { access: 'visitor', limit: 'faucet' },
      schema: { body: freePackRequest, response: { 200: freePackAnswer } },
    },
    async (request, reply) => {
      const { packTypeId } = request.body;
      const claimed =
        request.wallet === null
          ? await demoPack(db, packTypeId, entropy)
          : await claimStarter(db, request.wallet, { now: new Date(now()), entropy });
      return isRefusal(claimed) ? refuse(reply, claimed) : claimed;
    },
  );

  app.post(
    '/api/pack-purchases/latest/open',
    {
      config: { access: 'session', limit: 'buy' },
      schema: { body: openLatestRequest, response: { 200: openAnswer } },
    },
    async (request, reply) => {
      const opened = await openLatest(db, signedIn(request), request.body.packTypeId, new Date(now()), cache);
      if (isRefusal(opened)) return refuse(reply, opened);
      deps.onChanged?.(signedIn(request));
      return opened;
    },
  );

  app.post(
    '/api/pack-purchases/:id/open',
    {
      config: { access: 'session', limit: 'buy' },
      schema: { params: byId, response: { 200: openAnswer } },
    },
    async (request, reply) => {
      const opened = await openPurchase(db, signedIn(request), request.params.id, new Date(now()), cache);
      if (isRefusal(opened)) return refuse(reply, opened);
      deps.onChanged?.(signedIn(request));
      return opened;
    },
  );

  // Public: a proof is worth most when anybody can check it.
  app.get(
    '/api/pack-purchases/:id/proof',
    { config: { access: 'public' }, schema: { params: byId, response: { 200: proofAnswer } } },
    async (request, reply) =>
      (await packProofOf(db, request.params.id)) ?? refuse(reply, refused('purchase-unknown')),
  );

  app.get(
    '/api/users/:wallet/pack-purchases',
    {
      config: { access: 'owner' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: purchasesAnswer } },
    },
    (request) => purchasesOf(db, signedIn(request)),
  );

  app.get(
    '/api/users/:wallet/pack-history',
    {
      config: { access: 'owner' },
      schema: {
        params: z.object({ wallet: walletAddress }),
        querystring: z.object({ after: z.uuid().optional() }),
        response: { 200: purchaseHistoryAnswer },
      },
    },
    async (request, reply) => {
      const page = await purchaseHistory(db, signedIn(request), request.query.after);
      return isRefusal(page) ? refuse(reply, page) : page;
    },
  );

  async function record(
    reply: FastifyReply,
    asked: RecordParams,
    { isTyped = false }: { isTyped?: boolean } = {},
  ) {
    const recorded = await recordBurn(deps, asked);
    if (isRefusal(recorded)) {
      if (recorded.code !== 'burn-not-found-yet') return refuse(reply, recorded);
      deps.scheduleRecheck(asked);
      return refuse(reply, isTyped ? { reason: 'typed', ...recorded } : recorded);
    }
    deps.balances.forget(asked.wallet);
    const { purchase: row, isNew, packName } = recorded;
    reply.status(isNew ? 201 : 200);
    return purchaseJson(row, packName ?? (await packNameOf(db, row.packTypeId)));
  }
}
