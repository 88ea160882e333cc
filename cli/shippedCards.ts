/** The cards of all shipped sets, as lists name them and as the rules play them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playState, shippedReader } from '@pokesol/card-text/cards';
import { deckFacts } from '@pokesol/cards/classic';
import { readSetFile, type ShippedSet } from '@pokesol/cards/sets';
import { type DeckTextCard, factsOfCard } from '@pokesol/decks';
import type { AnyRules, TypeOf } from '@pokesol/engine';

const FOLDER = join(import.meta.dirname, '../packages/cards/sets');

export type ShippedCards = {
  readonly sets: readonly ShippedSet[];
  /** What a list may name. */
  readonly named: readonly DeckTextCard[];
  /** The year in which a set came out. */
  readonly yearOf: (setId: string) => number | undefined;
  /** Throws RangeError where no set has the card. */
  readonly factsOf: (rules: AnyRules, id: string) => TypeOf<AnyRules, 'card'>;
  /** Whether all its texts play by the official rules. */
  readonly isInFull: (id: string) => boolean;
};

export function readShippedCards(): ShippedCards {
  const sets = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readSetFile(readFileSync(join(FOLDER, name), 'utf8')));
  const all = sets.flatMap(({ cards }) => cards);
  const byId = new Map(all.map((shipped) => [String(shipped.card.id), shipped]));
  const read = shippedReader(all.map(({ card }) => card));
  const years = new Map(sets.map(({ set }) => [String(set.id), Number(set.releaseDate.slice(0, 4))]));
  const found = (id: string) => {
    const shipped = byId.get(id);
    if (shipped === undefined) throw new RangeError(`No shipped set has a card ${id}`);
    return shipped;
  };
  return {
    sets,
    named: sets.flatMap(({ set, cards }) =>
      cards.map(({ card }) => ({
        ...factsOfCard(card),
        setId: card.setId,
        setCode: set.code || undefined,
        setDate: set.releaseDate,
        cardNumber: card.cardNumber,
      })),
    ),
    yearOf: (setId) => years.get(setId),
    factsOf(rules, id) {
      const shipped = found(id);
      if (rules === 'official') return read(shipped);
      const [facts] = deckFacts([shipped.card]);
      if (facts === undefined) throw new RangeError(`${id} has no facts`);
      return facts;
    },
    isInFull(id) {
      const { texts } = found(id);
      return playState(texts.filter(({ read: text }) => 'effect' in text).length, texts.length) === 'full';
    },
  };
}
