/** Works out exactly how a deck begins in the printed game: hands, energy, evolutions by a turn, and what Prizes may hide. */
import { basicEnergyType, classify, isBasicEnergy, isBasicPokemon, nameKey } from '@pokesol/cards';
import { copiesIn, type DeckCardFacts, type DeckLine, mergeLines } from '../deck.ts';
import { choose, drawOdds, type ExactChance, exactChance, OPENING_HAND } from '../deckOdds.ts';

const PRIZES = 6;
/** More of one name are seldom hidden all at once. */
const FEW_COPIES = 2;

/** Own turns that odds are given for; a card is drawn at the beginning of each. */
export const ODDS_TURNS = [1, 2, 3] as const;
/** In the own first turn no Pokémon evolves (rule 3.8). */
export const EVOLVING_TURNS = [2, 3] as const;

type Marked = (card: DeckCardFacts) => boolean;

const sizeOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, line) => sum + copiesIn(line), 0);
const copiesOf = (lines: readonly DeckLine[], isMarked: Marked): number =>
  lines.reduce((sum, line) => sum + (isMarked(line.card) ? copiesIn(line) : 0), 0);

/** A card of this kind among so many that were seen first: seven of the hand, then one a turn. */
type Wanted = { readonly isOf: Marked; readonly within: number };

/**
 * The chance that each kind is seen in time, among hands that are kept: those with a Basic Pokémon, as all others are drawn
 * again (rule 2.4). No card may be of two kinds. `undefined` for a deck that never begins. Counted by inclusion and exclusion
 * over kinds that are not seen: these leave a smaller deck to draw from, which grows as their time passes.
 */
export function keptOdds(lines: readonly DeckLine[], wanted: readonly Wanted[]): ExactChance | undefined {
  const deck = sizeOf(lines);
  const hand = Math.min(deck, OPENING_HAND);
  const seen = Math.min(deck, Math.max(hand, ...wanted.map(({ within }) => within)));
  const hands = handsWithBasic(lines, () => false);
  if (hands === 0n) return undefined;
  let all = hands;
  for (let drawn = hand; drawn < seen; drawn += 1) all *= BigInt(deck - drawn);
  let ways = 0n;
  for (let bits = 0; bits < 2 ** wanted.length; bits += 1) {
    const missed = wanted.filter((_, place) => ((bits >> place) & 1) === 1);
    let missing = handsWithBasic(lines, (card) => missed.some(({ isOf }) => isOf(card)));
    for (let drawn = hand; drawn < seen; drawn += 1) {
      const late = missed.filter(({ within }) => within > drawn);
      const without = copiesOf(lines, (card) => late.some(({ isOf }) => isOf(card)));
      missing *= BigInt(Math.max(0, deck - without - drawn));
    }
    ways += missed.length % 2 === 0 ? missing : -missing;
  }
  return exactChance(ways, all);
}

/** First hands with a Basic Pokémon, and without what is left out. */
function handsWithBasic(lines: readonly DeckLine[], isOut: Marked): bigint {
  const hand = Math.min(sizeOf(lines), OPENING_HAND);
  const left = copiesOf(lines, (card) => !isOut(card));
  const basics = copiesOf(lines, (card) => isBasicPokemon(card) && !isOut(card));
  return choose(left, hand) - choose(left - basics, hand);
}

export type TypeOdds = { readonly type: string; readonly byTurn: readonly ExactChance[] };
export type EvolvingOdds = {
  readonly name: string;
  /** Below it, the next lower first. */
  readonly line: readonly string[];
  /** For `EVOLVING_TURNS`, each stage a turn after the one below (rule 4.2): never, where there are not so many turns. */
  readonly byTurn: readonly ExactChance[];
};
export type PrizeOdds = {
  readonly name: string;
  readonly copies: number;
  /** That all of them lie among the Prizes. */
  readonly hidden: ExactChance;
};

export type OfficialOdds = {
  /** No Basic Pokémon among the first seven. */
  readonly mulligan: ExactChance;
  /** Of the hand that is kept. */
  readonly stages: readonly {
    readonly stage: 'Basic' | 'Stage 1' | 'Stage 2';
    readonly chance: ExactChance;
  }[];
  readonly energy: readonly TypeOdds[];
  readonly evolving: readonly EvolvingOdds[];
  readonly prizes: readonly PrizeOdds[];
};

const NEVER = exactChance(0n, 1n);

