/** The built server by itself: what it loads from outside is what its package names, and without LiteSVM's machine code it serves a real cluster. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LocalChain, startLocalChain } from '@pokesol/local-chain';
import type { Purchase } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  freePort,
  newDataDir,
  ServerEnded,
  SHORT_LIVED,
  startServerProcess,
  TestWallet,
} from '../testing/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'apps/server/dist');
const BUNDLES = ['main.js', 'operator.js', 'thinkWorker.js'];

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    peerDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8')));

const texts = BUNDLES.map((name) => readFileSync(join(DIST, name), 'utf8'));

/** The packages that match, without Node's own modules; each name once. */
const named = (pattern: RegExp): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))]
    .filter((name) => !isBuiltin(name))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .sort();

const STATIC = /^(?:import|export)\b[^;"]*"([^"]+)";$/gm;
const DYNAMIC = /\bimport\("([^"]+)"\)/g;
/** By CommonJS packages, as their whole statement: some packages hold the text of code that they never run here. */
const REQUIRED = /^\s*(?:(?:var|const|let) )?[\w.]+ = (?:__)?require\d*\("([^"]+)"\)/gm;

describe('the bundles', () => {
  test('load what the server’s package depends on', () => {
    const loaded = [...named(STATIC), ...named(DYNAMIC)];
    expect(loaded).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'litesvm']));
    expect(loaded.filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });
  test('require what it depends on, or may be without', () => {
    const required = named(REQUIRED);
    expect(required).toContain('bufferutil');
    const known = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect(required.filter((name) => !(name in known))).toEqual([]);
  });
  test('load LiteSVM when a chain is started, and not before', () => {
    expect(named(DYNAMIC)).toContain('litesvm');
    expect([...named(STATIC), ...named(REQUIRED)]).not.toContain('litesvm');
  });
});

describe('where LiteSVM has no machine code', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'pokesol-elsewhere-'));
  const DATA_DIR = newDataDir();
  const main = join(elsewhere, 'apps/server/dist/main.js');
  let chain: LocalChain;
  beforeAll(async () => {
    for (const name of BUNDLES)
      cpSync(join(DIST, name), join(elsewhere, 'apps/server/dist', name), { recursive: true });
    for (const path of ['package.json', 'apps/server/migrations', 'node_modules/litesvm'])
      cpSync(join(ROOT, path), join(elsewhere, path), { recursive: true });
    // LiteSVM looks for its machine code beside itself, and only there: the others may lie where they are.
    for (const name of ['@electric-sql', '@fastify', '@solana', '@solana-program']) {
      mkdirSync(join(elsewhere, 'node_modules'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(elsewhere, 'node_modules', name));
    }
    chain = await startLocalChain({ slotMs: 20 });
  });
  afterAll(async () => {
    await chain.close();
    for (const dir of [elsewhere, DATA_DIR]) rmSync(dir, { recursive: true, force: true });
  });

  const WHAT_TO_DO =
    /LiteSVM, which runs the local chain, cannot be loaded on \w+ \w+\. .*npm start\), or set SOLANA_RPC_URL, SOLANA_CLUSTER and TOKEN_MINT for a real cluster/;

  test('a start with the local chain is refused in one line that says what to do', async () => {
    const started = startServerProcess({ DATA_DIR }, SHORT_LIVED, undefined, main);
    const ended = await started.catch((error: unknown) => error);
    if (!(ended instanceof ServerEnded)) throw new Error('the server started');
    expect(ended.code).toBe(1);
    expect(ended.printed.trim().split('\n')).toEqual([expect.stringMatching(WHAT_TO_DO)]);
  });

  const remote = () => ({
    SOLANA_RPC_URL: chain.url,
    SOLANA_CLUSTER: 'localnet',
    TOKEN_MINT: String(chain.mint),
  });

  test('a start on a real cluster serves', async () => {
    const server = await startServerProcess({ DATA_DIR, ...remote() }, SHORT_LIVED, undefined, main);
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    expect(await wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`)).toEqual([]);
    await server.stop();
  });

  test('the doctor says so of the local chain alone', async () => {
    const doctor = async (env: Record<string, string>) => {
      const PORT = String(await freePort());
      const off = { POKEMON_TCG_API_URL: 'off', TCGDEX_API_URL: 'off' };
      return new Promise<string>((resolve) => {
        execFile(
          process.execPath,
          [...SHORT_LIVED, join(elsewhere, 'apps/server/dist/operator.js'), 'doctor'],
          { env: { PATH: process.env.PATH, DATA_DIR, PORT, ...off, ...env } },
          (_, stdout) => resolve(stdout),
        );
      });
    };
    expect(await doctor({})).toMatch(new RegExp(`^wrong +chain +${WHAT_TO_DO.source}\\.$`, 'm'));
    expect(await doctor(remote())).not.toMatch(/^wrong +chain|LiteSVM/m);
  });
});
