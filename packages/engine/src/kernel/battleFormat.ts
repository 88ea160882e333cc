/** The format of a battle's two decks, as its setup names it. No rule of a battle looks at it. */

export type BattleFormat = {
  readonly id: string;
  /** SHA-256 of what the format asks of a deck, so that a later change of it does not change what was promised. */
  readonly hash: string;
};
