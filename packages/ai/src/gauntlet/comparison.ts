/** Two versions of a deck on the same battles: what differs, how sure that is, and how many more battles would tell. */
import type { Outcome } from './gauntlet.ts';
import { battlePlace } from './gauntlet.ts';

export type Verdict = 'better' | 'worse' | 'close';

export type Comparison = {
  /** Battles that both versions have played. */
  readonly battles: number;
  readonly both: number;
  readonly onlyOld: number;
  readonly onlyNew: number;
  readonly neither: number;
  /** The new version's share of wins less the old one's, and where the true difference lies in 95 of 100 such runs. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** `close` whenever the range holds 0. */
  readonly verdict: Verdict;
  /** So many more battles settle it if the difference stays as large; `undefined` where it is settled, or there is none. */
  readonly more: number | undefined;
  /** Wins more (or fewer) against each opponent, in their order, of so many battles. */
  readonly opponents: readonly { readonly more: number; readonly of: number }[];
};

const Z = 1.959964;

/**
 * The interval of Agresti and Min for matched pairs (Statistics in Medicine 24, 2005, 729–740): Wald's, with half a battle added to each of
 * the four counts.
 */
export function pairedInterval(onlyOld: number, onlyNew: number, battles: number) {
  if (battles === 0) return { low: -1, high: 1 };
  const total = battles + 2;
  const middle = (onlyNew - onlyOld) / total;
  const reach = (Z * Math.sqrt(onlyOld + onlyNew + 1 - (onlyNew - onlyOld) ** 2 / total)) / total;
  return { low: Math.max(-1, middle - reach), high: Math.min(1, middle + reach) };
}

const settles = (onlyOld: number, onlyNew: number, battles: number): boolean => {
  const { low, high } = pairedInterval(onlyOld, onlyNew, battles);
  return low > 0 || high < 0;
};

/** The fewest battles in all, a multiple of 10, after which the range leaves 0 out, if the shares stay as they are. */
function neededFor(onlyOld: number, onlyNew: number, battles: number): number | undefined {
  if (onlyOld === onlyNew) return undefined;
  const settled = (all: number): boolean =>
    settles((onlyOld * all) / battles, (onlyNew * all) / battles, all);
  let [few, many] = [battles, battles * 2];
  while (!settled(many)) [few, many] = [many, many * 2];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (settled(middle)) many = middle;
    else few = middle;
  }
  return many;
}

/** Compares as many battles as both have; the two must be of the same gauntlet but for the deck. */
export function comparisonOf(
  old: readonly Outcome[],
  changed: readonly Outcome[],
  opponents: number,
): Comparison {
  const pairs = old.slice(0, changed.length).map((outcome, battle) => ({
    old: outcome.result === 'won',
    new: changed[battle]?.result === 'won',
    opponent: battlePlace(battle, opponents).opponent,
  }));
  const count = (wonOld: boolean, wonNew: boolean): number =>
    pairs.filter((pair) => pair.old === wonOld && pair.new === wonNew).length;
  const battles = pairs.length;
  const [onlyOld, onlyNew] = [count(true, false), count(false, true)];
  const { low, high } = pairedInterval(onlyOld, onlyNew, battles);
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'close';
  const needed = verdict === 'close' && battles > 0 ? neededFor(onlyOld, onlyNew, battles) : undefined;
  return {
    battles,
    both: count(true, true),
    onlyOld,
    onlyNew,
    neither: count(false, false),
    difference: battles === 0 ? 0 : (onlyNew - onlyOld) / battles,
    low,
    high,
    verdict,
    more: needed === undefined ? undefined : Math.ceil((needed - battles) / 10) * 10,
    opponents: Array.from({ length: opponents }, (_, opponent) => {
      const those = pairs.filter((pair) => pair.opponent === opponent);
      return {
        more: those.filter((pair) => pair.new).length - those.filter((pair) => pair.old).length,
        of: those.length,
      };
    }),
  };
}
