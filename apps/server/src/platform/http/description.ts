/** Describes every call at /api/openapi.json: what it takes and answers, who may make it, and how it refuses. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { refusalBody } from '@pokesol/protocol';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Access, cookieName, SESSION_COOKIE } from './access.ts';

/** OpenAPI's word for it: any one of these, and an empty one is nobody in particular. */
const SECURITY: Record<Access, readonly Readonly<Record<string, readonly string[]>>[]> = {
  public: [],
  visitor: [{ session: [] }, {}],
  session: [{ session: [] }],
  owner: [{ session: [] }],
  admin: [{ admin: [] }],
};

const DESCRIPTION =
  `Every call of the PokeSol server. \`x-access\` names who may make it: \`public\`: anyone; \`visitor\`: a
signed-in wallet for itself, or anyone as the demo user; \`session\`: a signed-in wallet; \`owner\`: the signed-in wallet that
the path names; \`admin\`: a caller logged in as an admin. What is refused is answered as \`default\` describes, where a call
names nothing else.`.replaceAll('\n', ' ');

export function description(isHttps: boolean): FastifyDynamicSwaggerOptions {
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
      return { schema: { ...schema, security: SECURITY[access], 'x-access': access }, url };
    },
  };
}

/** Some carry more, such as the state that the caller did not know. */
const refusal = refusalBody.loose().describe('Refused, for the reason that `code` names');

const withRefusal = (schema: FastifySchema | undefined): FastifySchema => ({
  ...schema,
  response: { default: refusal, ...(schema?.response as object | undefined) },
});
