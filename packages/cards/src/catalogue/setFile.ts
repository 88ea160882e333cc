/** A shipped set as a file: JSON, one card a line, of printed facts and of what the card's texts do, as data; no printed sentence is in it. */
import type { Effect } from '@pokesol/engine/classic';
import type { Ability, AbilityKind, Card, Supertype, TypeModifier } from '../card.ts';
import { compareCardNumbers } from '../card.ts';
import { effectText } from '../classic/cardText.ts';
import { asCardId, cardIdOf, type SetId } from '../ids.ts';
import type { TextMeaning } from '../official/textMeaning.ts';
import type { Rarity } from '../rarity.ts';
import type { CardSet } from '../set.ts';
import { lettersOf, typesOf } from './letters.ts';

/** What one text of a card does by the official rules; `effect: null` of an attack that is a number and nothing else. */
export type ShippedText = {
  readonly kind: 'attack' | 'ability' | 'trainer' | 'energy';
  /** Of the attack or the ability; that of the card for the texts of trainers and energies. */
  readonly name: string;
  readonly read: { readonly effect: TextMeaning | null } | { readonly why: string };
};
export type ShippedCard = { readonly card: Card; readonly texts: readonly ShippedText[] };
export type ShippedSet = { readonly set: CardSet; readonly cards: readonly ShippedCard[] };

/** `does` is what the text means; `unread` is why the compiler does not read it. Neither: there is no text. */
type Text = { readonly does?: TextMeaning; readonly unread?: string };
type Named = Text & { readonly name: string };

/** A card's line: what most cards say the same is left out (a Pokémon, no retreat cost, an id of set and number). */
type Line = Text & {
  readonly number: string;
  readonly name: string;
  readonly id?: string;
  readonly supertype?: Supertype;
  readonly subtypes?: readonly string[];
  readonly hp?: number;
  /** Letters, as are costs. */
  readonly types?: string;
  readonly from?: string;
  readonly level?: string;
  readonly abilities?: readonly (Named & { readonly kind: AbilityKind })[];
  readonly trait?: Named;
  readonly attacks?: readonly (Named & {
    readonly cost: string;
    readonly damage?: string;
    /** What Classic battles play of it. */
    readonly classic?: readonly Effect[];
  })[];
  /** `'W×2'`. */
  readonly weak?: readonly string[];
  readonly resist?: readonly string[];
  readonly retreat?: number;
  readonly rarity: Rarity;
  readonly artist?: string;
  readonly dex?: number;
  readonly mark?: string;
};
type File = { readonly set: CardSet; readonly cards: readonly Line[] };

/** Throws SyntaxError at what is no JSON, RangeError at a type or an id that is none. */
export const readSetFile = (text: string): ShippedSet => readSet(JSON.parse(text));

/** Its content is our own, and taken as it is. */
export function readSet(content: unknown): ShippedSet {
  const { set, cards } = content as File;
  return { set, cards: cards.map((line) => ({ card: cardOf(set.id, line), texts: textsOf(line) })) };
}

/** Sorted by number, so that a change is a change of that card's line. */
export function setFileText({ set, cards }: ShippedSet): string {
  const lines = [...cards]
    .sort((a, b) => compareCardNumbers(a.card.cardNumber, b.card.cardNumber))
    .map((card) => JSON.stringify(lineOf(card)));
  return `{"set":${JSON.stringify(set)},"cards":[\n${lines.join(',\n')}\n]}\n`;
}

function cardOf(setId: SetId, line: Line): Card {
  const { number, name, hp, from, level, dex, mark } = line;
  return {
    id: line.id === undefined ? cardIdOf(setId, number) : asCardId(line.id),
    setId,
    cardNumber: number,
    name,
    supertype: line.supertype ?? 'Pokémon',
    subtypes: line.subtypes ?? [],
    rarity: line.rarity,
    types: typesOf(line.types ?? ''),
    ...(hp !== undefined && { hp }),
    ...(from !== undefined && { evolvesFrom: from }),
    ...(level !== undefined && { level }),
    attacks: (line.attacks ?? []).map(({ name: attack, cost, damage = '', classic = [] }) => ({
      name: attack,
      cost: typesOf(cost),
      damage,
      effects: classic,
      text: effectText(classic),
    })),
    abilities: (line.abilities ?? []).map(({ name: ability, kind }): Ability => ({ name: ability, kind })),
    weaknesses: (line.weak ?? []).flatMap(modifierOf),
    resistances: (line.resist ?? []).flatMap(modifierOf),
    retreatCost: line.retreat ?? 0,
    artist: line.artist ?? '',
    ...(dex !== undefined && { nationalPokedexNumber: dex }),
    ...(mark !== undefined && { regulationMark: mark }),
  };
}

