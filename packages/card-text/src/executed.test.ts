/** What the grammar can say the engine carries out: every step, modifier, trigger and window in a rule's meaning is asked for by its code. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TRIGGERS, WINDOWS } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { abilityText } from './language/abilities.ts';
import { attackText } from './language/attacks.ts';
import { energyText } from './language/energies.ts';
import { stayingText, trainerText } from './language/trainers.ts';
import { phrasesIn } from './testing/samples.ts';

const ENGINE = fileURLToPath(new URL('../../engine/src/official/', import.meta.url));
/** Where something is done: what is only data, shown or tested is no carrying out. */
const DOES = /^(?:actions|procedure|query|resolve|steps|table)\//;
const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => DOES.test(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${ENGINE}${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n');

/** As a case, a key or a comparison: `'heal'`, `heal:`, `heal(`. */
const isAskedFor = (word: string): boolean => new RegExp(`'${word}'|\\b${word}\\s*[:(]`).test(sources);

/** The words in these fields of all meanings. */
function said(field: string): readonly string[] {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const word: unknown = Reflect.get(value, field);
    if (typeof word === 'string') words.add(word);
    Object.values(value).forEach(visit);
  };
  for (const phrase of phrasesIn([attackText, abilityText, trainerText, stayingText, energyText]))
    for (const { template } of phrase.rules) visit(template);
  return [...words];
}

test.each(said('do'))('the step «%s»', (word) => expect(isAskedFor(word)).toBe(true));
test.each(said('change'))('the modifier «%s»', (word) => expect(isAskedFor(word)).toBe(true));
test.each(said('window'))('the window «%s»', (word) => {
  expect(WINDOWS).toContain(word);
});
test.each(said('on').filter((word) => /^[a-z]+[A-Z]|^(?:played|evolved|attached|checkup)$/.test(word)))(
  'the trigger «%s»',
  (word) => {
    expect(TRIGGERS).toContain(word);
    expect(isAskedFor(word)).toBe(true);
  },
);

test('a word that nothing carries out would be found', () => {
  expect(said('do').length).toBeGreaterThan(25);
  expect(said('change').length).toBeGreaterThan(15);
  expect(isAskedFor('danceInCircles')).toBe(false);
});
