/** The difference between what something was and what it is now, as lines that people can read. */
import type { AuditEntry } from '@pokesol/protocol';

type Json = AuditEntry['before'];
export type DiffLine = { readonly field: string; readonly before?: string; readonly after?: string };

/** Longer values are cut: the audit shows what changed, and is no place to read whole catalogues. */
const MOST_LETTERS = 600;

/**
 * One line for each field that differs, in the order in which they were written down, what stands inside of a field
 * last: of an import the counts come before its cards. '' names the whole.
 */
export function diffOf(before: Json, after: Json): DiffLine[] {
  const was = leaves(before);
  const is = leaves(after);
  const depths = new Map([...was, ...is].map(([field, { depth }]) => [field, depth]));
  return [...depths]
    .sort(([, a], [, b]) => Math.min(a, 2) - Math.min(b, 2))
    .flatMap(([field]) => {
      const [old, now] = [was.get(field)?.text, is.get(field)?.text];
      if (old === now) return [];
      return [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
    });
}

type Leaf = { readonly text: string; readonly depth: number };

/** By the words for where it stands. */
function leaves(value: Json, path: readonly string[] = []): Map<string, Leaf> {
  if (value === undefined) return new Map();
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0)
    return new Map(Object.entries(value).flatMap(([name, inner]) => [...leaves(inner, [...path, name])]));
  return new Map([[fieldText(path), { text: valueText(value), depth: path.length }]]);
}

function valueText(value: Json): string {
  if (value === null || value === undefined) return 'none';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.every(isPlain) ? listText(value.map(String)) : cut(JSON.stringify(value));
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function listText(entries: readonly string[]): string {
  let letters = 0;
  const shown = entries.filter((entry) => {
    letters += entry.length + 2;
    return letters <= MOST_LETTERS;
  });
  const text = shown.join(', ') || 'none';
  return shown.length === entries.length ? text : `${text} and ${entries.length - shown.length} more`;
}

const isPlain = (value: Json) => value === null || typeof value !== 'object';
const cut = (text: string) => (text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`);

/** `rarityOdds.common` as «Rarity odds: common», `artworkUrl` as «Artwork URL»; the name of a card stays as it is. */
function fieldText(path: readonly string[]): string {
  const [first, ...inner] = path;
  // A card and its field say enough, on hundreds of lines.
  const shown = first === 'changedCards' && inner.length > 0 ? inner : path;
  return shown.map((name, at) => (isWord(name) ? words(name, at === 0) : name)).join(': ');
}

const isWord = (name: string) => /^[a-z]+$/i.test(name);

function words(name: string, isFirst: boolean): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\S+/g, (word) => (/^(url|id|hp)$/i.test(word) ? word.toUpperCase() : word.toLowerCase()));
  return isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
