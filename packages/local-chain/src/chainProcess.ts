/** A process of its own with a chain on the data directory it is given: the tests kill it. */

import { startLocalChain } from './index.ts';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('a data directory is needed');
const chain = await startLocalChain({ dataDir, slotMs: 1000 });
console.log(chain.url);
