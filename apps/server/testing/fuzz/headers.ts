/** Headers that clients send, and some that none should. */
import fc from 'fast-check';

export type Header = readonly [name: string, value: string];

const LONG = 'x'.repeat(3_000);

const ODD: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json;q=0', 'text/event-stream', 'x', '', ',,,', ';q=NaN', LONG],
  'accept-encoding': [
    'gzip',
    'br',
    'deflate',
    'zstd',
    'identity;q=0',
    '*;q=0',
    'gzip;q=x',
    'br;q=1e9, gzip',
    '',
    ',',
    LONG,
  ],
  'accept-language': ['de', '*', '\u00ff', LONG],
  origin: [
    'null',
    '@base@',
    'https://evil.example',
    '',
    'http://[',
    'javascript:1',
    '@base@.evil.example',
    LONG,
  ],
  referer: ['https://evil.example/x', '', '%', LONG],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x', ''],
  'if-match': ['*', '"x"', 'W/"x"', '', '"'.repeat(99)],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '', LONG],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x', '99999999999999'],
  range: [
    'bytes=0-',
    'bytes=0-0,5-9',
    'bytes=9-1',
    'bytes=-1',
    'bytes=99999999999999999999-',
    'x=1',
    '',
    'bytes=',
  ],
  'last-event-id': [
    '0',
    '1',
    '-1',
    '1e300',
    '9007199254740993',
    '4294967296',
    'NaN',
    'Infinity',
    '',
    ' ',
    '0x1',
    '1.5',
    LONG,
  ],
  cookie: [
    ...[
      'pokesol_session=',
      'pokesol_session=%',
      'pokesol_session=%zz; a=b',
      'pokesol_session="x',
      '=;;=;',
      'a',
    ],
    ...[
      '__proto__=x',
      `pokesol_session=${LONG}`,
      'pokesol_session=x; pokesol_session=y',
      'pokesol_browser=%00',
      '\u00fe=\u00ff',
    ],
    'pokesol_browser=%u0000',
  ],
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer x',
    'bearer \u00ff',
    'Basic Og==',
    `Bearer ${LONG}`,
    '',
    'Bearer a, Bearer b',
  ],
  'x-forwarded-for': [
    '',
    'x',
    '1.2.3.4, ::1',
    '::ffff:1.2.3.4',
    '2001:db8::1%eth0',
    '999.1.1.1',
    '[::1]:80',
    '1.2.3.4:5',
    LONG,
  ],
  'x-forwarded-proto': ['https', 'x', ''],
  'x-forwarded-host': ['evil.example', '', '@'],
  host: ['evil.example', '', 'a b', 'x:99999', '[::1]'],
  'content-language': ['x'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'x-http-method-override': ['DELETE'],
  'x-pokesol-protocol': ['0', 'x', '99999999999'],
  upgrade: ['websocket', 'h2c', 'x', ''],
  connection: ['upgrade', 'close, keep-alive', 'x', ''],
  expect: ['100-continue', 'x'],
  te: ['trailers', 'x'],
  trailer: ['x'],
  'max-forwards': ['0'],
  __proto__: ['x'],
  constructor: ['x'],
  'x-long': [LONG, 'x'.repeat(20_000)],
  'x-bytes': ['\u0080\u00ff', 'a\tb', '\u0000', 'a\u0001b', 'a\rb'],
  'bad name': ['x'],
  '': ['x'],
};

const odd: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.entries(ODD))
  .chain(([name, values]) => fc.constantFrom(...values).map((value): Header => [name, value]));

/** None mostly, one often, sometimes several, and twice the same. */
export const oddHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.tuple(odd) },
  { weight: 1, arbitrary: fc.array(odd, { minLength: 2, maxLength: 6 }) },
  { weight: 1, arbitrary: odd.map((header) => [header, header]) },
);

export const ODD_TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/html',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=',
    'application/jsonp',
    'application/json,application/json',
  ],
  ...[
    'APPLICATION/JSON',
    ' application/json',
    'application/json;',
    'application/*+json',
    'application/ld+json',
    'x',
    '',
    '*/*',
    LONG,
  ],
];
