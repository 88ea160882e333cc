/** A wallet with one of each thing that calls are about, and an admin; what fuzzed calls used up is made again. */
import { DEFAULT_ODDS } from '@pokesol/packs';
import type { BattleAnswer, FriendChallengeMade, ImportReport } from '@pokesol/protocol';
import type { Credentials } from '../api/callers.ts';
import { BattlePlayer } from '../battles/battlePlayer.ts';
import { TestAdmin } from '../harness/admin.ts';
import type { TestServer } from '../harness/server.ts';

export const FUZZERS = ['anonymous', 'wallet', 'admin'] as const;
export type Fuzzer = (typeof FUZZERS)[number];

export class Fixtures {
  private constructor(
    private readonly server: TestServer,
    private readonly player: BattlePlayer,
    private admin: TestAdmin,
    readonly things: Record<string, string>,
  ) {}

  static async create(server: TestServer): Promise<Fixtures> {
    const { base } = server;
    const player = await BattlePlayer.create(base);
    const friend = await BattlePlayer.create(base);
    const admin = await TestAdmin.enter(base);
    const { wallet, deckId: starter } = player;
    await wallet.fund();
    const intent = await wallet.intend('base1-mini');
    const signature = await wallet.burn(intent);
    const { body: purchase } = await wallet.report('base1-mini', signature);
    const challenge = await friend.wallet.ok<FriendChallengeMade>('POST', '/api/challenges', {
      deckId: friend.deckId,
    });
    const importId = crypto.randomUUID();
    await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId: 'base1', importId });
    const set = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name: 'Fuzzed' });
    const pack = await admin.ok<{ id: string }>('POST', '/api/admin/pack-types', {
      name: 'Fuzzed',
      price: '60',
      setId: 'base1',
      rarityOdds: DEFAULT_ODDS,
    });
    const fixtures = new Fixtures(server, player, admin, {
      users: wallet.address,
      starter,
      signature,
      one: '1',
      base,
      cards: 'base1-4',
      wishlist: 'base1-4',
      imports: importId,
      'card-sets': set.id,
      'pack-types': pack.id,
      challenges: challenge.id,
      'pack-purchases': purchase.id,
    });
    await fixtures.renew();
    return fixtures;
  }

  private credentials(fuzzer: Fuzzer): Credentials {
    switch (fuzzer) {
      case 'anonymous':
        return {};
      case 'wallet':
        return { cookie: this.player.wallet.cookie };
      case 'admin':
        return { authorization: `Bearer ${this.admin.token}` };
    }
  }

  sender(fuzzer: Fuzzer) {
    return { things: this.things, credentials: this.credentials(fuzzer) };
  }

  /** Signs in again, and makes again what is gone or over. */
  async renew(): Promise<void> {
    const { wallet } = this.player;
    const { things } = this;
    if ((await wallet.call('GET', '/api/auth/session')).status !== 200) await wallet.signIn();
    if ((await this.admin.call('GET', '/api/admin/audit')).status !== 200)
      this.admin = await TestAdmin.enter(this.server.base);
    const decks = `/api/users/${wallet.address}/decks`;
    if ((await wallet.call('GET', `${decks}/${things.decks}`)).status !== 200)
      things.decks = (await wallet.ok<{ id: string }>('POST', decks, { name: 'Fuzzed' })).id;
    const share = await wallet.ok<{ id: string }>('POST', `/api/users/${wallet.address}/shares`, {});
    things.shares = share.id;
    things.shared = share.id;
    const battle = await this.battle();
    things.battles = battle.id;
    things.version = `${battle.version}`;
    things.legal = JSON.stringify(battle.legal[0] ?? { type: 'concede' });
  }

  /** The one that is open, or another. */
  private async battle(): Promise<BattleAnswer<'classic'>> {
    const { battles } = this.things;
    const last =
      battles === undefined
        ? undefined
        : await this.player.wallet.call<BattleAnswer<'classic'>>('GET', `/api/battles/${battles}`);
    if (last?.status === 200 && last.body.result === null) return last.body;
    const begun = await this.player.wallet.call<BattleAnswer<'classic'> & { params?: { battleId: string } }>(
      'POST',
      '/api/battles',
      {
        mode: 'match',
        deckId: this.things.starter,
      },
    );
    const other = begun.body.params?.battleId;
    return other === undefined ? begun.body : this.player.look(other);
  }
}
