/** How the shelf is shown, remembered from visit to visit. */

import type { PackType } from '@pokesol/protocol';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import type { Buying } from './purchaseInProgress.ts';

const SHELF_VIEWS = ['3d', 'classic'] as const;
export type ShelfView = (typeof SHELF_VIEWS)[number];

const KEY = 'pokesol.shelf-view';

export const rememberedView = (storage: KeyValueStore = browserStorage): ShelfView =>
  SHELF_VIEWS.find((view) => view === storage.read(KEY)) ?? '3d';

export const rememberView = (view: ShelfView, storage: KeyValueStore = browserStorage) =>
  storage.write(KEY, view);

/** Whether this browser can draw in three dimensions at all; asked before any of that code is loaded. */
export function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts alive at a time: this one is given back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** What a shelf of packs can do, however it is shown. */
export type ShelfActions = {
  buying: Buying | undefined;
  /** How many packs the next press buys. */
  count: PacksAtOnce;
  onCount: (count: PacksAtOnce) => void;
  onBuy: (packType: PackType) => void;
  onOdds: (packType: PackType) => void;
};
