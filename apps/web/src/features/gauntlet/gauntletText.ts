/** How a gauntlet says its numbers: never one without its range. */
import type { Comparison, Rate, Verdict } from '@pokesol/ai/gauntlet';
import { counted } from '../../platform/format.ts';

const rounded = (share: number): number => Math.round(share * 100);

export const percentText = (share: number): string => `${rounded(share)}%`;
/** «49 to 66». */
export const rangeText = ({ low, high }: Pick<Rate, 'low' | 'high'>): string =>
  `${rounded(low)} to ${rounded(high)}`;

/** For a reader: «Storm, 14 of 21 won, likely 45 to 83 percent». */
export const spokenRate = (name: string, rate: Rate): string =>
  rate.of === 0
    ? `${name}, no battle yet`
    : `${name}, ${rate.won} of ${rate.of} won, likely ${rangeText(rate)} percent`;

const ENDINGS: Readonly<Record<string, string>> = {
  prizes_taken: 'Last Prize taken',
  opponent_no_pokemon: 'No Pokémon left in play',
  opponent_deck_empty: 'No card left to draw',
  effect: 'By a card’s effect',
  tie: 'Both at once',
  turn_limit: 'The turn limit',
};
export const battleEndText = (ending: string): string => ENDINGS[ending] ?? 'Another way';

/** «about 2 minutes left»; `undefined` while nothing was measured. */
export function timeLeftText(battles: number, msPerBattle: number | undefined): string | undefined {
  if (msPerBattle === undefined || battles <= 0) return undefined;
  const seconds = (battles * msPerBattle) / 1000;
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  return `about ${counted(minutes, 'minute')} left`;
}

export const VERDICT_NAMES: Readonly<Record<Verdict, string>> = {
  better: 'Better',
  worse: 'Worse',
  close: 'Too close to call',
};

/** «+5.5», «−0.6», «0.0». */
export const signedText = (number: number, digits = 0): string => {
  const text = Math.abs(number).toFixed(digits);
  return Number(text) === 0 ? text : `${number > 0 ? '+' : '−'}${text}`;
};

/** «The new list won 11 battles more in 200: +5.5 in 100, most likely between −0.6 and +11.5.» */
export function differenceText({ battles, onlyOld, onlyNew, difference, low, high }: Comparison): string {
  const more = onlyNew - onlyOld;
  const word = more > 0 ? 'more' : 'fewer';
  const count = counted(Math.abs(more), `battle ${word}`, `battles ${word}`);
  const won =
    more === 0
      ? `Both lists won the same number of ${counted(battles, 'battle')}`
      : `The new list won ${count} in ${battles}`;
  const points = (share: number): string => signedText(share * 100, 1);
  return `${won}: ${points(difference)} in 100, most likely between ${points(low)} and ${points(high)}.`;
}

/** What would settle it. */
export function settledText({ verdict, more }: Comparison): string {
  if (verdict !== 'close') return 'The range excludes zero. Chance alone does that in 5 of 100 such runs.';
  return more === undefined
    ? 'No difference seen: nothing so far says which list wins more.'
    : `No difference seen. About ${counted(more, 'battle')} more would settle it, if the difference stays this large.`;
}
