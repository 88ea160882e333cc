/** What may become of chosen cards, as its button and its title say it. */

export type Fate = {
  /** «Take 2», and in lower case on the card itself. */
  readonly verb: string;
  /** «Choose 2 cards to take into your hand». */
  readonly aim: string;
  /** The answer that chooses none. */
  readonly nothing: string;
};

const nothing = 'Choose none';

export const CHOOSE: Fate = { verb: 'Choose', aim: '', nothing: 'Take nothing' };
export const FATES = {
  hand: { verb: 'Take', aim: ' to take into your hand', nothing: 'Take nothing' },
  deck: { verb: 'Put back', aim: ' to shuffle into the deck', nothing },
  deckTop: { verb: 'Put on top', aim: ' to put on top of the deck', nothing },
  deckBottom: { verb: 'Put below', aim: ' to put under the deck', nothing },
  discard: { verb: 'Discard', aim: ' to discard', nothing: 'Discard none' },
  lost: { verb: 'Give up', aim: ' to put into the Lost Zone', nothing },
  bench: { verb: 'Bench', aim: ' to put onto the Bench', nothing: 'Place none' },
  attach: { verb: 'Attach', aim: ' to attach', nothing: 'Attach none' },
  evolve: { verb: 'Evolve', aim: ' to evolve into', nothing },
} as const satisfies Readonly<Record<string, Fate>>;
