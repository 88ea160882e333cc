/** Writes what was meant, by the rules that read it. */
import { inCards } from './energyUnits.ts';
import type { Phrase, RulePart } from './phrase.ts';
import { type MayBe, match, NOTHING_FILLED } from './template.ts';

/** The words, or nothing where no rule says that. */
export function write(phrase: Phrase<unknown>, value: unknown, mayBe: MayBe): readonly string[] | undefined {
  const words = wordsFor(phrase, value, mayBe);
  return words === undefined ? undefined : inCards(words);
}

function wordsFor(phrase: Phrase<unknown>, value: unknown, mayBe: MayBe): readonly string[] | undefined {
  if (phrase.terminal !== undefined) return phrase.terminal.write(value);
  for (const { template, parts } of phrase.rulesToWrite(value)) {
    for (const { slots } of match(template, value, NOTHING_FILLED, mayBe)) {
      const words = writeParts(parts, slots, mayBe);
      if (words !== undefined) return words;
    }
  }
  return undefined;
}

function writeParts(
  parts: readonly RulePart[],
  slots: readonly unknown[],
  mayBe: MayBe,
): readonly string[] | undefined {
  const words: string[] = [];
  for (const part of parts) {
    if ('word' in part) words.push(part.word);
    else if ('either' in part) words.push(...(part.either[0] ?? []));
    else {
      const value = slots[part.slot];
      const found = value === undefined ? usual(part.phrase) : wordsFor(part.phrase, value, mayBe);
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
  for (const part of rules[0]?.parts ?? []) {
    if ('word' in part) words.push(part.word);
    else if ('either' in part) words.push(...(part.either[0] ?? []));
    else words.push(...(usual(part.phrase) ?? []));
  }
  return words;
}
