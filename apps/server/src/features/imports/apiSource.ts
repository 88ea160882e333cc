/** Reads a server that speaks the Pokémon TCG API, version 2. */
import type { Card } from '@pokesol/cards';
import { z } from 'zod';
import { createYielder } from '../../platform/yielder.ts';
import { HTTP_LIMITS, type HttpLimits, jsonFrom } from './http.ts';
import { readPublicCard } from './publicCard.ts';
import { setsFrom } from './publicSet.ts';
import {
  CatalogueError,
  type CatalogueRetryOptions,
  type CatalogueSource,
  type ReadCard,
  type SourceSet,
} from './source.ts';

/** The most that API gives at once. */
const PAGE_SIZE = 250;
/** Ten thousand of anything: past that it is no set. */
const MOST_PAGES = 40;
const MOST_ENTRIES = PAGE_SIZE * MOST_PAGES;

const page = z.object({ data: z.array(z.unknown()), totalCount: z.number().int().nonnegative().nullish() });
type Page = z.output<typeof page>;

export type ApiOptions = { url: string; key?: string; limits?: HttpLimits };

export function apiSource({ url, key, limits = HTTP_LIMITS }: ApiOptions): CatalogueSource {
  const base = new URL(url);
  const name = `Pokémon TCG API at ${base.host}`;
  const getJson = jsonFrom(base, name, key === undefined ? {} : { 'x-api-key': key }, limits);
  const named = { catalogue: name };
  const tooMany = () =>
    new CatalogueError({ reason: 'too-many-entries', params: { ...named, most: MOST_ENTRIES } });

  async function getPage(
    path: string,
    query: Record<string, string>,
    patience: CatalogueRetryOptions,
  ): Promise<Page> {
    const parsed = page.safeParse(await getJson(`${path}?${new URLSearchParams(query)}`, patience));
    if (!parsed.success) throw new CatalogueError({ reason: 'answer-not-a-list', params: named });
    return parsed.data;
  }

  /** Every page after the other; `totalCount` must stay what the first page said. */
  async function pages(
    path: string,
    query: Record<string, string>,
    patience: CatalogueRetryOptions,
    onPage: (page: Page, total: number | undefined) => Promise<void>,
  ): Promise<number | undefined> {
    let read = 0;
    let total: number | undefined;
    for (let number = 1; number <= MOST_PAGES; number += 1) {
      const paging = { page: String(number), pageSize: String(PAGE_SIZE) };
      const answer = await getPage(path, { ...query, ...paging }, patience);
      const said = answer.totalCount ?? undefined;
      if (said !== undefined && said > MOST_ENTRIES) throw tooMany();
      if (number > 1 && said !== total) throw new CatalogueError({ reason: 'count-changed', params: named });
      total = said;
      read += answer.data.length;
      await onPage(answer, total);
      if (answer.data.length === 0 || read >= (total ?? Number.POSITIVE_INFINITY)) return total;
      if (total === undefined && answer.data.length < PAGE_SIZE) return total;
    }
    throw tooMany();
  }

  return {
    kind: 'api',
    name,

    async sets(patience) {
      const raw: unknown[] = [];
      const total = await pages('/sets', {}, patience, async ({ data }) => void raw.push(...data));
      if (total !== undefined && raw.length !== total)
        throw new CatalogueError({
          reason: 'sets-missing',
          params: { ...named, promised: total, sent: raw.length },
        });
      return setsFrom(raw);
    },

    async cards(set, onProgress) {
      const cards = new Map<string, ReadCard>();
      let read = 0;
      let total: number | undefined;
      const yieldToEventLoop = createYielder();
      await pages(
        '/cards',
        { q: `set.id:${term(set.id)}`, orderBy: 'number' },
        'import',
        async (answer, said) => {
          total = said;
          for (const raw of answer.data) {
            read += 1;
            const card = readPublicCard(raw, set.id);
            // A card that came twice is one card: the count below then shows that another is missing.
            cards.set(card.id === '?' ? `? ${read}` : card.id, card);
            await yieldToEventLoop();
          }
          onProgress(cards.size, total);
        },
      );
      if (total !== undefined && cards.size !== total) throw missingCards(set, name, total, cards.size);
      return { set, cards: completeCard(set, name, [...cards.values()]) };
    },

    async card(setId, cardNumber) {
      const query = { q: `set.id:${term(setId)} number:${term(cardNumber)}`, page: '1', pageSize: '10' };
      const { data } = await getPage('/cards', query, 'lookup');
      return data
        .flatMap((raw) => cardOf(readPublicCard(raw, setId)))
        .find((card) => card.cardNumber === cardNumber);
    },
  };
}

const cardOf = (read: ReadCard): Card[] => ('card' in read ? [read.card] : []);

/** A value in the API's query language; what is more than a plain word is quoted, so that it stays a value. */
const term = (value: string): string =>
  /^[\w.-]+$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** Fewer cards than the set is said to have: something did not come. More do no harm. */
export function completeCard(set: SourceSet, name: string, cards: ReadCard[]): ReadCard[] {
  if (cards.length < set.total) throw missingCards(set, name, set.total, cards.length);
  return cards;
}

const missingCards = (set: SourceSet, catalogue: string, promised: number, sent: number) =>
  new CatalogueError({ reason: 'cards-missing', params: { catalogue, set: set.name, promised, sent } });
