/** Whether the server can listen where it is told to, or does so already. */
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

/** Throws where the address itself is none of this machine. */
export async function whoListens({ host, port }: ListenAddress): Promise<Taken> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? reason(error)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return 'free';
  if (code === 'EACCES') return 'forbidden';
  if (code !== 'EADDRINUSE') throw new Error(`${code}. Look at HOST.`);
  return (await isOurs({ host, port })) ? 'ours' : 'theirs';
}

async function isOurs({ host, port }: ListenAddress): Promise<boolean> {
  const anywhere = host === '0.0.0.0' || host === '::';
  const at = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${at}:${port}/api/health`, { signal: AbortSignal.timeout(ASK_MS) });
    return answer.headers.has(PROTOCOL_HEADER);
  } catch {
    return false;
  }
}
