/** How long an offer stands, and how far a burn's block may lie from it. */
export const INTENT_MINUTES = 15;
/**
 * Clocks differ: a block may be stamped before the intent that its burn answers. A cluster's own clock has run half an hour
 * behind all others, and a refusal would be for good. Nothing hangs on it: no wallet has a reference before its intent.
 */
export const CLOCK_SKEW_S = 3600;
/** An offer ends after minutes, but a burn that comes within a day of it still buys at the old price. */
export const GRACE_S = 24 * 3600;
