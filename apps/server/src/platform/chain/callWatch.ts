/** How long calls to the chain take and how they end, by a name of the endpoint: its address may hold a key. */

/** `refused`: it answered that it cannot do that. `away`: no answer came, or not to us. */
type CallOutcome = 'answered' | 'refused' | 'away';

/** Called when a call begins; what it returns is called when that call ends. */
export type WatchCall = (call: { endpoint: string; method: string }) => (outcome: CallOutcome) => void;

export const watchNothing: WatchCall = () => () => {};
