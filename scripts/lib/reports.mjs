/** Reads the reports of Vitest and Playwright into one form. */
import { relative } from 'node:path';

/**
 * The form: `{ tests, failures }`. A test is `{ name, outcome, ms }` with the outcome passed, failed or skipped; a
 * failure is the name of something that failed without being a test, such as a file that could not be loaded.
 */
export function readVitest({ testResults }, root) {
  const tests = [];
  const failures = [];
  for (const { name: path, status, message, assertionResults } of testResults) {
    const file = relative(root, path);
    const own = assertionResults.map(({ ancestorTitles, title, status: found, duration }) => ({
      name: [file, ...ancestorTitles.filter((part) => part !== ''), title].join(' › '),
      outcome: found === 'passed' || found === 'failed' ? found : 'skipped',
      ms: duration ?? 0,
    }));
    tests.push(...own);
    if (status === 'failed' && own.every(({ outcome }) => outcome !== 'failed'))
      failures.push(`${file}: ${message.split('\n')[0]}`);
  }
  return { tests, failures };
}

/** Passed at the second attempt is failed: it is a bug, in the test or in the product. */
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

const OUTLINE = 'error-context';

/** `folder` is where the browser tests lie, seen from the root. `outlines`: files that show a failed test's page. */
export function readPlaywright({ suites, errors }, folder) {
  const tests = [];
  const outlines = [];
  for (const suite of suites) collect(suite, [], { tests, outlines }, folder);
  return {
    tests,
    failures: errors.map(({ message }) => String(message).split('\n')[0]),
    outlines,
  };
}

function collect(suite, above, found, folder) {
  // The outermost suite is the file.
  const path = above.length === 0 ? [`${folder}/${suite.file}`] : [...above, suite.title];
  for (const spec of suite.specs)
    for (const { status, results } of spec.tests) {
      found.tests.push({
        name: [...path, spec.title].join(' › '),
        outcome: OUTCOMES[status],
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      });
      for (const { attachments = [] } of results)
        found.outlines.push(
          ...attachments.filter(({ name }) => name === OUTLINE).map(({ path: file }) => file),
        );
    }
  for (const inner of suite.suites ?? []) collect(inner, path, found, folder);
}
