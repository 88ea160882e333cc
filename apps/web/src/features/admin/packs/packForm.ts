/** The packs' forms: what stands in them at first, what they ask for, and what an edited one changes. */
import { DEFAULT_CARD_COUNT, DEFAULT_ODDS } from '@pokesol/packs';
import { type AdminPackType, newPackType, type PackTypeEdit, salePrice } from '@pokesol/protocol';
import { z } from 'zod';
import { soundOdds, writeOdds } from './millionths.ts';

const texts = z.object({
  common: z.string(),
  uncommon: z.string(),
  rare: z.string(),
  epic: z.string(),
  legendary: z.string(),
});

/** As the call asks, but with odds as they are typed: they become numbers once they add up. */
export const packForm = newPackType.omit({ rarityOdds: true, requestId: true }).extend({
  price: salePrice,
  odds: texts.refine((odds) => soundOdds(odds) !== undefined, 'The odds must add up to 1.'),
  refreshPool: z.boolean(),
});
export type PackFormInput = z.input<typeof packForm>;
export type PackForm = z.output<typeof packForm>;

/** The starter pack has neither a price nor odds to check. */
export const fixedPackForm = packForm.extend({ price: z.string(), odds: texts });

export const emptyForm = (setId = ''): PackFormInput => ({
  name: '',
  description: '',
  price: '',
  cardCount: DEFAULT_CARD_COUNT,
  setId,
  artworkUrl: '',
  odds: writeOdds(DEFAULT_ODDS),
  refreshPool: false,
});

export const packFormOf = (pack: AdminPackType): PackFormInput => ({
  name: pack.name,
  description: pack.description ?? '',
  price: pack.price,
  cardCount: pack.cardCount,
  setId: pack.setId,
  artworkUrl: pack.artworkUrl ?? '',
  odds: writeOdds(pack.rarityOdds ?? DEFAULT_ODDS),
  refreshPool: false,
});

type DrawFields = Pick<PackFormInput, 'cardCount' | 'odds' | 'refreshPool'>;

/** What decides the draw and differs: with any of it, saving makes a new version. */
export function drawChanges(
  pack: AdminPackType,
  { cardCount, odds, refreshPool }: DrawFields,
): Pick<PackTypeEdit, 'cardCount' | 'rarityOdds' | 'refreshPool'> {
  const rarityOdds = soundOdds(odds);
  const before = writeOdds(pack.rarityOdds ?? DEFAULT_ODDS);
  const isOther =
    pack.rarityOdds !== undefined &&
    rarityOdds !== undefined &&
    JSON.stringify(writeOdds(rarityOdds)) !== JSON.stringify(before);
  return {
    ...(cardCount === pack.cardCount ? {} : { cardCount }),
    ...(isOther ? { rarityOdds } : {}),
    ...(refreshPool ? { refreshPool } : {}),
  };
}

/** Only what differs is sent, so that no other admin's change is taken back; undefined when nothing does. */
export function packChangesOf(pack: AdminPackType, entered: PackForm): PackTypeEdit | undefined {
  const before = packFormOf(pack);
  const changed = {
    ...(entered.name === before.name ? {} : { name: entered.name }),
    ...((entered.description ?? '') === before.description ? {} : { description: entered.description ?? '' }),
    ...(entered.price === before.price ? {} : { price: entered.price }),
    ...((entered.artworkUrl ?? '') === before.artworkUrl ? {} : { artworkUrl: entered.artworkUrl ?? '' }),
    ...drawChanges(pack, entered),
  };
  if (Object.keys(changed).length === 0) return undefined;
  return { version: pack.version, revision: pack.revision, ...changed };
}
