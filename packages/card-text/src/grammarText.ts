/** The grammar itself as a text, by which a server that runs from sources knows the compiler; a build has all of it hashed. */
import type { Phrase } from './grammar/phrase.ts';
import { abilityText } from './language/abilities.ts';
import { attackText } from './language/attacks.ts';
import { energyText } from './language/energies.ts';
import { stayingText, trainerText } from './language/trainers.ts';
import { SIGNS } from './text/signs.ts';
import { RUNS, WORDS } from './text/tokens.ts';

/**
 * What stands beside the rules: assembling, bindings, checks. To be raised when one of them reads a text otherwise than before,
 * so that the cards of such a server are read again.
 */
export const LOGIC_VERSION = 7;

/** Every rule with its words, its slots and its meaning, and every folding; long, and equal for equal grammars. */
export function grammarText(): string {
  const lines: string[] = [`${LOGIC_VERSION}`, JSON.stringify([SIGNS.map(String), WORDS, RUNS])];
  const known = new Set<Phrase<unknown>>();
  const walk = (phrase: Phrase<unknown>): void => {
    if (known.has(phrase)) return;
    known.add(phrase);
    lines.push(`${phrase.name} ${JSON.stringify(phrase.terminal?.reads ?? [])}`);
    for (const { wordings, template, readsOnly } of phrase.rules) {
      const said = wordings.map((parts) =>
        parts.map((part) => ('slot' in part ? { slot: part.slot, is: part.phrase.name } : part)),
      );
      lines.push(JSON.stringify([said, template ?? null, readsOnly]));
      for (const part of wordings.flat()) if ('slot' in part) walk(part.phrase);
    }
  };
  for (const root of [attackText, abilityText, trainerText, stayingText, energyText]) walk(root);
  return lines.join('\n');
}
