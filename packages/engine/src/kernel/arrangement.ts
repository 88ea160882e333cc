/** What players of practice agree on before a battle, and its setup says. */
import type { Seat } from './ids.ts';

export type Arrangement = {
  /** Who goes first; absent, the coin says so. */
  readonly begins?: Seat | undefined;
  /** Whose hand the other player sees; absent, each sees the own one. */
  readonly openHand?: Seat | undefined;
};

/** Without what was not arranged, which then stands in no record. */
export const arrangementOf = ({ begins, openHand }: Arrangement): Arrangement => ({
  ...(begins !== undefined && { begins }),
  ...(openHand !== undefined && { openHand }),
});
