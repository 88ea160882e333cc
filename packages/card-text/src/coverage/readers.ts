/** Which compiler reads which kind of text. */
import type { TrainerKind } from '@pokesol/engine/official';
import { compileAbility, compileAttack, compileEnergy, compileTrainer, type Unread } from '../compile.ts';
import type { Lexicon } from '../text/names.ts';
import { tokensOf } from '../text/tokens.ts';
import type { PrintedCard, TextKind, TextOnCard } from './printed.ts';

/** Where reading stopped; nothing where the text was read. */
type Reader = (text: TextOnCard, cards: Lexicon) => Unread | undefined;

const refusedIn = (read: { readonly effect: unknown } | Unread): Unread | undefined =>
  'unread' in read ? read : undefined;
const wholly: Reader = ({ text }) => ({ unread: { from: 0, to: text.length, words: text }, why: 'words' });

const TRAINERS: readonly (readonly [printed: string, kind: TrainerKind])[] = [
  ['Supporter', 'supporter'],
  ['Stadium', 'stadium'],
  ['Pokémon Tool F', 'toolF'],
  ['Pokémon Tool', 'tool'],
];
/** Trainers without a kind of their own, all of the first years, are played as Items (rule 3.5). */
export const trainerKindOf = ({ subtypes = [] }: PrintedCard): TrainerKind =>
  TRAINERS.find(([printed]) => subtypes.includes(printed))?.[1] ?? 'item';

const READERS: Readonly<Record<TextKind, Reader>> = {
  attack: ({ text, damage, source }, cards) => refusedIn(compileAttack(text, damage, source, cards)),
  ability: ({ text, source }, cards) => refusedIn(compileAbility(text, source, cards)),
  trainer: ({ source, card }, cards) =>
    refusedIn(compileTrainer(card.rules ?? [], trainerKindOf(card), source, cards)),
  energy: ({ source, card }, cards) => refusedIn(compileEnergy(card.rules ?? [], source, cards)),
};

/** An attack that is a number and nothing else. */
export const isWithoutText = ({ text }: TextOnCard): boolean => text.trim() === '';

/** Reads texts, each wording once: thousands of cards share theirs. */
export function readerOf(cards: Lexicon): (text: TextOnCard) => Unread | undefined {
  const known = new Map<string, Unread | undefined>();
  return (text) => {
    // A number with a sign means something that only a text can say.
    if (isWithoutText(text)) return text.damage.sign === '' ? undefined : wholly(text, cards);
    const key = keyOf(text);
    if (!known.has(key)) known.set(key, READERS[text.kind](text, cards));
    return known.get(key);
  };
}

/** Of the card only the names matter that the text says. */
function keyOf({ kind, text, damage, source, card }: TextOnCard): string {
  const names = [source.name, ...source.own].filter((name) =>
    text.includes(tokensOf(name)[0]?.printed ?? name),
  );
  return JSON.stringify([kind, text, damage, names, kind === 'attack' ? '' : card.subtypes]);
}
