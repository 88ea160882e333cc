/** What a plan is made of. */
import type { Battle, Move } from '@pokesol/engine/official';

/** A move, and the guessed battle it was planned for. */
export type Planned = { readonly move: Move; readonly before: Battle };
