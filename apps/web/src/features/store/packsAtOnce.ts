/** How many packs one transaction buys: ten burns fit into it with room for a wallet's guards. */
export const PACKS_AT_ONCE = [1, 5, 10] as const;
export type PacksAtOnce = (typeof PACKS_AT_ONCE)[number];
