/** What can stand in front of the store, one at a time. */
import type { PackType } from '@pokesol/protocol';
import type { OpeningRequest } from '../opening/openedPack.ts';
import type { StoreProblem } from './problem.ts';

export type StoreDialog =
  | { kind: 'opening'; request: OpeningRequest }
  | { kind: 'odds'; packType: PackType }
  | { kind: 'recover'; signature?: string }
  | { kind: 'trouble'; trouble: StoreProblem }
  | { kind: 'proof'; purchaseId: string };

export type ShowDialog = (dialog: StoreDialog) => void;
