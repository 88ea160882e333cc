/** Elo of players from pairs of games with the same deal, with 95% intervals from how the pairs differ. */
import { DRAWN_BEFORE, ELO_SCALE, eloOf, type PairScore } from '@pokesol/ai/gauntlet';

export type Rating = { readonly name: string; readonly elo: number; readonly half: number };

/** The first name is Elo 0; `half` is half the interval against the player before. */
export function ratingsOf(names: readonly string[], pairs: readonly PairScore[]): readonly Rating[] {
  const [zero] = names;
  if (zero === undefined) throw new RangeError('No player played');
  const elos = eloOf(names, pairs);
  return names.map((name, place) => ({
    name,
    elo: (elos.get(name) ?? 0) - (elos.get(zero) ?? 0),
    half: place === 0 ? 0 : halfInterval(pairs, name, names[place - 1] ?? zero),
  }));
}

/** 95% of the Elo between two, by the variance of their pairs' shares. */
function halfInterval(pairs: readonly PairScore[], name: string, below: string): number {
  const shares = pairs.flatMap(({ players, share }) =>
    players[0] === name && players[1] === below ? [share] : [],
  );
  const count = shares.length;
  const mean = (shares.reduce((sum, share) => sum + share, 0) + DRAWN_BEFORE / 2) / (count + DRAWN_BEFORE);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, count - 1);
  return (1.96 * Math.sqrt(variance / Math.max(1, count)) * ELO_SCALE) / (Math.LN10 * mean * (1 - mean));
}
