/** For tests: texts that say one thing in other words, or with other numbers, types and conditions, and what such texts have to share. */
import { isNode } from '../grammar/data.ts';
import { withoutReminders } from '../text/reminders.ts';
import { tokensOf } from '../text/tokens.ts';
import type { PublicText } from './publicTexts.ts';
import { meaningOf } from './sameMeaning.ts';

/** A text with its numbers, types and conditions taken out: equal for texts that differ in these alone, or in their wording. */
export type Wording = {
  readonly shape: string;
  /** What was taken out, each once, in the order of the text. */
  readonly values: readonly string[];
};

/** Other words for the same, beside those that every text is folded by. */
const FOLDS: readonly (readonly [printed: RegExp, folded: string])[] = [
  [/\b(?:the|each) defending pokémon\b/g, "your opponent 's active pokémon"],
  [/\b(?:a|one)\b/g, '1'],
  [/\bshow (it|them|that card|those card) to your opponent\b/g, 'reveal $1'],
  [/\bremove (all special conditions and )?(\d+) damage counter from\b/g, 'heal $1$20 damage from'],
  [/\battached to this pokémon\b/g, 'from this pokémon'],
  [/(?: , and then| \. then ,| , then| and| \.) shuffle your deck(?: afterward)?/g, ' . shuffle your deck'],
];

const CONDITIONS: Readonly<Record<string, string>> = {
  asleep: 'sleep',
  burned: 'burn',
  confused: 'confusion',
  paralyzed: 'paralysis',
  poisoned: 'poison',
};
const VALUE =
  /\b(\d+|grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless|asleep|burned|confused|paralyzed|poisoned)\b/g;

export function wordingOf({ kind, text, damage, source }: PublicText): Wording {
  const names = [source.name, source.name.replace(/ (?:δ|★|LV\.X|ex|EX|GX|V|VMAX|VSTAR)$/u, '')];
  const own = names.reduce((sum, name) => sum.replaceAll(name, 'this Pokémon'), text);
  const words = withoutReminders(tokensOf(own))
    .map(({ word }) => word)
    .join(' ');
  const values: string[] = damage.damage === 0 ? [] : [String(damage.damage)];
  const shape = FOLDS.reduce((sum, [printed, as]) => sum.replace(printed, as), words).replace(
    VALUE,
    (value) => {
      values.push(CONDITIONS[value] ?? value);
      return sortOf(value);
    },
  );
  const once = [...new Set(values)];
  // Which values are the same belongs to the shape: «20, 20» and «20, 30» need not come to equal effects.
  const places = values.map((value) => once.indexOf(value));
  return { shape: JSON.stringify([kind, damage.sign, damage.damage > 0, shape, places]), values: once };
}

const sortOf = (value: string): string => {
  if (/\d/.test(value)) return '#';
  return Object.hasOwn(CONDITIONS, value) ? 'CONDITION' : 'TYPE';
};

/** A text that is equal for the effects of texts of one shape. */
export function shapeOfEffect(
  effect: object,
  { source, text }: PublicText,
  values: readonly string[],
): string {
  const nameless = meaningOf(inCards(effect, /\bEnergy cards?\b/.test(text))).replaceAll(
    JSON.stringify(source.name),
    '"itself"',
  );
  return JSON.stringify(withoutValues(JSON.parse(nameless), values, ''));
}

/** «All» is a number that no text means, and «a Special Condition» the list of all. */
const ALL = 60;
const ANY_CONDITION = Object.values(CONDITIONS).length;

function withoutValues(part: unknown, values: readonly string[], key: string): unknown {
  if (key === 'offWhile' && Array.isArray(part) && part.length === ANY_CONDITION) return part;
  if (Array.isArray(part)) return part.map((each) => withoutValues(each, values, key));
  if (isNode(part))
    return Object.fromEntries(
      Object.entries(asPrinted(part))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, each]) => [field, withoutValues(each, values, field)]),
    );
  if (part === ALL && (key === 'min' || key === 'max')) return part;
  // «3 or fewer» is less than 4.
  if (key === 'atLeast' && typeof part === 'number' && !values.includes(String(part)))
    return values.includes(String(part - 1)) ? [withoutValues(part - 1, values, ''), 'and 1'] : part;
  if (typeof part !== 'string' && typeof part !== 'number') return part;
  const place = values.indexOf(String(part).toLowerCase().replace(/^-/, ''));
  if (place === -1) return part;
  return `${typeof part === 'number' && part < 0 ? '-' : ''}$${place}`;
}

/**
 * Of several Energy their units are counted, unless the text says «cards»; one is a unit at least, and is asked for by name: all as
 * several are.
 */
function inCards(part: unknown, areCards: boolean): unknown {
  if (Array.isArray(part)) return part.map((each) => inCards(each, areCards));
  if (!isNode(part)) return part;
  const { chosen, do: does, from, max } = part as Readonly<Record<string, unknown>>;
  if (typeof chosen === 'string' && chosen.startsWith('units of '))
    return { cards: { bound: chosen.slice(9) } };
  const isOneEnergy =
    does === 'chooseCards' && isNode(from) && Reflect.get(from, 'part') === 'energy' && max === 1;
  return Object.fromEntries([
    ...Object.entries(part).map(([field, each]) => [field, inCards(each, areCards)]),
    ...(isOneEnergy && !areCards ? [['inUnits', true]] : []),
  ]);
}

const ANY_IN_DECK = JSON.stringify({ cards: { pile: 'deck', whose: 'own' } });

/** The engine counts some things otherwise than texts do. */
function asPrinted(part: object): object {
  const { do: does, counters, change, by, quantity, atLeast } = part as Readonly<Record<string, unknown>>;
  // 10 damage for each counter.
  if (does === 'heal' && typeof counters === 'number') return { ...part, counters: counters * 10 };
  // What may be attached beside the one that always may.
  if (change === 'tools' && typeof by === 'number') return { ...part, by: by + 1 };
  // Whether there is anything to draw, however much.
  if (atLeast === 1 && JSON.stringify(quantity) === ANY_IN_DECK) return { ...part, atLeast: 'any' };
  return part;
}
