/** No endpoint of the chain answers; one may later. Its message names endpoints by their place, never by their address. */
export class ChainAway extends Error {}
