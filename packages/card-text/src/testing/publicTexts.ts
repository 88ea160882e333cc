/** For tests: the texts of public cards, each once. */
import { everyPublicSet } from '@pokesol/cards/testing';
import { lentAttacks } from '../cards/lentAttacks.ts';
import { type TextOnCard, textsOf } from '../cards/printed.ts';
import { trainerKindOf } from '../cards/readCard.ts';
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
import { lexiconOf } from '../text/names.ts';

export type PublicText = TextOnCard & { readonly setId: string };

const sets = everyPublicSet();
const names = lexiconOf(sets.flatMap(({ cards }) => cards));

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
    const lent = lentAttacks(card, source, names);
    const read = compileTrainer(lines, trainerKindOf(card), source, names, lent);
    return 'effect' in read ? { ...read, written: writeTrainer(read.effect)?.join('\n') } : read;
  }
  const read = compileEnergy(lines, source, names);
  return 'effect' in read ? { ...read, written: writeEnergy(read.effect)?.join('\n') } : read;
}
