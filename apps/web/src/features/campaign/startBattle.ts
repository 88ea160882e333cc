/** Begins a battle against a trainer: its deck is looked up first, then the server deals. */
import type { Trainer } from '@pokesol/campaign';
import type { BattleBegunAnswer, OpponentDeck, OpponentDeckJson, ResolveDeckAnswer } from '@pokesol/protocol';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { type RefusedStart, refusedStart } from '../battle/lobby/refusedStart.ts';

export type StartPorts = {
  readonly resolve: (deck: OpponentDeckJson) => Promise<ResolveDeckAnswer>;
  readonly begin: (
    deckId: string,
    opponentId: string,
  ) => Promise<Pick<BattleBegunAnswer, 'id' | 'opponentDeck'>>;
};

export type Start =
  | { readonly kind: 'begun'; readonly battleId: string; readonly opponentDeck: OpponentDeck }
  | RefusedStart;

/** The roster's deck as it travels. */
const deckToSend = ({ pokemon, trainers, energy }: Trainer['deck']): OpponentDeckJson => ({
  pokemon: [...pokemon],
  trainers: [...trainers],
  energy: [...energy],
});

/** Which deck the trainer really plays, the server decides and says: what is found here changes nothing about it. */
export async function startCampaignBattle(
  ports: StartPorts,
  trainer: Trainer,
  deckId: string,
): Promise<Start> {
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
  const title = (error instanceof ApiError ? error.title : undefined) ?? 'Battle Start Failed';
  return refusedStart(error) ?? { kind: 'failed', title, message: sentenceOf(error) };
}
