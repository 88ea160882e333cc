/** Says what a card set is. */
import type { SetId } from './ids.ts';

export type CardSet = {
  readonly id: SetId;
  readonly name: string;
  /** The series it appeared in, for example 'Base'. */
  readonly series: string;
  /** The number printed after the slash on its cards; cards past it are secret. */
  readonly printedTotal: number;
  /** All its cards. */
  readonly total: number;
  /** ISO date, `YYYY-MM-DD`. */
  readonly releaseDate: string;
  /** The set's short code, for example 'BS'. */
  readonly code: string;
};
