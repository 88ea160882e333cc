/** What of printed cards is read, and why the rest is not; offered apart, as only commands and the admin's page ask. */
export { cardWith } from './cardWith.ts';
export { type Coverage, coverageOf, type Figures, type TextCount, type UnreadSpan } from './coverage.ts';
export { type Explanation, explainCard } from './explain.ts';
export { coverageReport } from './report.ts';
