/** A server in the shape of the Pokémon TCG API, version 2, over given sets, that misbehaves on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type FakeSet = { readonly id: string; readonly name: string; readonly total: number } & Readonly<
  Record<string, unknown>
>;
export type FakeCard = { readonly id: string; readonly number: string } & Readonly<Record<string, unknown>>;

/** What happens instead of a plain answer. */
export type Misbehaviour =
  | { readonly do: 'slow'; readonly ms: number }
  | { readonly do: 'hold'; readonly until: Promise<void> }
  | { readonly do: 'status'; readonly status: number; readonly retryAfter?: string }
  | { readonly do: 'broken-json' }
  | { readonly do: 'half-json' }
  | { readonly do: 'cut' }
  | { readonly do: 'hang' }
  | { readonly do: 'huge'; readonly bytes: number }
  | { readonly do: 'redirect'; readonly to: string }
  | { readonly do: 'total'; readonly total: number }
  | { readonly do: 'drop'; readonly cards: number }
  | { readonly do: 'repeat' };

export type ReceivedRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | undefined;
};

/** `times` requests that `when` is true of meet this trouble; afterwards all is well again. */
export type Rule = {
  readonly when: (asked: ReceivedRequest) => boolean;
  readonly trouble: Misbehaviour;
  times: number;
};

export type FakeCatalogue = {
  /** What POKEMON_TCG_API_URL or TCGDEX_API_URL is set to. */
  readonly url: string;
  /** Every request so far. */
  readonly asked: ReceivedRequest[];
  /** Misbehaves from now on, `times` times (for ever by default). */
  trouble(trouble: Misbehaviour, when?: (asked: ReceivedRequest) => boolean, times?: number): void;
  /** Behaves again. */
  mend(): void;
  close(): Promise<void>;
};

export type FakeData = {
  sets: readonly FakeSet[];
  cards(setId: string): readonly FakeCard[];
};

const PAGE_SIZE = 250;

/** True of the requests for one page of cards. */
export const cardsPage = (page: number) => (asked: ReceivedRequest) =>
  asked.path.endsWith('/cards') && (asked.query.get('page') ?? '1') === String(page);

export function startFakeTcgApi(data: FakeData): Promise<FakeCatalogue> {
  return startFakeCatalogue('/v2', (asked, trouble) => {
    if (asked.path === '/v2/sets') return paged([...data.sets], asked, trouble);
    if (asked.path === '/v2/cards') return paged(matching(data, asked.query.get('q') ?? ''), asked, trouble);
    return undefined;
  });
}

/** The cards that `set.id:…` and `number:…` name, each with its set, as the API gives them. */
function matching({ sets, cards }: FakeData, q: string): object[] {
  const terms = new Map(
    [...q.matchAll(/([\w.]+):("(?:[^"\\]|\\.)*"|\S+)/g)].map(([, name, value]) => [name, value]),
  );
  const plain = (name: string) => terms.get(name)?.replace(/^"|"$/g, '').replaceAll(/\\(.)/g, '$1');
  const set = sets.find(({ id }) => id === plain('set.id'));
  if (set === undefined) return [];
  const number = plain('number');
  return cards(set.id)
    .filter((card) => number === undefined || card.number === number)
    .map((card) => ({ ...card, set }));
}

function paged(all: object[], { query }: ReceivedRequest, trouble: Misbehaviour | undefined): object {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const pageSize = Math.min(PAGE_SIZE, Math.max(1, Number(query.get('pageSize') ?? PAGE_SIZE)));
  const from = trouble?.do === 'repeat' ? 0 : (page - 1) * pageSize;
  let data = all.slice(from, from + pageSize);
  if (trouble?.do === 'drop') data = data.slice(0, Math.max(0, data.length - trouble.cards));
  const totalCount = trouble?.do === 'total' ? trouble.total : all.length;
  return { data, page, pageSize, count: data.length, totalCount };
}

/** `answer` gives the JSON of a request, or `undefined` for a 404. */
export async function startFakeCatalogue(
  prefix: string,
  answer: (asked: ReceivedRequest, trouble: Misbehaviour | undefined) => unknown,
): Promise<FakeCatalogue> {
  const asked: ReceivedRequest[] = [];
  let rules: Rule[] = [];
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const key = request.headers['x-api-key'];
    const one: ReceivedRequest = {
      path: decodeURIComponent(pathname),
      query: searchParams,
      key: typeof key === 'string' ? key : undefined,
    };
    asked.push(one);
    const rule = rules.find(({ times, when }) => times > 0 && when(one));
    if (rule !== undefined) rule.times -= 1;
    const trouble = rule?.trouble;
    if (trouble?.do === 'slow') await pause(trouble.ms);
    if (trouble?.do === 'hold') await trouble.until;
    const json = answer(one, trouble);
    if (json === undefined) return send(response, 404, NOT_FOUND);
    return misbehave(response, trouble, JSON.stringify(json));
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fake server has no port');
  return {
    url: `http://127.0.0.1:${address.port}${prefix}`,
    asked,
    trouble(trouble, when = () => true, times = Number.POSITIVE_INFINITY) {
      rules.push({ trouble, when, times });
    },
    mend() {
      rules = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const NOT_FOUND = JSON.stringify({
  error: { message: 'Not Found. The requested resource was not found.', code: 404 },
});

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
}

function misbehave(response: ServerResponse, trouble: Misbehaviour | undefined, body: string): void {
  if (trouble?.do === 'status') {
    const { status, retryAfter } = trouble;
    const error = JSON.stringify({ error: { message: 'This is what the test asked for.', code: status } });
    send(response, status, error, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
  } else if (trouble?.do === 'broken-json') send(response, 200, `<html>${body.slice(0, 100)}`);
  else if (trouble?.do === 'half-json') send(response, 200, body.slice(0, body.length / 2));
  else if (trouble?.do === 'cut') {
    // The length is promised, half of it is sent, and the line is cut.
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  } else if (trouble?.do === 'hang') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body.slice(0, 10));
  } else if (trouble?.do === 'huge') send(response, 200, `[${' '.repeat(trouble.bytes)}]`);
  else if (trouble?.do === 'redirect') send(response, 302, '', { location: trouble.to });
  else send(response, 200, body);
}
