/** Calls of one route as bytes on the wire: mostly what its schema wants, then path, query, headers, body and framing gone wrong. */
import fc from 'fast-check';
import type { Described } from '../api/describedRoutes.ts';
import { pathOf, queryOf } from './addresses.ts';
import { fromSchema, jsonOf } from './fromSchema.ts';
import { type Header, ODD_TYPES, oddHeaders } from './headers.ts';
import { mostly } from './mostly.ts';

/** How the end of a body is marked; all but the first two lie. */
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
