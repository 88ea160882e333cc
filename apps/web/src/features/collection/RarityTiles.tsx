/** How many cards of each rarity there are; each tile shows only those, and pressed again all. */

import { rarityClass } from '@pokesol/cards';
import { memo } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { cx } from '../../ui/cx.ts';
import type { RarityCount } from './filters.ts';
import type { ChangeView } from './useView.ts';

type RarityTilesProps = { counts: readonly RarityCount[]; rarity: string; change: ChangeView };

export const RarityTiles = memo(function RarityTiles({ counts, rarity: chosen, change }: RarityTilesProps) {
  return (
    <section aria-label="Cards by rarity" className="mb-5">
      <ul className="rarity-tiles">
        {counts.map(({ rarity, count }) => (
          <li key={rarity}>
            <button
              type="button"
              aria-pressed={rarity === chosen}
              onClick={() => change({ rarity: rarity === chosen ? '' : rarity })}
              className={cx(rarityClass(rarity), 'rarity-tile', count === 0 && 'is-empty')}
            >
              <span className="font-pixel text-base">{formatNumber(count)}</span>
              <span className="text-xs leading-tight">{rarity || 'No rarity'}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
