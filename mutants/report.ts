/** Reads Stryker's report: how many mutants there were, how many a test noticed, and which lived. */
import type { Change, Run } from './judge.ts';

/** The part of mutation-testing-report-schema that is read here; lines and columns count from 1. */
export type Report = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
};
type Place = { readonly line: number; readonly column: number };
type Mutant = {
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
};

/** Noticed: a test failed, or the code never came to an end. */
const KILLED = ['Killed', 'Timeout'];
/** Lived: no test failed, or none ran the line. Whatever could not be run at all counts neither way. */
const LIVED = ['Survived', 'NoCoverage'];

const LONGEST = 160;

export function runOf({ files }: Report): Run {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, lines: source.split('\n'), ...mutant })),
  );
  const killed = all.filter(({ status }) => KILLED.includes(status));
  const lived = all.filter(({ status }) => LIVED.includes(status));
  return { mutants: killed.length + lived.length, killed: killed.length, survivors: lived.map(changeOf) };
}

function changeOf({
  file,
  lines,
  replacement,
  location,
}: Mutant & { file: string; lines: string[] }): Change {
  const { start, end } = location;
  const text = lines.slice(start.line - 1, end.line);
  const last = text.length - 1;
  const was = text
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join(' ');
  return {
    file,
    line: short(lines[start.line - 1] ?? ''),
    was: short(was),
    becomes: short(replacement ?? ''),
  };
}

function short(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST)}…`;
}
