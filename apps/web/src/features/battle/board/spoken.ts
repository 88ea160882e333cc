/** Any board in words, for screen readers: whose turn, a deck, an opponent. */
import type { BattleView } from '@pokesol/engine/classic';
import type { BattleOpponent } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

type SpokenTurn = Pick<BattleView, 'phase' | 'turn' | 'current' | 'seat'>;

/** 'Battle, turn 9, your turn'. */
export function spokenTurn({ phase, turn, current, seat }: SpokenTurn): string {
  if (phase === 'setup') return 'Battle, setup';
  const whose = phase === 'ended' ? 'over' : current === seat ? 'your turn' : "the opponent's turn";
  return `Battle, turn ${turn}, ${whose}`;
}

/** 'Your deck: 9 cards, few left': who cannot draw loses. */
export const spokenDeck = (count: number, whose: string): string =>
  `${whose} deck: ${cardCountText(count)}${hasFew(count) ? ', few left' : ''}`;

export const cardCountText = (count: number): string => counted(count, 'card');

/** From here on a deck warns. */
const FEW = 10;

export const hasFew = (deckCount: number): boolean => deckCount <= FEW;

/** Who sits below: the reader; in a replay one of its players. */
export type LowerSide = Pick<BattleOpponent, 'name'> & Partial<Pick<BattleOpponent, 'kind' | 'level'>>;

export const lowerLabel = ({ kind, level }: LowerSide): string =>
  kind === undefined ? 'You' : opponentLabel({ kind, level });

/** What sits on the other side: 'Player', 'Simulated player · hard', 'AI · easy'. */
export function opponentLabel({ kind, level }: Pick<BattleOpponent, 'kind' | 'level'>): string {
  const what = { player: 'Player', simulated: 'Simulated player', ai: 'AI' }[kind];
  return level === undefined ? what : `${what} · ${level}`;
}
