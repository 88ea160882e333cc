/** Folds a card's name to the key under which differently spelled lists find it: accents, signs and spaces do not count. */
import { CARD_TYPES, type CardType } from './card.ts';

const LETTER_OF_TYPE = 'GRWLPFDMYNC';

/** What lists call a type besides its printed name. */
const TYPE_WORDS: ReadonlyMap<string, CardType> = new Map<string, CardType>([
  ...CARD_TYPES.map((type): [string, CardType] => [type.toLowerCase(), type]),
  ['dark', 'Darkness'],
  ['steel', 'Metal'],
  ['electric', 'Lightning'],
]);

const typeOfLetter = (letter: string): CardType | undefined =>
  CARD_TYPES.find((_, index) => LETTER_OF_TYPE[index] === letter.toUpperCase());

/** The words of a name in lower case: `Nidoran ♂` is `nidoran m`, `Charizard δ` is `charizard delta`. */
export function nameText(name: string): string[] {
  const spelled = name
    .replace(/\{([A-Z])\}/gi, (whole, letter: string) => typeOfLetter(letter) ?? whole)
    .replaceAll('♂', ' m ')
    .replaceAll('♀', ' f ')
    .replaceAll(/[★☆]/g, ' star ')
    .replaceAll(/◇|\{\*\}/g, ' prism star ')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('δ', ' delta ')
    .replaceAll(/[\p{M}'’‘`´.]/gu, '');
  const words = spelled.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words[0] === 'nidoran' ? words.map((word) => GENDERS[word] ?? word) : words;
}

const GENDERS: Readonly<Record<string, string>> = { male: 'm', female: 'f' };

/** Two spellings with one key name one card. Basic energies lose the word `Basic`; a name of signs alone keeps them. */
export function nameKey(name: string): string {
  let key = KEYS.get(name);
  if (key === undefined) {
    if (KEYS.size >= MOST_KEYS) KEYS.clear();
    key = foldName(name);
    KEYS.set(name, key);
  }
  return key;
}

// A collection asks for the same names over and over, and folding one costs a dozen passes over it.
const KEYS = new Map<string, string>();
const MOST_KEYS = 20_000;

function foldName(name: string): string {
  const words = nameText(name);
  const type = energyType(words);
  if (type !== undefined) return `${type.toLowerCase()}energy`;
  return words.length > 0 ? words.join('') : name.replaceAll(/[\s()[\],;|]/g, '');
}

function energyType(words: readonly string[]): CardType | undefined {
  const bare = words.filter((word) => word !== 'basic');
  if (bare.length !== 2 || bare[1] !== 'energy') return undefined;
  const word = bare[0] ?? '';
  return TYPE_WORDS.get(word) ?? (word.length === 1 ? typeOfLetter(word) : undefined);
}

/** The type that a basic energy gives: printed on newer cards, in the name of older ones. */
export const basicEnergyType = (card: {
  readonly name: string;
  readonly types?: readonly string[] | undefined;
}): string | undefined => card.types?.[0] ?? energyType(nameText(card.name));
