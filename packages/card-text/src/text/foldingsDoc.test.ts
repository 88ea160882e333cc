/** The lists of `docs/card-text.md` are those of the code; `npm run reference` writes them again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MARKERS } from '../check/markers.ts';
import { REMINDERS } from './reminders.ts';
import { RUNS, SIGNS, WORDS } from './tokens.ts';

const DOC = fileURLToPath(new URL('../../../../docs/card-text.md', import.meta.url));
const BEGINS = '<!-- lists of the code -->';

const quoted = (text: string): string => `«${text}»`;
const lists = [
  BEGINS,
  '',
  '### Foldings',
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
  '### Reminders',
  '',
  ...REMINDERS.map((text) => `- ${text}`),
  '',
  '### Markers of the swallow check',
  '',
  MARKERS.flatMap(({ says }) => says)
    .map(quoted)
    .join(', '),
  '',
].join('\n');

test('the lists in the document are those of the code', () => {
  const [before] = readFileSync(DOC, 'utf8').split(BEGINS);
  const wanted = `${before}${lists}`;
  if (process.env.WRITE_EFFECTS === '1') writeFileSync(DOC, wanted);
  expect(readFileSync(DOC, 'utf8')).toBe(wanted);
});
