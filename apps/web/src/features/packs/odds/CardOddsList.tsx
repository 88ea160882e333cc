/** Every card that can be in the pack, by level, with its own chance; searched by name or number. */
import type { PackOdds } from '@pokesol/packs';
import type { CardJson } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { BUCKET_COLORS, bucketName } from './BucketTable.tsx';
import { oddsGroups, oneIn, percent } from './chances.ts';
import './odds.css';
import { counted } from '../../../platform/format.ts';

type CardOddsListProps = { odds: PackOdds; cards: readonly CardJson[] | undefined };

export function CardOddsList({ odds, cards }: CardOddsListProps) {
  const [search, setSearch] = useState('');
  const groups = oddsGroups(odds, cards, search);
  const field = useId();
  const found = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section aria-labelledby={`${field}-title`} className="card-odds-section">
      <div className="section-head">
        <h3 id={`${field}-title`} className="pixel-title small-title">
          Every card
        </h3>
        <label className="card-odds-filter">
          Search
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Name or number"
            className="field card-odds-search"
          />
        </label>
      </div>
      <p role="status" className="sr-only">
        {counted(found, 'card')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <section aria-label="Chance of each card" tabIndex={0} className="card-odds-scroll">
        {found === 0 && <p className="card-odds-none">No card in this pack has that name.</p>}
        {groups.map(({ bucket, inAPack, size, lines }) => (
          <div key={bucket}>
            <h4 className="card-odds-bucket">
              <span
                aria-hidden
                className="card-odds-swatch"
                style={{ backgroundColor: BUCKET_COLORS[bucket] }}
              />
              <span className="bright is-strong">{bucketName(bucket)}</span>
              <span className="small-hint">
                {counted(size, 'card')}, each{' '}
                {oneIn(inAPack) === 'always' ? 'in every pack' : `${oneIn(inAPack)} packs`}
              </span>
            </h4>
            <ul>
              {lines.map(({ cardId, name, number, rarity }) => (
                <li key={cardId} className="card-odds-row">
                  <span className="small-hint">{number && `#${number}`}</span>
                  <span className="can-shrink">
                    {name} <span className="card-odds-rarity">{rarity}</span>
                  </span>
                  <span className="card-odds-one-in">{oneIn(inAPack)}</span>
                  <span className="card-odds-percent">{percent(inAPack)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <p className="card-odds-note">The chance that one pack holds the card at least once.</p>
    </section>
  );
}
