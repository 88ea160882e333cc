/** For tests: the texts of public cards, each once, and the wordings of one thing. */
import { everyPublicSet } from '@pokesol/cards/testing';
import {
  compileAbility,
  compileAttack,
  compileEnergy,
  compileTrainer,
  type Unread,
  writeAbility,
  writeAttack,
  writeEnergy,
  writeTrainer,
} from '../compile.ts';
import { type TextOnCard, textsOf } from '../coverage/printed.ts';
import { trainerKindOf } from '../coverage/readers.ts';
import { lexiconOf } from '../text/names.ts';

export type PublicText = TextOnCard & { readonly setId: string };

const sets = everyPublicSet();
const names = lexiconOf(sets.flatMap(({ cards }) => cards.map(({ name }) => name)));

/** Of all sets, each text once for each name and number that it stands beside. */
export function publicTexts(): readonly PublicText[] {
  const known = new Map<string, PublicText>();
  for (const { id, cards } of sets)
    for (const card of cards)
      for (const text of textsOf(card))
        if (text.text.trim() !== '') {
          const key = JSON.stringify([text.kind, text.text, text.damage, text.source, card.subtypes]);
          if (!known.has(key)) known.set(key, { ...text, setId: id });
        }
  return [...known.values()];
}

type Read = { readonly effect: object; readonly written: string | undefined } | Unread;
/** The text in its own words, or in others. */
export function compilePublic({ kind, damage, source, card }: PublicText, text: string): Read {
  if (kind === 'attack') {
    const read = compileAttack(text, damage, source, names);
    return 'effect' in read ? { ...read, written: writeAttack(read.effect) } : read;
  }
  if (kind === 'ability') {
    const read = compileAbility(text, source, names);
    return 'effect' in read ? { ...read, written: writeAbility(read.effect) } : read;
  }
  const lines = text.split('\n');
  if (kind === 'trainer') {
    const read = compileTrainer(lines, trainerKindOf(card), source, names);
    return 'effect' in read ? { ...read, written: writeTrainer(read.effect)?.join('\n') } : read;
  }
  const read = compileEnergy(lines, source, names);
  return 'effect' in read ? { ...read, written: writeEnergy(read.effect)?.join('\n') } : read;
}

const FOLDS: readonly (readonly [printed: RegExp, folded: string])[] = [
  [/\s*\((?!excluding|except)[^()]*\)/g, ''],
  [/[’‘]/g, "'"],
  [/\b(?:the|each) defending pokémon\b/gi, "your opponent's active pokémon"],
  [/\benergy cards?\b/gi, 'energy'],
  [/\b(card|coin|counter)s\b/gi, '$1'],
  [/\b(?:an|a|one)\b/gi, '1'],
  [/\bshow (it|them|that card|those card) to your opponent\b/gi, 'reveal $1'],
  [/\bremove (\d+) damage counter from\b/gi, 'heal $10 damage from'],
  [/\battached to this pokémon\b/gi, 'from this pokémon'],
  [/(?:, and then |\. then, |, then | and |\. )shuffle your deck(?: afterward)?/gi, '. shuffle your deck'],
  [/\s+/g, ' '],
];

/** Equal for wordings of one thing: numbers, types, conditions and other names stay as they are. */
export function foldOf({ kind, text, damage, source }: PublicText): string {
  const named = [source.name, source.name.replace(/ (?:δ|★|LV\.X|ex|EX|GX|V|VMAX|VSTAR)$/u, '')];
  const own = named.reduce((sum, name) => sum.replaceAll(name, 'this Pokémon'), text);
  const folded = FOLDS.reduce((sum, [printed, as]) => sum.replace(printed, as), own);
  return JSON.stringify([kind, damage, folded.toLowerCase().trim()]);
}
