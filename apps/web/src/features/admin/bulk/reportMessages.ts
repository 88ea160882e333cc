/** What the check of a file says in sentences. */
import type { BulkProblem, BulkReport } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

export function bulkHeadlineOf({ rows, created, unchanged, problemCount }: BulkReport): string {
  if (problemCount > 0) return `${counted(problemCount, 'thing')} to fix before this file can be imported.`;
  if (created === 0)
    return rows === 0
      ? 'There is no card in this file.'
      : `All ${counted(unchanged, 'card')} of this file are already here: there is nothing to import.`;
  const here =
    unchanged === 0
      ? ''
      : ` ${counted(unchanged, 'other')} of this file are already here and stay as they are.`;
  return `Everything is in order: ${counted(created, 'card')} can be imported.${here}`;
}

export const problemPlaceOf = ({ line, field }: BulkProblem): string =>
  [line === 0 ? 'The whole file' : `Line ${line}`, field].filter(Boolean).join(', ');

/** As a text to keep beside the file. */
export const problemText = (problems: readonly BulkProblem[]): string =>
  problems.map((problem) => `${problemPlaceOf(problem)}: ${problem.message}\n`).join('');
