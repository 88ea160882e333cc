/** For tests: the cards of the shipped sets' files, with what they do as the rules take it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { readSetFile, type ShippedCard } from '@pokesol/cards/sets';
import type { CardFacts } from '@pokesol/engine/official';
import type { Pool } from '@pokesol/engine/official/testing';
import type { PrintedCard } from '../cards/printed.ts';
import { meaningOf, type ReadLine } from '../cards/readCard.ts';
import { shippedLines } from '../cards/shipped.ts';

const FOLDER = join(import.meta.dirname, '../../../cards/sets');

/** Of every so many sets, by id. */
export const shippedCards = (every = 1): readonly ShippedCard[] =>
  readdirSync(FOLDER)
    .sort()
    .filter((_name, index) => index % every === 0)
    .flatMap((name) => readSetFile(readFileSync(join(FOLDER, name), 'utf8')).cards);

/** All of them, also those whose texts are not all read. */
export function shippedFacts(cards: readonly ShippedCard[]): readonly CardFacts[] {
  const evolutions = evolutionsOf(cards.map(({ card }) => card));
  return cards.map((shipped) => factsByText(officialFacts(shipped.card, evolutions), shippedLines(shipped)));
}

/** Cards that play in full; dolls and what cannot attack make no deck that is played to its end. */
export function shippedPool(cards: readonly ShippedCard[]): Pool {
  const evolutions = evolutionsOf(cards.map(({ card }) => card));
  const pool = { pokemon: [] as CardFacts[], trainers: [] as CardFacts[], energies: [] as CardFacts[] };
  for (const shipped of cards) {
    const lines = shippedLines(shipped);
    if (lines.some(({ read }) => 'unread' in read)) continue;
    const facts = factsByText(officialFacts(shipped.card, evolutions), lines);
    if (facts.kind === 'pokemon' && facts.attacks.length > 0) pool.pokemon.push(facts);
    if (facts.kind === 'trainer' && facts.body === null && facts.effect !== null) pool.trainers.push(facts);
    if (facts.kind === 'energy') pool.energies.push(facts);
  }
  return pool;
}

/** The card with our own sentences on it, as a player reads it; `undefined` where one of them is not read. */
export function inOurText(shipped: ShippedCard): PrintedCard | undefined {
  const { name, supertype, subtypes, attacks, abilities } = shipped.card;
  const lines = shippedLines(shipped);
  const said = (kind: ReadLine['kind'], called: string): string => {
    const line = lines.find((each) => each.kind === kind && each.name === called);
    return line !== undefined && 'effect' in line.read ? meaningOf(kind, line.read.effect) : '';
  };
  if (lines.some(({ read }) => 'unread' in read)) return undefined;
  const trait = lines.find(
    (line) => line.kind === 'ability' && abilities.every((ability) => ability.name !== line.name),
  );
  const whole = lines.find(({ kind }) => kind === 'trainer' || kind === 'energy');
  return {
    name,
    supertype,
    subtypes,
    attacks: attacks.map((attack) => ({ ...attack, text: said('attack', attack.name) })),
    abilities: abilities.map((ability) => ({ name: ability.name, text: said('ability', ability.name) })),
    ...(trait !== undefined && { ancientTrait: { name: trait.name, text: said('ability', trait.name) } }),
    ...(whole !== undefined && { rules: said(whole.kind, whole.name).split('\n') }),
  };
}
