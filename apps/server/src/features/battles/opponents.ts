/** Simulated opponents of the matchmaking: a name, a strength, and a deck of the shipped cards. */
import { LEVELS, opponentName } from '@pokesol/ai';
import { BATTLE_DECKS } from '@pokesol/decks/battleDecks';
import type { Random } from '@pokesol/engine';
import type { BattleSide } from './deal.ts';

/** So many of a hundred simulated opponents look like a person; the board says of each what it is. */
const HUMAN_FLAGGED_PERCENT = 30;

const PLAYER_NAMES = [
  'PixelPanda',
  'MintLeaf',
  'OakFan',
  'BurnRate',
  'HoloHunter',
  'TideTurner',
  'LuckyFlip',
  'BenchBoss',
  'NightShift',
  'SlowPoker',
] as const;

export function simulatedOpponent(random: Random): BattleSide {
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[random.below(list.length)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  };
  const level = pick(LEVELS);
  const isHumanFlagged = random.below(100) < HUMAN_FLAGGED_PERCENT;
  return {
    wallet: null,
    name: isHumanFlagged ? `${pick(PLAYER_NAMES)}${10 + random.below(90)}` : opponentName(level, random),
    kind: isHumanFlagged ? 'simulated' : 'ai',
    level,
    deck: pick(Object.values(BATTLE_DECKS)),
  };
}
