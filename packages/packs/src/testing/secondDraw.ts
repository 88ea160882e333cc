/** For tests only: the draw written a second time, from the page docs/adr/0004-provably-fair-packs.md alone. */
import { createHash } from 'node:crypto';

export type SecondPack = { setId: string; count: number; buckets: { weight: number; ids: string[] }[] };

const NAMES = ['common', 'uncommon', 'rare', 'epic', 'legendary'];
const sha256 = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export function secondPackHash(pack: SecondPack): Buffer {
  let text = `pokesol-pack-v1\nset ${pack.setId}\ncards ${pack.count}\n`;
  pack.buckets.forEach(({ weight, ids }, index) => {
    text += `${NAMES[index]} ${weight}${ids.map((id) => ` ${id}`).join('')}\n`;
  });
  return sha256(text);
}

/** The words of all blocks that could be needed, one after the other. */
function* words(seed: Uint8Array, signature: Uint8Array, packHash: Buffer): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const number = Buffer.from(block.toString(16).padStart(8, '0'), 'hex');
    const hex = sha256(seed, signature, packHash, number).toString('hex');
    for (const word of hex.match(/.{8}/g) ?? []) yield BigInt(`0x${word}`);
  }
}

/** Step 3 of the page: the bucket that takes an empty one's place. */
function fake(pack: SecondPack, bucket: number, isLast: boolean): number {
  const filled = [0, 1, 2, 3, 4].filter((index) => pack.buckets[index]?.ids.length !== 0);
  const inLastSlot = filled.filter((index) => index >= 2);
  const allowed = isLast && inLastSlot.length > 0 ? inLastSlot : filled;
  const lower = allowed.filter((index) => index <= bucket);
  return lower.length > 0 ? Math.max(...lower) : Math.min(...allowed);
}

export function secondDraw(seed: Uint8Array, signature: Uint8Array, pack: SecondPack): string[] {
  const stream = words(seed, signature, secondPackHash(pack));
  const below = (n: number): number => {
    const size = 1n << 32n;
    const limit = size - (size % BigInt(n));
    for (;;) {
      const word = stream.next().value;
      if (word < limit) return Number(word % BigInt(n));
    }
  };
  const cards: string[] = [];
  for (let slot = 1; slot <= pack.count; slot += 1) {
    const isLast = slot === pack.count;
    let weights = pack.buckets.map(({ weight }, index) => (isLast && index < 2 ? 0 : weight));
    if (weights.every((weight) => weight === 0)) weights = [0, 0, 1, 0, 0];
    let ticket = below(weights.reduce((sum, weight) => sum + weight));
    let bucket = 0;
    while (ticket >= (weights[bucket] ?? 0)) {
      ticket -= weights[bucket] ?? 0;
      bucket += 1;
    }
    const ids = pack.buckets[fake(pack, bucket, isLast)]?.ids ?? [];
    cards.push(ids[below(ids.length)] ?? 'none');
  }
  return cards;
}
