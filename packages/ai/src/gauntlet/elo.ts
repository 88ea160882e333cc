/** Bradley–Terry strengths, as Elo, from pairs of battles with the same deal, the seats changed. */

/** What the first of the two won of a pair's two battles: 0 to 1. */
export type PairScore = { readonly players: readonly [string, string]; readonly share: number };

/** Elo points for tenfold odds. */
export const ELO_SCALE = 400;
const ROUNDS = 2000;
/** Further rounds change no rounded rating. */
const SETTLED = 1e-6;
/** One drawn pair of every pairing that was played: who won all is not infinitely strong. */
export const DRAWN_BEFORE = 1;

type Met = { readonly players: readonly [string, string]; pairs: number; won: number };

/** Minorisation–maximisation of the strengths (Hunter 2004); their mean is 0. Names that never met are not comparable. */
export function eloOf(names: readonly string[], pairs: readonly PairScore[]): ReadonlyMap<string, number> {
  const meetings = meetingsOf(pairs);
  const strength = new Map(names.map((name) => [name, 1]));
  const of = (name: string): number => strength.get(name) ?? 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    for (const name of names) {
      let [won, weighed] = [0, 0];
      for (const { players, pairs: played, won: first } of meetings.get(name) ?? []) {
        won += players[0] === name ? first : played - first;
        weighed += played / (of(players[0]) + of(players[1]));
      }
      if (weighed === 0) continue;
      moved = Math.max(moved, Math.abs(Math.log(won / weighed / of(name))));
      strength.set(name, won / weighed);
    }
    if (moved < SETTLED) break;
  }
  const elos = names.map((name) => [name, ELO_SCALE * Math.log10(of(name))] as const);
  const mean = elos.reduce((sum, [, elo]) => sum + elo, 0) / Math.max(1, names.length);
  return new Map(elos.map(([name, elo]) => [name, elo - mean]));
}

function meetingsOf(pairs: readonly PairScore[]): ReadonlyMap<string, readonly Met[]> {
  const met = new Map<string, Met>();
  for (const { players, share } of pairs) {
    const key = players.join(' ');
    const one = met.get(key) ?? { players, pairs: DRAWN_BEFORE, won: DRAWN_BEFORE / 2 };
    met.set(key, { players, pairs: one.pairs + 1, won: one.won + share });
  }
  const byName = new Map<string, Met[]>();
  for (const one of met.values())
    for (const name of one.players) byName.set(name, [...(byName.get(name) ?? []), one]);
  return byName;
}
