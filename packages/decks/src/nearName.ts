/** Finds the one name that a mistyped or damaged name must mean, or none when it could mean two. */
import { nameKey, nameText } from '@pokesol/cards';
import { lostSigns } from './encoding.ts';

type Known = { readonly name: string; readonly key: string; readonly words: readonly string[] };

/** A search costs a look at every name, and a paste may hold thousands of wrong ones. */
const MOST_SEARCHES = 100;

/**
 * The known name that lost its accented characters in a wrong encoding, or the nearest within one typo (two in long names);
 * undefined when there is none or more than one.
 */
export function nearNames(names: () => readonly string[]): (name: string) => string | undefined {
  let known: readonly Known[] | undefined;
  const answers = new Map<string, string | undefined>();
  return (name) => {
    const key = nameKey(name);
    if (answers.has(key)) return answers.get(key);
    if (key.length < 5 || answers.size >= MOST_SEARCHES) return undefined;
    known ??= names().map((each) => ({ name: each, key: nameKey(each), words: nameText(each) }));
    const answer = damaged(name, known) ?? nearest({ name, key, words: nameText(name) }, known);
    answers.set(key, answer);
    return answer;
  };
}

function damaged(name: string, known: readonly Known[]): string | undefined {
  const pattern = lostSigns(name);
  const found = pattern === undefined ? [] : known.filter(({ key }) => pattern.test(key));
  return found.length === 1 ? found[0]?.name : undefined;
}

function nearest(wanted: Known, known: readonly Known[]): string | undefined {
  let best = wanted.key.length >= 9 ? 2 : 1;
  let found: string[] = [];
  for (const candidate of known) {
    if (!mayBeSlip(wanted, candidate)) continue;
    const distance = slips(wanted.key, candidate.key, best);
    if (distance < best) found = [];
    if (distance <= best) {
      best = distance;
      found.push(candidate.name);
    }
  }
  return found.length === 1 ? found[0] : undefined;
}

/** `Pikachu V` is no slip for `Pikachu`, nor `Porygon2` for `Porygon`: short words and figures are never mistyped. */
function mayBeSlip(a: Known, b: Known): boolean {
  if (Math.abs(a.key.length - b.key.length) > 2) return false;
  const telling = ({ words }: Known): string =>
    words.filter((word) => word.length <= 3 || /\d/.test(word)).join(' ');
  return telling(a) === telling(b);
}

/** Letters to insert, drop, change or swap to get from one to the other; `limit + 1` when it takes more than `limit`. */
function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
