/** All packs for sale in a row; a press brings one to the front of the turntable. */
import type { PackType } from '@pokesol/protocol';
import { formatNumber } from '../../platform/format.ts';
import { PackArt } from '../pack-art/PackArt.tsx';
import { priceLabel } from '../packs/price.ts';
import './chosen.css';

type PackTilesProps = {
  packTypes: readonly PackType[];
  front: number;
  onChoose: (index: number) => void;
};

export const PackTiles = ({ packTypes, front, onChoose }: PackTilesProps) => (
  <ul className="pack-tiles" aria-label="All packs">
    {packTypes.map((packType, index) => (
      <li key={packType.id} className="pack-tile-place">
        <button
          type="button"
          className="pack-tile"
          aria-label={`${packType.name}, ${priceLabel(packType.price)}`}
          aria-current={index === front ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <PackArt art={packType} className="pack-tile-art" />
          <span className="pack-tile-name">{packType.name}</span>
          <span>
            {formatNumber(packType.price)}
            <span className="pack-tile-unit"> pokesol</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
