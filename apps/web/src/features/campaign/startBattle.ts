/** Begins a battle against a trainer: waits for the server's deal, and no more. */
import type { Trainer } from '@pokesol/campaign';
import type { AnyRules } from '@pokesol/engine';
import type { BattleBegunAnswer, OpponentDeck, OpponentDeckJson, ResolveDeckAnswer } from '@pokesol/protocol';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { type RefusedStart, refusedStart } from '../battle/lobby/index.ts';

export type StartPorts = {
  readonly resolve: (deck: OpponentDeckJson) => Promise<ResolveDeckAnswer>;
  readonly begin: (
    deckId: string,
    opponentId: string,
    rules: AnyRules,
  ) => Promise<Pick<BattleBegunAnswer<'classic'>, 'id' | 'opponentDeck'>>;
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

/**
 * Which deck the trainer really plays, the server decides and says. The roster's deck is looked up once the battle has begun,
 * to warn of cards that are missing: that changes nothing, so neither the player nor the answer waits for it.
 */
export async function startCampaignBattle(
  ports: StartPorts,
  trainer: Trainer,
  deckId: string,
  rules: AnyRules,
): Promise<Start> {
  try {
    const { id, opponentDeck } = await ports.begin(deckId, trainer.id, rules);
    void lookUp(ports, trainer);
    return { kind: 'begun', battleId: id, opponentDeck };
  } catch (error) {
    return failureOf(error);
  }
}

async function lookUp(ports: StartPorts, trainer: Trainer): Promise<void> {
  try {
    const { success, error } = await ports.resolve(deckToSend(trainer.deck));
    if (!success) console.warn('The trainer’s deck was not resolved', error);
  } catch (error) {
    console.warn('The trainer’s deck was not resolved', error);
  }
}

function failureOf(error: unknown): Start {
  const title = (error instanceof ApiError ? error.title : undefined) ?? 'Battle Start Failed';
  return refusedStart(error) ?? { kind: 'failed', title, message: sentenceOf(error) };
}
