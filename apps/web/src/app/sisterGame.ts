/** The autobattler that shares our cards: where it is, once it is somewhere. */

/** Set at build time; anything but an https address counts as «not open yet». */
export const SISTER_GAME_URL = safeUrl(import.meta.env.VITE_AUTOBATTLER_URL);

export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url.href : undefined;
}
