/** Whether the product starts on this system and this Node: `engines` of the root's package.json says which. Any Node must be able to read this file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Of `^20.19.0 || … || >=26.0.0`: the first version of each that is supported, the last with all majors after it. */
export const SUPPORTED = engines.node.split(' || ').map((range) => {
  const [, sign, major, minor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(range) ?? [];
  if (sign === undefined) throw new Error(`engines.node: ${range} is neither ^… nor >=…`);
  return { major: Number(major), minor: Number(minor), andLater: sign === '>=' };
});

/** Why it cannot be started, in a sentence that says what to do; undefined where it can. */
export function refusalOf(platform, version) {
  if (platform === 'win32')
    return 'PokeSol does not start on Windows itself: start it in WSL (https://learn.microsoft.com/windows/wsl/install).';
  const [major, minor] = version.split('.').map(Number);
  const isSupported = SUPPORTED.some((from) =>
    major === from.major ? minor >= from.minor : from.andLater && major > from.major,
  );
  if (isSupported) return undefined;
  const names = SUPPORTED.map((from) =>
    from.minor === 0 ? from.major : `${from.major} (from ${from.major}.${from.minor})`,
  );
  return `PokeSol needs Node ${names.slice(0, -1).join(', ')} or ${names.at(-1)} and later; this is ${version}.`;
}
