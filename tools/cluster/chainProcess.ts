/** The local chain as a process of its own, for all servers of a cluster: `chainProcess.ts FOLDER PORT GIFTS_PORT`. */
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { startLocalChain } from '@pokesol/local-chain';
import { address } from '@solana/kit';
import { CHAIN_SLOT_MS, GIFT, mintFileOf } from './chain.ts';

const [, , dataDir = '', port, giftsPort] = process.argv;
const chain = await startLocalChain({ dataDir, port: Number(port), slotMs: CHAIN_SLOT_MS });

/** `POST /ADDRESS` gives that wallet SOL and tokens. */
const gifts = createServer((request, answer) => {
  const wallet = request.url?.slice(1) ?? '';
  Promise.resolve()
    .then(() => chain.fund(address(wallet), GIFT))
    .then(
      () => answer.writeHead(204).end(),
      (error: unknown) => answer.writeHead(400).end(error instanceof Error ? error.message : String(error)),
    );
});
gifts.listen(Number(giftsPort), '127.0.0.1');
await once(gifts, 'listening');
// Whole or not there: the servers are started with what it says.
writeFileSync(`${mintFileOf(dataDir)}.new`, chain.mint);
renameSync(`${mintFileOf(dataDir)}.new`, mintFileOf(dataDir));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void chain.close().then(() => process.exit(0)));
console.log(`The chain is at ${chain.url}, its token is ${chain.mint}.`);
