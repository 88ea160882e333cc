/** Which words of a card's attacks the rules do not know: they are not kept, so the form says so while the admin writes. */
import { isObject } from '@pokesol/cards';
import { effectText, statusEffects } from '@pokesol/cards/classic';
import type { Attributes } from './attributesText.ts';

/** One sentence for each attack whose text players will not read as it is typed. */
export function lostMessages({ attacks }: Attributes): string[] {
  if (!Array.isArray(attacks)) return [];
  const words = attacks.flatMap((attack, index) => {
    if (!isObject(attack) || typeof attack.text !== 'string') return [];
    const kept = keptMessage(attack.text);
    if (kept === undefined) return [];
    const called = typeof attack.name === 'string' ? attack.name.trim() : '';
    const name = called || `attack ${index + 1}`;
    return kept === ''
      ? [`The rules do not know this text of «${name}»; players will not see it.`]
      : [`Of the text of «${name}» players will see what the rules know of it: «${kept}»`];
  });
  return [...new Set(words)];
}

/** What the rules know of an attack's text; `undefined` where that is all of it. */
export function keptMessage(text: string): string | undefined {
  const kept = effectText(statusEffects(text));
  return plain(kept) === plain(text) ? undefined : kept;
}

/** Without accents, case and spaces, which make no other sentence. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
