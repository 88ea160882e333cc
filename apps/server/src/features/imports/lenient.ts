/** How text of strangers is read: trimmed, in one spelling, without signs that no database keeps. */
import { z } from 'zod';

/** Neither control signs nor halves of a sign: Postgres stores them in no JSON. */
function clean(raw: string): string {
  // Almost all of what a catalogue sends.
  if (/^[ -~]*$/.test(raw)) return raw.trim();
  return (
    Buffer.from(raw)
      .toString()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
  );
}

/** A text with something in it. */
export const lenientText = (most: number) => z.string().transform(clean).pipe(z.string().min(1).max(most));

/** A text that may be empty. */
export const maybe = (most: number) => z.string().transform(clean).pipe(z.string().max(most));

/** A list that may be missing; empty texts in it say nothing. */
export const textList = z
  .array(maybe(80))
  .max(40)
  .nullish()
  .transform((list) => (list ?? []).filter((entry) => entry !== ''));

/** Some catalogues write '', '-' or 'None' for a missing value. */
export const isMissing = (value: string | number | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || /^(?:|[-–—−]|none)$/i.test(String(value));

/** An address that a page of ours may load a picture from. */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return undefined;
  const { protocol, href, username } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : undefined;
}

/** '1999/01/09' and '1999-01-09' as ISO; `undefined` for what is no date. */
export function isoDate(value: unknown): string | undefined {
  const [, year, month, day] =
    /^(\d{4})[/-](\d{2})[/-](\d{2})/.exec(typeof value === 'string' ? value : '') ?? [];
  const iso = `${year}-${month}-${day}`;
  return day !== undefined && z.iso.date().safeParse(iso).success ? iso : undefined;
}
