/** Finds cards by what a deck list names them with: id, set code and number, or name. */
import { nameKey } from '@pokesol/cards';
import type { DeckCardFacts } from './deck.ts';
import { pushTo } from './lists.ts';

/** A card that a deck list can name. */
export type DeckTextCard = DeckCardFacts & {
  readonly setId: string;
  /** The set's short code, for example 'BS'. */
  readonly setCode?: string | undefined;
  /** As printed, for example '44' or 'TG05'. */
  readonly cardNumber: string;
};

export type CardIndex<C extends DeckTextCard> = {
  readonly byId: (id: string) => C | undefined;
  /** All cards of this name in any spelling; those spelled exactly like it alone, where there are any. */
  readonly byName: (name: string) => readonly C[];
  /** Cards with this number in the sets of this code; two sets may share one. */
  readonly byPrinting: (code: string, number: string) => readonly C[];
  readonly isInSet: (card: C, code: string) => boolean;
  readonly isSet: (code: string) => boolean;
  /** Every distinct name, as first spelled. */
  readonly names: () => readonly string[];
};

/** What lists call a set besides its code and its id. */
const OTHER_CODES: Readonly<Record<string, readonly string[]>> = {
  base1: ['BASE', 'BASESET', 'BS1'],
  base2: ['JUNGLE'],
  base3: ['FOSSIL'],
  base4: ['BS2', 'BASESET2'],
  base5: ['RO', 'TEAMROCKET'],
  sv3pt5: ['151', 'SV151', 'SCARLETVIOLET151'],
};

/** `sv3pt5`, `SV3.5` and `sv03.5` are one code; so are `PR-SV` and `PRSV`. */
const codeKey = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('.', 'PT')
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(?<=[A-Z])0+(?=\d)/g, '');

/** `044`, `44/102` and `#44` are number 44. */
export const numberKey = (number: string): string =>
  (number.split('/')[0] ?? '')
    .replaceAll(/[#\s]/g, '')
    .toUpperCase()
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');

const codesOf = (card: DeckTextCard): string[] => {
  const codes = [card.setId, card.setCode ?? '', ...(OTHER_CODES[card.setId] ?? [])].map(codeKey);
  return [...new Set(codes)].filter((code) => code !== '');
};

/** Where several cards answer, they come in the order in which they were given. */
export function indexCards<C extends DeckTextCard>(cards: readonly C[]): CardIndex<C> {
  const ids = new Map<string, C>();
  const names = new Map<string, C[]>();
  const printings = new Map<string, C[]>();
  const sets = new Set<string>();
  for (const card of cards) {
    if (ids.has(card.id)) continue;
    ids.set(card.id, card);
    pushTo(names, nameKey(card.name), card);
    for (const code of codesOf(card)) {
      sets.add(code);
      pushTo(printings, `${code} ${numberKey(card.cardNumber)}`, card);
    }
  }
  return {
    byId: (id) => ids.get(id),
    byName: (name) => {
      const found = names.get(nameKey(name)) ?? [];
      const exact = found.filter((card) => card.name === name);
      return exact.length > 0 ? exact : found;
    },
    byPrinting: (code, number) => {
      const found = printings.get(`${codeKey(code)} ${numberKey(number)}`) ?? [];
      const exact = found.filter((card) => card.cardNumber === number);
      return exact.length > 0 ? exact : found;
    },
    isInSet: (card, code) => codesOf(card).includes(codeKey(code)),
    isSet: (code) => sets.has(codeKey(code)),
    names: () => [...names.values()].flatMap(([first]) => (first === undefined ? [] : [first.name])),
  };
}
