/** A deck's gauntlet as text: the numbers that the page shows for the same seed, deck, opponents and level. */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import {
  type Comparison,
  comparisonOf,
  type Gauntlet,
  type GauntletAsked,
  type GauntletSummary,
  gauntletOf,
  type ListLine,
  type Outcome,
  playGauntletBattle,
  type Rate,
  summaryOf,
  swapBetween,
  swappedGauntlet,
} from '@pokesol/ai/gauntlet';
import { OFFICIAL_LEVELS, type OfficialLevel } from '@pokesol/ai/official';
import { importDeckText, unknownLines } from '@pokesol/decks';
import { nearestThemeDecks } from '@pokesol/decks/nearestThemeDecks';
import { type ThemeDeck, themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules } from '@pokesol/engine';
import type { Output } from './command.ts';
import { readShippedCards, type ShippedCards } from './shippedCards.ts';
import { UsageError } from './usageError.ts';

export const GAUNTLET_BATTLES = 200;
const OPPONENTS = 6;
const DECK_SIZE = 60;

export type GauntletOptions = {
  readonly seed: string;
  readonly rules: AnyRules;
  readonly ai: string | undefined;
  readonly deck: string | undefined;
  readonly swap: string | undefined;
  readonly against: string | undefined;
  readonly battles: string | undefined;
};

export function playGauntlet(options: GauntletOptions, output: Output): void {
  const { rules, seed, deck } = options;
  if (deck === undefined) throw new UsageError('--deck: which deck is tried out');
  const battles = countOf(options.battles ?? String(GAUNTLET_BATTLES));
  const level = levelOf(options.ai ?? 'easy', rules);
  const shipped = readShippedCards();
  const lines = deckOf('deck', deck, shipped, output);
  const changed = options.swap === undefined ? undefined : deckOf('swap', options.swap, shipped, output);
  const opponents = opponentsOf(options.against, lines, shipped);
  const ids = [lines, changed ?? [], ...opponents.map((each) => each.lines)].flat();
  const facts = Object.fromEntries(ids.map(({ cardId }) => [cardId, shipped.factsOf(rules, cardId)]));
  const asked: GauntletAsked = { rules, level, seed, facts, lines, opponents };
  const names = opponents.map(({ name }) => name);
  output.print(`${battles} battles, ${rules} rules, ${level} on both sides, seed ${seed}`);
  if (rules === 'official') printUnplayed([...lines, ...(changed ?? [])], shipped, output);
  const old = outcomesOf(gauntletOf(asked), battles, output);
  output.print(summaryLines(summaryOf(old, names.length), names).join('\n'));
  if (changed === undefined) return;
  const after = outcomesOf(swappedGauntlet(asked, changed), battles, output);
  output.print(swapText(lines, changed, shipped));
  output.print(comparisonLines(comparisonOf(old, after, names.length), names).join('\n'));
}

function outcomesOf(gauntlet: Gauntlet, battles: number, { complain }: Output): readonly Outcome[] {
  return Array.from(
    { length: battles },
    (_, battle) => playGauntletBattle(gauntlet, battle, (error) => complain(inspect(error))).outcome,
  );
}

function countOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 2 || Number(text) % 2 !== 0)
    throw new UsageError(`--battles ${text}: an even number, since each deal is played from both seats`);
  return Number(text);
}

function levelOf(text: string, rules: AnyRules): OfficialLevel {
  const known = OFFICIAL_LEVELS.filter((level) => rules === 'official' || level !== 'expert');
  const level = known.find((name) => name === text);
  if (level === undefined) throw new UsageError(`--ai ${text}: one of ${known.join(', ')}`);
  return level;
}

function opponentsOf(
  text: string | undefined,
  lines: readonly ListLine[],
  { yearOf }: ShippedCards,
): readonly ThemeDeck[] {
  if (text === undefined) return nearestThemeDecks(lines, yearOf, OPPONENTS);
  return text.split(',').map((id) => {
    const deck = themeDeckById(id.trim());
    if (deck === undefined) throw new UsageError(`--against ${id}: no theme deck has this id`);
    return deck;
  });
}

