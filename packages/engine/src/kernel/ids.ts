/** Seats, and the numbers by which a battle names its cards and Pokémon. */

declare const brand: unique symbol;
/** One card of the battle: 0 to 59 are seat 0's in the order of its deck list, 60 to 119 seat 1's. */
export type CardNo = number & { readonly [brand]: 'card' };
/** One Pokémon in play, from the moment it is played until it leaves. Never used twice in a battle. */
export type PokemonId = number & { readonly [brand]: 'pokemon' };

export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
