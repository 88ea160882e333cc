/** Words that this project gave up for the field's own do not come back, in no name, comment or sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dialect } from './figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is said instead, by what was said; a name counts when a part of it does (`battleFilm`, `film.css`). */
const GIVEN_UP: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/film/i, 'battle animation'],
  [/weather(?!e)/i, 'network faults'],
  [/\bdeeds?\b|deed(?=[A-Z])|(?<=[a-z])Deeds?\b/, 'audit entry, action'],
  [/\bbreaths?\b/i, 'createYielder, yieldToEventLoop'],
  [/\bwhoever\b/i, 'the player, the client, the caller: the noun itself'],
  [
    /(?:\/\*\*|\/\/) Who (?:would|waits|awaits|comes|was|has)\b/,
    'the player, the client, the caller: the noun itself',
  ],
  [/keyClass|-keys?"|(?:Cost|Seed|File|Text)Keys?\b/, 'button'],
  [/\bimagined?\b/i, 'determinize'],
  [/promisedText|[a-z]Promises\b|\bPromises\b/, 'commitment'],
  [/\bwake-?ups?\b|\bWakes\b/, 'notification'],
  [/\bstand-?ins?\b|StandIn/, 'fake'],
  [/\bquirky/i, 'edge case'],
  [/\w{3,}Words\b|\/words\.ts/, 'message, text, label'],
];

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'migrations']);
/** This file, the sentences that trainers and cards speak, and decisions as they were written down. */
const OUTSIDE =
  /^(architecture\/words\.test\.ts|CHANGELOG\.md|docs\/adr\/|packages\/\w+\/src\/(\w+\/)*roster\/|packages\/\w+\/src\/catalogue\/)/;

function filesIn(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(`${path}/`);
    return /\.(tsx?|mjs|css|md)$/.test(entry.name) && !OUTSIDE.test(path) ? [path] : [];
  });
}

/** 'path:line: word (say: instead)' for each line that holds a word given up. */
function found(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    GIVEN_UP.flatMap(([pattern, instead]) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [`${path}:${index + 1}: ${word} (say: ${instead})`];
    }),
  );
}

describe('words given up', () => {
  test('stand in no file', () => {
    const files = filesIn('');
    expect(files).toContain('docs/glossary.md');
    expect(
      files.flatMap((path) => [...found(path, path), ...found(path, readFileSync(ROOT + path, 'utf8'))]),
    ).toEqual([]);
  });

  test.each([
    'const battleFilm = 1;',
    '// Whoever asks',
    '// Who waits is told',
    "import './film.css'",
    'audit deeds',
    'lostWords(text)',
  ])('are found in «%s»', (line) => expect(found('some.ts', line)).toHaveLength(1));
});

/** How often a word that names no actor may stand in code and comments: where a player or an admin reads it. It only falls. */
const BUDGET = { nobody: 8, somebody: 0, 'told, tells': 0 } as const;

describe('words that name no actor', () => {
  // The files here hold the words to look for.
  const files = filesIn('').filter((path) => !path.startsWith('architecture/'));
  const counts = dialect(files.map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') })));

  test.each(Object.entries(BUDGET))('«%s» stands at most %i times', (word, most) =>
    expect(counts[word]).toBeLessThanOrEqual(most),
  );
});
