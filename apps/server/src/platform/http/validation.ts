/** Checks what a call brings with its route's schema, and says in the product's words which field is wrong, and how. */
import { inputMessage } from '@pokesol/protocol';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Fastify answers 400 with the message of what is returned as `error`. */
export const compileInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { error, data } = schema.safeParse(input, { error: inputMessage });
    if (error === undefined) return { value: data };
    const [issue] = error.issues;
    return { error: new Error(`${issue?.path.join('.') || 'Request'}: ${issue?.message}`) };
  };
