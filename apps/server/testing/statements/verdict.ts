/** Compares what was found with the exceptions: what is new is wrong, and so is what is not so any more. */
import type { Exception } from './exceptions.ts';
import type { Summary } from './summary.ts';

/** What is wrong and what to do, in words. `isWhole`: every test ran, so that each exception was to be met. */
export function verdict(
  { findings }: Pick<Summary, 'findings'>,
  exceptions: readonly Exception[],
  { isWhole }: { readonly isWhole: boolean },
): string[] {
  const known = new Map(
    exceptions.flatMap(({ found, isRare = false }) => found.map((each) => [each, isRare])),
  );
  const fresh = [...findings].filter(([finding]) => !known.has(finding));
  const gone = [...known].filter(([finding, isRare]) => isWhole && !isRare && !findings.has(finding));
  return [
    ...fresh.map(([finding, text]) =>
      [
        `✗ ${finding}`,
        '  Name the key, or the reason why not in apps/server/testing/statements/exceptions.ts. Asked was:',
        `  ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
      ].join('\n'),
    ),
    ...gone.map(
      ([finding]) => `✗ ${finding}\n  No statement does so any more: take it out of exceptions.ts.`,
    ),
  ];
}
