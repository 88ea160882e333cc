/** What can stand in front of the store, one at a time. */
import type { CardJson, PackType, Purchase } from '@pokesol/protocol';
import type { Trouble } from './trouble.ts';

/** What the opening dialog is asked to open: one purchase, several, or cards that are known already. */
export type OpeningRequest = {
  packType: PackType | undefined;
  purchase?: Purchase;
  purchases?: readonly Purchase[];
  cards?: readonly CardJson[];
  isFree?: boolean;
  /** Said above the cards. */
  note?: string;
};

export type StoreDialog =
  | { kind: 'opening'; request: OpeningRequest }
  | { kind: 'odds'; packType: PackType }
  | { kind: 'recover'; signature?: string }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'proof'; purchaseId: string };

export type ShowDialog = (dialog: StoreDialog) => void;
