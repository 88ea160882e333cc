/** What of printed cards is read; offered apart, as only commands and the admin's page ask. */
export { type Coverage, coverageOf, type Figures, type TextCount, type UnreadSpan } from './coverage.ts';
export { coverageReport } from './report.ts';
