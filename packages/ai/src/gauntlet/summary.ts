/** What the battles of a gauntlet come to: shares with their ranges, by opponent and in all. */
import { wilson } from '../wilson.ts';
import { battlePlace, type Outcome } from './gauntlet.ts';

/** `low` to `high`: where the true rate lies in 95 of 100 such runs. A draw is not won. */
export type Rate = {
  readonly won: number;
  readonly of: number;
  /** 0 without a battle. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

export type HowOften = { readonly ending: string; readonly times: number };

export type GauntletSummary = {
  readonly all: Rate;
  /** In the order of the opponents. */
  readonly opponents: readonly Rate[];
  readonly first: Rate;
  readonly second: Rate;
  readonly drawn: number;
  /** `undefined` without a battle. */
  readonly medianTurn: number | undefined;
  /** The most frequent first. */
  readonly wonBy: readonly HowOften[];
  readonly lostBy: readonly HowOften[];
};

export function summaryOf(outcomes: readonly Outcome[], opponents: number): GauntletSummary {
  const turns = outcomes.map(({ turn }) => turn).sort((a, b) => a - b);
  const those = (is: (outcome: Outcome) => boolean): Rate => rateOf(outcomes.filter(is));
  return {
    all: rateOf(outcomes),
    opponents: Array.from({ length: opponents }, (_, opponent) =>
      rateOf(outcomes.filter((_outcome, battle) => battlePlace(battle, opponents).opponent === opponent)),
    ),
    first: those(({ isFirst }) => isFirst),
    second: those(({ isFirst }) => !isFirst),
    drawn: outcomes.filter(({ result }) => result === 'drawn').length,
    medianTurn: turns[Math.floor((turns.length - 1) / 2)],
    wonBy: endingsOf(outcomes.filter(({ result }) => result === 'won')),
    lostBy: endingsOf(outcomes.filter(({ result }) => result === 'lost')),
  };
}

function rateOf(outcomes: readonly Outcome[]): Rate {
  const of = outcomes.length;
  const won = outcomes.filter(({ result }) => result === 'won').length;
  return { won, of, share: of === 0 ? 0 : won / of, ...wilson(won, of) };
}

function endingsOf(outcomes: readonly Outcome[]): readonly HowOften[] {
  const times = new Map<string, number>();
  for (const { ending } of outcomes) times.set(ending, (times.get(ending) ?? 0) + 1);
  return [...times]
    .map(([ending, count]) => ({ ending, times: count }))
    .sort((a, b) => b.times - a.times || (a.ending < b.ending ? -1 : 1));
}
