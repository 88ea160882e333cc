/** The shipped rules with shorter times, so that a drill sees in seconds what takes minutes in earnest. */

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
/** Prometheus needs a few scrapes in every window. */
const SHORTEST_WINDOW_S = 8;

/** How much shorter, with exceptions for alerts whose fault takes its time. */
export type Pace = { by: number; except: Readonly<Record<string, number>> };

/** Windows (`[5m]`, `offset 2h`), waits (`for: 2m`) and thresholds that are written as minutes (`5 * 60`), nothing else. */
export function shorterRules(rules: string, { by, except }: Pace): string {
  let factor = by;
  return rules
    .split('\n')
    .map((line) => {
      const alert = /- alert: (\w+)/.exec(line)?.[1];
      if (alert !== undefined) factor = except[alert] ?? by;
      return line
        .replace(/(\[|offset )(\d+)([smhd])/g, (_, before, count, unit) => {
          const seconds = (Number(count) * (SECONDS[unit] ?? 1)) / factor;
          return `${before}${Math.ceil(Math.max(SHORTEST_WINDOW_S, seconds))}s`;
        })
        .replace(/(for: )(\d+)([smhd])/g, (_, before, count, unit) => {
          return `${before}${Math.ceil((Number(count) * (SECONDS[unit] ?? 1)) / factor)}s`;
        })
        .replace(/\b(\d+) \* 60\b/g, (_, minutes) => `${(Number(minutes) * 60) / factor}`);
    })
    .join('\n');
}

/** The ages that a page's statements ask for, in the same measure. */
export const shorterPage = (page: string, by: number): string =>
  page.replace(/interval '(\d+) (second|minute)s?'/g, (_, count, unit) => {
    const seconds = (Number(count) * (unit === 'minute' ? 60 : 1)) / by;
    return `interval '${Math.max(0.5, seconds)} seconds'`;
  });
