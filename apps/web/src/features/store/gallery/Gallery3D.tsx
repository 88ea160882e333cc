/** The store's shelf in three dimensions: turn it, pick a pack, turn the pack, buy it. The picture is decoration; every step is a real control. */
import type { PackType } from '@pokesol/protocol';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { PackArt } from '../../pack-art/PackArt.tsx';
import { priceLabel } from '../../packs/price.ts';
import { Backdrop } from './Backdrop.tsx';
import GalleryScene from './GalleryScene.tsx';
import { useLively } from './useLively.ts';
import { useTurntable } from './useTurntable.ts';
import './gallery.css';

type Gallery3DProps = {
  packTypes: readonly PackType[];
  onBuy: (packType: PackType) => void;
  /** The pack whose purchase is under way. */
  buyingId?: string;
  onOdds?: (packType: PackType) => void;
  /** The picture cannot be drawn any more, such as when the graphics card was taken away. */
  onUnavailable?: () => void;
};

const nothing = () => {};

export default function Gallery3D({ packTypes, onBuy, buyingId, onOdds, onUnavailable }: Gallery3DProps) {
  const stage = useRef<HTMLDivElement>(null);
  const lively = useLively(stage);
  const table = useTurntable(packTypes.length);
  const pack = packTypes[table.front] ?? packTypes[0];
  const lost = onUnavailable ?? nothing;
  if (pack === undefined) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside
    <div className="gallery" onKeyDown={table.keys.onKeyDown}>
      <div ref={stage} className="gallery-stage" data-picked={table.picked || undefined} {...table.handlers}>
        <Backdrop />
        <div aria-hidden="true" className="gallery-picture">
          <ErrorBoundary fallback={<Gone tell={lost} />}>
            <GalleryScene
              packTypes={packTypes}
              motion={table.motion}
              lively={lively}
              onPick={(index) => table.show(index, !(table.picked && index === table.front))}
              onInvalidate={table.onInvalidate}
              onLost={lost}
            />
          </ErrorBoundary>
        </div>
        <Turn label="Previous pack" className="left-2 md:left-4" onClick={() => table.step(-1)}>
          ◄
        </Turn>
        <Turn label="Next pack" className="right-2 md:right-4" onClick={() => table.step(1)}>
          ►
        </Turn>
        <ul className="gallery-thumbs" aria-label="All packs">
          {packTypes.map((packType, index) => (
            <li key={packType.id}>
              <button
                type="button"
                aria-label={packType.name}
                aria-current={index === table.front ? 'true' : undefined}
                onClick={() => table.show(index, true)}
              >
                <PackArt art={packType} className="h-11 w-8" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="gallery-plate">
        <div aria-live="polite" className="min-w-0 flex-1">
          <h3 className="pixel-title text-xs text-cream md:text-base">{pack.name}</h3>
          <p className="mt-2 text-sm text-mist">{pack.description || `${pack.cardCount} cards per pack`}</p>
        </div>
        <div className="gallery-actions">
          <p className="flex items-center gap-4 font-pixel text-xs text-sun">
            <Badge className="font-body">{pack.cardCount} cards</Badge>
            {priceLabel(pack.price)}
          </p>
          <Button tone="secondary" onClick={() => table.show(table.front, !table.picked)}>
            {table.picked ? 'Put it back' : 'Look closer'}
          </Button>
          {onOdds && (
            <Button tone="secondary" onClick={() => onOdds(pack)}>
              Odds
            </Button>
          )}
          <Button
            onClick={() => onBuy(pack)}
            busy={buyingId === pack.id}
            disabled={buyingId !== undefined && buyingId !== pack.id}
          >
            Buy Pack
          </Button>
        </div>
      </div>
    </div>
  );
}

type TurnProps = { label: string; className: string; onClick: () => void; children: string };

const Turn = ({ label, className, onClick, children }: TurnProps) => (
  <Button
    tone="quiet"
    aria-label={label}
    onClick={onClick}
    onPointerDown={(event) => event.stopPropagation()}
    className={`gallery-turn ${className}`}
  >
    {children}
  </Button>
);

/** Stands where the picture failed, and says so once. */
function Gone({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
