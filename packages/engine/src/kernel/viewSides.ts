/** What views of both rule sets have alike: two sides of which one shows more, and the board before events are played on it. */
import type { Seat } from './ids.ts';

type Sides<Side extends object, Own extends Side> = {
  readonly seat: Seat;
  readonly you: Own;
  readonly opponent: Side;
};

/** Reads and changes the sides of one kind of view, which stays as it was. */
export const viewSides = <View extends Sides<Side, Own>, Side extends object, Own extends Side>() => ({
  sideOf: (view: View, seat: Seat): Side => (seat === view.seat ? view.you : view.opponent),
  changeSide: (view: View, seat: Seat, change: (side: Side) => Partial<Side>): View =>
    seat === view.seat
      ? { ...view, you: { ...view.you, ...change(view.you) } }
      : { ...view, opponent: { ...view.opponent, ...change(view.opponent) } },
  /** Changes what only the owner sees; nothing when the seat is the other one. */
  changeOwn: (view: View, seat: Seat, change: (side: Own) => Partial<Own>): View =>
    seat === view.seat ? { ...view, you: { ...view.you, ...change(view.you) } } : view,
});

type Asking = {
  readonly yourMove: boolean;
  readonly choice: unknown;
  readonly cards: object;
  readonly printed: object;
};

/**
 * The board before `events`, ready to have them played on it: cards that they bring into sight are known from the view after
 * them. No question is open and no move asked for until that view itself is shown, which alone says what texts look back on.
 */
export const readyToPlay = <View extends Asking>(before: View, after: View): View => ({
  ...before,
  yourMove: false,
  choice: null,
  cards: { ...before.cards, ...after.cards },
  printed: { ...before.printed, ...after.printed },
});
