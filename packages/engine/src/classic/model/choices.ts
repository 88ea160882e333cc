/** The questions a card may ask a player in the middle of its effect: one answer type each. */
import type { CardNo, Seat } from '../../kernel/ids.ts';

/** Where the cards of a question lie. */
export type ChoiceFrom = 'hand' | 'deck' | 'discard' | 'attachedEnergy';

/** What happens to the cards of a question. */
export type ChoicePurpose = 'discard' | 'toHand' | 'order';

/** What is asked. `cards` are in ascending order, which says nothing about a pile's order, except for `orderCards`. */
export type Choice =
  /** From `min` to `max` different cards of `cards`. */
  | {
      readonly kind: 'pickCards';
      readonly seat: Seat;
      readonly from: ChoiceFrom;
      /** What happens to the picked ones. */
      readonly purpose: Exclude<ChoicePurpose, 'order'>;
      readonly cards: readonly CardNo[];
      readonly min: number;
      readonly max: number;
    }
  /** All of `cards`, in the order in which they shall lie: the first one on top. Given as they lie now. */
  | { readonly kind: 'orderCards'; readonly seat: Seat; readonly cards: readonly CardNo[] };

export type ChoiceKind = Choice['kind'];
/** The answer to either kind: the picked cards, or all cards in their new order. */
export type ChoiceAnswer = readonly CardNo[];

export type ChoiceOf<Kind extends ChoiceKind> = Extract<Choice, { readonly kind: Kind }>;
