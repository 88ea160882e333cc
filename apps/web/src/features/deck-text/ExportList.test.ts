/** Checks that every deck name makes a file name that every system takes. */
import { expect, test } from 'vitest';
import { fileName } from './ExportList.tsx';

test.each([
  ['Fire & Spark!', 'fire-spark.txt'],
  ['../../etc/passwd', 'etc-passwd.txt'],
  ['Flügel 火', 'flügel-火.txt'],
  ['***', 'deck.txt'],
  ['', 'deck.txt'],
])('%s is kept as %s', (name, file) => {
  expect(fileName(name)).toBe(file);
});