const modifierOf = (text: string): TypeModifier[] =>
  typesOf(text.slice(0, 1)).map((type) => ({ type, value: text.slice(1) }));

const lettersAnd = ({ type, value }: TypeModifier): string => `${lettersOf([type])}${value}`;

/** In the order in which the compiler reads a card's texts. */
function textsOf(line: Line): readonly ShippedText[] {
  const { attacks = [], abilities = [], trait, supertype = 'Pokémon' } = line;
  const isSpecial = supertype === 'Energy' && line.subtypes?.includes('Basic') !== true;
  return [
    ...attacks.map((attack) => textOf('attack', attack)),
    ...abilities.map((ability) => textOf('ability', ability)),
    ...(trait === undefined ? [] : [textOf('ability', trait)]),
    ...(supertype === 'Trainer' ? [textOf('trainer', line)] : []),
    ...(isSpecial ? [textOf('energy', line)] : []),
  ];
}

const textOf = (kind: ShippedText['kind'], { name, does, unread }: Named): ShippedText => ({
  kind,
  name,
  read: unread === undefined ? { effect: does ?? null } : { why: unread },
});

const said = ({ read }: ShippedText): Text => {
  if ('why' in read) return { unread: read.why };
  return read.effect === null ? {} : { does: read.effect };
};

const unlessEmpty = <Key extends string, Value>(key: Key, list: readonly Value[]) =>
  (list.length === 0 ? {} : { [key]: list }) as { readonly [K in Key]?: readonly Value[] };

/** Throws RangeError where the texts are not those that stand on the card. */
function lineOf({ card, texts }: ShippedCard): Line {
  const left = [...texts];
  const next = (kind: ShippedText['kind'], name: string): Text => {
    const text = left.shift();
    if (text?.kind !== kind || text.name !== name) throw new RangeError(`${card.id}: no text of ${name}`);
    return said(text);
  };
  const { name, supertype, hp, evolvesFrom, level, retreatCost, artist, regulationMark: mark } = card;
  const attacks = card.attacks.map((attack) => ({
    name: attack.name,
    cost: lettersOf(attack.cost),
    ...(attack.damage !== '' && { damage: attack.damage }),
    ...next('attack', attack.name),
    ...unlessEmpty('classic', attack.effects),
  }));
  const abilities = card.abilities.map(({ name: ability, kind }) => ({
    name: ability,
    kind,
    ...next('ability', ability),
  }));
  const [trait] = left[0]?.kind === 'ability' ? left.splice(0, 1) : [];
  const rest = left.shift();
  const { nationalPokedexNumber: dex } = card;
  return {
    number: card.cardNumber,
    name,
    ...(card.id !== `${card.setId}-${card.cardNumber}` && { id: card.id }),
    ...(supertype !== 'Pokémon' && { supertype }),
    ...unlessEmpty('subtypes', card.subtypes),
    ...(hp !== undefined && { hp }),
    ...(card.types.length > 0 && { types: lettersOf(card.types) }),
    ...(evolvesFrom !== undefined && { from: evolvesFrom }),
    ...(level !== undefined && { level }),
    ...unlessEmpty('abilities', abilities),
    ...(trait !== undefined && { trait: { name: trait.name, ...said(trait) } }),
    ...unlessEmpty('attacks', attacks),
    ...(rest !== undefined && said(rest)),
    ...unlessEmpty('weak', (card.weaknesses ?? []).map(lettersAnd)),
    ...unlessEmpty('resist', (card.resistances ?? []).map(lettersAnd)),
    ...(retreatCost > 0 && { retreat: retreatCost }),
    rarity: card.rarity,
    ...(artist !== '' && { artist }),
    ...(dex !== undefined && { dex }),
    ...(mark !== undefined && { mark }),
  };
}
