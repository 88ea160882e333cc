/** For tests: what a player could see of what happened on a staged board. */
import type { Game } from './played.ts';

/** How many of your cards the opponent saw on their way from the deck into the hand. */
export const shown = ({ opponent }: Game): number =>
  opponent.events.flatMap((event) =>
    event.type === 'cardsMoved' && event.seat === 0 && event.from === 'deck' && event.to === 'hand'
      ? (event.cards ?? [])
      : [],
  ).length;
