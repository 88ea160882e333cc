/** What a route says of itself to be described; one that says too little stops the server from starting. */
import fastify, { type FastifyContextConfig, type FastifySchema } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeRoutes } from './description.ts';

type Said = { paths: Record<string, unknown>; 'x-undescribed': Record<string, string> };

async function declare(url: string, schema?: FastifySchema, config: FastifyContextConfig = {}) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeRoutes(app, false);
  app.post(
    url,
    { config: { access: 'public', ...config }, ...(schema === undefined ? {} : { schema }) },
    () => 'said',
  );
  await app.ready();
  const said: Said = JSON.parse(JSON.stringify(app.swagger()));
  return said;
}

const response = { 200: z.object({ said: z.string() }) };

test.each([
  ['what it answers, at all', '/api/x', undefined, /^POST \/api\/x does not say what it answers$/],
  [
    'what it answers when it goes well',
    '/api/x',
    { response: { 404: z.null() } },
    /does not say what it answers/,
  ],
  ['why it is hidden', '/api/x', { hide: true, response }, /does not say why it is not described/],
  ['what its path names', '/api/x/:id', { response }, /does not say what :id is/],
  [
    'all that its path names',
    '/api/x/:id/:other',
    { response, params: z.object({ id: z.string() }) },
    /does not say what :other is/,
  ],
] as const)('a route has to say %s', async (_, url, schema, message) => {
  await expect(declare(url, schema)).rejects.toThrow(message);
});

test('a route that says all is described, below the noun of its path', async () => {
  const params = z.object({ wallet: z.string(), id: z.string() });
  const { paths, 'x-undescribed': undescribed } = await declare('/api/users/:wallet/decks/:id', {
    params,
    response,
  });
  expect(paths['/api/users/{wallet}/decks/{id}']).toMatchObject({
    post: { tags: ['decks'], 'x-access': 'public' },
  });
  expect(undescribed).toEqual({});
});

test('a route that says why it is not described is named with its reason', async () => {
  const undescribed = 'It answers pictures';
  const said = await declare('/api/x', undefined, { undescribed });
  expect(said).toMatchObject({ paths: {}, 'x-undescribed': { 'POST /api/x': undescribed } });
});

test('pages and files are no part of the API', async () => {
  const said = await declare('/assets/x', { hide: true });
  expect(said).toMatchObject({ paths: {}, 'x-undescribed': {} });
});
