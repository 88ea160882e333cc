/** The lists of `docs/reference/card-text.md` are those of the code; `npm run tool -- reference` writes them again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MARKERS } from '../check/markers.ts';
import { REMINDERS } from './reminders.ts';
import { SIGNS } from './signs.ts';
import { RUNS, WORDS } from './tokens.ts';

const DOC = fileURLToPath(new URL('../../../../docs/reference/card-text.md', import.meta.url));

const quoted = (text: string): string => `«${text}»`;
const wanted = [
  '# Lists of the card-text compiler',
  '',
  'Written by `npm run tool -- reference` from the code; a test compares. [Card text](../card-text.md) says what they are for.',
  '',
  '## Foldings',
  '',
  `Signs: ${SIGNS.map(([sign, folded]) => `\`${sign.source}\` as \`${folded}\``).join(', ')}.`,
  '',
  `Words: ${Object.entries(WORDS)
    .map(([word, folded]) => `${quoted(word)} as ${quoted(folded)}`)
    .join(', ')}.`,
  '',
  'Runs of words:',
  '',
  ...RUNS.map(([run, folded]) => `- ${quoted(run.join(' '))} as ${quoted(folded.join(' '))}`),
  '',
  '## Reminders',
  '',
  ...REMINDERS.map((text) => `- ${text}`),
  '',
  '## Markers of the swallow check',
  '',
  MARKERS.flatMap(({ says }) => says)
    .map(quoted)
    .join(', '),
  '',
].join('\n');

test('the lists in the document are those of the code', () => {
  if (process.env.WRITE_EFFECTS === '1') writeFileSync(DOC, wanted);
  expect(readFileSync(DOC, 'utf8')).toBe(wanted);
});
