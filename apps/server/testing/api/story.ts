/** What the calls of the story say, and what each of them leaves for the next. */
import { DEFAULT_ODDS, STARTER_PACK } from '@pokesol/packs';
import type {
  BattleAnswer,
  ChallengeAnswer,
  FreePackAnswer,
  FriendChallengeAnswer,
  Purchase,
} from '@pokesol/protocol';
import type { TestWallet } from '../harness/wallet.ts';

/** What stands in a path, by the word before it: `/api/battles/{id}` is about `battles`; and what bodies name. */
export type Things = Record<string, string>;

export type Story = {
  readonly owner: TestWallet;
  readonly otherUser: TestWallet;
  readonly things: Things;
};

export type Keep = (things: Things, answer: unknown) => void;

/** Five cards for 60 tokens. */
export const MINI = 'base1-mini';

/** Before the story begins; `otherUser` has the deck that is named. */
export const thingsAtFirst = (owner: TestWallet, deckOfAnother: string): Things => ({
  users: owner.address,
  wallets: owner.address,
  cards: 'base1-4',
  wishlist: 'base1-4',
  'pack-types': MINI,
  imports: crypto.randomUUID(),
  deckOfAnother,
});

const keepId =
  (...words: readonly string[]): Keep =>
  (things, answer) => {
    for (const word of words) things[word] = (answer as { id: string }).id;
  };

export async function signature({ owner }: Story) {
  const challenge = await owner.ok<ChallengeAnswer>('POST', '/api/auth/challenge', {
    address: owner.address,
  });
  return owner.answerTo(challenge, 'message');
}

const burn = async (owner: TestWallet): Promise<string> => owner.burn(await owner.intend(MINI));

export async function report({ owner }: Story) {
  const transactionSignature = await burn(owner);
  return { userId: owner.address, packTypeId: MINI, price: '60', status: 'confirmed', transactionSignature };
}

export const purchase: Keep = (things, answer) => {
  keepId('pack-purchases', 'purchases')(things, answer);
  things.transactions = (answer as Purchase).transactionSignature ?? '';
};

export const recovery = async ({ owner }: Story) => ({ transactionSignature: await burn(owner) });

export const latest = ({ owner }: Story) => ({ userId: owner.address, packTypeId: MINI });

export const claim = ({ owner }: Story) => ({ packTypeId: STARTER_PACK.id, walletAddress: owner.address });

export const starterDeck: Keep = (things, answer) => {
  things.starter = (answer as FreePackAnswer).deckId ?? '';
};

export const deck = keepId('decks');

export const link = keepId('shares', 'shared');

export const withDeck = ({ things }: Story) => ({ deckId: things.starter });

export const withDeckOfAnother = ({ things }: Story) => ({ deckId: things.deckOfAnother });

export const challengeToJoey = (story: Story) => ({
  ...withDeck(story),
  mode: 'campaign',
  opponentId: 'joey',
});

export const battle: Keep = (things, answer) => {
  keepId('battles')(things, answer);
  things.version = `${(answer as BattleAnswer<'classic'>).version}`;
};

export const concede = ({ things }: Story) => ({
  version: Number(things.version),
  action: { type: 'concede' },
});

export const defeat = ({ owner, things }: Story) => ({
  battleId: things.battles,
  userId: owner.address,
  opponentId: 'joey',
  result: 'defeat',
  battleDuration: 1,
});

export const friendChallenge = keepId('challenges');

/** Who searches sits at no table: the battle of the challenge is given up before. */
export async function search(story: Story) {
  const { owner, things } = story;
  const { battleId } = await owner.ok<FriendChallengeAnswer>('GET', `/api/challenges/${things.challenges}`);
  const { version } = await owner.ok<BattleAnswer<'classic'>>('GET', `/api/battles/${battleId}`);
  await owner.ok('POST', `/api/battles/${battleId}/actions`, { version, action: { type: 'concede' } });
  return withDeck(story);
}

export const cardSet = keepId('card-sets');

export const newCard = ({ things }: Story) => ({
  name: 'Made',
  setId: things['card-sets'],
  cardNumber: '1',
  rarity: 'common',
});

export const card = keepId('cards');

export const bulk = ({ things }: Story) => ({
  setId: things['card-sets'],
  cardsData: 'name,cardNumber,rarity,types,hp\nMew,2,epic,Psychic,60',
});

export const newPack = { name: 'Made', price: '60', setId: 'base1', rarityOdds: DEFAULT_ODDS };

/** What an admin says who acts at the support desk. */
export const why = { reason: 'The owner asked' };

export const packType = keepId('pack-types');
