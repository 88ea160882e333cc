/** Addresses of calls: about the caller's things and with the query that is described, mostly; then bytes and unknown names. */
import fc from 'fast-check';
import type { DescribedParameter } from '../api/describedRoutes.ts';
import { fromSchema, thing } from './fromSchema.ts';
import { hostileText } from './hostile.ts';
import { mostly } from './mostly.ts';

const ODD_PIECES = [
  ...[
    '%00',
    'a%00b',
    '..%2f..%2fetc',
    '%2e%2e',
    '..',
    '.',
    '%',
    '%zz',
    '%c0%ae',
    '%ff',
    '%u0000',
    '%F0%9F%98%80',
    '%ED%A0%80',
  ],
  ...[
    '',
    'a/b',
    'a;b=c',
    '__proto__',
    'constructor',
    '%E2%80%AE',
    '%0d%0aset-cookie:x',
    '*',
    '{id}',
    ':id',
    '\\',
    '\u00ff',
    '+',
  ],
  ...[
    'x'.repeat(150),
    'x'.repeat(300),
    'x'.repeat(9_000),
    '%41'.repeat(60),
    '00000000-0000-4000-8000-000000000000',
    'NaN',
    '-1',
    'null',
  ],
];

const ODD_QUERIES = [
  ...[
    '?',
    '?&&&',
    '?=',
    '?a',
    '?__proto__=x',
    '?__proto__[x]=y',
    '?constructor[prototype][x]=1',
    '?%',
    '?%00=%00',
    '?a=%zz',
  ],
  ...[
    '?a[]=1&a[]=2',
    `?${'a=1&'.repeat(1_500)}`,
    `?a=${'x'.repeat(9_000)}`,
    '?a=1#b',
    '??',
    '?a=\u00ff',
    '?%ED%A0%80=1',
  ],
];

/** Half characters cannot stand in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const encoded = hostileText.map((text) => encodeURIComponent(wellFormed(text)));

/** `/api/battles/{id}` is about the caller's battle, mostly. */
export function pathOf(path: string): fc.Arbitrary<string> {
  const pieces = path
    .split('/')
    .map((piece, at, all) =>
      piece.startsWith('{')
        ? fc.oneof(
            { weight: 12, arbitrary: fc.constant(thing(all[at - 1] ?? '')) },
            { weight: 2, arbitrary: fc.constantFrom(...ODD_PIECES) },
            { weight: 1, arbitrary: encoded },
          )
        : mostly(400, piece, fc.constantFrom(...ODD_PIECES)),
    );
  return fc.tuple(...pieces).map((filled) => filled.join('/') || '/');
}

export function queryOf(parameters: readonly DescribedParameter[]): fc.Arbitrary<string> {
  const odd = mostly(12, '', fc.constantFrom(...ODD_QUERIES));
  if (parameters.length === 0) return odd;
  const fields = parameters.map(({ name, required, schema }) =>
    fc
      .array(fromSchema(schema, name, 6), { minLength: required ? 1 : 0, maxLength: 1 })
      .chain((one) =>
        fc.oneof(
          { weight: 8, arbitrary: fc.constant(one) },
          { weight: 1, arbitrary: fc.constant([...one, ...one]) },
        ),
      )
      .map((values) => values.map((value) => `${name}=${textOf(value)}`)),
  );
  const named = fc.tuple(...fields).map((all) => (all.flat().length === 0 ? '' : `?${all.flat().join('&')}`));
  return fc.oneof({ weight: 8, arbitrary: named }, { weight: 1, arbitrary: odd });
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A thing's marks stay as they are, to be found.
  return encodeURIComponent(wellFormed(text)).replaceAll('%40', '@').slice(0, 6_000);
}
