/** Reads a server that speaks TCGdex, version 2: a set's list of cards, then each card by itself, a few at a time. */
import { isIdText } from '@pokesol/cards';
import { z } from 'zod';
import { createYielder } from '../../platform/yielder.ts';
import { HTTP_LIMITS, type HttpLimits, jsonFrom } from './http.ts';
import { httpUrl, isoDate, lenientText, maybe } from './lenient.ts';
import { readPublicCard } from './publicCard.ts';
import {
  CatalogueError,
  type CatalogueRetryOptions,
  type CatalogueSource,
  type ReadCard,
  type SourceSet,
} from './source.ts';
import { inPublicShape, ourNumber, ourSetId } from './tcgdexCard.ts';

const AT_ONCE = 8;
const MOST_CARDS = 10_000;
const counted = z.number().int().min(0).max(MOST_CARDS);

const brief = z.object({
  id: lenientText(64).refine(isIdText),
  name: lenientText(200),
  symbol: z.unknown().optional(),
  logo: z.unknown().optional(),
  cardCount: z.object({ total: counted, official: counted.nullish() }),
});
const detail = brief.extend({
  serie: z
    .object({ name: maybe(200).nullish() })
    .nullish()
    .catch(undefined),
  releaseDate: z.unknown().optional(),
  abbreviation: z
    .object({ official: maybe(20).nullish() })
    .nullish()
    .catch(undefined),
  tcgOnline: maybe(20).nullish().catch(undefined),
  cards: z
    .array(
      z.object({
        id: lenientText(64),
        localId: z.union([lenientText(16), z.number()]),
        name: lenientText(200),
      }),
    )
    .max(MOST_CARDS),
});

export type TcgdexOptions = { url: string; limits?: HttpLimits };

export function tcgdexSource({ url, limits = HTTP_LIMITS }: TcgdexOptions): CatalogueSource {
  const base = new URL(url);
  const name = `TCGdex at ${base.host}`;
  const getJson = jsonFrom(base, name, {}, limits);
  const named = { catalogue: name };

  /** Sets by our ids; the list knows neither series nor date. */
  async function list(patience: CatalogueRetryOptions): Promise<Map<string, z.output<typeof brief>>> {
    const raw = z.array(z.unknown()).safeParse(await getJson('/en/sets', patience));
    if (!raw.success) throw new CatalogueError({ reason: 'answer-not-a-list', params: named });
    const sets = raw.data.flatMap((set) => {
      const parsed = brief.safeParse(set);
      return parsed.success ? [[ourSetId(parsed.data.id), parsed.data] as const] : [];
    });
    return new Map(sets);
  }

  async function one(
    theirs: { id: string; localId: string | number; name: string },
    set: SourceSet,
  ): Promise<ReadCard> {
    const raw = await getJson(`/en/cards/${encodeURIComponent(theirs.id)}`, 'import');
    const label = { id: `${set.id}-${ourNumber(String(theirs.localId))}`, name: theirs.name };
    if (raw === undefined) return { ...label, problem: 'The catalogue lists it and does not have it' };
    const card = inPublicShape(raw, set.id);
    return card === undefined
      ? { ...label, problem: 'localId or name: missing' }
      : readPublicCard(card, set.id);
  }

  return {
    kind: 'tcgdex',
    name,
    sets: async (patience) => [...(await list(patience))].map(([id, set]) => setFrom(id, set)),

    async cards({ id }, onProgress) {
      const theirs = (await list('import')).get(id);
      const parsed =
        theirs && detail.safeParse(await getJson(`/en/sets/${encodeURIComponent(theirs.id)}`, 'import'));
      if (!parsed?.success)
        throw new CatalogueError({ reason: 'set-unreadable', params: { ...named, set: id } });
      const { data } = parsed;
      const set: SourceSet = {
        ...setFrom(id, data),
        // It counts what was printed; what it holds is what it lists.
        total: data.cards.length,
        series: data.serie?.name ?? '',
        ...dated(data.releaseDate),
        ...coded(data.tcgOnline || data.abbreviation?.official),
      };
      const cards: ReadCard[] = [];
      const queue = data.cards.entries();
      let read = 0;
      let failed = false;
      const yieldToEventLoop = createYielder();
      const lane = async () => {
        for (const [index, card] of queue) {
          if (failed) return;
          cards[index] = await one(card, set).catch((error: unknown) => {
            failed = true;
            throw error;
          });
          read += 1;
          onProgress(read, data.cards.length);
          await yieldToEventLoop();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      return { set, cards };
    },

    async card(setId, cardNumber) {
      const theirs = (await list('lookup')).get(setId);
      const parsed =
        theirs && detail.safeParse(await getJson(`/en/sets/${encodeURIComponent(theirs.id)}`, 'lookup'));
      const listed = parsed?.data?.cards.find(({ localId }) => ourNumber(String(localId)) === cardNumber);
      if (listed === undefined) return undefined;
      const raw = await getJson(`/en/cards/${encodeURIComponent(listed.id)}`, 'lookup');
      const read = readPublicCard(inPublicShape(raw, setId), setId);
      return 'card' in read ? read.card : undefined;
    },
  };
}

const dated = (value: unknown) => {
  const releaseDate = isoDate(value);
  return releaseDate === undefined ? {} : { releaseDate };
};
const coded = (code: string | null | undefined) => (code ? { code } : {});

function setFrom(id: string, { name, cardCount, symbol, logo }: z.output<typeof brief>): SourceSet {
  // Its addresses of pictures want a format.
  const symbolUrl = httpUrl(typeof symbol === 'string' ? `${symbol}.webp` : undefined);
  const logoUrl = httpUrl(typeof logo === 'string' ? `${logo}.webp` : undefined);
  return {
    id,
    name,
    series: '',
    total: cardCount.total,
    printedTotal: cardCount.official ?? cardCount.total,
    ...(symbolUrl !== undefined && { symbolUrl }),
    ...(logoUrl !== undefined && { logoUrl }),
  };
}
