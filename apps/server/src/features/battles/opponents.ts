/** Who sits opposite a person that no other person plays: chosen by that one, or simulated for the matchmaking. */
import { LEVELS, opponentName } from '@pokesol/ai';
import { OFFICIAL_LEVELS } from '@pokesol/ai/official';
import { BATTLE_DECKS } from '@pokesol/decks/battleDecks';
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { THEME_DECKS, themeDeckById } from '@pokesol/decks/themeDecks';
import { isRefusal, type Random } from '@pokesol/engine';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type {
  AskedBattle,
  BattleMode,
  OpponentChoice,
  OpponentLevel,
  PracticeDeck,
  PracticeOpponent,
} from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import { type Entropy, randomFor } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { BattleSide, BattleTerms, CardOf, Opponent } from './deal.ts';
import type { DeckReader, PracticeDeckReader } from './decksToPlay.ts';
import { asksForMore } from './formats.ts';

export type OpponentDeps = {
  readonly db: Db;
  readonly entropy: Entropy;
  readonly readDeck: DeckReader;
  readonly readPracticeDeck: PracticeDeckReader;
  /** A trainer of the campaign as this wallet's opponent, with its deck if that is to be had, or why not. */
  readonly trainerFor: <R extends AnyRules>(
    wallet: string,
    asked: { readonly trainerId: string; readonly rules: R },
  ) => Promise<Opponent<R> | CallRefusal>;
  /** The deck of a trainer, open to this wallet or not, if that is to be had, or why not. */
  readonly trainerDeck: <R extends AnyRules>(
    trainerId: string,
    rules: R,
  ) => Promise<Pick<Opponent<R>, 'name' | 'deck'> | CallRefusal>;
};

/** Which levels there are by each rule set, and which decks an AI without one of its own plays. */
const AI: {
  readonly [R in AnyRules]: {
    readonly levels: readonly OpponentLevel[];
    readonly decks: readonly (() => readonly CardOf<R>[])[];
  };
} = {
  classic: { levels: LEVELS, decks: Object.values(BATTLE_DECKS).map((deck) => () => deck) },
  official: {
    levels: OFFICIAL_LEVELS,
    decks: OFFICIAL_DECK_NAMES.map((name) => () => officialDeckFacts(name)),
  },
};

/** The one place that says whom a wallet may ask for: a trainer that is open to it, a level, a deck of its own. */
export async function opponentFor<R extends AnyRules>(
  deps: OpponentDeps,
  wallet: string,
  asked: AskedBattle,
  { rules, format }: Pick<BattleTerms<R>, 'rules' | 'format'>,
): Promise<Opponent<R> | CallRefusal> {
  if (asked.mode === 'campaign') return deps.trainerFor(wallet, { trainerId: asked.opponentId, rules });
  if (asked.mode === 'practice') return practiceOpponent(deps, { wallet, choice: asked.opponent, rules });
  const random = randomFor(deps.entropy, 'opponent');
  const opponent =
    asked.opponent === undefined
      ? simulatedOpponent(rules, random)
      : await chosenOpponent(deps, { wallet, choice: asked.opponent, rules }, random);
  if (isRefusal(opponent) || !asksForMore(format) || asked.opponent?.kind === 'practice') return opponent;
  return { ...opponent, deck: await deckInFormat(deps, { wallet, format, rules }, random) };
}

/** What an AI plays in a format that its own decks are not made for: a theme deck, or where none is legal nothing of its own. */
export async function deckInFormat<R extends AnyRules>(
  { db, readPracticeDeck }: Pick<OpponentDeps, 'db' | 'readPracticeDeck'>,
  { wallet, format, rules }: { readonly wallet: string } & Pick<BattleTerms<R>, 'rules' | 'format'>,
  random: Random,
): Promise<readonly CardOf<R>[] | undefined> {
  const legal = THEME_DECKS.filter(({ formats }) => asksForMore(format) && formats.includes(format));
  if (legal.length === 0) return undefined;
  const deck = await readPracticeDeck(db, {
    ...{ wallet, rules },
    deck: { themeDeckId: pick(legal, random).id },
  });
  // A server need not have its sets.
  return isRefusal(deck) ? undefined : deck;
}

/** An AI that is no trainer: its battles pay nothing. */
async function chosenOpponent<R extends AnyRules>(
  deps: OpponentDeps,
  { wallet, choice, rules }: { readonly wallet: string; readonly choice: OpponentChoice; readonly rules: R },
  random: Random,
): Promise<Opponent<R> | CallRefusal> {
  const { level } = choice;
  if (choice.kind === 'practice')
    return practiceOpponent(deps, { wallet, choice: { level, deck: { deckId: choice.deckId } }, rules });
  if (!AI[rules].levels.includes(level)) return refused('level-official-only');
  return {
    ...{ wallet: null, kind: 'ai', level, name: opponentName(level, random) },
    deck: pick(AI[rules].decks, random)(),
  };
}

/** An AI with a deck of the player's choice. Who plays a trainer's deck is not that trainer. */
async function practiceOpponent<R extends AnyRules>(
  { db, readPracticeDeck, trainerDeck }: OpponentDeps,
  {
    wallet,
    choice: { level, deck },
    rules,
  }: { readonly wallet: string; readonly choice: PracticeOpponent; readonly rules: R },
): Promise<Opponent<R> | CallRefusal> {
  if (!AI[rules].levels.includes(level)) return refused('level-official-only');
  const ai = { wallet: null, kind: 'ai', level } as const;
  if ('trainerId' in deck) {
    const found = await trainerDeck(deck.trainerId, rules);
    return isRefusal(found) ? found : { ...ai, ...found };
  }
  const cards = await readPracticeDeck(db, { wallet, deck, rules });
  return isRefusal(cards) ? cards : { ...ai, name: practiceName(deck), deck: cards };
}

/** What the asked battle is: an own deck in an AI's hands has always been practice. */
export const modeAsked = (asked: AskedBattle): BattleMode =>
  asked.mode === 'match' && asked.opponent?.kind === 'practice' ? 'practice' : asked.mode;

const PRACTICE_NAME = 'Practice partner';
/** Who plays a theme deck is called after it. */
const practiceName = (deck: PracticeDeck): string =>
  ('themeDeckId' in deck ? themeDeckById(deck.themeDeckId)?.name : undefined) ?? PRACTICE_NAME;

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

export function simulatedOpponent<R extends AnyRules>(rules: R, random: Random): BattleSide<R> {
  const { levels, decks } = AI[rules];
  const level = pick(levels, random);
  const isHumanFlagged = random.below(100) < HUMAN_FLAGGED_PERCENT;
  return {
    wallet: null,
    name: isHumanFlagged
      ? `${pick(PLAYER_NAMES, random)}${10 + random.below(90)}`
      : opponentName(level, random),
    kind: isHumanFlagged ? 'simulated' : 'ai',
    level,
    deck: pick(decks, random)(),
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[random.below(list.length)];
  if (picked === undefined) throw new RangeError('Nothing to pick from');
  return picked;
}
