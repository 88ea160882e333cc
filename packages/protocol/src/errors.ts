/** The body of a refusal, as a schema. */
import { z } from 'zod';

export const messageParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every non-OK answer. Who has the catalogue (`refusals.ts`) writes its sentence from code, reason and params. */
export const refusalBody = z.object({
  code: z.string(),
  /** A finer code, where one exists: of `REASONS`, of the rules, of the checks of a burn or of a sign-in. */
  reason: z.string().optional(),
  /** What the sentence is filled with, and facts besides: numbers and names are read here, never out of a sentence. */
  params: messageParams.optional(),
  /** The sentence by the server's catalogue, for those without one. */
  message: z.string(),
  /** A heading for the message, where the answer has one of its own. */
  title: z.string().optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;
