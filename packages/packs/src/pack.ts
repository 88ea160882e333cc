/** Says what can be in a pack: how many cards, with which odds, out of which pool, and the hash that fixes all three. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  BUCKETS,
  type Bucket,
  bucketOf,
  type CardId,
  type CardKindFacts,
  isBasicEnergy,
  isIdText,
  type SetId,
} from '@pokesol/cards';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import { toHex } from './bytes.ts';
import { parseOdds, perBucket, type RarityOdds, weightsOf } from './odds.ts';

/** The cards of each bucket, each once, in ascending order of their ids' ASCII bytes. */
export type PackPool = Readonly<Record<Bucket, readonly CardId[]>>;

export type PackDefinition = {
  readonly setId: SetId;
  /** Cards in one pack, at least 1. */
  readonly cardCount: number;
  readonly odds: RarityOdds;
  readonly pool: PackPool;
};

export const MAX_CARD_COUNT = 1000;

/** What the pool asks of a card. */
export type PoolCard = CardKindFacts & { readonly id: CardId; readonly rarity: string };

/** Sorts a set's cards into the pool. Left out: basic energies, and cards whose rarity is unknown. */
export function buildPool(cards: readonly PoolCard[]): PackPool {
  const drawable = cards.filter((card) => !isBasicEnergy(card));
  return perBucket((bucket) => {
    const ids = drawable.filter((card) => bucketOf(card.rarity) === bucket).map((card) => card.id);
    // By code units, which are the ASCII bytes of an id.
    return [...new Set(ids)].sort();
  });
}

/** The pack that a pack type sells, given its set's cards. */
export const definePack = (
  sold: Pick<PackDefinition, 'setId' | 'cardCount'> & { readonly rarityOdds: RarityOdds },
  cards: readonly PoolCard[],
): PackDefinition => ({
  setId: sold.setId,
  cardCount: sold.cardCount,
  odds: sold.rarityOdds,
  pool: buildPool(cards),
});

/** Why a definition cannot be drawn from, as a sentence; undefined when it can. Safe on data from a stranger. */
export function packDefinitionError(definition: PackDefinition): string | undefined {
  const odds = parseOdds(definition.odds);
  if (isRefusal(odds))
    return `Its odds are unsound: ${[odds.code, ...Object.values(odds.params ?? {})].join(' ')}`;
  const { cardCount, setId, pool } = definition;
  if (!Number.isInteger(cardCount) || cardCount < 1 || cardCount > MAX_CARD_COUNT) {
    return `A pack must hold 1 to ${MAX_CARD_COUNT} cards`;
  }
  if (typeof setId !== 'string' || !isIdText(setId)) return 'The set id is malformed';
  const seen = new Set<string>();
  for (const bucket of BUCKETS) {
    const ids: unknown = pool?.[bucket];
    if (!Array.isArray(ids)) return `The pool lacks the bucket ${bucket}`;
    let previous = '';
    for (const id of ids) {
      if (typeof id !== 'string' || !isIdText(id)) return 'The pool holds a malformed card id';
      if (seen.has(id)) return `The pool holds ${id} twice`;
      if (id < previous) return `The pool is not sorted at ${id}`;
      seen.add(id);
      previous = id;
    }
  }
  return seen.size === 0 ? 'The pool holds no cards' : undefined;
}

/** A definition as it travels in JSON, before anybody looked at it. */
export type PackDefinitionText = {
  readonly setId: string;
  readonly cardCount: number;
  readonly odds: Readonly<Record<Bucket, number>>;
  readonly pool: Readonly<Record<Bucket, readonly string[]>>;
};

/** Reads a definition from a stranger, such as a published proof. */
export function parsePackDefinition(
  given: PackDefinitionText,
): Result<{ readonly definition: PackDefinition }, SaidRefusal<'unsound-pack'>> {
  // The check below reads every field as unknown: what it lets through is a definition.
  const definition = given as unknown as PackDefinition;
  const message = packDefinitionError(definition);
  return message === undefined ? { definition } : { refused: true, code: 'unsound-pack', message };
}

/**
 * The text that says everything about a pack, line by line:
 * `pokesol-pack-v1`, `set {id}`, `cards {count}`, then for each bucket `{bucket} {parts per million}` followed by its
 * card ids, one space before each. Every line ends with a line feed. Throws RangeError on an unsound definition.
 */
export function packText(definition: PackDefinition): string {
  const error = packDefinitionError(definition);
  if (error !== undefined) throw new RangeError(error);
  const weights = weightsOf(definition.odds);
  const buckets = BUCKETS.map((bucket) => [bucket, weights[bucket], ...definition.pool[bucket]].join(' '));
  const lines = ['pokesol-pack-v1', `set ${definition.setId}`, `cards ${definition.cardCount}`, ...buckets];
  return lines.map((line) => `${line}\n`).join('');
}

/** SHA-256 of the pack's text: 32 bytes. */
export const packHashBytes = (definition: PackDefinition): Uint8Array =>
  sha256(utf8ToBytes(packText(definition)));

/** SHA-256 of the pack's text as 64 lower-case hex digits: what the store publishes as the pool's hash. */
export const packHash = (definition: PackDefinition): string => toHex(packHashBytes(definition));
