/**
 * Who plays with which cards in a guest's battle, in the page and on the server that keeps it: the starter deck against a
 * trainer's, or one that an AI of that level plays.
 */
import { deckEntries, type Trainer, trainerById } from '@pokesol/campaign';
import { type Card, cardIdOf, classify } from '@pokesol/cards';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { STARTER_DECK } from '@pokesol/decks';
import { BATTLE_DECKS } from '@pokesol/decks/battleDecks';
import { opponentThemeDecks } from '@pokesol/decks/opponentThemeDecks';
import { type AnyRules, type Random, RULE_SETS, seedRandom, shuffle, type TypeOf } from '@pokesol/engine';
import { recordSetup } from '@pokesol/engine/classic';
import { recordSetup as recordOfficial } from '@pokesol/engine/official';
import type { Level } from '../classic/levels.ts';
import { shareOfLevel } from '../official/levels.ts';
import { firstName, opponentName } from '../opponentName.ts';
import { NEUTRAL, type Personality } from '../personality.ts';
import { pickOne } from '../pick.ts';

/** What a guest asks for before a battle. */
export type GuestAsked = {
  readonly rules: AnyRules;
  readonly level: Level;
  /** A trainer of the campaign, who brings a deck and a level; `null` for an AI with any deck. */
  readonly trainerId: string | null;
};

/** How often a card is in a deck. */
export type CardCount = readonly [cardId: string, quantity: number];

/** What the rules need to deal it again, just as it was. */
export type GuestDeal = {
  readonly rulesVersion: number;
  readonly opponent: string;
  /** The guest's, and the AI's. */
  readonly decks: readonly [readonly CardCount[], readonly CardCount[]];
};

/** The seed decides all chance of the battle, that of the deal too. */
type Seeded<Facts> = Facts & { readonly seed: string };

/** Throws where there is no such trainer. */
function trainerOf({ trainerId }: Pick<GuestAsked, 'trainerId'>): Trainer | undefined {
  if (trainerId === null) return undefined;
  const trainer = trainerById(trainerId);
  if (trainer === undefined) throw new Error(`No trainer is called ${trainerId}`);
  return trainer;
}

export const personalityOf = (asked: GuestAsked): Personality => trainerOf(asked)?.aiPersonality ?? NEUTRAL;

/** Throws where there is no such trainer. */
export function dealFor({ seed, ...asked }: Seeded<GuestAsked>): GuestDeal {
  const { level } = asked;
  const random = seedRandom(`${seed} opponent`);
  const trainer = trainerOf(asked);
  const first = firstName(random);
  const theirs = trainer === undefined ? aiLines(asked, random) : trainerLines(trainer);
  const pokemon = () => theirs.flatMap(cardsOf).filter((card) => classify(card) === 'pokemon');
  return {
    rulesVersion: RULE_SETS[asked.rules].version,
    opponent:
      trainer?.name ??
      opponentName(
        level,
        first,
        pokemon().flatMap(({ types }) => types),
        random,
      ),
    decks: [STARTER_DECK.map(({ cardId, quantity }) => [cardId, quantity] as const), theirs],
  };
}

const trainerLines = ({ deck }: Trainer): readonly CardCount[] =>
  deckEntries(deck).map(({ setId, cardNumber, quantity }) => [cardIdOf(setId, cardNumber), quantity]);

/** The only set that every page has. */
const SHIPPED_YEARS = new Map([['base1', 1999]]);

/** What an AI without a deck of its own plays, as on the server: by the printed game a theme deck as strong as itself. */
function aiLines({ rules, level }: GuestAsked, random: Random): readonly CardCount[] {
  if (rules === 'classic') return linesOf(pickOne(random, Object.values(BATTLE_DECKS)));
  const decks = opponentThemeDecks({
    lines: STARTER_DECK,
    yearOf: (setId) => SHIPPED_YEARS.get(setId),
    strength: shareOfLevel(level),
  });
  return pickOne(random, decks).lines.map(({ cardId, quantity }) => [cardId, quantity]);
}

function linesOf(cards: readonly Card[]): readonly CardCount[] {
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Throws where a card is shipped no more. */
export function setupOf({
  rules,
  seed,
  deal,
}: Seeded<Pick<GuestAsked, 'rules'>> & { readonly deal: GuestDeal }): TypeOf<AnyRules, 'setup'> {
  const [mine, theirs] = deal.decks.map((lines, side) =>
    // A card's number is its place: in the order of the list, two numbers would reveal what lies between them.
    shuffle(seedRandom(`${seed} order ${side}`), lines.flatMap(cardsOf)),
  );
  if (mine === undefined || theirs === undefined) throw new RangeError('A battle has two decks');
  if (rules === 'classic') {
    const decks = [
      { cards: deckFacts(mine), extraCard: 'onHeads' },
      { cards: deckFacts(theirs), extraCard: 'always' },
    ] as const;
    return recordSetup(decks, 'classic', seed, { kind: 'guest' });
  }
  const facts = (cards: readonly Card[]) => ({ cards: cards.map((card) => baseSetFacts(card)) });
  return recordOfficial([facts(mine), facts(theirs)], seed, { tiebreaker: false, kind: 'guest' });
}

function cardsOf([cardId, quantity]: CardCount): readonly Card[] {
  const card = cardById(cardId);
  if (card === undefined) throw new Error(`No card ${cardId} is shipped`);
  return Array.from({ length: quantity }, () => card);
}
