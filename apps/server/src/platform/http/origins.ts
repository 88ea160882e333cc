/** Which origins are ours: the configured one, or this machine's own names on the port we listen on. */
import type { FastifyRequest } from 'fastify';

export type Origins = {
  /** Whether browsers come over https: then nothing of ours travels without it. */
  isHttps: boolean;
  isOwn(origin: string): boolean;
  /** The origin a request came to; a sign-in text names it. Never taken from an unknown Host header. */
  of(request: FastifyRequest): string;
  /** Called once the port is known. */
  listeningOn(port: number): void;
};

export function ownOrigins(publicOrigin: string | undefined, configuredPort: number): Origins {
  let port = configuredPort;
  const local = () => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return {
    isHttps: publicOrigin?.startsWith('https:') ?? false,
    isOwn: (origin) => (publicOrigin === undefined ? local().includes(origin) : origin === publicOrigin),
    of: (request) => {
      if (publicOrigin !== undefined) return publicOrigin;
      const origins = local();
      const asked = `http://${request.headers.host}`;
      return origins.includes(asked) ? asked : `http://localhost:${port}`;
    },
    listeningOn: (actual) => {
      port = actual;
    },
  };
}
