/** The browser's list of unrecorded burns, and the call that turns a burn into a pack. */
import type { Purchase } from '@pokesol/protocol';
import { post } from '../../platform/api.ts';
import { browserStorage } from '../../platform/storage.ts';
import { createStoredBurns, type RecordPurchase } from './storedBurns.ts';

export const storedBurns = createStoredBurns(browserStorage);

export const recordPurchase: RecordPurchase = (burn) => post<Purchase>('/api/pack-purchases', burn);
