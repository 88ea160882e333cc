/** Base58 by whole numbers of the processor: addresses and signatures are of fixed lengths, and a big integer takes twenty times as long. */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** By character code; 255 of one that is no digit. */
const VALUES = new Uint8Array(128).fill(255);
for (let digit = 0; digit < ALPHABET.length; digit += 1) VALUES[ALPHABET.charCodeAt(digit)] = digit;

/** Of this many digits a number and sixteen bits beside it are still exact. */
const DIGITS = 5;
const STEP = 58 ** DIGITS;
const LIMB = 2 ** 16;

/** Any bytes, of an even number: those of keys, hashes and signatures. */
export function toBase58(bytes: Uint8Array): string {
  const limbs = new Array<number>(bytes.length / 2);
  for (let limb = 0; limb < limbs.length; limb += 1)
    limbs[limb] = (bytes[2 * limb] ?? 0) * 256 + (bytes[2 * limb + 1] ?? 0);
  let text = '';
  let first = 0;
  while (first < limbs.length && limbs[first] === 0) first += 1;
  while (first < limbs.length) {
    let rest = 0;
    for (let limb = first; limb < limbs.length; limb += 1) {
      const number = rest * LIMB + (limbs[limb] ?? 0);
      const quotient = Math.floor(number / STEP);
      limbs[limb] = quotient;
      rest = number - quotient * STEP;
    }
    while (first < limbs.length && limbs[first] === 0) first += 1;
    let digits = '';
    for (let digit = 0; digit < DIGITS; digit += 1) {
      digits = ALPHABET.charAt(rest % 58) + digits;
      rest = Math.floor(rest / 58);
    }
    text = digits + text;
  }
  // Each zero in front is one digit, and the last step wrote zeros of its own.
  let start = 0;
  while (text.charCodeAt(start) === ZERO) start += 1;
  let zeros = 0;
  while (zeros < bytes.length && bytes[zeros] === 0) zeros += 1;
  return '1'.repeat(zeros) + text.slice(start);
}

const ZERO = ALPHABET.charCodeAt(0);

/** Exactly so many bytes, of an even number; `undefined` where the text is none of them. */
export function fromBase58(text: string, size: number): Uint8Array | undefined {
  // No digit is worth less than half a byte.
  if (text.length > 2 * size) return undefined;
  const limbs = new Array<number>(size / 2).fill(0);
  for (let begin = 0; begin < text.length; begin += DIGITS) {
    const end = Math.min(begin + DIGITS, text.length);
    let carry = 0;
    let factor = 1;
    for (let place = begin; place < end; place += 1) {
      const value = VALUES[text.charCodeAt(place)] ?? 255;
      if (value === 255) return undefined;
      carry = carry * 58 + value;
      factor *= 58;
    }
    for (let limb = limbs.length - 1; limb >= 0; limb -= 1) {
      const number = (limbs[limb] ?? 0) * factor + carry;
      carry = Math.floor(number / LIMB);
      limbs[limb] = number - carry * LIMB;
    }
    if (carry > 0) return undefined;
  }
  const bytes = new Uint8Array(size);
  for (const [limb, number] of limbs.entries()) {
    bytes[2 * limb] = number >> 8;
    bytes[2 * limb + 1] = number & 255;
  }
  let zeros = 0;
  while (zeros < size && bytes[zeros] === 0) zeros += 1;
  let ones = 0;
  while (text.charCodeAt(ones) === ZERO) ones += 1;
  return ones === zeros ? bytes : undefined;
}
