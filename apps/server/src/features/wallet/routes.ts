/** Calls about the chain and a wallet's tokens on it: config, balance, faucet. */
import { balanceAnswer, configAnswer, faucetAnswer, walletAddress } from '@pokesol/protocol';
import { isAddress } from '@solana/kit';
import { z } from 'zod';
import type { Chain } from '../../platform/chain/chain.ts';
import { signedIn } from '../../platform/http/access.ts';
import { notModified, refuse, refused, sendJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Balances } from './balance.ts';

const TOKEN = {
  name: 'PokeSol',
  symbol: 'POKESOL',
  description: 'The token of PokeSol: burn it for booster packs.',
};

export function walletRoutes(app: Http, chain: Chain, balances: Balances): void {
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
      token: TOKEN,
    }),
  );

  // Polled by every open page every five seconds: the ready body goes out as it is.
  app.get(
    '/api/users/:wallet/balance',
    {
      config: { access: 'public' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: balanceAnswer } },
    },
    async (request, reply) => {
      const { wallet } = request.params;
      if (!isAddress(wallet))
        return refuse(reply, refused('bad-request', { message: 'Not a Solana address' }));
      try {
        const { body, etag } = await balances.answer(wallet);
        reply.header('etag', etag).header('cache-control', 'no-cache');
        if (request.headers['if-none-match'] === etag) return notModified(reply);
        return sendJson(reply, body);
      } catch (cause) {
        request.log.warn({ cause: cause instanceof Error ? cause.name : 'unknown' }, 'balance');
        return refuse(reply, refused('chain-unreachable'));
      }
    },
  );

  app.post(
    '/api/faucet',
    {
      config: { access: 'session', rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: { response: { 200: faucetAnswer } },
    },
    async (request, reply) => {
      if (chain.faucet === undefined) return refuse(reply, refused('faucet-closed'));
      const wallet = signedIn(request);
      if (!isAddress(wallet)) return refuse(reply, refused('bad-request'));
      await chain.faucet(wallet);
      balances.forget(wallet);
      return sendJson(reply, (await balances.answer(wallet)).body);
    },
  );
}
