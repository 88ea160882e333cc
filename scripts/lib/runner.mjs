/** What a runner of tests did: from its report, or in words where it wrote none. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A line that says what went wrong, in the form of an error or of a program's own word. */
const REASON = /^(?:\w*(?:Error|Exception)(?: \[\w+\])?|\w+: error|error|fatal|E[A-Z]{3,}): ./i;

/**
 * `name` says what ran, `code` is how it ended, `printed` what it wrote to its standard error (a list of texts), `report` the
 * path of what `read` makes `{ tests, failures, outlines }` of. A runner that failed without a report, or without a failed test
 * in it, still counts as a failure.
 */
export function resultOf({ name, code, printed, report, read }) {
  if (!existsSync(report)) return failed(`${name} ended before any result: ${reasonIn(printed, code)}`);
  let found;
  try {
    found = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return failed(`${name} left a report that cannot be read (${error.message}): ${reasonIn(printed, code)}`);
  }
  const { tests, failures, outlines = [] } = found;
  const isExplained = failures.length > 0 || tests.some(({ outcome }) => outcome === 'failed');
  if (code === 0 || isExplained) return { tests, failures, outlines };
  return { tests, failures: [`${name}: no test failed, but ${reasonIn(printed, code)}`], outlines };
}

const failed = (failure) => ({ tests: [], failures: [failure], outlines: [] });

/** The first reason that was printed; the last line, where nothing looks like one. */
function reasonIn(printed, code) {
  const lines = stripVTControlCharacters(printed.join(''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
  return lines.find((line) => REASON.test(line)) ?? lines.at(-1) ?? `it ended with code ${code} and no word`;
}
