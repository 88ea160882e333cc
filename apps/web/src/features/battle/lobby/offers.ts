/** What other rooms lend to the lobby: the campaign's trainers, and the challenge to a friend. */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { ReactNode } from 'react';

export type OpenTrainer = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Poke Points for a victory, as the server says. */
  readonly reward: number;
  /** By either rules. */
  readonly isDefeated: boolean;
};

/** What the campaign lends: who is open to this wallet, and the way to a battle with one of them. */
export type TrainerOffer = {
  /** `undefined` until they are known. */
  readonly open: readonly OpenTrainer[] | undefined;
  readonly isStarting: boolean;
  readonly start: (trainerId: string, deckId: string, rules: AnyRules) => Promise<void>;
};

/** The way to a link that a friend accepts. */
export type FriendOffer = {
  readonly isStarting: boolean;
  readonly start: (deckId: string, rules: AnyRules, format: DeckFormat) => Promise<void>;
  /** Names a challenge that is open. */
  readonly notice: ReactNode;
};
