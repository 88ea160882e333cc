/** What a backup says of itself: of which product and migration it is, what lies in it, and a checksum of every file. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Of this layout of files. Another one is another number; of the first, the manifest had no checksum of its own. */
const FORMAT = 2;
const FIRST_FORMAT = 1;
const FILE = 'manifest.json';
/** As `sha256sum` writes it, so that it can be checked without us: `sha256sum -c manifest.sha256`. */
const SUM_FILE = 'manifest.sha256';

/** Below the backup's folder, and never out of it. */
const path = z.string().regex(/^(tables|chain)\/[\w.-]+$/);
const file = z.object({ path, bytes: z.number().int(), sha256: z.string() });
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const table = file.extend({
  name: identifier,
  columns: z.array(identifier),
  rows: z.number().int(),
});
const manifest = z.object({
  format: z.union([z.literal(FIRST_FORMAT), z.literal(FORMAT)]),
  /** The product's version that made it. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['pglite', 'postgres']), version: z.string() }),
  /** The last one of the database: its hash, and how many there were. */
  migration: z.object({ number: z.number().int(), hash: z.string() }),
  cluster: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: identifier, last: z.string(), isCalled: z.boolean() })),
  /** Of the local chain; none of a real cluster. */
  chain: z.array(file),
});

export type BackupFile = z.infer<typeof file>;
export type Manifest = z.infer<typeof manifest>;
export const MANIFEST_FORMAT = FORMAT;

export const manifestSum = (text: string | Buffer): string =>
  `${createHash('sha256').update(text).digest('hex')}  ${FILE}\n`;

/** Why a folder cannot be restored, for the operator. */
export class BackupError extends Error {}

export function writeManifest(folder: string, written: Manifest): void {
  const text = `${JSON.stringify(written, null, 2)}\n`;
  for (const [name, content] of [
    [FILE, text],
    [SUM_FILE, manifestSum(text)],
  ] as const)
    writeFileSync(join(folder, name), content, { mode: 0o600, flush: true });
}

/** Reads it and every file that it names. Throws BackupError for what is missing, cut or changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = parse(folder);
  for (const { path, bytes, sha256 } of [...read.tables, ...read.chain]) {
    const found = await checksum(join(folder, path)).catch((cause: unknown) => {
      throw new BackupError(`${path} of this backup cannot be read. Take another backup.`, { cause });
    });
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(`${path} of this backup was changed or cut off. Take another backup.`);
  }
  return read;
}

function parse(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch (cause) {
    throw new BackupError(`${folder} is no backup: it has no ${FILE}.`, { cause });
  }
  try {
    const read = manifest.parse(JSON.parse(text));
    if (read.format !== FIRST_FORMAT && readFileSync(join(folder, SUM_FILE), 'utf8') !== manifestSum(text))
      throw new Error('it has another checksum');
    return read;
  } catch (cause) {
    throw new BackupError(
      `${join(folder, FILE)} cannot be read: it was changed, or a later version of PokeSol wrote it.`,
      { cause },
    );
  }
}

async function checksum(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}
