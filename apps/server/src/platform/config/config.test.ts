/** The environment: defaults, and one clear line for each bad variable. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { openDataDir } from './dataDir.ts';

const MINT = 'So11111111111111111111111111111111111111112';

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, chain: { kind: 'local' }, logLevel: 'info' });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000 });
  });

  test('names a whole remote chain', () => {
    const env = { SOLANA_RPC_URL: 'https://rpc.example', SOLANA_CLUSTER: 'mainnet-beta', TOKEN_MINT: MINT };
    expect(readConfig(env).chain).toEqual({
      kind: 'remote',
      endpoints: [{ name: 'rpc1', url: 'https://rpc.example' }],
      cluster: 'mainnet-beta',
      mint: MINT,
      mostPriorityFee: 100_000,
    });
    expect(readConfig({ ...env, PRIORITY_FEE_MAX_LAMPORTS: '0' }).chain).toMatchObject({
      mostPriorityFee: 0,
    });
    expect(() => readConfig({ PRIORITY_FEE_MAX_LAMPORTS: '10000001' })).toThrow(/^PRIORITY_FEE_MAX_LAMPORTS/);
  });

  test('names several endpoints, with one limit for all or one for each', () => {
    const env = {
      SOLANA_RPC_URL: 'https://a.example/key, http://b.example',
      SOLANA_CLUSTER: 'devnet',
      TOKEN_MINT: MINT,
    };
    const [a, b] = ['https://a.example/key', 'http://b.example'];
    const endpoints = (limits: string) => readConfig({ ...env, SOLANA_RPC_PER_SECOND: limits }).chain;
    expect(endpoints('')).toMatchObject({
      endpoints: [
        { name: 'rpc1', url: a },
        { name: 'rpc2', url: b },
      ],
    });
    expect(endpoints('9')).toMatchObject({ endpoints: [{ perSecond: 9 }, { perSecond: 9 }] });
    expect(endpoints('9, 0.5')).toMatchObject({ endpoints: [{ perSecond: 9 }, { perSecond: 0.5 }] });
    expect(() => endpoints('1,2,3')).toThrow(/^SOLANA_RPC_PER_SECOND: one number for all/);
    const named = { ...env, SOLANA_RPC_URL: 'https://me:p%40ss@a.example/x, https://key@b.example' };
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(readConfig(named).chain).toMatchObject({
      endpoints: [
        { url: 'https://a.example/x', authorization: basic('me:p@ss') },
        { url: 'https://b.example/', authorization: basic('key:') },
      ],
    });
    const twice = { ...env, SOLANA_RPC_URL: 'https://a.example,https://a.example' };
    expect(() => readConfig(twice)).toThrow(/^SOLANA_RPC_URL: names an endpoint twice/);
    expect(() => readConfig({ ...env, SOLANA_RPC_URL: 'https://a.example,b' })).toThrow(/^SOLANA_RPC_URL/);
  });

  test('takes a secret from a file, and from one place alone', () => {
    const dir = mkdtempSync(join(tmpdir(), 'pokesol-secrets-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const file = join(dir, 'password');
    writeFileSync(file, 'from-a-file\n');
    expect(readConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('from-a-file');
    const both = { ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'from-a-variable' };
    expect(() => readConfig(both)).toThrow(
      'ADMIN_PASSWORD: set either ADMIN_PASSWORD or ADMIN_PASSWORD_FILE',
    );
    const away = join(dir, 'away');
    expect(() => readConfig({ DATABASE_URL_FILE: away })).toThrow(
      `DATABASE_URL_FILE: cannot read ${away} (ENOENT)`,
    );
    writeFileSync(file, '\n');
    expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow(`METRICS_TOKEN_FILE: ${file} is empty`);
  });

  test('limits what a database may take', () => {
    expect(readConfig({})).toMatchObject({
      databaseLimits: { poolSize: 10, connectSeconds: 5, statementSeconds: 15, retrySeconds: 5 },
      startWaitSeconds: 60,
    });
    const env = {
      DATABASE_POOL_SIZE: '40',
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_STATEMENT_SECONDS: '3.5',
      DATABASE_RETRY_SECONDS: '0',
      START_WAIT_SECONDS: '0',
    };
    expect(readConfig(env)).toMatchObject({
      databaseLimits: { poolSize: 40, connectSeconds: 2, statementSeconds: 3.5, retrySeconds: 0 },
      startWaitSeconds: 0,
    });
  });

  test('serves figures only where it is configured, at a port of their own or with a token', () => {
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
    const METRICS_TOKEN = 'sixteen-letters-';
    expect(readConfig({ METRICS_TOKEN }).metrics).toEqual({ host: '127.0.0.1', token: METRICS_TOKEN });
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN: must be 16/);
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT: must be another/);
    expect(readConfig({})).toMatchObject({ databasePrepared: true });
    expect(readConfig({ DATABASE_PREPARED: 'off' })).toMatchObject({ databasePrepared: false });
    const DATABASE_URL = 'postgres://pooler/x';
    const DATABASE_DIRECT_URL = 'postgres://db/x';
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_URL,
      databasePrepared: true,
    });
    const pooled = { DATABASE_URL, DATABASE_DIRECT_URL };
    expect(readConfig(pooled)).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databasePrepared: false,
    });
    expect(readConfig({ ...pooled, DATABASE_PREPARED: 'on' })).toMatchObject({ databasePrepared: true });
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/DATABASE_DIRECT_URL: needs DATABASE_URL too/);
    const BUS_URL = 'nats://bus';
    expect(readConfig({ DATABASE_URL, BUS_URL }).bus).toEqual({ servers: ['bus:4222'], isEncrypted: false });
    expect(() => readConfig({ BUS_URL })).toThrow(/BUS_URL: needs DATABASE_URL too/);
    expect(() => readConfig({ DATABASE_URL, BUS_URL: 'redis://bus' })).toThrow(
      /BUS_URL: must begin with nats:/,
    );
    expect(readConfig({ DATABASE_SIZE_LIMIT_MB: '512' }).databaseSizeLimit).toBe(512 * 1024 * 1024);
  });

  test('lets pictures of other servers in only when configured', () => {
    expect(readConfig({}).foreignPictures).toBe(false);
    expect(readConfig({ FOREIGN_PICTURES: 'off' }).foreignPictures).toBe(false);
    expect(readConfig({ FOREIGN_PICTURES: 'on' }).foreignPictures).toBe(true);
  });

  test('names the card catalogues, of which each can be turned off', () => {
    expect(readConfig({}).catalogues).toEqual({
      api: { url: 'https://api.pokemontcg.io/v2' },
      tcgdex: { url: 'https://api.tcgdex.net/v2' },
    });
    const env = { CARD_DATA_DIR: '/srv/cards', POKEMON_TCG_API_KEY: 'k-1', TCGDEX_API_URL: 'off' };
    expect(readConfig(env).catalogues).toEqual({
      folder: '/srv/cards',
      api: { url: 'https://api.pokemontcg.io/v2', key: 'k-1' },
    });
    expect(readConfig({ POKEMON_TCG_API_URL: 'off', TCGDEX_API_URL: 'off' }).catalogues).toEqual({});
  });

  test.each([
    [{ POKEMON_TCG_API_URL: 'ftp://x.example' }, /^POKEMON_TCG_API_URL: /],
    [{ POKEMON_TCG_API_URL: 'http://me:secret@x.example' }, /^POKEMON_TCG_API_URL: must name no user/],
    [{ POKEMON_TCG_API_KEY: 'a b' }, /^POKEMON_TCG_API_KEY: must be a key/],
    [{ TCGDEX_API_URL: 'no' }, /^TCGDEX_API_URL: /],
    [{ FOREIGN_PICTURES: 'yes' }, /^FOREIGN_PICTURES: /],
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must begin with postgres/],
    [{ DATABASE_POOL_SIZE: '1' }, /^DATABASE_POOL_SIZE: /],
    [{ DATABASE_STATEMENT_SECONDS: '0' }, /^DATABASE_STATEMENT_SECONDS: /],
    [{ PUBLIC_ORIGIN: 'https://x.example/path' }, /^PUBLIC_ORIGIN: must be an origin/],
    [{ SOLANA_CLUSTER: 'mainnet' }, /^SOLANA_CLUSTER: /],
    [{ SOLANA_CLUSTER: 'devnet' }, /^SOLANA_CLUSTER: devnet needs SOLANA_RPC_URL/],
    [{ TOKEN_MINT: MINT }, /^TOKEN_MINT: needs SOLANA_RPC_URL/],
    [{ SOLANA_RPC_URL: 'https://rpc.example' }, /^TOKEN_MINT: needed/],
    [{ SOLANA_RPC_URL: 'https://rpc.example', TOKEN_MINT: MINT }, /^SOLANA_CLUSTER: needed/],
    [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  ])('refuses %o with one line', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });
});

describe('the data folder', () => {
  const dirs: string[] = [];
  const newDir = () => {
    const dir = mkdtempSync(join(tmpdir(), 'pokesol-dir-'));
    dirs.push(dir);
    return dir;
  };
  afterEach(() => {
    for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
  });

  test('is made when it does not exist', async () => {
    const data = await openDataDir(join(newDir(), 'a/b'));
    expect(data.path).toMatch(/a\/b$/);
    await data.unlock();
  });

  test('belongs to one process at a time', async () => {
    const dir = newDir();
    const first = await openDataDir(dir);
    await expect(openDataDir(dir)).rejects.toThrow(/is in use by another PokeSol process/);
    await first.unlock();
    const second = await openDataDir(dir);
    await second.unlock();
  });

  test('goes to one of ten that start at once', async () => {
    const dir = newDir();
    const starts = await Promise.allSettled(Array.from({ length: 10 }, () => openDataDir(dir)));
    const won = starts.filter((start) => start.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const start of won) await start.value.unlock();
  });

  test('with a path too long for a socket is locked all the same', async () => {
    const dir = join(newDir(), 'x'.repeat(120));
    const first = await openDataDir(dir);
    await expect(openDataDir(dir)).rejects.toThrow(/is in use/);
    await first.unlock();
  });

  test.each(['/dev/null', '/dev/null/inside', '/proc/nowhere'])('at %s is refused', async (path) => {
    await expect(openDataDir(path)).rejects.toThrow(`DATA_DIR: cannot use ${path} (`);
  });
});
