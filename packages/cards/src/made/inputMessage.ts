/** What is said about wrong input where a schema has no words of its own. */
import type { z } from 'zod';

/** For `safeParse(value, { error: inputMessage })`; `undefined` leaves it to the library's own words. */
export function inputMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input);
    case 'too_small':
      return `${what(issue.origin)} must ${verb(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `${what(issue.origin)} must ${verb(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}`;
    // It names the keys.
    case 'unrecognized_keys':
      return undefined;
    default:
      return 'Invalid input';
  }
}

function typeText(expected: string, input: unknown): string {
  if (input === undefined) return 'Required';
  if (expected === 'int' && Number.isFinite(input)) return 'Expected integer, received float';
  return `Expected ${KINDS[expected] ?? expected}, received ${kindOf(input)}`;
}

/** Kinds that the library distinguishes and no sender does. */
const KINDS: Readonly<Record<string, string>> = { int: 'number', record: 'object' };

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  return Number.isNaN(input) ? 'nan' : typeof input;
}

const what = (origin: string) =>
  origin === 'int' ? 'Number' : origin.charAt(0).toUpperCase() + origin.slice(1);
const verb = (origin: string) => (origin === 'string' || origin === 'array' ? 'contain' : 'be');
function unit(origin: string): string {
  if (origin === 'string') return ' character(s)';
  return origin === 'array' ? ' element(s)' : '';
}
