/** The words about wrong input, as the specification names them. */
import { inputMessage } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileInput } from './validation.ts';

const schema = z.strictObject({
  missing: z.string(),
  number: z.number(),
  whole: z.number().int(),
  count: z.number().int(),
  high: z.number().int().max(5),
  low: z.number().min(2),
  short: z.string().min(3),
  long: z.string().max(3),
  few: z.array(z.string()).min(1),
  choice: z.enum(['a', 'b']),
  named: z.record(z.string(), z.string()),
  own: z.string().min(1, 'Name is required'),
});

test('every kind of mistake has its words, and a schema’s own come first', () => {
  const { error } = schema.safeParse(
    {
      number: 'x',
      whole: 1.5,
      count: null,
      high: 6,
      low: 1,
      short: 'ab',
      long: 'abcd',
      few: [],
      choice: 'c',
      named: [],
      own: '',
      more: 1,
    },
    { error: inputMessage },
  );
  expect(
    Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  ).toEqual({
    missing: 'Required',
    number: 'Expected number, received string',
    whole: 'Expected integer, received float',
    count: 'Expected number, received null',
    high: 'Number must be at most 5',
    low: 'Number must be at least 2',
    short: 'String must contain at least 3 character(s)',
    long: 'String must contain at most 3 character(s)',
    few: 'Array must contain at least 1 element(s)',
    choice: 'Invalid input',
    named: 'Expected object, received array',
    own: 'Name is required',
    '': 'Unrecognized key: "more"',
  });
});

test('a call is answered with the first mistake and its field', () => {
  const check = compileInput({ schema, method: 'POST', url: '/' });
  expect(check({})).toMatchObject({ error: { message: 'missing: Required' } });
  expect(check(null)).toMatchObject({ error: { message: 'Request: Expected object, received null' } });
});
