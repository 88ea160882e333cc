/**
 * The pace of battles: how long they last and what ends them, for a newcomer's deck and for those that the builder makes of
 * bought packs, played by every level against every trainer and simulated opponent; and how far a thoughtless line of play
 * comes with them.
 */
import { NEUTRAL } from '@pokesol/ai';
import { LEVELS } from '@pokesol/ai/classic';
import {
  type Duellist,
  duel,
  type Ended,
  type Pace,
  type Plays,
  paceOf,
  scriptPlayer,
} from '@pokesol/ai/classic/testing';
import { ROSTER, trainerDeckCards } from '@pokesol/campaign';
import { deckFacts } from '@pokesol/cards/classic';
import { BENCH_DECKS, boughtDeck, type NamedDeck, starterDeck } from './decks.ts';
import { expectFigure } from './expectFigure.ts';

/** Of each level with each deck against each opponent. */
const BATTLES = Number(process.env.PACE_BATTLES ?? 20);
const TURNS = { least: 12, most: 30 } as const;
const KNOCK_OUTS_AT_LEAST = 0.75;
const ONE_SIDED_AT_MOST = 0.03;
/** Trainers at the end of the campaign that no thoughtless play may beat more often than half the time. */
const LAST = 3;
const SCRIPT_AT_MOST = 0.5;
/** With each deck: a promise near its bound needs more battles than a pace does. */
const SCRIPT_BATTLES = 3 * BATTLES;

type Opponent = Duellist & { readonly name: string };

const OPPONENTS: readonly Opponent[] = [
  ...ROSTER.map(({ name, deck, difficulty, aiPersonality }) => ({
    name,
    deck: deckFacts(trainerDeckCards(deck)),
    player: { level: difficulty, personality: aiPersonality },
  })),
  ...BENCH_DECKS.map(({ name, cards }) => ({
    name,
    deck: cards,
    player: { level: 'medium', personality: NEUTRAL } as const,
  })),
];

const BUYERS = [1, 2, 3] as const;
const STARTER: NamedDeck = { name: 'starter', cards: starterDeck() };
const BOUGHT: readonly NamedDeck[] = BUYERS.map((buyer) => boughtDeck('base1-booster', buyer));
/** Cards of another age, of twice the hit points and damage: the hardest that a player can buy. */
const MODERN: readonly NamedDeck[] = BUYERS.map((buyer) => boughtDeck('sv3pt5-booster', buyer));

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const paceText = ({ turns, shortest, longest, knockOuts, emptyDecks, oneSided }: Pace): string =>
  `${turns} turns (a tenth below ${shortest}, a tenth above ${longest}), knock-outs ${percent(knockOuts)}, empty decks ${percent(emptyDecks)}, before both had a turn ${percent(oneSided)}`;

const against = (opponent: Opponent, deck: NamedDeck, player: Plays, battles: number, what: string) =>
  duel({ deck: deck.cards, player }, opponent, battles, `pace ${deck.name} ${what} ${opponent.name}`);

/** Every level with these decks against every opponent; all battles. */
function measured(decks: readonly NamedDeck[], battles: number): readonly Ended[] {
  const all: Ended[] = [];
  for (const opponent of OPPONENTS) {
    const met = decks.flatMap((deck) =>
      LEVELS.flatMap(
        (level) => against(opponent, deck, { level, personality: NEUTRAL }, battles, level).ended,
      ),
    );
    all.push(...met);
    console.log(`  ${opponent.name.padEnd(16)} ${paceText(paceOf(met))}`);
  }
  const pace = paceOf(all);
  console.log(`  ${'all'.padEnd(16)} ${paceText(pace)} (${pace.battles} battles)`);
  return all;
}

/** Of all battles against an opponent with these decks, how many a thoughtless line of play wins. */
function scriptShare(opponent: Opponent, decks: readonly NamedDeck[]): number {
  const shares = decks.map((deck) => against(opponent, deck, scriptPlayer, SCRIPT_BATTLES, 'script').share);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

export async function benchPace(): Promise<void> {
  console.log(`\nPace: the starter deck, ${BATTLES} battles of each level against each opponent`);
  const pace = paceOf(measured([STARTER], BATTLES));
  expectFigure(
    `${TURNS.least} to ${TURNS.most} turns in the middle`,
    pace.turns >= TURNS.least && pace.turns <= TURNS.most,
  );
  expectFigure(`${percent(KNOCK_OUTS_AT_LEAST)} ended by knock-outs`, pace.knockOuts >= KNOCK_OUTS_AT_LEAST);
  expectFigure(
    `at most ${percent(ONE_SIDED_AT_MOST)} before both had a turn`,
    pace.oneSided <= ONE_SIDED_AT_MOST,
  );
  const each = Math.ceil(BATTLES / BOUGHT.length);
  console.log(`\nPace: ${BOUGHT.length} decks of ten bought boosters each, ${each} battles of each`);
  measured(BOUGHT, each);
  console.log(
    '\nA thoughtless line of play: battles won with bought decks, with those of 151, with the starter deck',
  );
  for (const [index, opponent] of OPPONENTS.slice(0, ROSTER.length).entries()) {
    const [bought = 0, modern = 0, starter = 0] = [BOUGHT, MODERN, [STARTER]].map((decks) =>
      scriptShare(opponent, decks),
    );
    console.log(
      `  ${opponent.name.padEnd(16)} ${percent(bought)}, ${percent(modern)}, ${percent(starter)} (${SCRIPT_BATTLES} battles a deck)`,
    );
    if (index >= ROSTER.length - LAST)
      expectFigure(
        `${opponent.name} loses to it half of the battles at most`,
        Math.max(bought, modern, starter) <= SCRIPT_AT_MOST,
      );
  }
}
