/** Two official battles of the same deal, the players changing seats: deck and draws come out of the comparison. */
import { type OfficialDecks, type OfficialPlayer, playOfficialOut } from '@pokesol/ai/official/testing';
import type { Battle } from '@pokesol/engine/official';
import { BUILT_DECKS, builtDeck } from './builtOfficialDecks.ts';

/** `FIRST_DECK=24` takes other decks and other deals: what was set with one lot is confirmed with another. */
const FIRST_DECK = Number(process.env.FIRST_DECK ?? 0);

export type Kind = 'cross-deck' | 'mirror';
/** Makes a player anew for each battle. */
export type Maker = () => OfficialPlayer;

export type PlayedPair = {
  /** What the first of the two won: 0 to 1. */
  readonly share: number;
  readonly fought: number;
};

const isFought = ({ state }: Battle): boolean =>
  state.ending === 'prizes_taken' || state.ending === 'opponent_no_pokemon';

export function playPair(kind: Kind, pair: number, [first, second]: readonly [Maker, Maker]): PlayedPair {
  const own = pair % BUILT_DECKS;
  // Every round of decks meets others than the round before.
  const other = kind === 'mirror' ? own : (own + 1 + Math.floor(pair / BUILT_DECKS)) % BUILT_DECKS;
  const decks: OfficialDecks = [builtDeck(FIRST_DECK + own).cards, builtDeck(FIRST_DECK + other).cards];
  let [share, fought] = [0, 0];
  for (const seat of [0, 1] as const) {
    const players = seat === 0 ? ([first(), second()] as const) : ([second(), first()] as const);
    const battle = playOfficialOut(decks, players, `${kind} ${pair + FIRST_DECK}`);
    const { winner } = battle.state;
    share += winner === seat ? 0.5 : winner === null ? 0.25 : 0;
    fought += isFought(battle) ? 0.5 : 0;
  }
  return { share, fought };
}