/** `undefined` for a deck without a Basic Pokémon: it never begins. */
export function officialOdds(given: readonly DeckLine[]): OfficialOdds | undefined {
  const lines = mergeLines(given);
  const basics = copiesOf(lines, isBasicPokemon);
  if (basics === 0) return undefined;
  const kept = (...wanted: readonly Wanted[]) => keptOdds(lines, wanted) ?? NEVER;
  return {
    mulligan: drawOdds(sizeOf(lines), basics).exactly[0] ?? NEVER,
    stages: stagesOf(lines).map(({ stage, isOf }) => ({
      stage,
      chance: kept({ isOf, within: OPENING_HAND }),
    })),
    energy: energyTypesOf(lines).map((type) => ({
      type,
      byTurn: ODDS_TURNS.map((turn) => kept({ isOf: isEnergyOf(type), within: OPENING_HAND + turn })),
    })),
    evolving: linesOf(lines).map(({ name, line }) => ({
      name,
      line,
      byTurn: EVOLVING_TURNS.map((turn) =>
        // One stage a turn, and none in the first.
        line.length < turn
          ? kept(
              ...[name, ...line].map((each, below) => ({
                isOf: isCalled(each),
                within: OPENING_HAND + turn - below,
              })),
            )
          : NEVER,
      ),
    })),
    prizes: sizeOf(lines) < OPENING_HAND + PRIZES ? [] : lastCopies(lines),
  };
}

const isCalled =
  (name: string): Marked =>
  (card) =>
    nameKey(card.name) === nameKey(name);

const STAGES = ['Stage 1', 'Stage 2'] as const;
function stagesOf(lines: readonly DeckLine[]) {
  const evolved = STAGES.map((stage) => ({
    stage,
    isOf: (card: DeckCardFacts) => classify(card) === 'pokemon' && (card.subtypes ?? []).includes(stage),
  }));
  return [{ stage: 'Basic' as const, isOf: isBasicPokemon as Marked }, ...evolved].filter(
    ({ isOf }) => copiesOf(lines, isOf) > 0,
  );
}

const isEnergyOf =
  (type: string): Marked =>
  (card) =>
    isBasicEnergy(card) && basicEnergyType(card) === type;
const energyTypesOf = (lines: readonly DeckLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ card }) => (isBasicEnergy(card) ? [basicEnergyType(card) ?? card.name] : []))),
];

/** Evolutions whose whole line is in the deck. */
function linesOf(
  lines: readonly DeckLine[],
): readonly { readonly name: string; readonly line: readonly string[] }[] {
  const byName = new Map(lines.map(({ card }) => [nameKey(card.name), card]));
  const found = new Map<string, { name: string; line: readonly string[] }>();
  for (const { card } of lines) {
    if (classify(card) !== 'pokemon' || !card.evolvesFrom) continue;
    const line: string[] = [];
    for (let below = card.evolvesFrom; below !== undefined && line.length < 2; ) {
      const lower = byName.get(nameKey(below));
      if (lower === undefined) break;
      line.push(lower.name);
      if (isBasicPokemon(lower)) {
        found.set(nameKey(card.name), { name: card.name, line });
        break;
      }
      if (!lower.evolvesFrom) break;
      below = lower.evolvesFrom;
    }
  }
  return [...found.values()];
}

/** Of what few copies there are; basic energy is never the last of its kind. */
function lastCopies(lines: readonly DeckLine[]): readonly PrizeOdds[] {
  const names = new Map<string, { name: string; copies: number }>();
  for (const { card, quantity } of lines) {
    if (isBasicEnergy(card)) continue;
    const before = names.get(nameKey(card.name))?.copies ?? 0;
    names.set(nameKey(card.name), { name: card.name, copies: before + quantity });
  }
  return [...names.values()]
    .filter(({ copies }) => copies <= FEW_COPIES)
    .sort((a, b) => a.copies - b.copies || a.name.localeCompare(b.name, 'en'))
    .map(({ name, copies }) => ({ name, copies, hidden: hiddenOdds(lines, isCalled(name), copies) }));
}

/** That all copies lie among the Prizes, which are laid out of what a kept hand has left. */
function hiddenOdds(lines: readonly DeckLine[], isOf: Marked, copies: number): ExactChance {
  const rest = sizeOf(lines) - OPENING_HAND;
  const ways = handsWithBasic(lines, isOf) * choose(rest - copies, PRIZES - copies);
  return exactChance(ways, handsWithBasic(lines, () => false) * choose(rest, PRIZES));
}