/** A theme deck's id, its lines as `4 base1-46, 56 base1-98`, or a file with a list as people paste it. */
function deckOf(option: string, text: string, shipped: ShippedCards, output: Output): readonly ListLine[] {
  const lines = themeDeckById(text)?.lines ?? linesIn(text) ?? listIn(option, text, shipped, output);
  const cards = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (cards !== DECK_SIZE) throw new UsageError(`--${option}: ${cards} cards, a deck has ${DECK_SIZE}`);
  const known = new Set(shipped.named.map(({ id }) => id));
  const unknown = lines.find(({ cardId }) => !known.has(cardId));
  if (unknown !== undefined) throw new UsageError(`--${option}: no shipped set has ${unknown.cardId}`);
  return lines;
}

function linesIn(text: string): readonly ListLine[] | undefined {
  const lines = text.split(',').map((part) => /^\s*(\d{1,2}) (\S+)\s*$/.exec(part));
  if (lines.some((line) => line === null)) return undefined;
  return lines.flatMap((line) =>
    line === null ? [] : [{ quantity: Number(line[1]), cardId: line[2] ?? '' }],
  );
}

function listIn(
  option: string,
  path: string,
  { named }: ShippedCards,
  { complain }: Output,
): readonly ListLine[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`--${option} ${path}: no theme deck, no lines, and no file that can be read`);
  }
  const { lines, report } = importDeckText(text, { cards: named });
  for (const line of unknownLines(report)) complain(`--${option}: not read: ${line}`);
  return lines.map(({ card, quantity }) => ({ cardId: card.id, quantity }));
}

function printUnplayed(
  lines: readonly ListLine[],
  { named, isInFull }: ShippedCards,
  { print }: Output,
): void {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const part = [...new Set(lines.map(({ cardId }) => cardId))].filter((id) => !isInFull(id));
  if (part.length > 0)
    print(`Not all of them plays: ${part.map((id) => `${names.get(id)} (${id})`).join(', ')}`);
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
const rate = (each: Rate): string =>
  `${percent(each.share)}, most likely ${range(each)} (${each.won} of ${each.of})`;

export function summaryLines(summary: GauntletSummary, names: readonly string[]): readonly string[] {
  const { all, opponents, first, second, drawn, medianTurn, wonBy, lostBy } = summary;
  const widest = Math.max(...names.map(({ length }) => length));
  const ways = (endings: typeof wonBy): string =>
    endings.length === 0 ? 'none' : endings.map(({ ending, times }) => `${ending} ${times}`).join(', ');
  return [
    `Won ${rate(all)}`,
    ...names.flatMap((name, place) => {
      const each = opponents[place];
      return each === undefined ? [] : [`  ${name.padEnd(widest)}  ${rate(each)}`];
    }),
    `Going first ${rate(first)}`,
    `Going second ${rate(second)}`,
    `Median turn ${medianTurn ?? '-'}; drawn ${drawn}`,
    `Won by: ${ways(wonBy)}`,
    `Lost by: ${ways(lostBy)}`,
  ];
}

function swapText(lines: readonly ListLine[], changed: readonly ListLine[], { named }: ShippedCards): string {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const swap = swapBetween(lines, changed);
  const said = (these: readonly ListLine[]) =>
    these.map(({ cardId, quantity }) => `${quantity} ${names.get(cardId)} (${cardId})`).join(', ') ||
    'nothing';
  return `\nOut: ${said(swap.out)}\nIn: ${said(swap.in)}`;
}

const VERDICTS = {
  better: 'Better',
  worse: 'Worse',
  close: 'Too close to call: no difference seen',
} as const;

const signed = (number: number, digits = 0): string =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number).toFixed(digits)}`;

export function comparisonLines(comparison: Comparison, names: readonly string[]): readonly string[] {
  const { verdict, battles, difference, low, high, more, both, onlyOld, onlyNew, neither } = comparison;
  const points = (share: number): string => signed(share * 100, 1);
  return [
    VERDICTS[verdict],
    `${points(difference)} points in ${battles} battles, most likely between ${points(low)} and ${points(high)}`,
    ...(more === undefined
      ? []
      : [`About ${more} more battles would settle it, if the difference stays this large`]),
    `Both won ${both}, only the old list ${onlyOld}, only the new one ${onlyNew}, neither ${neither}`,
    ...names.map((name, place) => {
      const each = comparison.opponents[place];
      return `  ${name}: ${signed(each?.more ?? 0)} of ${each?.of ?? 0}`;
    }),
  ];
}
