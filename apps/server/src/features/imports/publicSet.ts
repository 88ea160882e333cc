/** Reads sets in the Pokémon TCG API's shape; one that cannot be read is not offered. */
import { isIdText } from '@pokesol/cards';
import { z } from 'zod';
import { httpUrl, isoDate, lenientText, maybe } from './lenient.ts';
import type { SourceSet } from './source.ts';

/** No set has more; and no column of ours holds any number. */
const counted = z.number().int().min(0).max(10_000);

const publicSet = z.object({
  id: lenientText(64).refine(isIdText),
  name: lenientText(200),
  series: maybe(200).nullish(),
  printedTotal: counted.nullish(),
  total: counted,
  releaseDate: z.unknown().optional(),
  ptcgoCode: maybe(20).nullish().catch(undefined),
  images: z.object({ symbol: z.unknown(), logo: z.unknown() }).partial().nullish().catch(undefined),
});

export function setsFrom(list: readonly unknown[]): SourceSet[] {
  return list.flatMap((raw) => {
    const parsed = publicSet.safeParse(raw);
    return parsed.success ? [setFrom(parsed.data)] : [];
  });
}

function setFrom({ id, name, total, ...data }: z.output<typeof publicSet>): SourceSet {
  const releaseDate = isoDate(data.releaseDate);
  const symbolUrl = httpUrl(data.images?.symbol);
  const logoUrl = httpUrl(data.images?.logo);
  return {
    id,
    name,
    total,
    series: data.series ?? '',
    printedTotal: data.printedTotal ?? total,
    ...(releaseDate !== undefined && { releaseDate }),
    ...(data.ptcgoCode && { code: data.ptcgoCode }),
    ...(symbolUrl !== undefined && { symbolUrl }),
    ...(logoUrl !== undefined && { logoUrl }),
  };
}
