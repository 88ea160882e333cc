/** Plays theme decks against each other by the printed game and rates them: the data by which an AI's deck is chosen for its level. */
import { eloOf, gauntletOf, type PairScore, playGauntletBattle } from '@pokesol/ai/gauntlet';
import type { ThemeDeckStrength } from '@pokesol/decks/themeDeckStrengths';
import { THEME_DECKS, type ThemeDeck } from '@pokesol/decks/themeDecks';
import type { Output } from './command.ts';
import type { ShippedCards } from './shippedCards.ts';

/** Of a deck's sixty cards, so many play in full where it is rated: the rest plays in part, or not yet. */
const IN_FULL_AT_LEAST = 57;
/** Each deck meets those that stand so far after it, in the order of their years: those of its time often, one of each other time. */
const DISTANCES = [1, 2, 3, 4, 5, 7, 11, 17, 23, 29];
/** Of a pairing; two battles each. */
const DEALS = 16;
const LEVEL = 'easy';
/** What the middle deck is called. */
const MIDDLE = 1000;

export type RatedPairing = {
  readonly first: ThemeDeck;
  readonly second: ThemeDeck;
};

/** Theme decks of which nearly all plays, the oldest first. */
export function ratedThemeDecks({ isInFull }: Pick<ShippedCards, 'isInFull'>): readonly ThemeDeck[] {
  return THEME_DECKS.filter(({ lines }) => {
    const inFull = lines.reduce((sum, { cardId, quantity }) => sum + (isInFull(cardId) ? quantity : 0), 0);
    return inFull >= IN_FULL_AT_LEAST;
  });
}

export function pairingsOf(decks: readonly ThemeDeck[]): readonly RatedPairing[] {
  return DISTANCES.filter((distance) => distance * 2 < decks.length).flatMap((distance) =>
    decks.flatMap((first, place) => {
      const second = decks[(place + distance) % decks.length];
      return second === undefined ? [] : [{ first, second }];
    }),
  );
}

/** What the first deck won of each deal, a draw counting half. The ids are the seed. */
export function playPairing(
  { first, second }: RatedPairing,
  deals: number,
  { factsOf }: Pick<ShippedCards, 'factsOf'>,
  onFault: (error: unknown) => void,
): readonly number[] {
  const ids = [...first.lines, ...second.lines].map(({ cardId }) => cardId);
  const gauntlet = gauntletOf({
    rules: 'official',
    level: LEVEL,
    seed: `${first.id} ${second.id}`,
    facts: Object.fromEntries(ids.map((id) => [id, factsOf('official', id)])),
    lines: first.lines,
    opponents: [second],
  });
  const won = (battle: number): number => {
    const { result } = playGauntletBattle(gauntlet, battle, onFault).outcome;
    return result === 'won' ? 0.5 : result === 'drawn' ? 0.25 : 0;
  };
  return Array.from({ length: deals }, (_, deal) => won(2 * deal) + won(2 * deal + 1));
}

/** Of every deck that is rated, in the order of the ids. */
export function rateThemeDecks(
  shipped: ShippedCards,
  { print, complain }: Output,
): readonly ThemeDeckStrength[] {
  const decks = ratedThemeDecks(shipped);
  const pairings = pairingsOf(decks);
  const scores: PairScore[] = [];
  const battles = new Map<string, number>();
  for (const [place, pairing] of pairings.entries()) {
    const players = [pairing.first.id, pairing.second.id] as const;
    const shares = playPairing(pairing, DEALS, shipped, (error) => complain(String(error)));
    scores.push(...shares.map((share) => ({ players, share })));
    for (const id of players) battles.set(id, (battles.get(id) ?? 0) + 2 * DEALS);
    if ((place + 1) % decks.length === 0) print(`${place + 1} of ${pairings.length} pairings`);
  }
  const elos = eloOf(
    decks.map(({ id }) => id),
    scores,
  );
  return [...elos]
    .map(([id, elo]) => ({ id, rating: Math.round(MIDDLE + elo), battles: battles.get(id) ?? 0 }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
