/** The numbers of the official rules, as played since 2020. */
export const OFFICIAL = {
  deckSize: 60,
  startingHand: 7,
  benchSize: 5,
  prizes: 6,
  poisonCounters: 1,
  burnCounters: 2,
  confusionCounters: 3,
  /** Turns in a row that the clock may end before the battle is lost: the house's own rule, as in Classic. */
  timeoutsToLose: 3,
} as const;

/** Raised when a stored battle would play differently under the new code, or a guest's or a gauntlet's from the same decks and seed. */
export const OFFICIAL_VERSION = 6;
