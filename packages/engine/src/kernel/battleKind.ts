/** What a battle is played for, where that is more than the two decks. */

/**
 * For practice no card need be owned, and nothing counts; a guest's was played without a server, which has its actions from the
 * guest.
 */
export type BattleKind = 'practice' | 'guest';
