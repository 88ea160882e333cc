/** Finds cards by what a deck list names them with: id, set code and number, or name. */
import { classify, isBasicEnergy, nameKey } from '@pokesol/cards';
import { type DeckCardFacts, withoutPerson } from './deck.ts';
import { pushTo } from './lists.ts';

/** A card that a deck list can name. */
export type DeckTextCard = DeckCardFacts & {
  readonly setId: string;
  /** The set's short code, for example 'BS'. */
  readonly setCode?: string | undefined;
  /** The day on which its set came out, such as `1999-01-09`. */
  readonly setDate?: string | undefined;
  /** As printed, for example '44' or 'TG05'. */
  readonly cardNumber: string;
};

export type CardIndex<C extends DeckTextCard> = {
  readonly byId: (id: string) => C | undefined;
  /**
   * The cards spelled exactly like this name, if any; otherwise those of this name in any spelling; otherwise the trainers that
   * differ from it only by a person in brackets.
   */
  readonly byName: (name: string) => readonly C[];
  /** Cards with this number in the sets of this code; two sets may share one. */
  readonly byPrinting: (code: string, number: string) => readonly C[];
  /** The same, ignoring letters around the number. */
  readonly byDigits: (code: string, number: string) => readonly C[];
  /** The card and those with the same effect by their name: other printings of a trainer or a basic energy. */
  readonly alike: (card: C) => readonly C[];
  readonly isNamed: (card: C, name: string) => boolean;
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
  basep: ['PR', 'WP'],
  np: ['PR-NP'],
  dpp: ['PR-DPP', 'PR-DP'],
  hsp: ['PR-HS', 'PR-HGSS'],
  bwp: ['PR-BLW', 'PR-BW'],
  xyp: ['PR-XY'],
  smp: ['PR-SM'],
  swshp: ['PR-SW', 'PR-SWSH', 'SP'],
  svp: ['PR-SV'],
  mep: ['PR-ME'],
  sma: ['HIF'],
  swsh45sv: ['SHF'],
  cel25c: ['CEL'],
  swsh9tg: ['BRS'],
  swsh10tg: ['ASR'],
  swsh11tg: ['LOR'],
  swsh12tg: ['SIT'],
  swsh12pt5gg: ['CRZ'],
};

/** Sets that the client numbers as a continuation of the set they came with: that set's code and number of cards. */
const COUNTED_ON: Readonly<Record<string, { readonly code: string; readonly after: number }>> = {
  sma: { code: 'HIF', after: 69 },
  swsh45sv: { code: 'SHF', after: 73 },
};

/** `sv3pt5`, `SV3.5` and `sv03.5` are one code; so are `PR-SV` and `PRSV`. */
const codeKey = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('.', 'PT')
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(?<=[A-Z])0+(?=\d)/g, '');

/** `044`, `44/102` and `#44` are number 44, and so is `SWSH044`: promos are numbered with or without their series. */
export const numberKey = (number: string): string =>
  (number.split('/')[0] ?? '')
    .replaceAll(/[#\s]/g, '')
    .toUpperCase()
    .replaceAll(/(?<!\d)0+(?=\d)/g, '')
    .replace(/^(?:DP|HGSS|BW|XY|SM|SWSH|SVP|MEP)-?(?=\d)/, '');
const digitsOf = (number: string): string => /\d+/.exec(numberKey(number))?.[0] ?? '';

/** `CRZ-GG 25` and `LOR TG 24` are GG25 of CRZ and TG24 of LOR: the client appends a gallery's letters to the code. */
function galleryOf(code: string, number: string): { code: string; number: string } | undefined {
  const [, base, letters] = /^(\w{2,})-?(GG|TG|RC|CC)$/i.exec(code) ?? [];
  return base === undefined || letters === undefined ? undefined : { code: base, number: letters + number };
}

const codesOf = (card: DeckTextCard): string[] => {
  const codes = [card.setId, card.setCode ?? '', ...(OTHER_CODES[card.setId] ?? [])].map(codeKey);
  return [...new Set(codes)].filter((code) => code !== '');
};

/** Every code and number by which a list may name the card. */
function printingsOf(card: DeckTextCard): string[] {
  const countedOn = COUNTED_ON[card.setId];
  const number = numberKey(card.cardNumber);
  return [
    ...codesOf(card).map((code) => `${code} ${number}`),
    ...(countedOn === undefined
      ? []
      : [`${countedOn.code} ${countedOn.after + Number(digitsOf(card.cardNumber))}`]),
  ];
}

/** Where several cards answer, they come in the order in which they were given. */
export function indexCards<C extends DeckTextCard>(cards: readonly C[]): CardIndex<C> {
  const ids = new Map<string, C>();
  const names = new Map<string, C[]>();
  const trainers = new Map<string, C[]>();
  const printings = new Map<string, C[]>();
  const digits = new Map<string, C[]>();
  const sets = new Set<string>();
  for (const card of cards) {
    if (ids.has(card.id)) continue;
    ids.set(card.id, card);
    pushTo(names, nameKey(card.name), card);
    if (classify(card) === 'trainer') pushTo(trainers, nameKey(withoutPerson(card.name)), card);
    for (const printing of printingsOf(card)) pushTo(printings, printing, card);
    for (const code of codesOf(card)) {
      sets.add(code);
      pushTo(digits, `${code} ${digitsOf(card.cardNumber)}`, card);
    }
  }
  const exactly = (code: string, number: string): readonly C[] => {
    const found = printings.get(`${codeKey(code)} ${numberKey(number)}`) ?? [];
    const exact = found.filter((card) => card.cardNumber === number);
    return exact.length > 0 ? exact : found;
  };
  const byName = (name: string): readonly C[] => {
    const key = nameKey(name);
    const found = names.get(key) ?? [];
    const exact = found.filter((card) => card.name === name);
    if (exact.length > 0) return exact;
    return found.length > 0 ? found : (trainers.get(key) ?? trainers.get(nameKey(withoutPerson(name))) ?? []);
  };
  return {
    byId: (id) => ids.get(id),
    byName,
    byPrinting: (code, number) => {
      const found = exactly(code, number);
      const gallery = found.length > 0 ? undefined : galleryOf(code, number);
      return gallery === undefined ? found : exactly(gallery.code, gallery.number);
    },
    byDigits: (code, number) => {
      const base = sets.has(codeKey(code)) ? code : (galleryOf(code, number)?.code ?? code);
      return digits.get(`${codeKey(base)} ${digitsOf(number)}`) ?? [];
    },
    alike: (card) =>
      classify(card) === 'trainer'
        ? (trainers.get(nameKey(withoutPerson(card.name))) ?? [])
        : isBasicEnergy(card)
          ? byName(card.name)
          : [],
    isNamed: (card, name) =>
      nameKey(card.name) === nameKey(name) ||
      (classify(card) === 'trainer' && nameKey(withoutPerson(card.name)) === nameKey(withoutPerson(name))),
    isInSet: (card, code) => codesOf(card).includes(codeKey(code)),
    isSet: (code) => sets.has(codeKey(code)),
    names: () => [...names.values()].flatMap(([first]) => (first === undefined ? [] : [first.name])),
  };
}
