/** How many cards of each rarity there are; each tile shows only those, and pressed again all. */

import { rarityClass } from '@pokesol/cards';
import { memo } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { cx } from '../../ui/cx.ts';
import type { RarityCount } from './filters.ts';
import type { ChangeView } from './useView.ts';
import './rarityTiles.css';

type RarityTilesProps = {
  counts: readonly RarityCount[];
  rarities: readonly string[];
  change: ChangeView;
};

export const RarityTiles = memo(function RarityTiles({ counts, rarities, change }: RarityTilesProps) {
  return (
    <section aria-label="Cards by rarity" className="collection-tiles">
      <ul className="rarity-tiles">
        {counts.map(({ rarity, count }) => (
          <li key={rarity}>
            <button
              type="button"
              aria-pressed={rarities.includes(rarity)}
              onClick={() =>
                change({ rarities: rarities.length === 1 && rarities[0] === rarity ? [] : [rarity] })
              }
              className={cx(rarityClass(rarity), 'rarity-tile', count === 0 && 'is-empty')}
            >
              <span className="rarity-tile-count">{formatNumber(count)}</span>
              <span className="rarity-tile-name">{rarity || 'No rarity'}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
