/** One data directory, one running chain: two would write into the same journal. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalChainError } from './errors.ts';

const ASK_MS = 1000;

function endpointPath(dataDir: string): string {
  return join(dataDir, 'endpoint');
}

/**
 * Throws DATA_DIR_IN_USE if the chain of this directory answers at the address it last wrote down. A file with a
 * process id would lie after a kill, when the id belongs to another process; a chain's genesis hash cannot.
 */
export async function assertNotRunning(dataDir: string, genesisHash: string): Promise<void> {
  const url = readEndpoint(dataDir);
  if (url === undefined || (await askGenesisHash(url)) !== genesisHash) return;
  throw new LocalChainError('DATA_DIR_IN_USE', `${dataDir}: its chain is already running at ${url}`);
}

export function claim(dataDir: string, url: string): void {
  writeFileSync(endpointPath(dataDir), `${url}\n`);
}

export function release(dataDir: string): void {
  rmSync(endpointPath(dataDir), { force: true });
}

function readEndpoint(dataDir: string): string | undefined {
  try {
    return readFileSync(endpointPath(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function askGenesisHash(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getGenesisHash' }),
      signal: AbortSignal.timeout(ASK_MS),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined;
  } catch {
    return undefined;
  }
}
