/** All packs for sale in a row; a press brings one to the front of the turntable. */
import type { PackType } from '@pokesol/protocol';
import { counted, formatNumber } from '../../platform/format.ts';
import { PackArt, playsSign, priceLabel } from '../packs/index.ts';
import type { WishesIn } from './useWishesIn.ts';
import './chosen.css';
import './packSigns.css';

type PackTilesProps = {
  packTypes: readonly PackType[];
  front: number;
  wishesIn: WishesIn;
  onChoose: (index: number) => void;
};

export const PackTiles = ({ packTypes, front, wishesIn, onChoose }: PackTilesProps) => (
  <ul className="pack-tiles" aria-label="All packs">
    {packTypes.map((packType, index) => (
      <li key={packType.id} className="pack-tile-place">
        <PackTile
          packType={packType}
          isFront={index === front}
          wishes={wishesIn(packType)}
          onChoose={() => onChoose(index)}
        />
      </li>
    ))}
  </ul>
);

type PackTileProps = { packType: PackType; isFront: boolean; wishes: number; onChoose: () => void };

function PackTile({ packType, isFront, wishes, onChoose }: PackTileProps) {
  const { name, price, plays } = packType;
  const sign = plays && playsSign(plays);
  const said = [
    name,
    ...(sign ? [sign.label] : []),
    ...(wishes > 0 ? [`${counted(wishes, 'wish', 'wishes')} in it`] : []),
    priceLabel(price),
  ];
  return (
    <button
      type="button"
      className="pack-tile"
      aria-label={said.join(', ')}
      aria-current={isFront ? 'true' : undefined}
      onClick={onChoose}
    >
      {sign && (
        <span className={`pack-tile-sign is-${sign.tone}`} title={sign.label}>
          {sign.sign}
        </span>
      )}
      {wishes > 0 && <span className="pack-tile-wishes">♥{formatNumber(wishes)}</span>}
      <PackArt art={packType} className="pack-tile-art" />
      <span className="pack-tile-name">{name.replace(/( Booster)? Pack$/, '')}</span>
      <span>
        {formatNumber(price)}
        <span className="pack-tile-unit"> pokesol</span>
      </span>
    </button>
  );
}
