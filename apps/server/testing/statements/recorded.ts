/** How what the tests ask the database is handed from those who run them to the judge. */

/** The environment's variable that names the folder. */
export const RECORDS = 'POKESOL_TEST_STATEMENTS';

/** Values that are equal have one number, whatever they were: two keys are one or are not. `null` is no key. */
export type Values = readonly (number | null | readonly (number | null)[])[];

/** The statements of one transaction, each once: the number of its text, and its values. */
export type Transaction = readonly (readonly [text: number, values: Values])[];

/** What one file of tests added: texts by their numbers, and transactions, as JSON, with how often they ran. */
export type Recorded = { texts: [number, string][]; transactions: [string, number][] };

/** Stands at the end of what a test asks by itself. */
export const TESTS_OWN = ' -- of a test';
