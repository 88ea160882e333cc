/** Changes the engine's code for one run so that each word of the effect language can be broken while it runs. */
import type { Vite } from 'vitest/node';

const ENGINE = 'packages/engine/src/official/';
type Change = readonly [was: string, becomes: string];

/** Renames a function and adds one under its name that passes its result through `brokenWord`. */
const around = (name: string, args: string, answer: string): readonly Change[] => [
  [
    `export function ${name}(`,
    `export function ${name}(${args}) { return ${answer}; }\nfunction plain_${name}(`,
  ],
];
const FIELDS = "'where', 'notIn', 'sameTypeAs', 'other'";
const OF_CARDS = "'where', 'top', 'bottom', 'until', 'pastOneOnto', 'evolvesOnto', 'notIn', 'providing'";

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'resolve/registry.ts': [
    [
      'STEP_RULES[step.do] as',
      "(brokenWord.is('step ' + step.do + ': nothing') ? { run: () => {} } : brokenWord.rule(step, STEP_RULES[step.do])) as",
    ],
  ],
  'query/mayChange.ts': [
    ['(FACTS[step.do] as', 'brokenWord.reason(step.do, (FACTS[step.do] as'],
    ['=> Reason | null)(table, ground, step);', '=> Reason | null)(table, ground, step));'],
  ],
  'query/modifiers.ts': [
    [
      'export function modifiersOf<Of extends Change>(',
      `export function modifiersOf(table, pokemon, change) {
        return brokenWord.modifiers(plain_modifiersOf(table, pokemon, change));
      }
      function plain_modifiersOf<Of extends Change>(`,
    ],
  ],
  'query/selectBy.ts': [
    ...around(
      'pokemonBy',
      'figures, table, context, selector',
      `brokenWord.selected(selector, plain_pokemonBy(figures, table, context, brokenWord.without('selector', selector, [${FIELDS}])))`,
    ),
    ...around(
      'cardsBy',
      'figures, table, context, cards',
      `brokenWord.cards(cards, plain_cardsBy(figures, table, context, brokenWord.without('cards', cards, [${OF_CARDS}])))`,
    ),
    ...around(
      'amountBy',
      'figures, table, context, quantity',
      'brokenWord.amount(quantity, plain_amountBy(figures, table, context, quantity))',
    ),
    ...around(
      'holdsBy',
      'figures, table, context, condition',
      'brokenWord.held(condition, plain_holdsBy(figures, table, context, condition))',
    ),
  ],
  'query/filter.ts': [
    [
      '!(TESTS[name] as Test<typeof name>)(wanted as never, asked)',
      "!brokenWord.judged('pokemonFilter ' + name, (TESTS[name] as Test<typeof name>)(wanted as never, asked))",
    ],
  ],
  'query/match.ts': [
    [
      'function matchesFacts(',
      `function matchesFacts(facts, filter, instead) {
        const fits = plain_matchesFacts(facts, brokenWord.without('cardFilter', filter, Object.keys(filter)), instead);
        return fits && !brokenWord.fitsNone(filter, fits);
      }
      function plain_matchesFacts(`,
    ],
  ],
  'procedure/triggers.ts': [
    [
      'export function answersOf(',
      `export function answersOf(table, pokemon, seat, on, card, attacker) {
        const all = plain_answersOf(table, pokemon, seat, on, card, attacker);
        return all.length > 0 && brokenWord.is('trigger ' + on + ': none') ? [] : all;
      }
      function plain_answersOf(`,
    ],
  ],
  'steps/knockOuts.ts': [
    [
      "effect.on === 'prizeTaken')",
      "effect.on === 'prizeTaken' && !brokenWord.is('trigger prizeTaken: none'))",
    ],
  ],
  'query/pokemon.ts': [
    [
      "modifiers.some(({ change }) => change === 'provides'))",
      "modifiers.some(({ change }) => change === 'provides' && !brokenWord.is('modifier provides: none')))",
    ],
  ],
  'query/abilities.ts': [
    [
      "modifier.change === 'noAbilities' &&",
      "modifier.change === 'noAbilities' && !brokenWord.is('modifier noAbilities: none') &&",
    ],
    [
      "modifier.change === 'noAbilities'\n",
      "modifier.change === 'noAbilities' && !brokenWord.is('modifier noAbilities: none')\n",
    ],
  ],
  'model/times.ts': [
    [
      'export const TURNS: Readonly<Record<Window, readonly [from: number, until: number | null]>> = {',
      `export const TURNS = new Proxy({}, { get: (_, window) =>
        brokenWord.is('window ' + window + ': never') ? [99, 99]
        : brokenWord.is('window ' + window + ': forever') ? [PLAIN_TURNS[window][0], PLAIN_TURNS[window][1] === null ? 0 : null]
        : PLAIN_TURNS[window] });
      const PLAIN_TURNS = {`,
    ],
  ],
};

/** The changed code of a file of the engine; throws where it no longer has what is changed. */
export function brokenCode(file: string, code: string): string {
  return (CHANGES[file] ?? []).reduce((changed, [was, becomes]) => {
    if (changed.split(was).length !== 2) throw new Error(`${file} has not once: ${was}`);
    return changed.replace(was, () => becomes);
  }, code);
}
export const BROKEN_FILES = Object.keys(CHANGES);

export const breakable = (): Vite.Plugin => {
  return {
    name: 'breakable-words',
    enforce: 'pre',
    transform(code, id) {
      const file = BROKEN_FILES.find((each) => id.split('?')[0]?.endsWith(`${ENGINE}${each}`));
      return file === undefined ? null : brokenCode(file, code);
    },
  };
};
