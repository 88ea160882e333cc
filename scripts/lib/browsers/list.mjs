/** The browsers of `.browserslistrc`: the oldest version of each. */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { ROOT } from '../run.mjs';

const LIST = `${ROOT}.browserslistrc`;

/** What the list calls a browser, and what the build calls it. */
const BUILD_NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };

/** The oldest supported version of each, such as `{ chrome: '131', …, ios_saf: '17.0' }`. Throws where the list has no such browser, or another one. */
export const OLDEST = oldestOf(readFileSync(LIST, 'utf8'));

/** For `build.target`: `['chrome131', …]`. */
export const BUILD_TARGET = Object.entries(BUILD_NAMES).map(([name, built]) => `${built}${OLDEST[name]}`);

/** The list as text: `Chrome and Edge 131, …`. */
export const OLDEST_IN_WORDS = inWords(OLDEST);

export function inWords({ chrome, edge, firefox, safari, ios_saf }) {
  const both = (one, other, [first, second]) =>
    first === second ? `${one} and ${other} ${first}` : `${one} ${first}, ${other} ${second}`;
  return `${both('Chrome', 'Edge', [chrome, edge])}, Firefox and its ESR ${firefox}, ${both('Safari', 'iOS', [safari, ios_saf])}`;
}

/** `list` has the form of `.browserslistrc`. */
export function oldestOf(list) {
  // The list names its versions: how old the data is about newer ones changes nothing.
  process.env.BROWSERSLIST_IGNORE_OLD_DATA = '1';
  const oldest = {};
  for (const each of browserslist(browserslist.parseConfig(list).defaults)) {
    const [name, versions] = each.split(' ');
    if (!(name in BUILD_NAMES))
      throw new Error(`.browserslistrc: ${name} is none of ${Object.keys(BUILD_NAMES)}`);
    const [version] = versions.split('-');
    if (oldest[name] === undefined || compareVersions(version, oldest[name]) < 0) oldest[name] = version;
  }
  for (const name of Object.keys(BUILD_NAMES))
    if (oldest[name] === undefined) throw new Error(`.browserslistrc: no ${name}`);
  return oldest;
}

/** Negative where `a` is older. Versions are numbers separated by points. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
