/** Brings the turntable's 3D picture once the page is used; says so when it cannot. */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { wantsLessData } from '../../../platform/lessData.ts';
import { whenUsed } from '../../../platform/whenUsed.ts';
import { hasWebGL } from '../shelfView.ts';
import type GalleryScene from './GalleryScene.tsx';

export type PackScene =
  | { status: 'loading' | 'less-data' | 'no-webgl' | 'failed' }
  | { status: 'ready'; Scene3D: ComponentType<ComponentProps<typeof GalleryScene>> };

async function loadScene(): Promise<PackScene> {
  if (wantsLessData()) return { status: 'less-data' };
  if (!hasWebGL()) return { status: 'no-webgl' };
  try {
    return { status: 'ready', Scene3D: (await import('./GalleryScene.tsx')).default };
  } catch (error) {
    console.warn('The 3D picture did not load', error);
    return { status: 'failed' };
  }
}

export function useScene(): PackScene {
  const [scene, setScene] = useState<PackScene>({ status: 'loading' });
  useEffect(() => {
    let gone = false;
    const cancel = whenUsed(() => void loadScene().then((loaded) => !gone && setScene(loaded)));
    return () => {
      gone = true;
      cancel();
    };
  }, []);
  return scene;
}
