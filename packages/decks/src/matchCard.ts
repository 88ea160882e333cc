/** Decides which card a line of a deck list means, and says what had to be mended to find it. */
import { isBasicEnergy } from '@pokesol/cards';
import { type CardIndex, type DeckTextCard, numberKey } from './cardIndex.ts';
import { energyNameIn } from './listLanguages.ts';
import { type CardReading, cardReadings, type QuantityReading } from './textLine.ts';

export type CardMatch<C extends DeckTextCard> = {
  readonly quantity: QuantityReading;
  /** The printings that the line allows, at least one, best first. */
  readonly cards: readonly [C, ...C[]];
  /** True when the line names the printing, so that no other is meant. */
  readonly isExact: boolean;
  /** A sentence on what was mended, undefined when nothing was. */
  readonly mended?: string | undefined;
  /** The named set is not here, or does not hold the card: it is another printing. */
  readonly isOther: boolean;
};

type Found<C> = {
  readonly cards: readonly C[];
  readonly isExact: boolean;
  readonly mended?: string;
  readonly isOther?: boolean;
};
type Attempt<C> = (reading: CardReading) => Found<C> | undefined;

/** A card as lists name it: `Bulbasaur BS 44`. */
export const printingLabel = (card: DeckTextCard): string =>
  `${card.name} ${card.setCode || card.setId} ${card.cardNumber}`;

/** Tries every reading of a line against the index, from certain to daring; undefined when none names a card. */
export function matchCard<C extends DeckTextCard>(
  index: CardIndex<C>,
  nearName: (name: string) => string | undefined,
  quantities: readonly QuantityReading[],
  /** Brings the printings of a name whose set is not here into the order in which they are likely. */
  likely: (cards: readonly C[]) => readonly C[] = (cards) => cards,
): CardMatch<C> | undefined {
  const readings = quantities.flatMap((quantity) =>
    cardReadings(quantity.rest).map((reading) => ({ quantity, reading: inEnglish(index, reading) })),
  );
  for (const attempt of attempts(index, nearName, likely)) {
    for (const { quantity, reading } of readings) {
      const found = attempt(reading);
      const [first, ...others] = found?.cards ?? [];
      if (found === undefined || first === undefined) continue;
      const { isExact, mended, isOther = false } = found;
      return { quantity, cards: [first, ...others], isExact, mended, isOther };
    }
  }
  return undefined;
}

const notHere = (code: string): string => `Set ${code} is not on this server`;

const looksLikeSet = ({ code, number }: CardReading): boolean =>
  code !== undefined && /^[\w.-]{2,}$/.test(code) && /\d/.test(number ?? '');

/** Why a line that is written like a card's names none of this game; `undefined` of one that is not written so. */
export function missingCard<C extends DeckTextCard>(
  index: CardIndex<C>,
  quantities: readonly QuantityReading[],
): string | undefined {
  const named = quantities.filter(({ rest, isGuess }) => !isGuess && /\p{L}{2}/u.test(rest));
  if (named.length === 0) return undefined;
  const code = named
    .flatMap(({ rest }) => cardReadings(rest))
    .find((reading) => looksLikeSet(reading) && /^[A-Z][\w.-]{1,9}$/.test(reading.code ?? ''))?.code;
  if (code === undefined) return 'No card of this name is known';
  return index.isSet(code) ? `${code} holds no card of this name` : notHere(code);
}

function attempts<C extends DeckTextCard>(
  index: CardIndex<C>,
  nearName: (name: string) => string | undefined,
  likely: (cards: readonly C[]) => readonly C[],
): Attempt<C>[] {
  const named = (name: string): readonly C[] => (name === '' ? [] : preferBasicEnergy(index.byName(name)));
  const printing = ({ id, code, number }: CardReading): readonly C[] => {
    if (id !== undefined) return [index.byId(id)].filter((card) => card !== undefined);
    return code === undefined || number === undefined ? [] : index.byPrinting(code, number);
  };
  return [
    // The printing, with its name or without any.
    (reading) => {
      const fitting = printing(reading).filter((card) => index.isNamed(card, reading.name));
      const exact = fitting.filter(({ name }) => name === reading.name);
      const nameless = reading.name === '' ? printing(reading) : [];
      const cards = exact.length > 0 ? exact : fitting.length > 0 ? fitting : nameless;
      return { cards, isExact: true };
    },
    // The printing with its name, ignoring letters around the number.
    ({ name, code, number }) => {
      if (code === undefined || number === undefined) return undefined;
      const cards = index.byDigits(code, number).filter((card) => index.isNamed(card, name));
      return { cards, isExact: true };
    },
    // The name alone.
    ({ name, code, number, id }) =>
      (code ?? number ?? id) === undefined ? { cards: named(name), isExact: false } : undefined,
    // The name and the number, but no set.
    ({ name, code, number }) => {
      if (code !== undefined || number === undefined) return undefined;
      const cards = named(name).filter((card) => numberKey(card.cardNumber) === numberKey(number));
      return { cards, isExact: true };
    },
    // The printing under another name: tools fill in set and number, but write names in many languages.
    (reading) => {
      const cards = reading.id === undefined && looksLikeSet(reading) ? printing(reading) : [];
      const [first] = cards;
      if (first === undefined) return undefined;
      const { name, code, number } = reading;
      const why =
        index.byName(name).length > 0
          ? `${code} ${number} is ${first.name}, not ${name}`
          : `No card is named ${name}`;
      return { cards, isExact: true, mended: `${why}: took ${printingLabel(first)}` };
    },
    // The name within the named set, whatever the number.
    ({ name, code, number }) => {
      if (code === undefined || !index.isSet(code)) return undefined;
      const cards = index.byName(name).filter((card) => index.isInSet(card, code));
      const first = cards[0];
      if (first === undefined || number === undefined) return { cards, isExact: cards.length === 1 };
      const mended = `${name} is not number ${number} of ${code}: took ${printingLabel(first)}`;
      return { cards, isExact: true, mended };
    },
    // The name, although the set does not hold it or is not known.
    (reading) => {
      const { name, code = '' } = reading;
      if (!looksLikeSet(reading)) return undefined;
      const cards = likely(named(name));
      const first = cards[0];
      if (first === undefined) return undefined;
      const why = index.isSet(code) ? `${code} holds no ${name}` : notHere(code);
      return { cards, isExact: false, mended: `${why}: took ${printingLabel(first)}`, isOther: true };
    },
    // A typo in the name, or characters that a wrong encoding lost.
    (reading) => {
      if (reading.id !== undefined || (reading.code === undefined) !== (reading.number === undefined))
        return undefined;
      if (reading.code !== undefined && !looksLikeSet(reading)) return undefined;
      const near = nearName(reading.name);
      const cards = near === undefined ? [] : named(near);
      return {
        cards,
        isExact: false,
        mended: `No card is named ${reading.name}: took ${cards[0] && printingLabel(cards[0])}`,
      };
    },
  ];
}

/** Old sets print special energies under the names of basic ones; who names no set means the basic one. */
function preferBasicEnergy<C extends DeckTextCard>(cards: readonly C[]): readonly C[] {
  const basics = cards.filter((card) => isBasicEnergy(card));
  return basics.length > 0 ? basics : cards;
}

/** Basic energies by their names in other languages. */
function inEnglish<C extends DeckTextCard>(index: CardIndex<C>, reading: CardReading): CardReading {
  const energy = energyNameIn(reading.name);
  return energy === undefined || index.byName(reading.name).length > 0
    ? reading
    : { ...reading, name: energy };
}
