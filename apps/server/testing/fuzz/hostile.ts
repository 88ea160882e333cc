/** Values that no caller means: wrong types, numbers beyond all bounds, halves of characters, keys of prototypes, depth without end. */
import fc from 'fast-check';

const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let at = 0; at < depth; at += 1) value = around(value);
  return value;
};

/** Own keys, as JSON makes them. */
const keyed = (json: string): unknown => JSON.parse(json);

const TEXTS = [
  ...[
    '',
    ' ',
    '\t\n',
    'NaN',
    'Infinity',
    '-1',
    '0',
    '00',
    '1e999',
    '0x10',
    '9'.repeat(400),
    '-9223372036854775809',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\u0001\u001f\u007f',
    '\ud800',
    'x\udfff',
    '\ud83d\ud83d',
    '\ufffe\uffff',
    '\u202eabc',
  ],
  ...['😀', 'ﷺ', 'e\u0301'.repeat(300), '\u200b', 'İ', 'ß', 'null', 'undefined', 'true', '[object Object]'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', '#{7*7}', '{{7*7}}'],
  ...[
    "' or 1=1 --",
    '"; drop table wallets; --',
    '%',
    '_',
    '\\',
    '\\u0000',
    '%00',
    '%zz',
    '../../etc/passwd',
    '..\\..',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
  ],
  ...[
    '9999-12-31T23:59:59Z',
    '-000001-01-01T00:00:00Z',
    '1970-01-01',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...[
    '11111111111111111111111111111111',
    'demo-user',
    'x'.repeat(5_000),
    '\u0000'.repeat(70),
    '\\'.repeat(2_000),
  ],
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  // Of 16 bits each: half a character is one, too.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
);

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  5e-324,
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      keyed('{"__proto__":{"isAdmin":true}}'),
      keyed('{"constructor":{"prototype":{"isAdmin":true}}}'),
      keyed('{"toString":1,"valueOf":null,"hasOwnProperty":"x","length":1e9}'),
      keyed('{"toJSON":"x","then":"y","":{"":""}}'),
      nested(300, (inner) => [inner]),
      nested(300, (inner) => ({ a: inner })),
      Array.from({ length: 3_000 }, () => 0),
      Array.from({ length: 200 }, (_, at) => ({ at, text: '\ud800' })),
      Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** JSON that no value is written as: what JSON.parse makes of it, or does not. */
export const RAW_TOKENS = [
  '1e999',
  '-1e999',
  '9007199254740993',
  '123456789012345678901234567890',
  '-0',
  '1.0',
  '1E0',
  'NaN',
  '01',
  "'x'",
];
