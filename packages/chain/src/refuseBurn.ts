/** A refused burn as a value: its code, and the amounts that its sentence names. */
import type { Refusal } from '@pokesol/engine/result';
import { formatUnits } from './amount.ts';
import { BURN_REFUSALS, type BurnRefusal } from './burnRefusals.ts';

/** What the sentences of the amount codes are filled with, in whole tokens. */
export type BurnParams = Readonly<{ paid: string; price: string }>;
export type BurnRefused = Refusal<BurnRefusal> & {
  /** Only of the amount codes. */
  readonly params?: BurnParams;
  readonly retry: boolean;
};

/** The refusal as a value; amounts are base units and only the amount codes have them. */
export function refuseBurn(
  code: BurnRefusal,
  amounts?: { paid: bigint; price: bigint; decimals: number },
): BurnRefused {
  const { retry } = BURN_REFUSALS[code];
  if (amounts === undefined) return { refused: true, code, retry };
  const { paid, price, decimals } = amounts;
  const params = { paid: formatUnits(paid, decimals), price: formatUnits(price, decimals) };
  return { refused: true, code, params, retry };
}
