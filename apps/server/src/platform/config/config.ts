/** The one place that reads the environment: every variable, its default, and what is wrong with a bad one. */
import { resolve } from 'node:path';
import { HIGHEST_PRIORITY_FEE } from '@pokesol/chain';
import { CLUSTERS, type Cluster } from '@pokesol/protocol';
import { z } from 'zod';
import { type BusAddress, busAddress } from '../bus/busAddress.ts';
import { type DatabaseLimits, USUAL_LIMITS } from '../db/limits.ts';
import { callsPerSecond, type EndpointConfig, endpointsOf, rpcUrls } from './rpcEndpoints.ts';
import { withSecretFiles } from './secretFiles.ts';

/** Where a card catalogue is; `off` asks it never. */
const catalogueUrl = (usual: string) =>
  z
    .union([
      z.literal('off'),
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => URL.canParse(url) && new URL(url).username === '', 'must name no user'),
    ])
    .default(usual);

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** Prices are burned, so a mistake here costs money: unknown clusters and half-set chains are refused. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  BUS_URL: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(USUAL_LIMITS.poolSize),
  DATABASE_CONNECT_SECONDS: z.coerce.number().min(0.1).max(60).default(USUAL_LIMITS.connectSeconds),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0.5).max(600).default(USUAL_LIMITS.statementSeconds),
  DATABASE_RETRY_SECONDS: z.coerce.number().min(0).max(60).default(USUAL_LIMITS.retrySeconds),
  DATABASE_PREPARED: z.enum(['on', 'off']).optional(),
  START_WAIT_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SHUTDOWN_SECONDS: z.coerce.number().min(0.1).max(600).default(20),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).origin === value, 'must be an origin such as https://pokesol.example')
    .optional(),
  SOLANA_RPC_URL: rpcUrls.optional(),
  SOLANA_RPC_PER_SECOND: callsPerSecond.optional(),
  SOLANA_CLUSTER: z.enum(CLUSTERS).optional(),
  TOKEN_MINT: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'must be a Solana address')
    .optional(),
  PRIORITY_FEE_MAX_LAMPORTS: z.coerce.number().int().min(0).max(HIGHEST_PRIORITY_FEE).default(100_000),
  LOCAL_CHAIN_SLOT_MS: z.coerce.number().int().min(1).max(10_000).default(400),
  ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  SWEEP_SECONDS: z.coerce.number().min(0.05).max(3600).default(10),
  ARCHIVE_AFTER_DAYS: z.coerce.number().int().min(0).max(36_500).default(30),
  CARD_DATA_DIR: z.string().optional(),
  POKEMON_TCG_API_URL: catalogueUrl('https://api.pokemontcg.io/v2'),
  POKEMON_TCG_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be a key: printable, without spaces')
    .optional(),
  TCGDEX_API_URL: catalogueUrl('https://api.tcgdex.net/v2'),
  FOREIGN_PICTURES: z.enum(['on', 'off']).default('off'),
  SHIPPED_SETS: z.enum(['all', 'sold']).default('all'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 printable characters without spaces')
    .optional(),
  DATABASE_SIZE_LIMIT_MB: z.coerce.number().min(1).optional(),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Any Postgres; absent means PGlite in the data folder. */
  databaseUrl?: string;
  /** The database itself, where `databaseUrl` is a pooler; else the same. Absent without one. */
  databaseDirectUrl?: string;
  /** What carries notices between servers; absent, the database does. */
  bus?: BusAddress;
  databaseLimits: DatabaseLimits;
  /** Whether connections keep the plans of statements; some poolers mix them up. */
  databasePrepared: boolean;
  /** How long a start waits for a database or a chain that does not answer yet. */
  startWaitSeconds: number;
  /** How long readiness says no before a server that was asked to end takes no connections any more. */
  drainSeconds: number;
  /** How long calls and jobs under way may take after that. */
  shutdownSeconds: number;
  /** Where browsers find us; absent means http://localhost:{port} and 127.0.0.1. */
  publicOrigin?: string;
  chain:
    | { kind: 'local'; slotMs: number; mostPriorityFee?: number }
    | {
        kind: 'remote';
        endpoints: readonly EndpointConfig[];
        cluster: Cluster;
        mint: string;
        mostPriorityFee?: number;
      };
  adminPassword?: string;
  logLevel: string;
  rateLimitPerMinute: number;
  sweepSeconds: number;
  /** How long a battle is over before it is archived; 0 means never. */
  archiveAfterDays: number;
  /** Where sets of cards are imported from; an absent one is not asked. */
  catalogues: {
    folder?: string;
    api?: { url: string; key?: string };
    tcgdex?: { url: string };
  };
  /** Whether the page may load pictures from the servers that imported and made cards name. */
  foreignPictures: boolean;
  /** All shipped sets, or only those of which packs are sold. */
  shippedSets: 'all' | 'sold';
  /** How many reverse proxies stand before us; believing more of X-Forwarded-For lets anyone forge an address. */
  trustedProxies: number;
  /** Where figures can be read: on a port of their own, or with a token; absent, nowhere. */
  metrics?: MetricsConfig;
  /** What the operator says the database has room for, in bytes: figures show it beside its size. */
  databaseSizeLimit?: number;
};

type MetricsConfig = { port?: number; host: string; token?: string };

export class ConfigError extends Error {}

