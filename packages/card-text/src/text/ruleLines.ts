/**
 * What trainers and special energy print about their kind: how many may be played, where they lie, what ends them. The kind says
 * it all, so these lines say nothing of their own; a closed list, in which `~` stands for the card's own name.
 */
import type { NameFound } from '../grammar/phrase.ts';
import { withoutReminders } from './reminders.ts';
import { type Token, tokensOf } from './tokens.ts';

const LINES: readonly string[] = [
  // Supporters.
  'You may play only 1 Supporter card during your turn.',
  'You may play only 1 Supporter card during your turn (before your attack).',
  'You can play only one Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card.',
  'You can play only 1 Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card.',
  // Items.
  'You may play any number of Item cards during your turn.',
  'You may play as many Item cards as you like during your turn (before your attack).',
  // Stadiums.
  'You may play only 1 Stadium card during your turn. Put it next to the Active Spot, and discard it if another Stadium comes into play. A Stadium with the same name can’t be played.',
  'You may play only 1 Stadium card during your turn. Put it into the Active Spot, and discard it if another Stadium comes into play. A Stadium with the same name can’t be played.',
  'This card stays in play when you play it. Discard this card if another Stadium card comes into play. If another card with the same name is in play, you can’t play this card.',
  'This card stays in play when you play it. Discard this card if another Stadium card comes into play.',
  'This card stays in play after being played. Discard this card if another Stadium card comes into play.',
  'This Stadium stays in play when you play it. Discard it if another Stadium comes into play. If a Stadium with the same name is in play, you can’t play this card.',
  // Tools.
  'Attach a Pokémon Tool to 1 of your Pokémon that doesn’t already have a Pokémon Tool attached to it.',
  'Attach a Pokémon Tool to 1 of your Pokémon that doesn’t already have a Pokémon Tool attached.',
  'You may attach any number of Pokémon Tools to your Pokémon during your turn. You may attach only 1 Pokémon Tool to each Pokémon, and it stays attached.',
  'Attach ~ to 1 of your Pokémon that doesn’t already have a Pokémon Tool attached to it. If that Pokémon is Knocked Out, discard this card.',
  'Attach ~ to 1 of your Pokémon that doesn’t have a Pokémon Tool attached to it.',
  'Attach this Pokemon Tool to 1 of your opponent’s Pokemon-EX that doesn’t already have a Pokemon Tool attached to it.',
  'When this card is removed from a Pokémon for any reason, put this card in its owner’s discard pile.',
  // Kinds that are few in a deck.
  'You can’t have more than 1 ACE SPEC card in your deck.',
  'ACE SPEC: You can’t have more than 1 ACE SPEC card in your deck.',
  'You can’t have more than 1 ◇ card with the same name in your deck. If a ◇ card would go to the discard pile, put it in the Lost Zone instead.',
  '◇ (Prism Star) Rule: You can’t have more than 1 ◇ card with the same name in your deck. If a ◇ card would go to the discard pile, put it in the Lost Zone instead.',
  // Special energy is no basic energy.
  '(Doesn’t count as a basic Energy card.)',
  'Doesn’t count as a basic Energy card.',
  '(Doesn’t count as a Basic card.)',
  '(Doesn’t count as a basic Energy card when not in play.)',
  '(Doesn’t count as a basic Energy card when not in play and has no other effect than providing Energy.)',
  '(Doesn’t count as a basic Energy when not in play and has no effect other than providing Energy.)',
  '(Doesn’t count as a basic Energy card when not in play and has no effect other than providing Energy.)',
  '(Has no effect other than providing Energy.)',
  'Attach ~ to 1 of your Pokémon.',
  // Where it lies it is Colorless, which no text asks for.
  '(While not in play, ~ counts as Colorless Energy.)',
];

/** `~` is cut as a word of its own. */
const known = LINES.map((line) => withoutReminders(tokensOf(line)).map(({ word }) => word)).sort(
  (a, b) => b.length - a.length,
);

/** The tokens without those lines. `namesAt` finds the card's own name. */
export function withoutRuleLines(
  tokens: readonly Token[],
  namesAt: (at: number) => readonly NameFound[],
): readonly Token[] {
  const own = (at: number): readonly number[] =>
    namesAt(at)
      .filter(({ of }) => of === 'this')
      .map(({ words }) => words);
  const endOf = (words: readonly string[], at: number): number | undefined => {
    const [word, ...others] = words;
    if (word === undefined) return at;
    if (word !== '~') return tokens[at]?.word === word ? endOf(others, at + 1) : undefined;
    for (const length of own(at)) {
      const end = endOf(others, at + length);
      if (end !== undefined) return end;
    }
    return undefined;
  };
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const starts = at === 0 || /^[.}]$/.test(tokens[at - 1]?.word ?? '');
    const end = starts
      ? known.map((words) => endOf(words, at)).find((each) => each !== undefined)
      : undefined;
    const token = tokens[at];
    if (end === undefined && token !== undefined) kept.push(token);
    at = end ?? at + 1;
  }
  return kept;
}
