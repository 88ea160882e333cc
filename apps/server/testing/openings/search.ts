/** Searches chance for a battle in which a wish comes true. */
import { createHash } from 'node:crypto';
import type { Purpose } from '../../src/platform/entropy.ts';
import { type BattleOpening, type OpeningChance, type OpeningSetup, playLine } from './opening.ts';
import { unmetIn } from './openings.ts';
import type { Wish } from './wishes.ts';

const MOST_ATTEMPTS = 20_000;

/** Chance that follows from a number, so that the same search finds the same again. */
export function chanceOf(name: string, setup: OpeningSetup, attempt: number): OpeningChance {
  const draw = (purpose: Purpose, bytes: number, nth = 0): string =>
    createHash('sha256')
      .update(`opening ${name} ${attempt} ${purpose} ${nth}`)
      .digest('hex')
      .slice(0, 2 * bytes);
  return {
    'battle-seed': [draw('battle-seed', 32)],
    ...(setup.begun === 'drawn' && { 'deal-order': [draw('deal-order', 16), draw('deal-order', 16, 1)] }),
    ...(setup.opponent === 'simulated' && { opponent: [draw('opponent', 16)] }),
  };
}

export type OpeningSearch = { readonly opening: BattleOpening; readonly attempts: number };

/** The first battle that fits. Throws, with what was missing most often, when there is none among many. */
export function search(name: string, wish: Wish): OpeningSearch {
  const missing = new Map<string, number>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const chance = chanceOf(name, wish.setup, attempt);
    const line = playLine(wish.setup, chance, wish.play(), wish.longest);
    const unmet = unmetIn(wish, line);
    if (unmet.length === 0) return { opening: { chance, moves: line.moves }, attempts: attempt + 1 };
    for (const what of unmet) missing.set(what, (missing.get(what) ?? 0) + 1);
  }
  const why = [...missing]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} (${times} times not)`);
  throw new Error(`«${name}»: nothing fits among ${MOST_ATTEMPTS} battles: ${why.join('; ')}`);
}
