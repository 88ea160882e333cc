/** The sentences on a card's face: as printed where they are known, else what they mean, and what its kind is bound by. */
import { basicEnergyType, classify, isBasicEnergy } from '@pokesol/cards';
import { prizesOf } from '@pokesol/cards/official';
import type { CardJson, CardTextLine } from '@pokesol/protocol';

type Move = { readonly name: string; readonly words: string };

export type FaceText = {
  readonly abilities: readonly (Move & { readonly kind: string })[];
  readonly attacks: readonly (Move & Pick<CardJson['attacks'][number], 'cost' | 'damage'>)[];
  /** What a Trainer does or an Energy gives. */
  readonly whole: readonly string[];
  /** The box at its foot. */
  readonly rule?: string;
  /** Beyond what has room in the usual letters on a phone's card: those are smaller there. */
  readonly length: 'usual' | 'long';
};

/** So many letters have room on a card 343 pixels wide, its picture 60 high. */
const USUAL_LETTERS = 420;

const wordsOf = (line: CardTextLine | undefined): string => line?.printed || line?.meaning || '';

export function faceTextOf(card: CardJson, lines: readonly CardTextLine[]): FaceText {
  const named = (kind: CardTextLine['kind']) => lines.filter((line) => line.kind === kind);
  const { ability } = card.attributes;
  const kind = ability?.kind ?? 'Ability';
  const abilities = named('ability').map((line) => ({ kind, name: line.name, words: wordsOf(line) }));
  if (abilities.length === 0 && ability !== undefined) abilities.push({ ...ability, words: '' });
  const attacks = card.attacks.map(({ name, cost, damage, text }, place) => ({
    name,
    cost,
    damage,
    words: text || wordsOf(attackLine(named('attack'), name, place)),
  }));
  const whole = wholeText(card, [...named('trainer'), ...named('energy')]);
  const rule = ruleOf(card);
  const letters = [...abilities, ...attacks, ...whole.map((words) => ({ name: '', words }))]
    .map(({ name, words }) => name.length + words.length)
    .reduce((sum, length) => sum + length, rule?.length ?? 0);
  return {
    abilities,
    attacks,
    whole,
    ...(rule !== undefined && { rule }),
    length: letters > USUAL_LETTERS ? 'long' : 'usual',
  };
}

/** By name and turn: a card may have two attacks of one name. */
export function attackLine(
  lines: readonly CardTextLine[],
  name: string,
  place: number,
): CardTextLine | undefined {
  const at = lines[place];
  return at?.name === name ? at : lines.find((line) => line.name === name);
}

function wholeText(card: CardJson, lines: readonly CardTextLine[]): string[] {
  if (card.text) return [card.text];
  const words = lines.map(wordsOf).filter((sentence) => sentence !== '');
  if (words.length > 0) return words;
  const type = freeEnergyType(card);
  return type === undefined ? [] : [`Pays for one ${type}, or for one of any type.`];
}

/** 'Fire' of a Fire Energy; of special energy and of all else nothing. */
export const freeEnergyType = ({ name, attributes }: CardJson): string | undefined =>
  isBasicEnergy({ ...attributes, name }) ? basicEnergyType({ name, types: attributes.types }) : undefined;

function ruleOf(card: CardJson): string | undefined {
  const { name, attributes } = card;
  const { subtypes } = attributes;
  switch (classify({ ...attributes, name })) {
    case 'pokemon': {
      const prizes = prizesOf({ name, subtypes });
      return prizes === 1 ? undefined : `When it is Knocked Out, your opponent takes ${prizes} Prize cards.`;
    }
    case 'trainer':
      if (subtypes.includes('Supporter')) return 'Supporter: one in each of your turns.';
      if (subtypes.includes('Stadium')) return 'Stadium: stays in play until another comes.';
      return undefined;
    case 'energy':
      return undefined;
  }
}
