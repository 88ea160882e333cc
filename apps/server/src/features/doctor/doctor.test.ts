/** All checks together: aligned lines, a count, and no secret in any of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, ScriptedNode } from '../../../testing/index.ts';
import { GENESIS } from '../../platform/chain/clusters.ts';
import { doctor } from './doctor.ts';
import { hider } from './secrets.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'pokesol-doctor-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const QUIET = { POKEMON_TCG_API_URL: 'off', TCGDEX_API_URL: 'off' };

async function run(env: Record<string, string>): Promise<{ wrong: number; lines: string[] }> {
  const lines: string[] = [];
  const wrong = await doctor({ DATA_DIR, ...QUIET, ...env }, (line) => lines.push(line));
  return { wrong, lines };
}

test('nothing set: nothing wrong, and each thing looked at once', async () => {
  const { wrong, lines } = await run({ PORT: String(await freePort()) });
  expect(wrong).toBe(0);
  expect(lines.slice(0, -1).map((each) => each.slice(7, 23).trim())).toEqual([
    ...['node', 'data folder', 'disk', 'database', 'chain', 'port', 'proxy', 'card source', 'admin password'],
  ]);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(ok|warn) +.{16}\S/);
});

test('everything wrong: each is counted, none keeps another from being printed, and no secret is', async () => {
  const node = await ScriptedNode.start({ getGenesisHash: () => GENESIS.devnet, getSlot: () => 1 });
  const file = join(DATA_DIR, 'admin-password');
  writeFileSync(file, 'password123\n');
  const secrets = {
    ADMIN_PASSWORD_FILE: file,
    DATABASE_URL: 'postgres://pokesol:hunter2-hunter2@127.0.0.1:1/x',
  };
  const { wrong, lines } = await run({
    ...secrets,
    PORT: String(await freePort()),
    TRUST_PROXY: '1',
    SOLANA_RPC_URL: `${node.url}, http://127.0.0.1:2/another-secret-key`,
    SOLANA_CLUSTER: 'devnet',
    TOKEN_MINT: 'So11111111111111111111111111111111111111112',
  });
  await node.close();
  const all = lines.join('\n');
  for (const about of ['database', 'rpc2', 'mint', 'chain clock', 'proxy', 'admin password'])
    expect(all).toMatch(new RegExp(`^wrong +${about} `, 'm'));
  expect(lines.at(-1)).toMatch(new RegExp(`^${wrong} wrong, \\d+ to be looked at`));
  for (const secret of ['password123', 'hunter2', 'key-of-the-provider', 'another-secret-key'])
    expect(all).not.toContain(secret);
});

test('a bad variable is printed, and what needs no variable is looked at', async () => {
  const { wrong, lines } = await run({ PORT: 'eighty' });
  expect(wrong).toBe(1);
  expect(lines.map((each) => each.slice(0, 23).trim())).toEqual([
    expect.stringMatching(/node/),
    'wrong  environment',
    expect.stringMatching(/^1 wrong/),
  ]);
  expect(lines[1]).toMatch(/PORT: .* The rest can be looked at when this is right/);
});

test('a password that is written wrong in its address is hidden all the same', () => {
  const hide = hider({ DATABASE_URL: 'postgres://pokesol:100%25-ours@db/pokesol', SOLANA_RPC_URL: '' });
  expect(hide('no «100%-ours», no 100%25-ours')).toBe('no «…», no …');
  expect(hider({ DATABASE_URL: 'postgres://pokesol:100%-ours@db/pokesol' })('no 100%-ours')).toBe('no …');
});
