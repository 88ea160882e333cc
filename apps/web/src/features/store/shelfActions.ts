/** What a shelf of packs can do, however it is shown. */
import type { PackType } from '@pokesol/protocol';
import type { Buying } from './purchaseInProgress.ts';

export type ShelfActions = {
  buying: Buying | undefined;
  onBuy: (packType: PackType) => void;
  onOdds: (packType: PackType) => void;
};
