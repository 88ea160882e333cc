/** Checks that the package runs anywhere: the page and the server must reach the same cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

test.each(files)(
  '%s imports only its own files, the rules and the hashes, and asks for no chance, time or machine',
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const imported = [...source.matchAll(/\bfrom '([^']+)'/g)].map((match) => match[1] ?? '');
    const foreign = imported.filter(
      (from) => !from.startsWith('.') && !from.startsWith('@noble/hashes/') && from !== '@pokesol/engine',
    );
    expect(foreign).toEqual([]);
    expect(imported.filter((from) => from.includes('testing'))).toEqual([]);
    expect(source).not.toMatch(
      /Math\.random|\bDate\b|\bprocess\.|\bBuffer\b|\bwindow\.|\bdocument\.|\bcrypto\./,
    );
  },
);
