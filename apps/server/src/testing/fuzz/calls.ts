/** Calls of one route as bytes on the wire: mostly what its schema wants, then path, query, headers, body and framing gone wrong. */
import fc from 'fast-check';
import type { Described } from '../api/describedRoutes.ts';
import { fromSchema, jsonOf, thing } from './fromSchema.ts';
import { type Header, ODD_TYPES, oddHeaders } from './headers.ts';
import { hostileText } from './hostile.ts';

/** How the end of a body is told; all but the first two lie. */
export type Framing = 'length' | 'chunked' | 'too-short' | 'too-long' | 'broken-chunks' | 'both' | 'negative';

/** Things are still to be filled in. Text is of one byte a character; `body` becomes UTF-8. */
export type FuzzedCall = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: string | null;
  /** Bytes that are no UTF-8, behind the body. */
  readonly tail: readonly number[];
  readonly framing: Framing;
};

/** Whether all comes that was announced. */
export const isWhole = ({ framing }: FuzzedCall): boolean => framing === 'length' || framing === 'chunked';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'get', 'X'];

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

export function callsOf(
  route: string,
  { parameters = [], requestBody }: Described,
): fc.Arbitrary<FuzzedCall> {
  const [method = '', path = ''] = route.split(' ');
  const schema = requestBody?.content['application/json']?.schema;
  const body: fc.Arbitrary<string | null> =
    schema === undefined
      ? fc.option(jsonOf(fromSchema({})), { freq: 4 })
      : fc.oneof(
          { weight: 7, arbitrary: jsonOf(fromSchema(schema, '', 0)) },
          { weight: 6, arbitrary: jsonOf(fromSchema(schema)) },
          { weight: 3, arbitrary: brokenJson(jsonOf(fromSchema(schema))) },
        );
  const sent = body.chain((text) =>
    fc.record({
      body: fc.constant(text),
      type:
        text === null
          ? fc.constant(undefined)
          : mostly(12, 'application/json', fc.constantFrom(undefined, ...ODD_TYPES)),
      tail: mostly<readonly number[]>(
        30,
        [],
        fc.constantFrom<readonly number[]>([0xff], [0xc3], [0xed, 0xa0, 0x80], [0]),
      ),
      framing: text === null ? fc.constant<Framing>('length') : framing,
    }),
  );
  return fc
    .record({
      method: mostly(25, method, fc.constantFrom(...METHODS)),
      path: pathOf(path),
      query: queryOf(parameters.filter((each) => each.in === 'query')),
      headers: oddHeaders,
      sent,
    })
    .map(({ path: filled, query, headers, sent: { type, ...rest }, ...call }) => ({
      ...call,
      ...rest,
      target: filled + query,
      headers: type === undefined ? headers : [['content-type', type] as const, ...headers],
    }));
}

const framing: fc.Arbitrary<Framing> = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Framing>('length') },
  { weight: 3, arbitrary: fc.constant<Framing>('chunked') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Framing>('too-short', 'too-long', 'broken-chunks', 'both', 'negative'),
  },
);

/** `share` to one. */
function mostly<T>(share: number, usual: T, else_: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: share, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: else_ });
}

/** Half characters cannot stand in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const encoded = hostileText.map((text) => encodeURIComponent(wellFormed(text)));

/** `/api/battles/{id}` is about the caller's battle, mostly. */
function pathOf(path: string): fc.Arbitrary<string> {
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

function queryOf(parameters: NonNullable<Described['parameters']>): fc.Arbitrary<string> {
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

function brokenJson(json: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    fc.tuple(json, fc.nat(200)).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    json.map((text) => `${text}}`),
    json.map((text) => `[${text}`),
    json.map((text) => text.replaceAll('"', "'")),
    json.map((text) => text.replace('{', '{"__proto__":{"x":1},')),
    json.map((text) => text.replace('{', '{"constructor":{"prototype":{"x":1}},')),
    json.map((text) => `\ufeff${text}`),
    json.map((text) => text.replace(/("\w+":)/, '$1$1')),
    fc.constantFrom(
      '',
      ' ',
      '[',
      '['.repeat(50_000),
      '{"a":'.repeat(20_000),
      '"',
      'null',
      '7',
      '"x"',
      'NaN',
      '\u0000',
      `"${'x'.repeat(270_000)}"`,
    ),
  );
}
