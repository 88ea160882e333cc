/** Looks up single cards for the campaign, so sparingly that players cannot make us hammer a foreign server. */
import type { Card } from '@pokesol/cards';
import { putWithin } from '../../platform/bounded.ts';
import { CatalogueError, type CatalogueSource } from './source.ts';

export type LookUp = (setId: string, cardNumber: string) => Promise<Card | undefined>;

export type LookUpDeps = {
  catalogues: readonly CatalogueSource[];
  /** Milliseconds. */
  now: () => number;
  onError: (error: unknown) => void;
};

/** Of one deck; a trainer's whole deck names fewer cards than that. */
export const LOOKUPS_A_DECK = 12;
/** Of all players of this server together; past it a card counts as missing. */
export const LOOKUPS_A_MINUTE = 30;
/** After that long a deck asks for nothing more: a player waits for it. */
const DECK_MS = 8_000;
const FOUND_MS = 60 * 60_000;
const MISSING_MS = 10 * 60_000;
/** A catalogue that fails is left alone for a while, whatever is asked. */
const REST_MS = 60_000;
const REMEMBERED = 500;

type CachedCard = { card: Promise<Card | undefined>; until: number };

/** One `LookUp` a deck: each call of the outer function begins to count anew. */
export function lookUps({ catalogues, now, onError }: LookUpDeps): () => LookUp {
  const known = new Map<string, CachedCard>();
  const restingUntil = new Map<CatalogueSource, number>();
  let minute = 0;
  let askedThisMinute = 0;

  function mayAsk(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      askedThisMinute = 0;
    }
    askedThisMinute += 1;
    return askedThisMinute <= LOOKUPS_A_MINUTE;
  }

  async function ask(key: string, setId: string, cardNumber: string): Promise<Card | undefined> {
    let failed = false;
    for (const catalogue of catalogues) {
      if (catalogue.card === undefined || (restingUntil.get(catalogue) ?? 0) > now()) continue;
      try {
        const card = await catalogue.card(setId, cardNumber);
        if (card !== undefined) {
          remember(key, Promise.resolve(card), FOUND_MS);
          return card;
        }
      } catch (error) {
        if (!(error instanceof CatalogueError)) onError(error);
        restingUntil.set(catalogue, now() + REST_MS);
        failed = true;
      }
    }
    // What only could not be asked may be there after all: it is looked up again soon.
    remember(key, Promise.resolve(undefined), failed ? REST_MS : MISSING_MS);
    return undefined;
  }

  function remember(key: string, card: CachedCard['card'], forMs: number): CachedCard['card'] {
    putWithin(known, REMEMBERED, key, { card, until: now() + forMs });
    return card;
  }

  return () => {
    const until = now() + DECK_MS;
    let asked = 0;
    return (setId, cardNumber) => {
      const key = `${setId} ${cardNumber}`;
      const before = known.get(key);
      if (before !== undefined && before.until > now()) return before.card;
      asked += 1;
      if (asked > LOOKUPS_A_DECK || now() > until || !mayAsk()) return Promise.resolve(undefined);
      // Many who ask for the same card at once wait for one answer.
      return remember(key, ask(key, setId, cardNumber), REST_MS);
    };
  };
}
