/** Numbers as texts say them, types, Special Conditions, names. */
import type { Status, Type } from '@pokesol/engine';
import { isNode } from '../grammar/data.ts';
import { countsUnits, IN_CARDS } from '../grammar/energyUnits.ts';
import { oneOf, phrase, terminal } from '../grammar/phrase.ts';

const digits = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

/** «3», and «a» or «one» for 1. */
export const number = terminal<number>('number', {
  read: ({ words }, at) => {
    const word = words[at];
    const value = word === 'a' || word === 'one' ? 1 : digits(word);
    return value === undefined ? [] : [{ value, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' && value >= 0 ? [String(value)] : undefined),
});

/** Digits alone. */
export const amount = terminal<number>('amount', {
  read: ({ words }, at) => {
    const value = digits(words[at]);
    return value === undefined ? [] : [{ value, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' && value >= 0 ? [String(value)] : undefined),
});

/** «20» damage as 2 damage counters. */
export const tens = terminal<number>('tens', {
  read: ({ words }, at) => {
    const value = digits(words[at]);
    return value === undefined || value % 10 !== 0 ? [] : [{ value: value / 10, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' ? [String(value * 10)] : undefined),
});

/** «40» more at most as twice 20. */
export const twenties = terminal<number>('twenties', {
  read: ({ words }, at) => {
    const value = digits(words[at]);
    return value === undefined || value % 20 !== 0 ? [] : [{ value: value / 20, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' ? [String(value * 20)] : undefined),
});

/** «20» where less is meant: −20. */
export const less = terminal<number>('less', {
  read: ({ words }, at) => {
    const value = digits(words[at]);
    return value === undefined || value === 0 ? [] : [{ value: -value, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' && value < 0 ? [String(-value)] : undefined),
});

/** «2 or less»: not so many as 3. */
export const oneOver = terminal<number>('oneOver', {
  read: ({ words }, at) => {
    const value = digits(words[at]);
    return value === undefined ? [] : [{ value: value + 1, end: at + 1 }];
  },
  write: (value) => (typeof value === 'number' && value > 0 ? [String(value - 1)] : undefined),
});

export const type = oneOf<Type>('type', [
  ['grass', 'Grass'],
  ['fire', 'Fire'],
  ['water', 'Water'],
  ['lightning', 'Lightning'],
  ['psychic', 'Psychic'],
  ['fighting', 'Fighting'],
  ['darkness', 'Darkness'],
  ['metal', 'Metal'],
  ['fairy', 'Fairy'],
  ['dragon', 'Dragon'],
  ['colorless', 'Colorless'],
  ['{ g }', 'Grass'],
  ['{ r }', 'Fire'],
  ['{ w }', 'Water'],
  ['{ l }', 'Lightning'],
  ['{ p }', 'Psychic'],
  ['{ f }', 'Fighting'],
  ['{ d }', 'Darkness'],
  ['{ m }', 'Metal'],
  ['{ y }', 'Fairy'],
  ['{ n }', 'Dragon'],
  ['{ c }', 'Colorless'],
]);

export const status = oneOf<Status>('status', [
  ['asleep', 'sleep'],
  ['burned', 'burn'],
  ['confused', 'confusion'],
  ['paralyzed', 'paralysis'],
  ['poisoned', 'poison'],
]);

/** How many are chosen. */
type Count = { readonly min: number; readonly max: number; readonly inUnits?: true };
/** «2 Energy» on Pokémon are units, «2 Energy cards» are cards (rule 3.10): the words behind the number decide. */
const counted = terminal<Count>('counted', {
  read: (text, at) =>
    (number.terminal?.read(text, at) ?? []).map(({ value, end }) => ({
      value: {
        min: value,
        max: value,
        ...(isSeveral(value) && countsUnits(text.words, end) && { inUnits: true as const }),
      },
      end,
    })),
  write: (value) => {
    if (!isCount(value) || value.min !== value.max) return undefined;
    const words = number.terminal?.write(value.min);
    return words !== undefined && isSeveral(value.min) && value.inUnits === undefined
      ? [...words, IN_CARDS]
      : words;
  },
});
/** So many are as many as there are. */
export const ALL = 60;
/** One unit is one card. */
const isSeveral = (many: number): boolean => many > 1 && many < ALL;
const isCount = (value: unknown): value is Count =>
  isNode(value) &&
  'min' in value &&
  'max' in value &&
  // Whatever else is asked of a choice is said by other words.
  Object.keys(value).every((key) => ['min', 'max', 'inUnits'].includes(key));
export const count = phrase<Count>('count');
count.says`${counted}`.means((it) => it);
count.says`(any number of|any amount of)`.means(() => ({ min: 0, max: ALL }));
count.says`up to ${amount}`.means((max) => ({ min: 0, max }));

/** These are named by their type; the words of their names say the same as the kind. */
const BASIC_ENERGY =
  /^(?:Basic )?(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy) Energy$/;

/** The name of any card, its own too. */
export const cardName = terminal<string>('cardName', {
  read: (text, at) =>
    text
      .namesAt(at)
      .filter(({ of, name }) => of !== 'own' && !BASIC_ENERGY.test(name))
      .map(({ name, words }) => ({ value: name, end: at + words })),
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

const HAS_CAPITAL = /^\p{Lu}[\p{L}'’-]*$/u;
/** So many words of a name are asked for. */
const MOST_PARTS = 3;
/** What is asked for in a name: a name that is known, or words with capitals. */
export const partOfName = terminal<string>('partOfName', {
  read: (text, at) => {
    const found = text
      .namesAt(at)
      .filter(({ of, name }) => of !== 'own' && !BASIC_ENERGY.test(name))
      .map(({ name, words }) => ({ value: name, end: at + words }));
    for (let end = at + 1; end <= at + MOST_PARTS; end += 1) {
      const word = text.printed?.[end - 1];
      if (word === undefined || !HAS_CAPITAL.test(word)) break;
      if (!found.some((known) => known.end === end))
        found.push({ value: text.printed?.slice(at, end).join(' ') ?? word, end });
    }
    return found;
  },
  // An owner stands before «Pokémon».
  write: (value) => (typeof value === 'string' && !/['’]s$/.test(value) ? [value] : undefined),
});

/** What follows «the» and stands before «attack»: of the card itself, or any words with capitals. */
export const attackName = terminal<string>('attackName', {
  read: (text, at) => {
    const found = text
      .namesAt(at)
      .filter(({ of }) => of === 'own')
      .map(({ name, words }) => ({ value: name, end: at + words }));
    for (let end = at + 1; end <= at + MOST_PARTS; end += 1) {
      const word = text.printed?.[end - 1];
      if (word === undefined || !HAS_CAPITAL.test(word)) break;
      if (text.words[end] === 'attack' && !found.some((known) => known.end === end))
        found.push({ value: text.printed?.slice(at, end).join(' ') ?? word, end });
    }
    return found;
  },
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

/** The name of a Stadium. */
export const stadiumName = terminal<string>('stadiumName', {
  read: (text, at) =>
    text
      .namesAt(at)
      .filter(({ of, kinds }) => of !== 'own' && kinds.includes('stadium'))
      .map(({ name, words }) => ({ value: name, end: at + words })),
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

/** The name of another card than the one whose text it is, of one that may be a Pokémon. */
export const otherName = terminal<string>('otherName', {
  read: (text, at) => {
    const found = text.namesAt(at);
    const own = found.filter(({ of }) => of === 'self');
    return found
      .filter(({ of, words }) => of === 'card' && !own.some((self) => self.words === words))
      .filter(({ kinds }) => kinds.length === 0 || kinds.includes('pokemon'))
      .map(({ name, words }) => ({ value: name, end: at + words }));
  },
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

/** The own name, where a text asks for cards that name it; «this Pokémon» says it too. */
export const nameOfSelf = terminal<string>('nameOfSelf', {
  read: ({ words, namesAt, name }, at) => {
    if (name === undefined) return [];
    const called = namesAt(at).filter(({ of }) => of === 'self');
    const ends = called.map(({ words: length }) => at + length);
    if (words[at] === 'this' && words[at + 1] === 'pokémon') ends.push(at + 2);
    return [...new Set(ends)].map((end) => ({ value: name, end }));
  },
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

/** The name of an attack or an ability of the card itself. */
export const ownName = terminal<string>('ownName', {
  read: (text, at) =>
    text
      .namesAt(at)
      .filter(({ of }) => of === 'own')
      .map(({ name, words }) => ({ value: name, end: at + words })),
  write: (value) => (typeof value === 'string' ? [value] : undefined),
});

/** The Pokémon's own name where it stands for itself: read, and written as «this Pokémon». */
export const selfName = terminal<'self'>('selfName', {
  read: (text, at) =>
    text
      .namesAt(at)
      .filter(({ of }) => of === 'self')
      .map(({ words }) => ({ value: 'self' as const, end: at + words })),
  write: () => undefined,
});

/** So many Colorless signs in a row, or the number of them. */
export const colorless = terminal<number>('colorless', {
  read: ({ words }, at) => {
    const many = digits(words[at]);
    if (many !== undefined && words[at + 1] === 'colorless' && words[at + 2] !== 'colorless')
      return [{ value: many, end: at + 2 }];
    const next = words.findIndex((word, index) => index >= at && word !== 'colorless');
    const end = next === -1 ? words.length : next;
    return end > at ? [{ value: end - at, end }] : [];
  },
  write: (value) =>
    typeof value === 'number' && value > 0
      ? [...(value === 1 ? [] : [String(value)]), 'colorless']
      : undefined,
});

/** The name of the trainer or energy whose text it is: read, and written as «this card». */
export const thisName = terminal<'this'>('thisName', {
  read: (text, at) =>
    text
      .namesAt(at)
      .filter(({ of }) => of === 'this')
      .map(({ words }) => ({ value: 'this' as const, end: at + words })),
  write: () => undefined,
});
