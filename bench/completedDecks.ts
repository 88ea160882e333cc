/** Whether «Complete this deck» builds for the printed game: its decks against sixty random legal cards of the same collection. */
import { THINKING } from '@pokesol/ai/official';
import { type OfficialPlayer, playOfficialOut, thinkingPlayer } from '@pokesol/ai/official/testing';
import { isBasicEnergy } from '@pokesol/cards';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import {
  completeOfficialDeck,
  type DeckCardFacts,
  type DeckLine,
  factsOfCard,
  officialFindings,
} from '@pokesol/decks';
import { seedRandom, shuffle } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';
import { isRefusal } from '@pokesol/engine/result';
import { expectFigure } from './expectFigure.ts';

/** Each plays a battle from either seat. */
const COLLECTIONS = Number(process.env.COLLECTIONS ?? 16);
/** Cards pulled from packs, of which a name is kept four times at most. */
const PULLED = 250;
/** Of each basic energy, among the cards that a random deck is taken from. */
const ENERGIES = 10;
const WON_AT_LEAST = 0.6;

const SHIPPED = shippedCards('base1');
const FACTS = new Map<string, CardFacts>(SHIPPED.map((card) => [card.id, baseSetFacts(card)]));
const CARDS = SHIPPED.map(factsOfCard);

export function benchCompletedDecks(): void {
  let [won, battles] = [0, 0];
  for (let number = 0; number < COLLECTIONS; number += 1) {
    const scores = playBoth(number, () => thinkingPlayer(THINKING.medium));
    won += scores;
    battles += 2;
  }
  console.log(
    `\nCompleted for the official rules: won ${won} of ${battles} against random legal decks (medium)`,
  );
  expectFigure(`wins ${WON_AT_LEAST * 100}% against random legal cards`, won / battles >= WON_AT_LEAST);
}

/** Battles that the completed deck of a collection wins, one from each seat. */
function playBoth(number: number, player: () => OfficialPlayer): number {
  const owned = collection(number);
  const build = completeOfficialDeck({ lines: [], owned });
  if (isRefusal(build)) throw new Error(build.message);
  const built = factsIn(build.lines);
  const random = randomDeck(number, owned);
  const wins = ([0, 1] as const).filter((seat) => {
    const decks = seat === 0 ? ([built, random] as const) : ([random, built] as const);
    return playOfficialOut(decks, [player(), player()], `completed ${number}`).state.winner === seat;
  });
  return wins.length;
}

function collection(number: number): readonly DeckLine[] {
  const random = seedRandom(`collection ${number}`);
  const pool = CARDS.filter((card) => !isBasicEnergy(card));
  const copies = new Map<DeckCardFacts, number>();
  for (let pull = 0; pull < PULLED; pull += 1) {
    const card = pool[random.below(pool.length)];
    if (card !== undefined) copies.set(card, Math.min(4, (copies.get(card) ?? 0) + 1));
  }
  const energy = CARDS.filter(isBasicEnergy).map((card) => ({ card, quantity: ENERGIES }));
  return [...[...copies].map(([card, quantity]) => ({ card, quantity })), ...energy];
}

/** The first sixty of the shuffled collection that are a legal deck. */
function randomDeck(number: number, owned: readonly DeckLine[]): readonly CardFacts[] {
  const all = owned.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
  for (let tries = 0; ; tries += 1) {
    const cards = shuffle(seedRandom(`random deck ${number} ${tries}`), all).slice(0, 60);
    const lines = cards.map((card) => ({ card, quantity: 1 }));
    if (officialFindings(lines).isLegal) return factsIn(lines);
  }
}

const factsIn = (lines: readonly DeckLine[]): readonly CardFacts[] =>
  lines.flatMap(({ card, quantity }) => {
    const facts = FACTS.get(card.id);
    if (facts === undefined) throw new RangeError(`No set has ${card.id}`);
    return Array.from({ length: quantity }, () => facts);
  });
