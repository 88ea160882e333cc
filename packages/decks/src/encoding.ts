/** Repairs the most common damage to copied text: UTF-8 that was read as windows-1252. */

/** The characters of the bytes 0x80 to 0x9f in windows-1252; five of them are undefined and stay as they are. */
const HIGH_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009f';
const BYTES: ReadonlyMap<string, number> = new Map(
  [...HIGH_SIGNS].map((sign, index) => [sign, 0x80 + index]),
);
/** Characters that were the first byte of a UTF-8 sequence, each followed by those that were its other bytes. */
const ACCIDENT = new RegExp(`(?:[\\u00c2-\\u00f4][${HIGH_SIGNS}\\u00a0-\\u00bf]+)+`, 'g');
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Text may have been damaged more than once. */
const MOST_ROUNDS = 3;

/** `Pokémon` for `PokÃ©mon`; any text without such damage stays as it is. */
export function repairEncoding(text: string): string {
  let repaired = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = repaired;
    repaired = before.replaceAll(ACCIDENT, decodedAnew);
    if (repaired === before) break;
  }
  return repaired;
}

function decodedAnew(accident: string): string {
  const bytes = [...accident].map((sign) => BYTES.get(sign) ?? sign.charCodeAt(0));
  try {
    return UTF8.decode(Uint8Array.from(bytes));
  } catch (error) {
    // These are not the bytes of UTF-8, so the text is undamaged.
    if (error instanceof TypeError) return accident;
    throw error;
  }
}

/**
 * A pattern for the original of a name or word whose accented characters were lost (`Pok\ufffdmon`, `Pok?mon`, `Pok├⌐mon`), in
 * lower case without spaces and accents; undefined when none were lost or hardly anything is left.
 */
export function lostSigns(text: string): RegExp | undefined {
  const parts = text
    .toLowerCase()
    .replaceAll(/[\s!-/:->@[-`{-~’]+/g, '')
    .split(/[^a-z0-9]+/);
  if (parts.length < 2 || parts.join('').length < 4) return undefined;
  return new RegExp(`^${parts.join('.{1,2}')}$`);
}
