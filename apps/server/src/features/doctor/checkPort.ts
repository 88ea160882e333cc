/** Whether the server can listen at its configured address, or does so already. */
import { createServer } from 'node:net';
import { PROTOCOL_HEADER } from '@pokesol/protocol';
import { type Check, ok, reason, wrong } from './finding.ts';

const ABOUT = 'port';
const ASK_MS = 3_000;

export type ListenAddress = { host: string; port: number };
type Taken = 'free' | 'ours' | 'theirs' | 'forbidden';

export const checkPort = (place: ListenAddress): Check => ({
  about: ABOUT,
  run: async () => {
    const name = `${place.host}:${place.port}`;
    const taken = await whoListens(place);
    if (taken === 'theirs')
      return [wrong(ABOUT, `${name} is in use by another program. Stop it, or set PORT.`)];
    if (taken === 'forbidden')
      return [wrong(ABOUT, `${name} may not be opened by this user. Set PORT above 1023.`)];
    return [ok(ABOUT, taken === 'ours' ? `${name}: PokeSol runs there` : `${name} is free`)];
  },
});

/** Figures have a port of their own. */
export const checkMetricsPort = (place: ListenAddress): Check => ({
  about: 'metrics port',
  run: async () => {
    const name = `${place.host}:${place.port}`;
    const taken = await whoListens(place, servesFigures);
    if (taken === 'free' || taken === 'ours')
      return [ok('metrics port', taken === 'ours' ? `${name}: figures are served there` : `${name} is free`)];
    return [
      wrong(
        'metrics port',
        `${name} is ${taken === 'theirs' ? 'in use by another program' : 'not for this user'}. Set METRICS_PORT.`,
      ),
    ];
  },
});

/** Throws where the address itself is none of this machine. */
export async function whoListens(
  { host, port }: ListenAddress,
  isOurs: (origin: string) => Promise<boolean> = speaksProtocol,
): Promise<Taken> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? reason(error)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return 'free';
  if (code === 'EACCES') return 'forbidden';
  if (code !== 'EADDRINUSE') throw new Error(`${code}. Look at HOST.`);
  return (await isOurs(originOf({ host, port })).catch(() => false)) ? 'ours' : 'theirs';
}

function originOf({ host, port }: ListenAddress): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  return `http://${isAnywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(ASK_MS) });

const speaksProtocol = async (origin: string): Promise<boolean> =>
  (await ask(`${origin}/api/health`)).headers.has(PROTOCOL_HEADER);

/** With a token set a stranger's answer shows nothing but that. */
async function servesFigures(origin: string): Promise<boolean> {
  const answer = await ask(`${origin}/metrics`);
  return answer.status === 401 || (await answer.text()).includes('pokesol_');
}
