/** The shelf in three dimensions; where that cannot be, the classic one with a word of explanation. */
import type { PackType } from '@pokesol/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ShelfActions } from './shelfView.ts';
import { STEP_LABELS } from './useBuyPack.ts';
import { useGallery } from './useGallery.ts';

const WHY_CLASSIC = {
  'no-webgl': 'This browser cannot draw in 3D (it has no WebGL), so here is the classic shelf.',
  lost: 'This browser has stopped drawing in 3D, so here is the classic shelf.',
  failed: 'The 3D view did not load, so here is the classic shelf.',
};

type GalleryShelfProps = ShelfActions & { packTypes: readonly PackType[]; classic: ReactNode };

export function GalleryShelf({ packTypes, classic, buying, onBuy, onOdds }: GalleryShelfProps) {
  const gallery = useGallery();
  const [lost, setLost] = useState(false);
  const onUnavailable = useCallback(() => setLost(true), []);
  if (lost) return <Fallback why={WHY_CLASSIC.lost}>{classic}</Fallback>;
  if (gallery.status === 'loading') {
    return (
      <div aria-busy="true" className="relative grid place-items-center">
        <Skeleton className="h-120 w-full" />
        <p role="status" className="absolute font-pixel text-xs text-cream">
          Setting up the 3D shelf...
        </p>
      </div>
    );
  }
  if (gallery.status !== 'ready') return <Fallback why={WHY_CLASSIC[gallery.status]}>{classic}</Fallback>;

  const { Gallery3D } = gallery;
  const bought = packTypes.find(({ id }) => id === buying?.packTypeId);
  return (
    <ErrorBoundary fallback={<Fallback why={WHY_CLASSIC.failed}>{classic}</Fallback>}>
      <Gallery3D
        packTypes={packTypes}
        onBuy={onBuy}
        onOdds={onOdds}
        onUnavailable={onUnavailable}
        {...(buying && { buyingId: buying.packTypeId })}
      />
      <p role="status" className="min-h-7 pt-2 text-center text-sm text-sun">
        {buying && bought && `${bought.name}: ${STEP_LABELS[buying.step]}`}
      </p>
    </ErrorBoundary>
  );
}

function Fallback({ why, children }: { why: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="mb-5 text-sm text-mist">
        {why}
      </p>
      {children}
    </>
  );
}
