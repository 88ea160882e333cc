/** The words of the effect language, read from its types, and what a run reports about each. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS, CONDITIONS, QUANTITIES, SELECTORS } from './live.ts';

export type WordsReport = {
  readonly used: readonly string[];
  readonly noticed: Readonly<Record<string, string>>;
};

const sourceOf = (name: string): string =>
  readFileSync(
    fileURLToPath(new URL(`../../packages/engine/src/official/model/${name}.ts`, import.meta.url)),
    'utf8',
  );
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);
/** The block from `begins` to the next closing bracket in the first column. */
const blockOf = (text: string, begins: string): string => text.split(begins)[1]?.split(/^[\]}]/m)[0] ?? '';
const of = (kind: string, words: readonly string[]): string[] =>
  [...new Set(words)].map((word) => `${kind} ${word}`);

/** Each word with its kind, as in a report before the colon. */
export function wordsOfLanguage(): readonly string[] {
  const [language, times, nouns] = ['language', 'times', 'nouns'].map(sourceOf) as [string, string, string];
  const quoted = /'(\w+)'/g;
  const fields = /^ {2}readonly (\w+)\??:/gm;
  return [
    ...of('step', all(language, /readonly do: '(\w+)'/g)),
    ...of('modifier', all(language, /readonly change: '(\w+)'/g)),
    ...of('trigger', all(blockOf(times, 'TRIGGERS = ['), quoted)),
    ...of('window', all(blockOf(times, 'WINDOWS = ['), quoted)),
    ...of('cardFilter', all(blockOf(nouns, 'CardFilter = {'), fields)),
    ...of('pokemonFilter', all(blockOf(nouns, 'PokemonFilter = {'), fields)),
    ...of('condition', CONDITIONS),
    ...of('quantity', QUANTITIES),
    ...of('selector', ['self', 'attacker', 'defending', ...SELECTORS]),
    ...of('cards', CARDS),
  ];
}

/** Broken bodies that no test noticed, and words that no test used; empty when all is well. */
export function unnoticed({ used, noticed }: WordsReport): readonly string[] {
  const found = new Set(Object.keys(noticed).map((what) => what.split(':')[0]));
  return [
    ...used.filter((what) => !Object.hasOwn(noticed, what)).map((what) => `lives: ${what}`),
    ...wordsOfLanguage()
      .filter((word) => !found.has(word))
      .map((word) => `no test uses it: ${word}`),
  ];
}
