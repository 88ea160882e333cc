/** Writes what was meant, by the rules that read it. */
import { inCards } from './energyUnits.ts';
import type { Phrase, Wording } from './phrase.ts';
import { type MayBe, match, NOTHING_FILLED } from './template.ts';

/** A part of a meaning that no rule of that phrase writes, so many phrases deep. */
export type Unwritten = { readonly phrase: string; readonly value: unknown; readonly deep: number };

/** The words, or nothing where no rule says that; `gaps` takes what was tried and not written. */
export function write(
  phrase: Phrase<unknown>,
  value: unknown,
  mayBe: MayBe,
  gaps?: Unwritten[],
): readonly string[] | undefined {
  const words = wordsFor(phrase, value, { mayBe, gaps, deep: 0 });
  return words === undefined ? undefined : inCards(words);
}

type Writing = {
  readonly mayBe: MayBe;
  readonly gaps: Unwritten[] | undefined;
  readonly deep: number;
};

function wordsFor(phrase: Phrase<unknown>, value: unknown, writing: Writing): readonly string[] | undefined {
  const words = phrase.terminal === undefined ? byRule(phrase, value, writing) : phrase.terminal.write(value);
  if (words === undefined) writing.gaps?.push({ phrase: phrase.name, value, deep: writing.deep });
  return words;
}

function byRule(phrase: Phrase<unknown>, value: unknown, writing: Writing): readonly string[] | undefined {
  const deeper = writing.gaps === undefined ? writing : { ...writing, deep: writing.deep + 1 };
  for (const { template, wordings } of phrase.rulesToWrite(value)) {
    for (const { slots } of match(template, value, NOTHING_FILLED, writing.mayBe)) {
      const words = writeParts(wordings[0], slots, deeper);
      if (words !== undefined) return words;
    }
  }
  return undefined;
}

function writeParts(
  parts: Wording,
  slots: readonly unknown[],
  writing: Writing,
): readonly string[] | undefined {
  const words: string[] = [];
  for (const part of parts) {
    if ('word' in part) words.push(part.word);
    else if ('either' in part) words.push(...(part.either[0] ?? []));
    else {
      const value = slots[part.slot];
      const found = value === undefined ? usual(part.phrase) : wordsFor(part.phrase, value, writing);
      if (found === undefined) return undefined;
      words.push(...found);
    }
  }
  return words;
}

/** The words of a slot that the meaning does not depend on. */
function usual({ terminal, rules }: Phrase<unknown>): readonly string[] | undefined {
  if (terminal !== undefined) return terminal.usual;
  const words: string[] = [];
  for (const part of rules[0]?.wordings[0] ?? []) {
    if ('word' in part) words.push(part.word);
    else if ('either' in part) words.push(...(part.either[0] ?? []));
    else words.push(...(usual(part.phrase) ?? []));
  }
  return words;
}
