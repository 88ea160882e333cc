/** Calls about the chain and a wallet's tokens on it: config, balance, welcome gift, faucet. */
import { balanceAnswer, configAnswer, faucetAnswer, walletAddress } from '@pokesol/protocol';
import { isAddress } from '@solana/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Chain } from '../../platform/chain/chain.ts';
import { signedIn } from '../../platform/http/access.ts';
import { counter } from '../../platform/http/limits.ts';
import { notModified, refuse, refused, sendJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Balances, ReadyBalance } from './balance.ts';
import { welcome } from './welcome.ts';

const TOKEN = {
  name: 'PokeSol',
  symbol: 'POKESOL',
  description: 'The token of PokeSol: burn it for booster packs.',
};

/** `looksPerMinute`: of one network, at balances that are not known. */
export function walletRoutes(app: Http, chain: Chain, balances: Balances, looksPerMinute: number): void {
  app.get(
    '/api/config',
    { config: { access: 'public' }, schema: { response: { 200: configAnswer } } },
    async () => ({
      cluster: chain.cluster,
      chain: chain.id,
      rpcPath: '/api/rpc',
      mint: chain.mint,
      tokenProgram: chain.tokenProgram,
      decimals: chain.decimals,
      mostPriorityFee: chain.mostPriorityFee,
      token: TOKEN,
    }),
  );

  // Asked for every five seconds by a page without a stream of changes: what is known goes out as it is, and only a look at the
  // chain counts against the limit.
  const countLook = counter(app, looksPerMinute);
  app.get(
    '/api/users/:wallet/balance',
    {
      config: { access: 'public', limit: false },
      compress: false,
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: balanceAnswer } },
      // Behind all hooks that limit and label a call, and before anything of it is read.
      onRequest: (request, reply, done) => {
        const known = balances.known(request.params.wallet);
        if (known === undefined) done();
        else send(request, reply, known);
      },
    },
    (request, reply) => look(request, reply, request.params.wallet),
  );

  async function look(request: FastifyRequest, reply: FastifyReply, wallet: string) {
    if (!isAddress(wallet)) return refuse(reply, refused('bad-request/address'));
    const wait = await countLook(request);
    if (wait !== null) return refuse(reply, refused('too-many-requests', { retryAfterSeconds: wait }));
    try {
      return send(request, reply, await balances.read(wallet));
    } catch (cause) {
      request.log.warn({ cause: cause instanceof Error ? cause.name : 'unknown' }, 'balance');
      return refuse(reply, refused('chain-unreachable'));
    }
  }

  function send(
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    { body, etag }: ReadyBalance,
  ) {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    return headers['if-none-match'] === etag ? notModified(reply) : sendJson(reply, body);
  }

  // It needs no limit of its own: it gives once per wallet, and otherwise reads one balance.
  app.post(
    '/api/welcome-gift',
    {
      config: { access: 'session' },
      schema: { response: { 200: faucetAnswer } },
    },
    async (request, reply) => {
      if (chain.welcome === undefined) return refuse(reply, refused('faucet-closed'));
      const wallet = signedIn(request);
      if (!isAddress(wallet)) return refuse(reply, refused('bad-request'));
      await welcome(chain, balances, wallet);
      return sendJson(reply, (await balances.read(wallet)).body);
    },
  );

  app.post(
    '/api/faucet',
    {
      config: { access: 'session', limit: 'faucet' },
      schema: { response: { 200: faucetAnswer } },
    },
    async (request, reply) => {
      if (chain.faucet === undefined) return refuse(reply, refused('faucet-closed'));
      const wallet = signedIn(request);
      if (!isAddress(wallet)) return refuse(reply, refused('bad-request'));
      await chain.faucet(wallet);
      balances.forget(wallet);
      return sendJson(reply, (await balances.read(wallet)).body);
    },
  );
}
