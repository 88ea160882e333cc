/** Schemas of the values that a card's JSON is made of, with the sentences that its forms and reports show. */
import { z } from 'zod';
import { inputMessage } from './inputMessage.ts';
import { textProblem } from './json.ts';
import type { Speller } from './spellings.ts';

/** Reads the value of another schema, and says what is wrong with it at the place where that is. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown, context: z.RefinementCtx): T {
  const read = schema.safeParse(value, { error: inputMessage });
  if (read.success) return read.data;
  for (const { message, path } of read.error.issues)
    context.issues.push({ code: 'custom', message, path: [...path], input: value });
  return z.NEVER;
}

/** The schema depends on what the value looks like. */
export const chosenBy = <T>(schemaFor: (value: unknown) => z.ZodType<T>) =>
  z.unknown().transform((value, context): T => readBy(schemaFor(value), value, context));

/** A trimmed text of one character or more, or none at all. */
export const textField = (longest: number, { mayBeEmpty = false } = {}) =>
  z.string().transform((value, context): string => {
    if (mayBeEmpty && value === '') return '';
    const trimmed = value.trim();
    const message =
      trimmed === '' ? 'String must contain at least 1 character(s)' : textProblem(trimmed, longest);
    if (message === undefined) return trimmed;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });

/** Within `least` and `most`; whole unless `fraction`. */
export const number = (least: number, most: number, { fraction = false } = {}) =>
  z
    .number()
    .refine((value) => value >= least && value <= most, {
      error: `Number must be from ${least} to ${most}`,
      abort: true,
    })
    .refine((value) => fraction || Number.isInteger(value), 'Expected integer, received float')
    // JSON knows no -0, and what comes back from the database must be what went in.
    .transform((value) => value + 0);

/** One of a list of words, in any spelling. */
export const word = <W extends string>({ words, named }: Speller<W>) =>
  z.string().transform((value, context): W => {
    const known = named(value);
    if (known !== undefined) return known;
    context.issues.push({ code: 'custom', message: notAmong(words, value), input: value });
    return z.NEVER;
  });

export const notAmong = (words: readonly string[], value: string): string =>
  `Invalid value. Expected ${words.map((each) => `'${each}'`).join(' | ')}, received '${value.slice(0, 40)}'`;

/** A list of up to `most`; a single value that is no list counts as a list of one. */
export const oneOrMany = <T>(each: z.ZodType<T>, most: number) => {
  const one: z.ZodType<readonly T[]> = each.transform((read) => [read]);
  const many: z.ZodType<readonly T[]> = z.array(each);
  // Of a list that is too long nothing else is said.
  const tooMany: z.ZodType<readonly T[]> = z
    .array(z.unknown())
    .max(most)
    .transform((): readonly T[] => []);
  return chosenBy((value) => (!Array.isArray(value) ? one : value.length > most ? tooMany : many));
};

/** An object of these fields and no others. */
export const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .catchall(z.custom<never>(() => false, `Unrecognized key. Known are ${Object.keys(shape).join(', ')}`));
