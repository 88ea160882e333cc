/** Describes every call at /api/openapi.json: what it takes and answers, who may make it, and how it refuses. */
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { refusalBody } from '@pokesol/protocol';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Access, cookieName, isOfApiPage, SESSION_COOKIE } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why the description leaves a route out. */
    undescribed?: string;
  }
}

/** OpenAPI's word for it: any one of these, and an empty one is any caller. */
const SECURITY: Record<Access, readonly Readonly<Record<string, readonly string[]>>[]> = {
  public: [],
  visitor: [{ session: [] }, {}],
  session: [{ session: [] }],
  owner: [{ session: [] }],
  admin: [{ admin: [] }],
};

const DESCRIPTION = `Every call of the PokeSol server. \`x-access\` names who may make it:

- \`public\`: anyone
- \`visitor\`: a signed-in wallet for itself, or anyone as the demo user
- \`session\`: a signed-in wallet
- \`owner\`: the signed-in wallet that the path names
- \`admin\`: a caller logged in as an admin

What is refused is answered as \`default\` describes, where a call names nothing else.`;

/** Routes that the description leaves out, with the reason: a route is described, or says why not, or nothing starts. */
type Undescribed = Record<string, string>;

/** Describes what is declared on `app` afterwards. */
export async function describeRoutes(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const undescribed: Undescribed = {};
  await app.register(swagger, description(isHttps, undescribed));
  app.addHook('onRoute', (route) => {
    // Outside /api there are only pages and files. HEAD answers what GET does, without the body.
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    if (!route.url.startsWith('/api') || methods.length === 0) return;
    const name = `${methods.join(' ')} ${route.url}`;
    const reason = isOfApiPage(route.url) ? 'Part of the page that shows this' : route.config?.undescribed;
    if (reason === undefined) return checkDescribed(name, route);
    route.schema = { ...route.schema, hide: true };
    undescribed[name] = reason;
  });
}

function checkDescribed(name: string, { schema, url }: RouteOptions): void {
  if (schema?.hide) throw new Error(`${name} does not say why it is not described`);
  const statuses = Object.keys((schema?.response as object | undefined) ?? {});
  // 101 is what a WebSocket begins with.
  if (!statuses.some((status) => /^(2|101)/.test(status)))
    throw new Error(`${name} does not say what it answers`);
  const named = schema?.params instanceof z.ZodObject ? Object.keys(schema.params.shape) : [];
  for (const [, param = ''] of url.matchAll(/:(\w+)/g))
    if (!named.includes(param)) throw new Error(`${name} does not say what :${param} is`);
}

/** Calls about one thing stand together: by the first noun of the path that is no wallet's. */
const tagOf = (url: string): string => /^\/api\/(?:users\/[^/]+\/)?([^/]+)/.exec(url)?.[1] ?? 'api';

function description(isHttps: boolean, undescribed: Undescribed): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      info: { title: 'PokeSol', version: '1', description: DESCRIPTION },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName(SESSION_COOKIE, isHttps) },
          admin: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that POST /api/admin/login answers',
          },
        },
      },
    },
    transform: (given) => {
      const { access } = given.route.config ?? {};
      if (access === undefined) throw new Error(`${given.url} does not say who may call it`);
      const { schema, url } = jsonSchemaTransform({ ...given, schema: withRefusal(given.schema) });
      const more = { tags: [tagOf(given.url)], security: SECURITY[access], 'x-access': access };
      return { schema: { ...schema, ...more }, url };
    },
    transformObject: (found) => {
      if (!('openapiObject' in found)) throw new Error('the description is OpenAPI');
      return { ...found.openapiObject, 'x-undescribed': undescribed };
    },
  };
}

/** Some carry more, such as the state that the caller did not know. */
const refusal = refusalBody.loose().describe('Refused, for the reason that `code` names');

const withRefusal = (schema: FastifySchema | undefined): FastifySchema => ({
  ...schema,
  response: { default: refusal, ...(schema?.response as object | undefined) },
});
