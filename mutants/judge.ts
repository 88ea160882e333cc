/** Compares the mutants that lived through a part's tests with those that the baseline knows. */

/** A change to the code, without line numbers: they move with every edit. */
export type Change = {
  readonly file: string;
  /** The line on which it begins, as it stands there. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
};

/** What one run over a part found. */
export type Run = {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Change[];
};

export type Baseline = {
  readonly mutants: number;
  readonly killed: number;
  /** Percent of the mutants that are not equal to the original. May not fall. */
  readonly score: number;
  /** Change nothing that could be noticed; each with the reason. */
  readonly equal: readonly (Change & { readonly why: string })[];
  /** Live, and should not: the test is not written yet. */
  readonly open: readonly Change[];
};

export type Judgement = {
  readonly score: number;
  /** Empty when the part is as good as its baseline. */
  readonly failures: readonly string[];
  /** What the baseline says and is no longer so. */
  readonly notes: readonly string[];
};

const NOTHING: Baseline = { mutants: 0, killed: 0, score: 0, equal: [], open: [] };

export function judge(run: Run, baseline: Baseline = NOTHING): Judgement {
  const { equal, open, unknown, gone } = sort(run.survivors, baseline);
  const score = scoreOf(run, equal.length);
  const fallen = score < baseline.score ? [`the score fell from ${baseline.score}% to ${score}%`] : [];
  return {
    score,
    failures: [
      ...fallen,
      ...unknown.map((change) => `lives, and the baseline knows nothing of it: ${textOf(change)}`),
    ],
    notes: [
      ...open.map((change) => `still lives: ${textOf(change)}`),
      ...gone.map((change) => `lives no longer, take it out of the baseline: ${textOf(change)}`),
    ],
  };
}

/** The baseline after that run: what is equal keeps its reason, every other survivor is open. */
export function accepted(run: Run, baseline: Baseline = NOTHING): Baseline {
  const { equal, open, unknown } = sort(run.survivors, baseline);
  const { mutants, killed } = run;
  return { mutants, killed, score: scoreOf(run, equal.length), equal, open: [...open, ...unknown] };
}

/** Rounded down, so that no score stands higher than it is. */
const scoreOf = ({ mutants, killed }: Run, equal: number): number =>
  mutants === equal ? 100 : Math.floor((killed / (mutants - equal)) * 10_000) / 100;

/** Each entry of the baseline stands for one survivor. */
function sort(survivors: readonly Change[], baseline: Baseline) {
  const left = [...survivors];
  const take = <C extends Change>(known: readonly C[]): C[] =>
    known.filter((entry) => {
      const index = left.findIndex((change) => keyOf(change) === keyOf(entry));
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
  const equal = take(baseline.equal);
  const open = take(baseline.open);
  const found = new Set<Change>([...equal, ...open]);
  const gone = [...baseline.equal, ...baseline.open].filter((entry) => !found.has(entry));
  return { equal, open, unknown: left, gone };
}

const keyOf = ({ file, line, was, becomes }: Change): string => JSON.stringify([file, line, was, becomes]);

const textOf = ({ file, line, was, becomes }: Change): string =>
  `${file}\n    ${line}\n    ${was}  →  ${becomes}`;
