/** Checks what a call brings with its route's schema, and says in the product's words which field is wrong, and how. */
import { inputMessage } from '@pokesol/protocol';
import type { FastifyError, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { type CallRefusal, refused } from './refusal.ts';

/** What is wrong with a call's input: the field, and what the schema says of it. */
class InputError extends Error {
  constructor(
    readonly field: string,
    readonly problem: string,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** Fastify answers 400 with what is returned as `error`. */
export const compileInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { error, data } = schema.safeParse(input, { error: inputMessage });
    if (error === undefined) return { value: data };
    const [issue] = error.issues;
    return { error: new InputError(issue?.path.join('.') || 'Request', `${issue?.message}`) };
  };

/** A call that cannot be read: by its schema, or as a request at all. */
export function badRequest(error: FastifyError | InputError): CallRefusal {
  if (!(error instanceof InputError)) return refused('bad-request/unreadable', { message: error.message });
  const { field, problem } = error;
  return refused('bad-request/field', { params: { field }, message: `${field}: ${problem}` });
}
