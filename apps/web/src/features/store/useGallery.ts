/** Brings the 3D gallery once it is wanted and the page has nothing better to do; says so when it cannot. */
import type { PackType } from '@pokesol/protocol';
import { type ComponentType, useEffect, useState } from 'react';
import { hasWebGL } from './shelfView.ts';

type GalleryProps = {
  packTypes: readonly PackType[];
  onBuy: (packType: PackType) => void;
  buyingId?: string;
  onOdds?: (packType: PackType) => void;
  /** The picture cannot be drawn any more. */
  onUnavailable?: () => void;
};

export type Gallery =
  | { status: 'loading' | 'no-webgl' | 'failed' }
  | { status: 'ready'; Gallery3D: ComponentType<GalleryProps> };

async function loadGallery(): Promise<Gallery> {
  if (!hasWebGL()) return { status: 'no-webgl' };
  try {
    return { status: 'ready', Gallery3D: (await import('./gallery/Gallery3D.tsx')).default };
  } catch (error) {
    console.warn('The 3D gallery did not load', error);
    return { status: 'failed' };
  }
}

const IDLE_WITHIN_MS = 1_500;

export function useGallery(): Gallery {
  const [gallery, setGallery] = useState<Gallery>({ status: 'loading' });
  useEffect(() => {
    let gone = false;
    const cancel = whenIdle(() => void loadGallery().then((loaded) => !gone && setGallery(loaded)));
    return () => {
      gone = true;
      cancel();
    };
  }, []);
  return gallery;
}

/** Safari knows no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
