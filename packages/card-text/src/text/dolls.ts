/**
 * Trainers that are played as Pokémon (rule 11.1): their kind says what they do, and their lines are a closed list, in which `~`
 * stands for the card's own name and `#` for its HP. A line that is not here makes another card of it, and is refused.
 */
import type { PrintedDoll } from '@pokesol/cards/official';
import type { NameFound } from '../grammar/phrase.ts';
import { withoutReminders } from './reminders.ts';
import { type Token, tokensOf } from './tokens.ts';

type Says = 'played' | 'stays' | 'immune' | 'discarded' | 'noPrize' | 'prize';

const LINES: readonly (readonly [line: string, ...says: Says[]])[] = [
  ['Play this card as if it were a #-HP Basic Colorless Pokémon.', 'played'],
  ['Play this card as if it were a #-HP Colorless Basic Pokémon.', 'played'],
  ['Play this card as if it were a # HP Colorless Basic Pokémon.', 'played'],
  ['Play this card as if it were a Basic Colorless Pokémon.', 'played'],
  ['Play ~ as if it were a Basic Pokémon.', 'played'],
  ['Play ~ as if it were a Colorless Basic Pokémon.', 'played'],
  ['While in play, ~ counts as a Pokémon (instead of a Trainer card).'],
  ['While in play, ~ counts a a Pokémon (instead of a Trainer card).'],
  ['While in play, ~ counts as a Colorless Pokémon (instead of a Trainer card).'],
  ['While in play, ~ counts as a Colorless Pokémon (as well as a Trainer card).'],
  [
    '~ has no attacks of its own, can’t retreat, and can’t be affected by any Special Conditions.',
    'stays',
    'immune',
  ],
  ['~ has no attacks, can’t retreat, and can’t be affected by Special Conditions.', 'stays', 'immune'],
  ['This card can’t retreat.', 'stays'],
  ['This card can’t be affected by any Special Conditions and can’t retreat.', 'stays', 'immune'],
  ['This card can’t be affected by any Special Conditions, and it can’t retreat.', 'stays', 'immune'],
  ['~ can’t be affected by any Special Conditions and can’t retreat.', 'stays', 'immune'],
  [
    '~ has no attacks, can’t retreat, and can’t be Asleep, Confused, Paralyzed, or Poisoned.',
    'stays',
    'immune',
  ],
  ['At any time during your turn, you may discard this card from play.', 'discarded'],
  ['At any time during your turn (before your attack), you may discard this card from play.', 'discarded'],
  ['At any time during your turn before your attack, you may discard ~ from play.', 'discarded'],
  ['At any time during your turn before your attack, you may discard ~.', 'discarded'],
  ['(This doesn’t count as a Knocked Out Pokémon.)'],
  ['If ~ is Knocked Out, it doesn’t count as a Knocked Out Pokémon.', 'noPrize'],
  // One card prints it like this, without the second word of its name.
  ['If Mysterious is Knocked Out, it doesn’t count as a Knocked Out Pokémon.', 'noPrize'],
  ['You can put Pokémon that evolve from ~ on this card.'],
  ['If this card is Knocked Out, your opponent can’t take any Prize cards for it.', 'noPrize'],
  [
    '(~ counts as a Trainer card as well, but if ~ is Knocked Out, this counts as a Knocked Out Pokémon.)',
    'prize',
  ],
];
const known = LINES.map(([line, ...says]) => ({
  words: withoutReminders(tokensOf(line)).map(({ word }) => word),
  says,
})).sort((a, b) => b.words.length - a.words.length);

/** What the lines say, where there are no others. */
export function dollOf(
  tokens: readonly Token[],
  namesAt: (at: number) => readonly NameFound[],
): PrintedDoll | undefined {
  const endOf = (words: readonly string[], at: number): number | undefined => {
    const [word, ...others] = words;
    if (word === undefined) return at;
    const here = tokens[at]?.word ?? '';
    if (word === '#') return /^\d+$/.test(here) ? endOf(others, at + 1) : undefined;
    if (word !== '~') return here === word ? endOf(others, at + 1) : undefined;
    return namesAt(at)
      .filter(({ of }) => of === 'this')
      .map(({ words: length }) => endOf(others, at + length))
      .find((end) => end !== undefined);
  };
  const said = new Set<Says>();
  let hp: number | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = known
      .map(({ words, says }) => ({ end: endOf(words, at), says }))
      .find(({ end }) => end !== undefined);
    if (found?.end === undefined) return undefined;
    for (const each of found.says) said.add(each);
    const number = found.says.includes('played')
      ? tokens.slice(at, found.end).find(({ word }) => /^\d+$/.test(word))
      : undefined;
    if (number !== undefined) hp = Number(number.word);
    at = found.end;
  }
  const whole: readonly Says[] = ['played', 'stays', 'discarded'];
  if (!whole.every((each) => said.has(each)) || (said.has('prize') && said.has('noPrize'))) return undefined;
  return {
    ...(hp !== undefined && { hp }),
    prizes: said.has('noPrize') ? 0 : 1,
    immune: said.has('immune'),
  };
}

/** The lines that say that. */
export const dollLines = ({ hp, prizes, immune }: PrintedDoll): readonly string[] => [
  `Play this card as if it were a ${hp === undefined ? '' : `${hp}-HP `}Basic Colorless Pokémon.`,
  immune
    ? "This card can't be affected by any Special Conditions and can't retreat."
    : "This card can't retreat.",
  'At any time during your turn, you may discard this card from play.',
  ...(prizes === 0 ? ["If this card is Knocked Out, your opponent can't take any Prize cards for it."] : []),
];
