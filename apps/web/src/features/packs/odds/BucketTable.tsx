/** How likely each level is in each place of the pack. */
import { BUCKET_OF_RARITY, type Bucket, PRINTED_RARITIES } from '@pokesol/cards';
import type { PackOdds } from '@pokesol/packs';
import { expected, percent } from './chances.ts';

export const BUCKET_COLORS: Record<Bucket, string> = {
  common: 'var(--color-rarity-common)',
  uncommon: 'var(--color-rarity-uncommon)',
  rare: 'var(--color-rarity-rare)',
  epic: 'var(--color-rarity-ultra-rare)',
  legendary: 'var(--color-rarity-secret-rare)',
};

/** «legendary» → «Legendary», also for a screen reader. */
export const bucketName = (bucket: Bucket) => bucket.charAt(0).toUpperCase() + bucket.slice(1);

const printed = (bucket: Bucket) =>
  PRINTED_RARITIES.filter((rarity) => BUCKET_OF_RARITY[rarity] === bucket).join(', ');

export function BucketTable({ odds }: { odds: PackOdds }) {
  const { buckets, cardCount } = odds;
  const missing = buckets.filter(({ cardsInPool }) => cardsInPool === 0).map(({ bucket }) => bucket);
  return (
    <>
      <table className="w-full text-right text-sm tabular-nums">
        <thead className="text-xs text-mist">
          <tr className="align-bottom">
            <th scope="col" className="pb-2 text-left font-bold">
              Level
            </th>
            <th scope="col" className="px-2 pb-2 font-bold">
              {cardCount > 2 ? `Cards 1-${cardCount - 1}, each` : 'First card'}
            </th>
            <th scope="col" className="px-2 pb-2 font-bold">
              Last card
            </th>
            <th scope="col" className="pb-2 font-bold">
              Per pack
            </th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ bucket, normal, last, expectedPerPack, cardsInPool }) => (
            <tr key={bucket} className="border-t-4 border-dusk">
              <th scope="row" className="py-2 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <span
                    aria-hidden
                    className="size-4 shrink-0"
                    style={{ backgroundColor: BUCKET_COLORS[bucket] }}
                  />
                  <span className="min-w-0">
                    <span className="font-bold text-cream">{bucketName(bucket)}</span>
                    <span className="block text-xs text-mist">
                      <span className="hidden sm:inline">{printed(bucket)} · </span>
                      {cardsInPool} cards
                    </span>
                  </span>
                </span>
              </th>
              <td className="px-2">{percent(normal.probability)}</td>
              <td className="px-2">{percent(last.probability)}</td>
              <td className="font-bold text-sun">{expected(expectedPerPack)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-mist">
        «Per pack» is how many you get on average.
        {missing.length > 0 &&
          ` This set has no ${missing.join(' and no ')} cards: their share falls to the level below.`}
      </p>
    </>
  );
}
