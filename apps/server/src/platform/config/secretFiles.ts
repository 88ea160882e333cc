/** Variables that hold secrets may name a file instead, as containers and services are given them: `ADMIN_PASSWORD_FILE`. */
import { readFileSync } from 'node:fs';

const SECRETS = [
  'ADMIN_PASSWORD',
  'BUS_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'POKEMON_TCG_API_KEY',
  'SOLANA_RPC_URL',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with each such file's text in its variable, or what is wrong with one, as a line that names it. */
export function withSecretFiles(env: Environment): { env: Environment } | { problem: string } {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (env[name] !== undefined && env[name] !== '')
      return { problem: `${name}: set either ${name} or ${name}_FILE, not both` };
    try {
      // Editors and shells end a file with a line break.
      read[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      return { problem: `${name}_FILE: cannot read ${path} (${code})` };
    }
    if (read[name] === '') return { problem: `${name}_FILE: ${path} is empty` };
  }
  return { env: { ...env, ...read } };
}
