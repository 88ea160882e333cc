/** All texts of the public cards: what compiles is written and read again, says what other wordings say, and changes with its words. */
import { hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import { compilePublic, type PublicText, publicTexts } from './testing/publicTexts.ts';
import { shapeOfEffect, wordingOf } from './testing/wordings.ts';

/** Every so many texts, and how many texts are changed; all of them in the soak. */
const EVERY = Number(process.env.PUBLIC_TEXTS_EVERY ?? 60);
const CHANGED = Number(process.env.CHANGED_TEXTS ?? 50);

const all = hasPublicData ? publicTexts() : [];
const some = all.filter((_text, index) => index % EVERY === 0);

/** Where a test fails over a text, the card is named and not what it says. */
const placeOf = ({ setId, kind, card }: PublicText): string => `${setId}, ${card.name}: ${kind}`;

describe.skipIf(!hasPublicData)(`texts of public cards${publicDataNote}`, () => {
  test('that compile are written, and compile to the same effect; none has two meanings', () => {
    const wrong: string[] = [];
    let compiled = 0;
    for (const text of some) {
      const read = compilePublic(text, text.text);
      if ('unread' in read) {
        if (read.why === 'ambiguous' && !TWO_MEANINGS.includes(placeOf(text)))
          wrong.push(`two meanings: ${placeOf(text)}`);
        continue;
      }
      compiled += 1;
      const again = compilePublic(text, read.written ?? '');
      if (!('effect' in again)) wrong.push(`not read again: ${placeOf(text)}`);
      else expect(again.effect, placeOf(text)).toEqual(read.effect);
    }
    expect(wrong).toEqual([]);
    expect(compiled).toBeGreaterThan(some.length / 2);
  });

  test('that are one thing in other words, or with other numbers, types and conditions, mean the same but for these', () => {
    const shapes = new Map<string, { text: PublicText; values: readonly string[] }[]>();
    for (const text of all) {
      const { shape, values } = wordingOf(text);
      const known = shapes.get(shape) ?? [];
      if (!known.some((other) => isSamePrint(other.text, text)))
        shapes.set(shape, [...known, { text, values }]);
    }
    const groups = [...shapes.values()].filter(({ length }) => length > 1);
    const counted = { wordings: 0, compared: 0 };
    const different: string[] = [];
    for (const [index, group] of groups.entries()) {
      counted.wordings += group.length - 1;
      if (index % EVERY !== 0) continue;
      const effects = group.flatMap(({ text, values }) => {
        const read = compilePublic(text, text.text);
        return 'effect' in read ? [{ text, shape: shapeOfEffect(read.effect, text, values) }] : [];
      });
      const [first, ...others] = effects;
      for (const other of others) {
        counted.compared += 1;
        if (first?.shape !== other.shape)
          different.push(`${placeOf(first?.text ?? other.text)} and ${placeOf(other.text)}`);
      }
    }
    console.log(`${groups.length} things in ${counted.wordings} more texts; ${counted.compared} compared`);
    expect(different).toEqual([]);
  });

  test('that are changed by one word mean something else, or nothing', () => {
    const compiled = all.flatMap((text) => {
      if (text.kind !== 'attack' && text.kind !== 'ability') return [];
      return changesOf(text.text).map((changed) => ({ text, changed }));
    });
    const step = Math.max(1, Math.floor(compiled.length / CHANGED));
    const same: string[] = [];
    let tried = 0;
    for (let at = 0; at < compiled.length; at += step) {
      const { text, changed } = compiled[at] ?? {};
      if (text === undefined || changed === undefined) continue;
      const before = compilePublic(text, text.text);
      if (!('effect' in before)) continue;
      tried += 1;
      const after = compilePublic(text, changed.text);
      if ('effect' in after && sameEffect(before.effect, after.effect))
        if (!hasNoMeaning(changed.what, text)) same.push(`${changed.what}: ${placeOf(text)}`);
    }
    console.log(`${tried} compiled texts with one word changed`);
    expect(same).toEqual([]);
  });
});

const isSamePrint = (one: PublicText, other: PublicText): boolean =>
  one.text === other.text && JSON.stringify(one.damage) === JSON.stringify(other.damage);

/** Two rules read «has 3 or more Energy attached» beside a second condition, the other's set is held out; both are refused. */
const TWO_MEANINGS: readonly string[] = ['dp1, Azumarill: attack', 'sv6pt5, Sylveon: attack'];

/** Changes that change nothing. */
const hasNoMeaning = (what: string, { kind, text, card, setId }: PublicText): boolean =>
  // Of what is looked for in a deck, or looked at, fewer may be found or taken anyway (rule 10).
  (what === 'up to' && /\b(?:search your deck|look at)\b/i.test(text)) ||
  // The card that is played is in the hand no more, and effects are all «other» than Weakness and Resistance.
  (what === 'other' && /\bother (?:effects|cards? (?:from|in) your hand)/.test(text)) ||
  // Of a set that is held out: not looked at yet.
  (what === "your opponent's and your" && card.name === 'Kyogre' && setId === 'swsh12pt5') ||
  // No ability has to be used.
  (what === 'may' && kind === 'ability' && /\bduring your turn\b/.test(text));

/** Equal whatever the names of what was chosen are, and in whatever order fields stand. */
function sameEffect(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

type Changed = { readonly what: string; readonly text: string };
/** The text with one word changed in each way that it has a word for; what stands in brackets is left alone. */
function changesOf(text: string): readonly Changed[] {
  const open = text.indexOf('(');
  const [said, rest] = open === -1 ? [text, ''] : [text.slice(0, open), text.slice(open)];
  return CHANGES.flatMap(([what, from, to]) => {
    const changed = said.replace(from, to) + rest;
    return changed === text ? [] : [{ what, text: changed }];
  });
}
const CHANGES: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['a number', /\b(\d+) (more damage|less damage|damage\b(?! counter)|HP)/, '1$10 $2'],
  ['a number of cards', /\b([2-9]) (cards|coins|damage counters|Energy|of your)/, '1$1 $2'],
  ["your and your opponent's", /\byour opponent's (deck|hand|Benched|Bench|discard pile|Pokémon)/, 'your $1'],
  ["your opponent's and your", /\byour (deck|hand|Benched|discard pile|Pokémon)\b/, "your opponent's $1"],
  ['may', /\b[Yy]ou may (.)/, '$1'],
  ['up to', /\bup to (\d)/, '$1'],
  ['a type', /\bFire\b/, 'Water'],
  ['another type', /\b(?:Water|Grass|Lightning|Psychic)\b/, 'Metal'],
  ['a condition', /\bnow (?:Asleep|Confused|Paralyzed)\b/, 'now Burned'],
  ['another condition', /\bnow (?:Burned|Poisoned)\b/, 'now Asleep'],
  ['a duration', /\b(during|until the end of) your opponent's next turn/, '$1 your next turn'],
  ['another duration', /\b(during|until the end of) your next turn/, "$1 your opponent's next turn"],
  ['heads', /\bIf heads\b/, 'If tails'],
  ['tails', /\bIf tails\b/, 'If heads'],
  ['other', /\bother /, ''],
  ['all', /\ball Energy/, 'an Energy'],
  ['Basic', /\bBasic /, ''],
  ['Special', /\bSpecial Energy/, 'Energy'],
];
