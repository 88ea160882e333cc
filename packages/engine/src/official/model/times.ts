/** When and how often things of the effect language happen: windows, triggers, kinds of plays. */

/**
 * When a modifier that was placed holds (rules 8.6, 10). `during` a turn, or from now on `until` its end; `whileActive` ends
 * by going to the Bench or evolving, `whileInPlay` survives both.
 */
export const WINDOWS = [
  'thisTurn',
  'duringOpponentsNextTurn',
  'untilOpponentsNextTurnEnds',
  'duringOwnNextTurn',
  'untilOwnNextTurnEnds',
  'whileActive',
  'whileInPlay',
] as const;
export type Window = (typeof WINDOWS)[number];

/** The first and last turn of each window, counted from the current one. `null`: it does not end by itself. */
export const TURNS: Readonly<Record<Window, readonly [from: number, until: number | null]>> = {
  thisTurn: [0, 0],
  duringOpponentsNextTurn: [1, 1],
  untilOpponentsNextTurnEnds: [0, 1],
  duringOwnNextTurn: [2, 2],
  untilOwnNextTurnEnds: [0, 2],
  whileActive: [0, null],
  whileInPlay: [0, null],
};

/**
 * What is answered: of the Pokémon that has the answer; `attached` and `prizeTaken` are of the card itself, bound as
 * `attached`. `activeKnockedOut` and `otherKnockedOut`: an attack of the opponent brings down the Active Pokémon, or any other
 * one, of the own side: bound as `fallen`. `checkup`, `turnEnds` (that of its player), `otherTurnEnds` (that of the other one) and `eachTurnEnds` come at their time. What lies on a Pokémon and answers
 * is itself bound as `thisCard`.
 */
export const TRIGGERS = [
  'damagedByAttack',
  'knockedOutByAttack',
  'activeKnockedOut',
  'otherKnockedOut',
  'wouldBeKnockedOut',
  'movedToActive',
  'retreated',
  'played',
  'evolved',
  'attached',
  'energyAttached',
  'checkup',
  'turnEnds',
  'otherTurnEnds',
  'eachTurnEnds',
  'prizeTaken',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Cards as they are played from the hand; `turnDraw`: the draw that begins a turn. */
export type Played =
  | 'turnDraw'
  | 'item'
  | 'supporter'
  | 'stadium'
  | 'tool'
  | 'energy'
  | 'specialEnergy'
  | 'pokemon'
  | 'evolution';

/** What a player may use once in the whole game, whatever card has it. */
export type OnceAGame = 'GX' | 'VSTAR';
