/** How likely each level is in each place of the pack. */
import { BUCKET_OF_RARITY, type Bucket, PRINTED_RARITIES } from '@pokesol/cards';
import type { PackOdds } from '@pokesol/packs';
import { expected, percent } from './chances.ts';
import './odds.css';
import { counted } from '../../../platform/format.ts';

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
      <table className="figure-table">
        <thead className="small-hint">
          <tr className="bucket-table-heads">
            <th scope="col" className="bucket-first-column">
              Level
            </th>
            <th scope="col" className="bucket-column">
              {cardCount > 2 ? `Cards 1-${cardCount - 1}, each` : 'First card'}
            </th>
            <th scope="col" className="bucket-column">
              Last card
            </th>
            <th scope="col" className="bucket-last-column">
              Per pack
            </th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ bucket, normal, last, expectedPerPack, cardsInPool }) => (
            <tr key={bucket} className="bucket-row">
              <th scope="row" className="bucket-name-cell">
                <span className="bucket-name">
                  <span
                    aria-hidden
                    className="bucket-swatch"
                    style={{ backgroundColor: BUCKET_COLORS[bucket] }}
                  />
                  <span className="can-shrink">
                    <span className="bright is-strong">{bucketName(bucket)}</span>
                    <span className="small-hint is-below">
                      <span className="bucket-printed">{printed(bucket)} · </span>
                      {counted(cardsInPool, 'card')}
                    </span>
                  </span>
                </span>
              </th>
              <td className="bucket-chance">{percent(normal.probability)}</td>
              <td className="bucket-chance">{percent(last.probability)}</td>
              <td className="gold is-strong">{expected(expectedPerPack)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bucket-table-note">
        «Per pack» is how many you get on average.
        {missing.length > 0 &&
          ` This set has no ${missing.join(' and no ')} cards: their share falls to the level below.`}
      </p>
    </>
  );
}
