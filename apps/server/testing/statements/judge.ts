/**
 * Vitest's global setup: when all tests of the server are done, judges what they asked of the database (`record.ts`). It fails
 * the run on a statement that leaves its key out, on a transaction of two keys, and on what only one Postgres knows, unless
 * `exceptions.ts` names it; and on an exception that a run of all tests has not met.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import type { TestProject } from 'vitest/node';
import { DISTRIBUTION } from '../../src/platform/db/distribution.ts';
import { tableColumns } from '../databases/snapshot.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { RECORDS, type Recorded } from './recorded.ts';
import { type Summary, summarise } from './summary.ts';
import { verdict } from './verdict.ts';

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-statements-'));
  process.env[RECORDS] = folder;
  return async () => {
    const workers = readdirSync(folder).map((name) => recordsOf(join(folder, name)));
    rmSync(folder, { recursive: true });
    if (workers.length === 0) return;
    await loadModule();
    const summary = summarise(workers, { columns: tableColumns(), placements: DISTRIBUTION });
    const wrong = verdict(summary, EXCEPTIONS, { isWhole: await isWhole(project) });
    console.log([summaryText(summary), ...wrong].join('\n'));
    // What a teardown throws is printed, and the run passes all the same.
    if (wrong.length > 0) process.exitCode = 1;
  };
}

const recordsOf = (file: string): Recorded[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);

/** Every test of the server ran and passed: then every exception was met, or is none any more. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getTestModules().filter((each) => each.project.name === project.name);
  return ran.length === testFiles.length && ran.every((each) => each.ok() && isComplete(each));
}

const isComplete = (module: { children: { allTests(state: 'skipped'): Iterable<unknown> } }): boolean =>
  [...module.children.allTests('skipped')].length === 0;

const summaryText = ({ kinds, keyed, keyedTransactions, withOneKey }: Summary): string =>
  `Statements: ${keyed} of ${kinds} kinds name their key; ${withOneKey} of ${keyedTransactions} transactions touch one alone.`;
