/** A person who walks through the campaign over HTTP, and lets an AI choose the moves. */
import { NEUTRAL } from '@pokesol/ai';
import { type Level, type Memory, nextAction } from '@pokesol/ai/classic';
import { type Random, seedRandom } from '@pokesol/engine';
import type { Move } from '@pokesol/engine/classic';
import type {
  BattleAnswer,
  BattleUpdate,
  CampaignBattleRequest,
  CampaignOpponent,
  CampaignStats,
  DeckJson,
  PlayerActionJson,
} from '@pokesol/protocol';
import type { Db } from '../../src/platform/db/database.ts';
import { TestWallet } from '../harness/wallet.ts';
import { STRONG_DECK } from '../openings/decks.ts';
import { type BattlePlayer, giveCards } from './battlePlayer.ts';

export type PlayOptions = {
  readonly level?: Level;
  /** What it chooses by; absent, the battle's id decides. */
  readonly random?: Random;
  readonly stop?: (battle: BattleAnswer<'classic'>, move: PlayerActionJson<'classic'>) => boolean;
};

export class CampaignPlayer {
  private constructor(
    readonly wallet: TestWallet,
    readonly deckId: string,
  ) {}

  /** Signs in, and has the strong deck by the collection's own way in. */
  static async create(base: string, db: Db): Promise<CampaignPlayer> {
    const wallet = await TestWallet.create(base);
    await wallet.signIn();
    await giveCards(db, wallet.address, STRONG_DECK);
    const deck = await wallet.ok<DeckJson>('POST', `/api/users/${wallet.address}/decks`, {
      name: 'Strong',
      cards: STRONG_DECK,
    });
    return new CampaignPlayer(wallet, deck.id);
  }

  /** With the deck that is there. */
  static of({ wallet, deckId }: BattlePlayer): CampaignPlayer {
    return new CampaignPlayer(wallet, deckId);
  }

  at(base: string): CampaignPlayer {
    return new CampaignPlayer(this.wallet.at(base), this.deckId);
  }

  tryChallenge(opponentId: string) {
    const body = { mode: 'campaign', deckId: this.deckId, opponentId };
    return this.wallet.call<BattleAnswer<'classic'>>('POST', '/api/battles', body);
  }

  challenge(opponentId: string): Promise<BattleAnswer<'classic'>> {
    const body = { mode: 'campaign', deckId: this.deckId, opponentId };
    return this.wallet.ok('POST', '/api/battles', body);
  }

  act(
    battle: BattleAnswer<'classic'>,
    action: PlayerActionJson<'classic'>,
  ): Promise<BattleUpdate<'classic'>> {
    return this.wallet.ok('POST', `/api/battles/${battle.id}/actions`, { version: battle.version, action });
  }

  concede(battle: BattleAnswer<'classic'>): Promise<BattleUpdate<'classic'>> {
    return this.act(battle, { type: 'concede' });
  }

  look(id: string): Promise<BattleAnswer<'classic'>> {
    return this.wallet.ok('GET', `/api/battles/${id}`);
  }

  /** Plays until the battle is over, or until `stop` says so of the move that comes next. */
  async play(
    battle: BattleAnswer<'classic'>,
    { level = 'medium', random = seedRandom(battle.id), stop = () => false }: PlayOptions = {},
  ): Promise<BattleAnswer<'classic'>> {
    let now = battle;
    let turnSoFar: Move[] = [];
    let memory: Memory = [];
    while (now.result === null) {
      const { action, memory: kept } = decide(now, level, turnSoFar, memory, random);
      const { seat: _, ...move } = action;
      if (stop(now, move)) return now;
      const { turn } = now.view;
      now = await this.act(now, move);
      turnSoFar = now.view.turn === turn ? [...turnSoFar, action] : [];
      memory = now.view.turn === turn ? kept : [];
    }
    return now;
  }

  /** What the page sends when a battle is over. */
  claim(battle: { id: string }, opponentId: string, more: Partial<CampaignBattleRequest> = {}) {
    return this.wallet.call('POST', '/api/campaign/battle', {
      battleId: battle.id,
      userId: this.wallet.address,
      opponentId,
      result: 'victory',
      battleDuration: 60_000,
      ...more,
    });
  }

  stats(): Promise<CampaignStats> {
    return this.wallet.ok('GET', `/api/users/${this.wallet.address}/campaign/stats`);
  }

  opponents(): Promise<CampaignOpponent[]> {
    return this.wallet.ok('GET', `/api/users/${this.wallet.address}/campaign/opponents`);
  }
}

function decide(
  { view, legal }: BattleAnswer<'classic'>,
  level: Level,
  turnSoFar: readonly Move[],
  memory: Memory,
  random: Random,
) {
  const moves = legal.map((move) => ({ ...move, seat: view.seat }) as Move);
  const player = { level, personality: NEUTRAL };
  return nextAction({ view, legal: moves, turnSoFar, player, random, memory });
}
