/** A person who battles over HTTP: has the starter deck, finds an opponent, and plays whatever is allowed. */
import type { AnyRules, Random } from '@pokesol/engine';
import { STARTER_PACK } from '@pokesol/packs';
import type {
  BattleAnswer,
  BattleUpdate,
  DeckJson,
  FreePackAnswer,
  MatchmakingAnswer,
  MoveJson,
  PlayerActionJson,
  UpdateQuery,
} from '@pokesol/protocol';
import { addToCollection } from '../../src/features/collection/collection.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { TestWallet } from '../harness/wallet.ts';
import { type BeginOptions, beginOpening, movesOf } from '../openings/begin.ts';
import type { DeckLine } from '../openings/decks.ts';
import type { OpeningName } from '../openings/wishes.ts';

/** By the collection's own way in. The wallet has signed in before. */
export const giveCards = (db: Db, wallet: string, cards: readonly DeckLine[]): Promise<void> =>
  db.transaction((tx) =>
    addToCollection(
      tx,
      wallet,
      cards.flatMap(({ cardId, quantity }) => Array.from({ length: quantity }, () => cardId)),
    ),
  );

export class BattlePlayer {
  private constructor(
    readonly wallet: TestWallet,
    readonly deckId: string,
  ) {}

  /** Signs in, is given the cards, and saves them as a deck. */
  static async createWith(base: string, db: Db, cards: readonly DeckLine[]): Promise<BattlePlayer> {
    const wallet = await TestWallet.create(base);
    await wallet.signIn();
    await giveCards(db, wallet.address, cards);
    const deck = await wallet.ok<DeckJson>('POST', `/api/users/${wallet.address}/decks`, {
      name: 'Given',
      cards,
    });
    return new BattlePlayer(wallet, deck.id);
  }

  /** Signs in, claims the free pack, and has its deck. */
  static async create(base: string): Promise<BattlePlayer> {
    return BattlePlayer.createFor(await TestWallet.create(base));
  }

  /** The same for a wallet whose key the test chose. */
  static async createFor(wallet: TestWallet): Promise<BattlePlayer> {
    await wallet.signIn();
    const { deckId } = await wallet.ok<FreePackAnswer>('POST', '/api/pack-purchases/free', {
      packTypeId: STARTER_PACK.id,
      walletAddress: wallet.address,
    });
    if (deckId === undefined) throw new Error('the free pack saved no deck');
    return new BattlePlayer(wallet, deckId);
  }

  /** The same person after a restart of the server on another port, or at another server of the same database. */
  at(base: string): BattlePlayer {
    return new BattlePlayer(this.wallet.at(base), this.deckId);
  }

  /** Against a simulated opponent, at once. */
  begin(): Promise<BattleAnswer<'classic'>> {
    return this.wallet.ok('POST', '/api/battles', { mode: 'match', deckId: this.deckId });
  }

  search(rules: AnyRules = 'classic'): Promise<MatchmakingAnswer> {
    return this.wallet.ok('POST', '/api/matchmaking', { deckId: this.deckId, rules });
  }

  look(id: string): Promise<BattleAnswer<'classic'>> {
    return this.wallet.ok('GET', `/api/battles/${id}`);
  }

  act(
    { id, version }: { id: string; version: number },
    action: PlayerActionJson<'classic'>,
    { lean }: UpdateQuery = {},
  ): Promise<BattleUpdate<'classic'>> {
    const query = lean === undefined ? '' : `?lean=${lean}`;
    return this.wallet.ok('POST', `/api/battles/${id}/actions${query}`, { version, action });
  }

  /** Sits at the battle of a chosen opening, alone, its moves made. */
  async sit(db: Db, name: OpeningName, options?: BeginOptions): Promise<BattleAnswer<'classic'>> {
    const id = await beginOpening(db, name, [this.wallet.address], options);
    let battle = await this.look(id);
    for (const { action } of movesOf(name)) battle = await this.act(battle, action);
    return battle;
  }

  /** Plays random allowed moves until the battle is over, or the opponent, a person, is to move. */
  async playOn(battle: BattleAnswer<'classic'>, random: Random): Promise<BattleAnswer<'classic'>> {
    let now = battle;
    while (now.result === null && now.legal.length > 0)
      now = await this.act(now, pickMove(now.legal, random));
    return now;
  }
}

export function pickMove(legal: readonly MoveJson<'classic'>[], random: Random): MoveJson<'classic'> {
  const move = legal[random.below(legal.length)];
  if (move === undefined) throw new RangeError('There is no move to pick');
  return move;
}
