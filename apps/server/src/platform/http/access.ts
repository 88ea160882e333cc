/** Who may call what, decided here and nowhere else: every route names its access or the server does not start. */
import { DEMO_USER } from '@pokesol/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refused } from './refusal.ts';

/**
 * `public`: anyone. `visitor`: a signed-in wallet for itself, or anyone as the demo user. `session`: a signed-in
 * wallet. `owner`: the signed-in wallet named in the path (`/api/users/:wallet/…`). `admin`: a bearer token of the
 * admin login; every path below `/api/admin` but the login's needs it.
 */
const ACCESS = ['public', 'visitor', 'session', 'owner', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

const ADMIN_LOGIN = '/api/admin/login';

/** The page that shows the API's description; its plugin declares routes without access. */
export const API_PAGE = '/api/docs';

export const isOfApiPage = (url: string): boolean => url === API_PAGE || url.startsWith(`${API_PAGE}/`);

export const SESSION_COOKIE = 'pokesol_session';

/** Over https a browser itself sees to it that no other host of the domain, and no plain http, sets this cookie. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The signed-in wallet; set on every route that is not public. */
    wallet: string | null;
    /** The token of the session behind `wallet`: a secret. */
    sessionToken: string | null;
    /** The admin whose token came with the call; set on admin routes only. */
    admin: AdminIdentity | null;
  }
}

/** Who an audit entry names: which login, and from where. */
export type AdminIdentity = { sessionId: string; address: string };

export type AccessDeps = {
  /** Whether browsers come over https. */
  isHttps: boolean;
  walletOfSession(token: string): Promise<string | undefined>;
  adminOfToken(token: string): Promise<{ sessionId: string } | undefined>;
};

/** The token of a request's session, which may be a forgery. */
const tokenOf = (request: FastifyRequest, isHttps: boolean): string | undefined =>
  request.cookies[cookieName(SESSION_COOKIE, isHttps)];

/** The signed-in wallet behind a request that anybody may make. */
export async function walletBehind(
  request: FastifyRequest,
  { isHttps, walletOfSession }: Pick<AccessDeps, 'isHttps' | 'walletOfSession'>,
): Promise<string | undefined> {
  const token = tokenOf(request, isHttps);
  return token === undefined ? undefined : walletOfSession(token);
}

export function guardRoutes(app: FastifyInstance, deps: AccessDeps): void {
  app.decorateRequest('wallet', null);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('admin', null);

  app.addHook('onRoute', (route) => {
    // Outside /api there is only the page and its files, which are everybody's, as is the API's own page.
    if (!route.url.startsWith('/api') || isOfApiPage(route.url))
      route.config = { ...route.config, access: 'public' };
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${route.method} ${route.url} does not say who may call it`);
    if (access === 'owner' && !route.url.startsWith('/api/users/:wallet'))
      throw new Error(
        `${route.method} ${route.url} has no owner in its path, which begins with /api/users/:wallet`,
      );
    if (route.url.startsWith('/api/admin') && access !== 'admin' && route.url !== ADMIN_LOGIN)
      throw new Error(`${route.method} ${route.url} is the admin's but open to others`);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return done();
    admit(request, reply, access).then(
      (admitted) => admitted && done(),
      (error: Error) => done(error),
    );
  });

  /** True when the caller may go on; otherwise the answer is sent. */
  async function admit(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<boolean> {
    const no = (code: 'not-an-admin' | 'not-signed-in' | 'not-your-wallet') => {
      refuse(reply, refused(code));
      return false;
    };
    if (access === 'admin') {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const admin = token === undefined ? undefined : await deps.adminOfToken(token);
      if (admin === undefined) return no('not-an-admin');
      request.admin = { ...admin, address: request.ip };
      return true;
    }
    const token = tokenOf(request, deps.isHttps);
    const wallet = token === undefined ? undefined : await deps.walletOfSession(token);
    if (wallet === undefined) return access === 'visitor' ? true : no('not-signed-in');
    request.wallet = wallet;
    request.sessionToken = token ?? null;
    const owner = (request.params as { wallet?: string }).wallet;
    return access === 'owner' && owner !== wallet ? no('not-your-wallet') : true;
  }

  // A body may repeat whose request it is; it may never name another wallet.
  app.addHook('preValidation', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // A path that no route serves has no access: it is not found, for any caller.
    const isPersonal = access !== undefined && access !== 'public' && access !== 'admin';
    if (!isPersonal || typeof request.body !== 'object' || request.body === null) return done();
    const { userId, walletAddress } = request.body as { userId?: unknown; walletAddress?: unknown };
    if (access === 'visitor') {
      if (walletAddress === DEMO_USER) {
        request.wallet = null;
        return done();
      }
      if (request.wallet === null) {
        refuse(reply, refused('not-signed-in'));
        return;
      }
    }
    const names = [userId, walletAddress].filter((named) => typeof named === 'string');
    if (names.every((named) => named === request.wallet)) done();
    else refuse(reply, refused('not-your-wallet'));
  });
}

/** The wallet of a route whose access is `session` or `owner`. */
export function signedIn(request: FastifyRequest): string {
  if (request.wallet === null) throw new Error(`${request.url} needs a session but is not declared so`);
  return request.wallet;
}

/** The token of the session behind a route whose access is `session` or `owner`: a secret. */
export function sessionOf(request: FastifyRequest): string {
  if (request.sessionToken === null) throw new Error(`${request.url} needs a session but is not declared so`);
  return request.sessionToken;
}

/** The admin of a route whose access is `admin`. */
export function adminOf(request: FastifyRequest): AdminIdentity {
  if (request.admin === null) throw new Error(`${request.url} needs an admin but is not declared so`);
  return request.admin;
}
