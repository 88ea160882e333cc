/** The shorthand for what attacks do besides their damage. */
import type { Status } from '@pokesol/engine';
import type { Effect } from '@pokesol/engine/classic';

/** The Pokémon that is hit has the condition. */
export const now = (status: Status): Effect => ({ do: 'status', status, to: 'target' });
/** The Pokémon that attacks has the condition itself. */
export const self = (status: Status): Effect => ({ do: 'status', status, to: 'self' });

const given = (status: Status | null): Effect[] => (status === null ? [] : [now(status)]);

/** A coin decides which condition the Pokémon that is hit has; `null` for none. */
export const coin = (heads: Status | null, tails: Status | null): Effect => ({
  do: 'flip',
  heads: given(heads),
  tails: given(tails),
});
export const heads = (status: Status): Effect => coin(status, null);
export const tails = (status: Status): Effect => coin(null, status);
