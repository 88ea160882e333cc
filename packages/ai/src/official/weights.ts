/** What the AI of the official rules sets store by: a Prize is a hundred. */

export type Weights = {
  /** A Prize taken; the last ones are worth more. */
  readonly prize: number;
  /** A Pokémon in play, whatever it is. */
  readonly body: number;
  /** Ten HP that a Pokémon has left. */
  readonly hp: number;
  /** Each stage above the Basic one. */
  readonly stage: number;
  /** Ten damage that a Pokémon's best attack does, once it is paid. */
  readonly attack: number;
  /** How much of that counts with one, two, three … units of energy missing. */
  readonly waiting: number;
  /** A unit of energy that some attack of its Pokémon asks for. */
  readonly energy: number;
  /** A Knock Out that the next attack brings, of what its Prizes are worth; and the share for damage short of it. */
  readonly knockOut: number;
  readonly wound: number;
  /** The same, of the opponent's next attack, which comes first. */
  readonly threat: number;
  /** Nobody on the Bench: the next Knock Out ends the battle. */
  readonly alone: number;
  /** A card in the hand, up to seven; each more is worth a quarter. */
  readonly card: number;
  /** A Basic Pokémon or an evolution in the hand that could be played soon. */
  readonly playable: number;
  /** Each card less than eight in the deck. */
  readonly deckOut: number;
  /** A condition that keeps the Active Pokémon from attacking; ten damage of Poison or Burn to come. */
  readonly held: number;
  readonly harm: number;
  /** Each unit by which the Active Pokémon cannot pay its retreat while it has no attack to use. */
  readonly stranded: number;
};

/** Set by hand. */
export const WEIGHTS: Weights = {
  prize: 100,
  body: 14,
  hp: 1.5,
  stage: 8,
  attack: 5,
  waiting: 0.55,
  energy: 5,
  knockOut: 0.45,
  wound: 0.25,
  threat: 0.55,
  alone: 60,
  card: 4,
  playable: 3,
  deckOut: 25,
  held: 18,
  harm: 5,
  stranded: 6,
};
