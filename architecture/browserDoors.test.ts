/** What a browser may refuse is not asked for while a module of the page loads: where it throws, no screen would come. */
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { productSources } from './imports.ts';

/** Each throws or is missing somewhere: cookies blocked, storage switched off, an origin without https, no sound device. */
const REFUSED_SOMEWHERE = new Set([
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'navigator', 'matchMedia'],
  ...['BroadcastChannel', 'Worker', 'SharedWorker', 'EventSource', 'WebSocket', 'Notification'],
  ...['AudioContext', 'OffscreenCanvas', 'IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'],
]);

/** The tree is the parser's, whatever kinds of nodes it knows. */
type Node = { readonly type: string; readonly name?: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Its parts that run when it does: no function's body, no type, no field of an instance. */
function* running(node: Node): Generator<Node> {
  if (
    /Function|^MethodDefinition$|^TS(?!AsExpression|NonNull|Satisfies)|^PropertyDefinition$/.test(node.type)
  )
    return;
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'property' && node.computed !== true && !isOfWindow(node)) continue;
    if (key === 'key' && node.computed !== true) continue;
    // `typeof x` of what is not there is no error.
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') continue;
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* running(part);
  }
}

const isOfWindow = ({ object }: Node): boolean =>
  isNode(object) && /^(window|globalThis|self)$/.test(object.name ?? '');

function askedWhileLoading(text: string, path = 'some.ts'): string[] {
  const program: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new Error('No program was read');
  return [...running(program)].flatMap(({ type, name = '' }) =>
    type === 'Identifier' && REFUSED_SOMEWHERE.has(name) ? [name] : [],
  );
}

const SOURCES = productSources('apps/web/src').map(({ path, text }) => [path, text] as const);

test('the sources are found', () => expect(SOURCES.length).toBeGreaterThan(400));

test.each(SOURCES)('%s asks for none while it loads', (path, text) =>
  expect(askedWhileLoading(text, path)).toEqual([]),
);

test.each([
  "const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('tabs') : undefined;",
  "export const kept = localStorage.getItem('kept');",
  'const calm = window.matchMedia(QUERY).matches;',
  'if (navigator.onLine) start();',
  'class Sound { static context = 1; static { new AudioContext(); } }',
  'const seed = crypto.randomUUID();',
])('«%s» would be found', (bad) => expect(askedWhileLoading(bad)).toHaveLength(1));

test.each([
  'const read = () => localStorage.length;',
  'function start() { return new AudioContext(); }',
  'type Channel = BroadcastChannel; let open: Worker | undefined;',
  'class Tabs { channel = new BroadcastChannel("tabs"); }',
  'const words = { navigator: 1 }; words.navigator;',
])('«%s» may stay', (good) => expect(askedWhileLoading(good)).toEqual([]));
