/** Undoes the commonest accident of copied text: UTF-8 that was read as a western encoding. */

/** What the bytes 0x80 to 0x9f are in windows-1252; five of them stand for nothing and pass as they are. */
const HIGH_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009f';
const BYTES: ReadonlyMap<string, number> = new Map(
  [...HIGH_SIGNS].map((sign, index) => [sign, 0x80 + index]),
);
/** Signs that were the first byte of a sign of UTF-8, each with those that were the others. */
const ACCIDENT = new RegExp(`(?:[\\u00c2-\\u00f4][${HIGH_SIGNS}\\u00a0-\\u00bf]+)+`, 'g');
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Text may have gone the wrong way more than once. */
const MOST_ROUNDS = 3;

/** `PokÃ©mon` as `Pokémon`; any text that is no such accident comes back as it is. */
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
    // Not the bytes of UTF-8: the text means what it says.
    if (error instanceof TypeError) return accident;
    throw error;
  }
}

/**
 * What a name or a word may have been whose accented signs were lost on the way (`Pok\ufffdmon`, `Pok?mon`, `Pok├⌐mon`), in
 * lower case without spaces and accents; undefined where none were, or hardly anything is left.
 */
export function lostSigns(text: string): RegExp | undefined {
  const parts = text
    .toLowerCase()
    .replaceAll(/[\s!-/:->@[-`{-~’]+/g, '')
    .split(/[^a-z0-9]+/);
  if (parts.length < 2 || parts.join('').length < 4) return undefined;
  return new RegExp(`^${parts.join('.{1,2}')}$`);
}
