/** Begins a battle against a trainer: its deck is looked up first, then the server deals. */
import type { Trainer } from '@pokesol/cards';
import type { BattleBegunAnswer, OpponentDeck, OpponentDeckJson, ResolveDeckAnswer } from '@pokesol/protocol';
import { ApiError, sentenceOf } from '../../platform/api.ts';

export type StartPorts = {
  readonly resolve: (deck: OpponentDeckJson) => Promise<ResolveDeckAnswer>;
  readonly begin: (
    deckId: string,
    opponentId: string,
  ) => Promise<Pick<BattleBegunAnswer, 'id' | 'opponentDeck'>>;
};

export type Start =
  | { readonly kind: 'begun'; readonly battleId: string; readonly opponentDeck: OpponentDeck }
  /** A battle of this player is not over yet. */
  | { readonly kind: 'open'; readonly battleId: string }
  | { readonly kind: 'failed'; readonly title: string; readonly message: string };

/** The roster's deck as it travels. */
export const deckToSend = ({ pokemon, trainers, energy }: Trainer['deck']): OpponentDeckJson => ({
  pokemon: [...pokemon],
  trainers: [...trainers],
  energy: [...energy],
});

/** Which deck the trainer really plays, the server decides and says: what is found here changes nothing about it. */
export async function startBattle(ports: StartPorts, trainer: Trainer, deckId: string): Promise<Start> {
  try {
    const { success, error } = await ports.resolve(deckToSend(trainer.deck));
    if (!success) console.warn('The trainer’s deck was not resolved', error);
  } catch (error) {
    console.warn('The trainer’s deck was not resolved', error);
  }
  try {
    const { id, opponentDeck } = await ports.begin(deckId, trainer.id);
    return { kind: 'begun', battleId: id, opponentDeck };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Start {
  const message = sentenceOf(error);
  if (!(error instanceof ApiError)) return { kind: 'failed', title: 'Battle Start Failed', message };
  switch (error.code) {
    case 'battle-open':
      if (error.reason !== undefined) return { kind: 'open', battleId: error.reason };
      break;
    case 'deck-not-valid':
    case 'deck-unknown':
      return {
        kind: 'failed',
        title: 'Invalid Deck',
        message: 'Please select a valid deck with exactly 60 cards.',
      };
    case 'battle-setup-failed':
      return { kind: 'failed', title: 'Battle Setup Failed', message };
  }
  return { kind: 'failed', title: error.title ?? 'Battle Start Failed', message };
}
