/** Promised figures: one that does not hold is named, and the process ends with exit code 1. */

/** Keeps going, so that every figure is printed. */
export function expectFigure(what: string, holds: boolean): void {
  if (holds) return;
  console.error(`  PROMISE BROKEN: ${what}`);
  process.exitCode = 1;
}
