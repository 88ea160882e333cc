/** For component tests: the server as the page's `fetch` sees it. Each test says what every call is answered with, and when. */
import type { MessageParams } from '@pokesol/engine';
import { REFUSALS, type RefusalCode } from '@pokesol/protocol';
import type { Answers, Route } from './routes.ts';

/** A call as the page made it. */
export type Call = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Replier<Answer> = (call: Call) => Answer | Response | Promise<Answer | Response>;
type Reply<Answer> = Answer | Response | Replier<Answer>;

/** A call that waits until the test lets it be answered. */
export type Held<Answer> = {
  /** How many calls have come; each of them gets what is answered. */
  asked(): number;
  answer(reply: Reply<Answer>): void;
};

type Handler = { readonly calls: Call[]; reply: Replier<unknown>; read: number };

const handlers = new Map<string, Handler>();
const unanswered: string[] = [];
/** Calls that have no answer yet, or whose answer the page does not have yet. */
const inFlight = new Set<Promise<Response>>();
/** Lets every call that is still held go, so that no waiting outlives its test. */
const releases = new Set<() => void>();
let isCutOff = false;
/** After a test and before the next: what a page that is taken away still asks for is no call of either. */
let isBetweenTests = true;
/** Calls wait for it; resolves to whether their test is still there to answer them. */
let stalled: Promise<boolean> | undefined;

/** A refusal with what its sentence names, as the server answers it; the sentence is the page's to write. */
export function refused(code: RefusalCode, params: MessageParams = {}): Response {
  return Response.json(
    { code, params, message: 'As the server says it.' },
    { status: REFUSALS[code].status },
  );
}

/** What a crash answers: no JSON, no words for people. */
export const broken = (): Response => new Response('oops', { status: 500 });

/** The line is cut: no answer at all. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

const replierOf = <Answer>(reply: Reply<Answer>): Replier<Answer> =>
  typeof reply === 'function' ? (reply as Replier<Answer>) : () => reply;

function set(route: Route, reply: Replier<unknown>): void {
  isBetweenTests = false;
  const { calls = [], read = 0 } = handlers.get(route) ?? {};
  handlers.set(route, { calls, reply, read });
}

export const api = {
  /** From now on; the newest answer to a route holds. A call that is lost leaves the server silent until another is answered. */
  answer<R extends Route>(route: R, reply: Reply<Answers[R]>): void {
    // Else the page would find it ready after two seconds and mend itself, on a slow machine before the test does.
    if (reply === lost) set('GET /api/ready', lost);
    set(route, replierOf(reply));
  },

  /** Calls of this route wait until the test answers them. */
  hold<R extends Route>(route: R): Held<Answers[R]> {
    let release: (reply: Replier<Answers[R]>) => void = () => undefined;
    const answered = new Promise<Replier<Answers[R]>>((resolve) => {
      release = resolve;
    });
    releases.add(() => release(() => refused('internal-error')));
    let asked = 0;
    set(route, async (call) => {
      asked += 1;
      return (await answered)(call);
    });
    return { asked: () => asked, answer: (reply) => release(replierOf(reply)) };
  },

  /** What the page sent to this route so far. */
  calls(route: Route): readonly Call[] {
    return handlers.get(route)?.calls ?? [];
  },

  /** How many answers of this route the page has read. */
  read: (route: Route): number => handlers.get(route)?.read ?? 0,

  /** A slow line: no call of any route is answered before the returned function is called. */
  stall(): () => void {
    let go: (isAnswered: boolean) => void = () => undefined;
    stalled = new Promise((resolve) => {
      go = resolve;
    });
    releases.add(() => go(false));
    return () => {
      stalled = undefined;
      go(true);
    };
  },

  /** Without a network: no call is answered. */
  cutOff(): void {
    isCutOff = true;
  },
  reconnect(): void {
    isCutOff = false;
  },
};

/** Forgets the test's answers, waits until every call has ended, and returns those without an answer. */
export async function forgetApi(): Promise<readonly string[]> {
  for (const release of releases) release();
  releases.clear();
  handlers.clear();
  isBetweenTests = true;
  isCutOff = false;
  stalled = undefined;
  // One that is left by what is taken away with its test would tell the next one that the server is gone.
  while (inFlight.size > 0) await Promise.allSettled(inFlight);
  return unanswered.splice(0);
}

const matches = (route: string, call: string): boolean => {
  const [wanted, made] = [route.split('/'), call.split('/')];
  return wanted.length === made.length && wanted.every((part, at) => part === '*' || part === made[at]);
};

/** A route that is written out goes before one with a star. */
function handlerOf(call: string): Handler | undefined {
  const exact = handlers.get(call);
  if (exact !== undefined) return exact;
  for (const [route, handler] of handlers) if (matches(route, call)) return handler;
  return undefined;
}

async function answerCall(method: string, url: URL, body: BodyInit | null | undefined): Promise<Response> {
  if (isCutOff) return lost();
  if ((await stalled) === false) return refused('internal-error');
  const handler = handlerOf(`${method} ${url.pathname}`);
  if (handler === undefined) {
    if (isBetweenTests) return refused('internal-error');
    unanswered.push(`${method} ${url.pathname}${url.search}`);
    return refused('not-found');
  }
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const call = { path: url.pathname, query: url.searchParams, body: sent };
  handler.calls.push(call);
  const answer = await handler.reply(call);
  const response = responseOf(answer);
  response.text = async () => {
    const text = await Response.prototype.text.call(response);
    handler.read += 1;
    return text;
  };
  return response;
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

const realFetch = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), window.location.origin);
  if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
  const answer = answerCall(init?.method ?? request?.method ?? 'GET', url, init?.body);
  const call = init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer;
  inFlight.add(call);
  return call.finally(() => inFlight.delete(call));
};

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
