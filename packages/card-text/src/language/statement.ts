/** What the text of an attack says, sentence by sentence. */
import type { Type } from '@pokesol/engine';
import type { AttackEffect, Condition, Quantity, Step } from '@pokesol/engine/official';

/** What an attack's text says one after another; `assemble.ts` makes an effect of it. */
export type Statement = Step | Part;
/** A statement that is no step. */
export type Part =
  /** What must be done in full, or the attack is not used. */
  | { readonly part: 'price'; readonly steps: readonly Step[] }
  /** Instead of the printed number. */
  | { readonly part: 'damage'; readonly amount: Quantity }
  | { readonly part: 'more'; readonly amount: Quantity }
  /** That number instead of the printed one, if it holds; where the text says the printed one again, `of` is that. */
  | { readonly part: 'instead'; readonly is: Condition; readonly then: number; readonly of?: number }
  | { readonly part: 'less'; readonly amount: Quantity }
  | { readonly part: 'stops'; readonly is: Condition }
  | { readonly part: 'needs'; readonly is: Condition }
  | { readonly part: 'ignores'; readonly what: readonly ('weakness' | 'resistance')[] }
  /** The same where it is said of damage of the steps alone: not beside a number of its own. */
  | { readonly part: 'ignoresElsewhere'; readonly what: readonly ('weakness' | 'resistance')[] }
  | { readonly part: 'past' }
  /** More Prizes for a Knock Out by its damage. */
  | { readonly part: 'prizes'; readonly prizes: NonNullable<AttackEffect['prizes']> }
  /** What it costs instead while that holds. */
  | { readonly part: 'usableFor'; readonly cost: readonly Type[]; readonly while: Condition }
  /** From where, and when, it may be used besides. */
  | { readonly part: 'usable'; readonly what: 'fromBench' | 'onFirstTurn' }
  /** The printed number again, in words: it must be that one. `is`: so where that holds, which is not where there is more. */
  | { readonly part: 'base'; readonly damage: number; readonly is?: Condition }
  /** Before the damage, as the text says. */
  | { readonly part: 'before'; readonly steps: readonly Step[] };
