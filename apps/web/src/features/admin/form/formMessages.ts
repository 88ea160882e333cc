/** Has the admin forms check their input with the protocol's schemas, in the words that the server uses too. */
import { zodResolver } from '@hookform/resolvers/zod';
import { inputMessage } from '@pokesol/protocol';
import type { FieldValues, Resolver } from 'react-hook-form';
import { config, type z } from 'zod';

// The page's content policy forbids code made from text, and zod would try it once at its start.
config({ jitless: true });

type FormSchema<Input extends FieldValues, Output> = z.ZodType<Output, Input>;

/** For `useForm`: checks the form's values with one of the protocol's schemas, and words what is wrong. */
export const resolverOf = <Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: inputMessage });

/**
 * `thing` is «card», «pack» or «set». The page's content policy loads pictures by https alone, and those of other servers only
 * where the operator lets them.
 */
export function artworkHint(address: string, thing: string, isShown: boolean): string {
  const drawn = `players will see the ${thing} as we draw it.`;
  if (/^\s*http:/i.test(address)) return `Only https pictures load; ${drawn}`;
  return isShown
    ? `Without one, or where it does not load, players see the ${thing} as we draw it.`
    : `This server shows no pictures from other servers; ${drawn}`;
}
