/** Who sits opposite a person that no other person plays: chosen by that one, or simulated for the matchmaking. */
import { LEVELS, opponentName } from '@pokesol/ai';
import { BATTLE_DECKS } from '@pokesol/decks/battleDecks';
import { isRefusal, type Random } from '@pokesol/engine';
import type { BattleRequest, OpponentChoice } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import { type Entropy, randomFor } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { BattleSide, Opponent } from './deal.ts';
import { deckToPlay } from './decksToPlay.ts';

export type OpponentDeps = {
  readonly db: Db;
  readonly entropy: Entropy;
  /** A trainer of the campaign as this wallet's opponent, with its deck if that is to be had, or why not. */
  readonly trainerFor: (wallet: string, trainerId: string) => Promise<Opponent | CallRefusal>;
};

/** The one place that says whom a wallet may ask for: a trainer that is open to it, a level, a deck of its own. */
export async function opponentFor(
  { db, entropy, trainerFor }: OpponentDeps,
  wallet: string,
  asked: BattleRequest,
): Promise<Opponent | CallRefusal> {
  if (asked.mode === 'campaign') return trainerFor(wallet, asked.opponentId);
  const random = randomFor(entropy, 'opponent');
  return asked.opponent === undefined
    ? simulatedOpponent(random)
    : chosenOpponent(db, wallet, asked.opponent, random);
}

/** An AI that is no trainer: its battles pay nothing. */
async function chosenOpponent(
  db: Db,
  wallet: string,
  choice: OpponentChoice,
  random: Random,
): Promise<BattleSide | CallRefusal> {
  const { level } = choice;
  if (level === 'expert') return refused('level-official-only');
  const ai = { wallet: null, kind: 'ai', level } as const;
  if (choice.kind === 'level')
    return { ...ai, name: opponentName(level, random), deck: pick(Object.values(BATTLE_DECKS), random) };
  const deck = await deckToPlay(db, wallet, choice.deckId);
  return isRefusal(deck) ? deck : { ...ai, name: PRACTICE_NAME, deck };
}

const PRACTICE_NAME = 'Practice partner';

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
  const level = pick(LEVELS, random);
  const isHumanFlagged = random.below(100) < HUMAN_FLAGGED_PERCENT;
  return {
    wallet: null,
    name: isHumanFlagged
      ? `${pick(PLAYER_NAMES, random)}${10 + random.below(90)}`
      : opponentName(level, random),
    kind: isHumanFlagged ? 'simulated' : 'ai',
    level,
    deck: pick(Object.values(BATTLE_DECKS), random),
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[random.below(list.length)];
  if (picked === undefined) throw new RangeError('Nothing to pick from');
  return picked;
}
