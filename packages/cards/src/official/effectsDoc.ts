/** Writes `docs/reference/effects.md`: every word of the effect language with its meaning, its rule and a card that has it. */
import type { CardFacts } from '@pokesol/engine/official';
import { shippedCards } from '../catalogue/index.ts';
import { baseSetFacts } from './baseSet.ts';
import { abilityText, continuousText, trainerText } from './effectText.ts';
import { COUNT_ABILITIES, COUNT_ATTACKS, COUNT_TRAINERS } from './laterCounts.ts';
import { LATER_ABILITIES, LATER_ATTACKS, LATER_HOLDS, LATER_TRAINERS } from './laterExamples.ts';
import { NOUN_ABILITIES, NOUN_ATTACKS, NOUN_HOLDS, NOUN_TRAINERS } from './laterNouns.ts';
import { RARE_ABILITIES, RARE_ATTACKS, RARE_HOLDS, RARE_TRAINERS } from './laterRare.ts';
import { FIELD_MEANINGS, MODIFIER_WORDS, STEP_WORDS, TRIGGER_WORDS, WINDOW_WORDS } from './meanings.ts';
import { attackText } from './stepText.ts';

/** A text with the card it stands on, and the effect it was written from. */
type Example = { readonly card: string; readonly text: string; readonly json: string };

function examples(): readonly Example[] {
  return [
    ...shippedCards('base1')
      .map((card) => baseSetFacts(card))
      .flatMap(ofBaseSet),
    ...later(LATER_ATTACKS, attackText),
    ...later(LATER_ABILITIES, abilityText),
    ...later(LATER_TRAINERS, trainerText),
    ...later(LATER_HOLDS, continuousText),
    ...later(RARE_ATTACKS, attackText),
    ...later(RARE_ABILITIES, abilityText),
    ...later(RARE_TRAINERS, trainerText),
    ...later(RARE_HOLDS, continuousText),
    ...later(NOUN_ATTACKS, attackText),
    ...later(COUNT_ATTACKS, attackText),
    ...later(COUNT_ABILITIES, abilityText),
    ...later(COUNT_TRAINERS, trainerText),
    ...later(NOUN_ABILITIES, abilityText),
    ...later(NOUN_TRAINERS, trainerText),
    ...later(NOUN_HOLDS, continuousText),
  ];
}

function ofBaseSet(facts: CardFacts): readonly Example[] {
  const example = (card: string, effect: object, text: string): readonly Example[] =>
    text === '' ? [] : [{ card, text, json: JSON.stringify(effect) }];
  switch (facts.kind) {
    case 'pokemon':
      return [
        ...facts.attacks.flatMap(({ name, effect }) =>
          effect === null ? [] : example(`${facts.name}, ${name}`, effect, attackText(effect)),
        ),
        ...facts.abilities.flatMap(({ effects }) =>
          (effects ?? []).flatMap((effect) => example(facts.name, effect, abilityText(effect))),
        ),
      ];
    case 'trainer':
      return facts.effect === null ? [] : example(facts.name, facts.effect, trainerText(facts.effect));
    case 'energy':
      return [];
  }
}

const later = <E extends object>(
  cards: Readonly<Record<string, E>>,
  text: (effect: E) => string,
): readonly Example[] =>
  Object.entries(cards).map(([card, effect]) => ({
    card,
    text: text(effect),
    json: JSON.stringify(effect),
  }));

type Meanings = Readonly<Record<string, { readonly means: string; readonly rule: string }>>;

/** The shortest text that has the word, which says least besides it. */
function table(meanings: Meanings, mark: (word: string) => string, all: readonly Example[]): string {
  const lines = Object.entries(meanings).map(([word, { means, rule }]) => {
    const having = all.filter(({ json }) => json.includes(mark(word)));
    const [found] = [...having].sort((a, b) => a.text.length - b.text.length);
    const shown = found === undefined ? '–' : `${found.card}: «${found.text}»`;
    return `| \`${word}\` | ${means} | ${rule} | ${shown} |`;
  });
  return ['| word | means | rule | example |', '|---|---|---|---|', ...lines].join('\n');
}

export function effectsDoc(): string {
  const all = examples();
  return `# The effect language

What cards of the official rules do is data in these words (\`packages/engine/src/official/model/language.ts\`, its nouns in
\`nouns.ts\` beside it): executed by the
engine, and the card's text written from it. Written by \`npm run tool -- reference\` from
\`packages/cards/src/official/meanings.ts\` and the cards of the Base set, with some of later sets; a test compares. Rules are those of
[rules.md](../rules.md).

An **attack** has what it needs to be announced, a price, steps before its damage, its damage (the printed number, unless
it says another quantity), and steps after it. A **trainer** has a price and steps. An **ability** is activated (any number of times
or once a turn), answers a trigger, or always holds. Tools, stadiums and special energy hold modifiers.

Words name Pokémon by a *selector* (whose, where, of which kind, or by the name under which they were chosen), cards by a
pile or by what they lie on, numbers by a *quantity* (coins, counters, energy, cards, HP, sums and products of them). Of what answers, \`attached\`
names the card that was attached or taken as a Prize, \`thisCard\` the one on the Pokémon that answers.
[CONTRIBUTING](../../CONTRIBUTING.md#a-word-of-the-official-rules) says what a new word needs.

## Steps

${table(STEP_WORDS, (word) => `"do":"${word}"`, all)}

## Fields and nouns

Those that the Base set does not need; all others stand in the types.

${table(FIELD_MEANINGS, (word) => (word === 'among' ? '"among":"self"' : `"${word}":`), all)}

## Modifiers

${table(MODIFIER_WORDS, (word) => `"change":"${word}"`, all)}

## Triggers

${table(TRIGGER_WORDS, (word) => `"on":"${word}"`, all)}

## Windows

${table(WINDOW_WORDS, (word) => `"window":"${word}"`, all)}
`;
}