/** Reads the variables. Throws ConfigError with one line that names the variable and the mend. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const whole = withSecretFiles(env);
  if ('problem' in whole) throw new ConfigError(whole.problem);
  const given = Object.fromEntries(Object.entries(whole.env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    ...databaseAddresses(e),
    ...busConfig(e),
    databaseLimits: {
      poolSize: e.DATABASE_POOL_SIZE,
      connectSeconds: e.DATABASE_CONNECT_SECONDS,
      statementSeconds: e.DATABASE_STATEMENT_SECONDS,
      retrySeconds: e.DATABASE_RETRY_SECONDS,
    },
    databasePrepared: isPrepared(e),
    startWaitSeconds: e.START_WAIT_SECONDS,
    drainSeconds: e.DRAIN_SECONDS,
    shutdownSeconds: e.SHUTDOWN_SECONDS,
    ...(e.PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: e.PUBLIC_ORIGIN }),
    ...(e.ADMIN_PASSWORD === undefined ? {} : { adminPassword: e.ADMIN_PASSWORD }),
    chain: chainConfig(e),
    logLevel: e.LOG_LEVEL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    sweepSeconds: e.SWEEP_SECONDS,
    archiveAfterDays: e.ARCHIVE_AFTER_DAYS,
    catalogues: cataloguesConfig(e),
    foreignPictures: e.FOREIGN_PICTURES === 'on',
    shippedSets: e.SHIPPED_SETS,
    trustedProxies: e.TRUST_PROXY,
    ...metricsConfig(e),
    ...(e.DATABASE_SIZE_LIMIT_MB === undefined
      ? {}
      : { databaseSizeLimit: e.DATABASE_SIZE_LIMIT_MB * 1024 * 1024 }),
  };
}

function databaseAddresses({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
}: z.infer<typeof environment>): Pick<Config, 'databaseUrl' | 'databaseDirectUrl'> {
  if (url !== undefined) return { databaseUrl: url, databaseDirectUrl: direct ?? url };
  if (direct === undefined) return {};
  throw new ConfigError('DATABASE_DIRECT_URL: needs DATABASE_URL too (that may be a pooler before it)');
}

function busConfig({ BUS_URL: text, DATABASE_URL: url }: z.infer<typeof environment>): Pick<Config, 'bus'> {
  if (text === undefined) return {};
  if (url === undefined)
    throw new ConfigError(
      'BUS_URL: needs DATABASE_URL too (a database in the folder has one server, and no other to notify)',
    );
  const bus = busAddress(text);
  if ('problem' in bus) throw new ConfigError(`BUS_URL: ${bus.problem}`);
  return { bus };
}

/** Most poolers mix named statements up; one that does not is known to who sets it. */
function isPrepared(e: z.infer<typeof environment>): boolean {
  const isPooled = e.DATABASE_DIRECT_URL !== undefined && e.DATABASE_DIRECT_URL !== e.DATABASE_URL;
  return (e.DATABASE_PREPARED ?? (isPooled ? 'off' : 'on')) === 'on';
}

function metricsConfig(e: z.infer<typeof environment>): Pick<Config, 'metrics'> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = e;
  if (port === undefined && token === undefined) return {};
  if (port !== undefined && port !== 0 && port === e.PORT)
    throw new ConfigError('METRICS_PORT: must be another one than PORT (or set METRICS_TOKEN alone)');
  return {
    metrics: { host, ...(port === undefined ? {} : { port }), ...(token === undefined ? {} : { token }) },
  };
}

function cataloguesConfig(e: z.infer<typeof environment>): Config['catalogues'] {
  const {
    CARD_DATA_DIR: folder,
    POKEMON_TCG_API_URL: api,
    POKEMON_TCG_API_KEY: key,
    TCGDEX_API_URL: tcgdex,
  } = e;
  return {
    ...(folder === undefined ? {} : { folder: resolve(folder) }),
    ...(api === 'off' ? {} : { api: { url: api, ...(key === undefined ? {} : { key }) } }),
    ...(tcgdex === 'off' ? {} : { tcgdex: { url: tcgdex } }),
  };
}

function chainConfig(e: z.infer<typeof environment>): Config['chain'] {
  const mostPriorityFee = e.PRIORITY_FEE_MAX_LAMPORTS;
  if (e.SOLANA_RPC_URL === undefined) {
    if (e.TOKEN_MINT !== undefined)
      throw new ConfigError('TOKEN_MINT: needs SOLANA_RPC_URL too (the local chain makes its own mint)');
    if (e.SOLANA_CLUSTER !== undefined && e.SOLANA_CLUSTER !== 'localnet')
      throw new ConfigError(`SOLANA_CLUSTER: ${e.SOLANA_CLUSTER} needs SOLANA_RPC_URL`);
    return { kind: 'local', slotMs: e.LOCAL_CHAIN_SLOT_MS, mostPriorityFee };
  }
  if (e.TOKEN_MINT === undefined)
    throw new ConfigError('TOKEN_MINT: needed with SOLANA_RPC_URL; it is the token that pays for packs');
  if (e.SOLANA_CLUSTER === undefined)
    throw new ConfigError(`SOLANA_CLUSTER: needed with SOLANA_RPC_URL; one of ${CLUSTERS.join(', ')}`);
  const endpoints = endpointsOf(e.SOLANA_RPC_URL, e.SOLANA_RPC_PER_SECOND);
  if (endpoints === undefined)
    throw new ConfigError('SOLANA_RPC_PER_SECOND: one number for all, or one for each of SOLANA_RPC_URL');
  return { kind: 'remote', endpoints, cluster: e.SOLANA_CLUSTER, mint: e.TOKEN_MINT, mostPriorityFee };
}
