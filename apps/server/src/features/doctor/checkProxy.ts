/** Whether TRUST_PROXY fits what a request to PUBLIC_ORIGIN carries when it arrives here. */
import { createServer, type IncomingMessage } from 'node:http';
import { type ListenAddress, whoListens } from './checkPort.ts';
import { type Check, type Finding, ok, reason, warn, wrong } from './finding.ts';

const ABOUT = 'proxy';
const ASK_MS = 5_000;
/** An address that no machine has (RFC 5737): what a caller would forge. */
const FORGED = '198.51.100.77';

export type ProxyOptions = ListenAddress & { publicOrigin: string | undefined; trustedProxies: number };

type Arrived = { from: string; forwarded: readonly string[]; proto: string | undefined };

export const checkProxy = (options: ProxyOptions): Check => ({
  about: ABOUT,
  run: async () => {
    const { publicOrigin, trustedProxies } = options;
    if (publicOrigin === undefined)
      return [
        trustedProxies === 0
          ? ok(ABOUT, 'no PUBLIC_ORIGIN: for browsers on this machine alone')
          : wrong(
              ABOUT,
              'TRUST_PROXY is set and PUBLIC_ORIGIN is not: browsers behind the proxy are refused. Set PUBLIC_ORIGIN.',
            ),
      ];
    return [...httpsFindings(publicOrigin), await lookThrough(publicOrigin, options)];
  },
});

function httpsFindings(publicOrigin: string): Finding[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || isHere
    ? []
    : [
        wrong(
          ABOUT,
          `${publicOrigin} is not https: wallets do not connect there, and sessions can be read on the way. Put a proxy with a certificate before it.`,
        ),
      ];
}

async function lookThrough(publicOrigin: string, options: ProxyOptions): Promise<Finding> {
  if ((await whoListens(options)) !== 'free')
    return warn(
      ABOUT,
      `headers were not looked at, since the port is in use. Stop the server and ask again.`,
    );
  const arrived = await askThrough(publicOrigin, options);
  return typeof arrived === 'string'
    ? warn(
        ABOUT,
        `${publicOrigin} does not lead here (${arrived}), so headers were not looked at. Look at DNS, the firewall and the proxy's target.`,
      )
    : headerFinding(arrived, options.trustedProxies);
}

/** What a balancer asks too, with a mark of ours. */
const path = '/api/health?asks=doctor';

/** Listens in the server's place for the length of one request, which goes the way that a browser's goes. */
async function askThrough(publicOrigin: string, { host, port }: ListenAddress): Promise<Arrived | string> {
  let arrived: Arrived | undefined;
  const server = createServer((request, response) => {
    if (request.url === path) arrived = read(request);
    response.end('ok');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  try {
    const headers = { 'x-forwarded-for': FORGED };
    const answer = await fetch(publicOrigin + path, { headers, signal: AbortSignal.timeout(ASK_MS) });
    return arrived ?? `it answered with ${answer.status} from elsewhere`;
  } catch (error) {
    return arrived ?? reason(error);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

function read({ headers, socket }: IncomingMessage): Arrived {
  const list = String(headers['x-forwarded-for'] ?? '');
  const proto = headers['x-forwarded-proto'];
  return {
    from: socket.remoteAddress ?? '',
    forwarded: list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    proto: typeof proto === 'string' ? proto : undefined,
  };
}

/** Each proxy adds the address it was called from at the end; what stands before those is the caller's own word. */
function headerFinding({ forwarded }: Pick<Arrived, 'forwarded'>, trustedProxies: number): Finding {
  const proxies = forwarded.length - (forwarded[0] === FORGED ? 1 : 0);
  if (proxies === trustedProxies)
    return ok(ABOUT, `${proxies === 0 ? 'none' : proxies} on the way, as TRUST_PROXY says`);
  if (trustedProxies > proxies)
    return wrong(
      ABOUT,
      `TRUST_PROXY is ${trustedProxies} and ${proxies} on the way add an address: any caller can claim to be anybody and escapes the limits. Set TRUST_PROXY=${proxies}.`,
    );
  return wrong(
    ABOUT,
    `TRUST_PROXY is ${trustedProxies} and ${proxies} on the way add an address: all callers share one proxy's address and its limits. Set TRUST_PROXY=${proxies}.`,
  );
}
