/** Calls of the support desk that act: each for a reason, each in the audit; what they give, chain and records decide. */
import { isRefusal } from '@pokesol/engine';
import {
  supportActRequest,
  supportComparison,
  supportLook,
  supportOpening,
  transactionSignature,
  walletAddress,
} from '@pokesol/protocol';
import { isSignature } from '@solana/kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { adminOf } from '../../platform/http/access.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { comparePoints } from './comparePoints.ts';
import { openStuck } from './openStuck.ts';
import { type LookDeps, lookAtPurchase, lookAtTransaction } from './recheckTransaction.ts';
import { offerOrPurchase } from './story.ts';
import type { SupportCase } from './supportCase.ts';

const byId = z.object({ id: z.uuid() });

export function supportActRoutes(app: Http, deps: LookDeps): void {
  const { db, now } = deps;
  const config = { access: 'admin' } as const;
  const asking = (request: FastifyRequest, { reason }: z.infer<typeof supportActRequest>): SupportCase => ({
    admin: adminOf(request),
    now: new Date(now()),
    reason,
  });

  app.post(
    '/api/admin/support/purchases/:id/look-again',
    { config, schema: { params: byId, body: supportActRequest, response: { 200: supportLook } } },
    async (request, reply) => {
      const found = await offerOrPurchase(db, request.params.id);
      return found === undefined
        ? refuse(reply, refused('purchase-unknown'))
        : lookAtPurchase(deps, asking(request, request.body), found);
    },
  );

  app.post(
    '/api/admin/support/transactions/:signature/look-again',
    {
      config,
      schema: {
        params: z.object({ signature: transactionSignature }),
        body: supportActRequest,
        response: { 200: supportLook },
      },
    },
    async (request, reply) => {
      const { signature } = request.params;
      return isSignature(signature)
        ? lookAtTransaction(deps, asking(request, request.body), signature)
        : refuse(reply, refused('bad-request/transaction-id'));
    },
  );

  app.post(
    '/api/admin/support/purchases/:id/open',
    { config, schema: { params: byId, body: supportActRequest, response: { 200: supportOpening } } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await offerOrPurchase(db, id);
      return found === undefined
        ? refuse(reply, refused('purchase-unknown'))
        : openStuck(db, asking(request, request.body), found.subject.id);
    },
  );

  app.post(
    '/api/admin/support/wallets/:wallet/compare-points',
    {
      config,
      schema: {
        params: z.object({ wallet: walletAddress }),
        body: supportActRequest,
        response: { 200: supportComparison },
      },
    },
    async (request, reply) => {
      const compared = await comparePoints(db, asking(request, request.body), request.params.wallet);
      return isRefusal(compared) ? refuse(reply, compared) : compared;
    },
  );
}
