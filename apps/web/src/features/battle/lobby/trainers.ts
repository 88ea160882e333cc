/** The trainers that the campaign offers to the lobby. */

export type OpenTrainer = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Poke Points for a victory, as the server says. */
  readonly reward: number;
  readonly isDefeated: boolean;
};

/** What the campaign lends: who is open to this wallet, and the way to a battle with one of them. */
export type TrainerOffer = {
  /** `undefined` until they are known. */
  readonly open: readonly OpenTrainer[] | undefined;
  readonly isStarting: boolean;
  readonly start: (trainerId: string, deckId: string) => Promise<void>;
};
