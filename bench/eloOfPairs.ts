/** Bradley–Terry Elo of players from pairs of games with the same deal, with 95% intervals from how the pairs differ. */

/** What the first of the two won of a pair's two games: 0 to 1. */
export type PairScore = { readonly players: readonly [string, string]; readonly share: number };
export type Rating = { readonly name: string; readonly elo: number; readonly half: number };

/** Elo points for tenfold odds. */
const SCALE = 400;
const ROUNDS = 2000;
/** One drawn pair of every pairing that was played: who won all is not infinitely strong. */
const PRIOR = 1;

/** The first name is Elo 0; `half` is half the interval against the player before. */
export function ratingsOf(names: readonly string[], pairs: readonly PairScore[]): readonly Rating[] {
  const [zero] = names;
  if (zero === undefined) throw new RangeError('Nobody played');
  const elos = fitted(names, pairs);
  return names.map((name, place) => ({
    name,
    elo: (elos.get(name) ?? 0) - (elos.get(zero) ?? 0),
    half: place === 0 ? 0 : halfInterval(pairs, name, names[place - 1] ?? zero),
  }));
}

/** Minorisation–maximisation of the strengths (Hunter 2004). */
function fitted(names: readonly string[], pairs: readonly PairScore[]): ReadonlyMap<string, number> {
  const strength = new Map(names.map((name) => [name, 1]));
  const met = new Map<string, { readonly players: readonly [string, string]; games: number; won: number }>();
  for (const { players, share } of pairs) {
    const key = players.join(' ');
    const one = met.get(key) ?? { players, games: PRIOR, won: PRIOR / 2 };
    met.set(key, { players, games: one.games + 1, won: one.won + share });
  }
  const of = (name: string): number => strength.get(name) ?? 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      let [won, weighed] = [0, 0];
      for (const { players, games, won: first } of met.values()) {
        if (!players.includes(name)) continue;
        won += players[0] === name ? first : games - first;
        weighed += games / (of(players[0]) + of(players[1]));
      }
      if (weighed > 0) strength.set(name, won / weighed);
    }
  return new Map(names.map((name) => [name, SCALE * Math.log10(of(name))]));
}

/** 95% of the Elo between two, by the variance of their pairs' shares. */
function halfInterval(pairs: readonly PairScore[], name: string, below: string): number {
  const shares = pairs.flatMap(({ players, share }) =>
    players[0] === name && players[1] === below ? [share] : [],
  );
  const count = shares.length;
  const mean = (shares.reduce((sum, share) => sum + share, 0) + PRIOR / 2) / (count + PRIOR);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, count - 1);
  return (1.96 * Math.sqrt(variance / Math.max(1, count)) * SCALE) / (Math.LN10 * mean * (1 - mean));
}
