/** Who sits opposite a person that no other person plays: chosen by that one, or simulated for the matchmaking. */
import { firstName, opponentName, pickOne } from '@pokesol/ai';
import { LEVELS } from '@pokesol/ai/classic';
import { OFFICIAL_LEVELS } from '@pokesol/ai/official';
import { classify } from '@pokesol/cards';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import {
  type AnyRules,
  type Arrangement,
  isRefusal,
  otherSeat,
  type Random,
  type Seat,
} from '@pokesol/engine';
import type { AskedBattle, OpponentLevel, PracticeDeck, PracticeOpponent } from '@pokesol/protocol';
import type { Db } from '../../../platform/db/database.ts';
import { type Entropy, randomFor } from '../../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import type { BattleSide, BattleTerms, CardOf, Opponent } from '../play/deal.ts';
import type { DeckReader, PracticeDeckReader } from '../play/decksToPlay.ts';
import { type AiDeckDeps, aiDeck, classicAiDeck, type DeckWanted } from './aiDecks.ts';

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

const AI_LEVELS: Readonly<Record<AnyRules, readonly OpponentLevel[]>> = {
  classic: LEVELS,
  official: OFFICIAL_LEVELS,
};

/** Reads the deck that the person plays. */
type OwnDeck<R extends AnyRules> = () => Promise<readonly CardOf<R>[] | CallRefusal>;

/** The one place that says whom a wallet may ask for: a trainer that is open to it, a level, a deck of its own. */
export async function opponentFor<R extends AnyRules>(
  deps: OpponentDeps,
  wallet: string,
  {
    asked,
    rules,
    format,
    ownDeck,
  }: Pick<BattleTerms<R>, 'rules' | 'format'> & {
    readonly asked: AskedBattle;
    readonly ownDeck: OwnDeck<R>;
  },
): Promise<Opponent<R> | CallRefusal> {
  if (asked.mode === 'campaign') return deps.trainerFor(wallet, { trainerId: asked.opponentId, rules });
  if (asked.mode === 'practice') return practiceOpponent(deps, { wallet, choice: asked.opponent, rules });
  const { opponent } = asked;
  if (opponent?.kind === 'practice') {
    const choice = { level: opponent.level, deck: { deckId: opponent.deckId } };
    return practiceOpponent(deps, { wallet, choice, rules });
  }
  if (opponent !== undefined && !AI_LEVELS[rules].includes(opponent.level))
    return refused('level-official-only');
  const cards = await ownDeck();
  if (isRefusal(cards)) return cards;
  const random = randomFor(deps.entropy, 'opponent');
  // A chosen level is an AI that is no trainer: its battles pay nothing.
  const who =
    opponent === undefined ? drawnOpponent(rules, random) : levelOpponent(opponent.level, firstName(random));
  return withDeck(deps, who, { rules, format, met: { wallet, cards } }, random);
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
  if (!AI_LEVELS[rules].includes(level)) return refused('level-official-only');
  const ai = { wallet: null, kind: 'ai', level } as const;
  if ('trainerId' in deck) {
    const found = await trainerDeck(deck.trainerId, rules);
    return isRefusal(found) ? found : { ...ai, ...found };
  }
  const cards = await readPracticeDeck(db, { wallet, deck, rules });
  return isRefusal(cards) ? cards : { ...ai, name: practiceName(deck), deck: cards };
}

/** What the asked battle is: an own deck in an AI's hands has always been practice. */
export const modeAsked = (asked: AskedBattle): AskedBattle['mode'] =>
  asked.mode === 'match' && asked.opponent?.kind === 'practice' ? 'practice' : asked.mode;

const PERSON: Seat = 0;

/** By seats: the person sits at the first, and only the AI's hand is ever opened. */
export function arrangedIn(asked: AskedBattle): Arrangement | undefined {
  if (asked.mode !== 'practice') return undefined;
  const { begins, openHands } = asked;
  return {
    ...(begins !== undefined && { begins: begins === 'me' ? PERSON : otherSeat(PERSON) }),
    ...(openHands && { openHand: otherSeat(PERSON) }),
  };
}

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

/** Who plays, before the deck is known after which an AI is called. */
type DeckPlayer = {
  readonly kind: 'ai' | 'simulated';
  readonly level: OpponentLevel;
  readonly nameWith: (types: readonly string[], random: Random) => string;
};

const levelOpponent = (level: OpponentLevel, first: string): DeckPlayer => ({
  kind: 'ai',
  level,
  nameWith: (types, random) => opponentName(level, first, types, random),
});

function drawnOpponent(rules: AnyRules, random: Random): DeckPlayer {
  const level = pickOne(random, AI_LEVELS[rules]);
  if (random.below(100) >= HUMAN_FLAGGED_PERCENT) return levelOpponent(level, firstName(random));
  const name = `${pickOne(random, PLAYER_NAMES)}${10 + random.below(90)}`;
  return { kind: 'simulated', level, nameWith: () => name };
}

/** In a format that takes none of its decks it plays the one it meets, and is called after that. */
async function withDeck<R extends AnyRules>(
  deps: AiDeckDeps,
  who: DeckPlayer,
  asked: DeckWanted<R>,
  random: Random,
): Promise<Opponent<R>> {
  const deck = await aiDeck(deps, asked, who.level, random);
  return { ...seated(who, deck ?? asked.met.cards, random), deck };
}

const seated = (
  { kind, level, nameWith }: DeckPlayer,
  cards: readonly CardOf<AnyRules>[],
  random: Random,
): Omit<BattleSide<AnyRules>, 'deck'> => ({
  wallet: null,
  kind,
  level,
  name: nameWith(cards.flatMap(typesOf), random),
});

/** Of a Pokémon; what is none has no style. */
function typesOf(card: CardOf<AnyRules>): readonly string[] {
  if ('kind' in card) return card.kind === 'pokemon' ? card.types : [];
  return classify(card) === 'pokemon' ? card.types : [];
}

/** An opponent by the rules of Classic, whose decks are shipped. */
export function classicOpponent(random: Random): BattleSide<'classic'> {
  const who = drawnOpponent('classic', random);
  const deck = classicAiDeck(random);
  return { ...seated(who, deck, random), deck };
}

/** An opponent for the matchmaking, to play against this deck. */
export const simulatedOpponent = <R extends AnyRules>(
  deps: AiDeckDeps,
  asked: DeckWanted<R>,
  random: Random,
): Promise<Opponent<R>> => withDeck(deps, drawnOpponent(asked.rules, random), asked, random);
