/** Challenges to a friend: made, looked at, accepted once, taken back. */
import { isRefusal } from '@pokesol/engine';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import {
  CHALLENGE_MINUTES,
  type FriendChallengeAccepted,
  type FriendChallengeAnswer,
  type FriendChallengeMade,
  type FriendChallengeWithdrawn,
} from '@pokesol/protocol';
import { and, eq } from 'drizzle-orm';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallets } from '../auth/lockWallets.ts';
import { person, walletName } from '../battles/deal.ts';
import type { DeckReader } from '../battles/decksToPlay.ts';
import { openBattleOf } from '../battles/openBattle.ts';
import { startBattle } from '../battles/start.ts';
import { tellWallet } from '../wallet/changes.ts';
import { friendChallenges } from './tables.ts';

export type FriendChallengeDeps = {
  readonly db: Db;
  readonly bus: Publisher;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly readDeck: DeckReader;
};
type Challenge = typeof friendChallenges.$inferSelect;

/** The open one again where it offers the same; else it takes the place of another that was open. */
export async function challengeFriend(
  { db, now, entropy, readDeck }: FriendChallengeDeps,
  wallet: string,
  offer: { readonly deckId: string; readonly rules: AnyRules },
): Promise<FriendChallengeMade | CallRefusal> {
  return db.transaction(async (tx) => {
    await lockWallets(tx, [wallet]);
    const open = await openBattleOf(tx, wallet);
    if (open !== undefined) return refused('battle-open', { params: { battleId: open.battleId } });
    const deck = await readDeck(tx, { wallet, ...offer });
    if (isRefusal(deck)) return deck;
    const standing = await openOf(tx, wallet);
    const at = new Date(now());
    const isSame = standing?.deckId === offer.deckId && standing.rules === offer.rules;
    if (standing !== undefined && isSame && standing.expiresAt > at) return made(standing);
    await withdraw(tx, wallet);
    const expiresAt = new Date(at.getTime() + CHALLENGE_MINUTES * 60_000);
    const challenge = { id: newId(entropy), wallet, ...offer, expiresAt };
    await tx.insert(friendChallenges).values({ ...challenge, state: 'open', createdAt: at });
    return made(challenge);
  });
}

const made = ({ id, expiresAt }: Pick<Challenge, 'id' | 'expiresAt'>): FriendChallengeMade => ({
  id,
  expiresAt: expiresAt.toISOString(),
});

const isOpenOf = (wallet: string) =>
  and(eq(friendChallenges.wallet, wallet), eq(friendChallenges.state, 'open'));

async function openOf(db: Queryable, wallet: string): Promise<Challenge | undefined> {
  const [row] = await db.select().from(friendChallenges).where(isOpenOf(wallet));
  return row;
}

const withdraw = (tx: Tx, wallet: string) =>
  tx.update(friendChallenges).set({ state: 'withdrawn' }).where(isOpenOf(wallet));

/** A visitor who follows a link does not know whose it is: then there is no wallet. */
async function challengeOf(db: Queryable, id: string, wallet?: string): Promise<Challenge | undefined> {
  const isOwned = wallet === undefined ? undefined : eq(friendChallenges.wallet, wallet);
  const [row] = await db
    .select()
    .from(friendChallenges)
    .where(and(isOwned, eq(friendChallenges.id, id)));
  return row;
}

const stateAt = ({ state, expiresAt }: Challenge, now: number): FriendChallengeAnswer['state'] =>
  state === 'open' && expiresAt.getTime() <= now ? 'expired' : state;

/** `wallet` is who looks at it, if anybody that is known; the battle is told to those who play it. */
export async function friendChallenge(
  { db, now }: FriendChallengeDeps,
  id: string,
  wallet: string | null,
): Promise<FriendChallengeAnswer | CallRefusal> {
  const challenge = await challengeOf(db, id);
  if (challenge === undefined) return refused('friend-challenge-unknown');
  const { battleId, rules, expiresAt, acceptedBy } = challenge;
  const isPlayer = wallet !== null && (wallet === challenge.wallet || wallet === acceptedBy);
  return {
    ...{ id, rules, by: walletName(challenge.wallet), state: stateAt(challenge, now()) },
    ...{ expiresAt: expiresAt.toISOString(), isYours: wallet === challenge.wallet },
    ...(battleId !== null && isPlayer ? { battleId } : {}),
  };
}

/** Begins the battle, whole or not at all; said again by who accepted it, it answers the same. */
export async function acceptFriendChallenge(
  deps: FriendChallengeDeps,
  wallet: string,
  { id, deckId }: { readonly id: string; readonly deckId: string },
): Promise<FriendChallengeAccepted | CallRefusal> {
  const found = await challengeOf(deps.db, id);
  if (found === undefined) return refused('friend-challenge-unknown');
  if (found.wallet === wallet) return refused('friend-challenge-own');
  return deps.db.transaction(async (tx) => {
    await lockWallets(tx, [found.wallet, wallet]);
    const challenge = (await challengeOf(tx, id, found.wallet)) ?? found;
    const notOpen = stoodUp(challenge, wallet, deps.now());
    if (notOpen !== undefined) return notOpen;
    const own = await openBattleOf(tx, wallet);
    if (own !== undefined) return refused('battle-open', { params: { battleId: own.battleId } });
    if ((await openBattleOf(tx, challenge.wallet)) !== undefined) return refused('challenger-busy');
    return begin(deps, tx, { challenge, wallet, deckId, rules: challenge.rules });
  });
}

/** What is answered of a challenge that is not open; `undefined` of one that is. */
function stoodUp(
  challenge: Challenge,
  wallet: string,
  now: number,
): FriendChallengeAccepted | CallRefusal | undefined {
  const { acceptedBy, battleId } = challenge;
  switch (stateAt(challenge, now)) {
    case 'open':
      return undefined;
    case 'accepted':
      return acceptedBy === wallet && battleId !== null ? { battleId } : refused('friend-challenge-taken');
    case 'withdrawn':
      return refused('friend-challenge-unknown');
    case 'expired':
      return refused('friend-challenge-expired', { params: { minutes: CHALLENGE_MINUTES } });
  }
}

type Pairing<R extends AnyRules> = {
  readonly challenge: Challenge;
  readonly wallet: string;
  readonly deckId: string;
  readonly rules: R;
};

async function begin<R extends AnyRules>(
  { now, entropy, bus, readDeck }: FriendChallengeDeps,
  tx: Tx,
  { challenge, wallet, deckId, rules }: Pairing<R>,
): Promise<FriendChallengeAccepted | CallRefusal> {
  const deck = await readDeck(tx, { wallet, deckId, rules });
  if (isRefusal(deck)) return deck;
  const theirs = await readDeck(tx, { wallet: challenge.wallet, deckId: challenge.deckId, rules });
  if (isRefusal(theirs)) return refused('challenger-deck');
  const sides = [person<R>(challenge.wallet, theirs), person<R>(wallet, deck)] as const;
  const inputs = { now: new Date(now()), entropy, bus };
  const started = await startBattle(tx, { mode: 'match', rules }, sides, inputs);
  if (isRefusal(started)) return started;
  await tx
    .update(friendChallenges)
    .set({ state: 'accepted', acceptedBy: wallet, battleId: started.id })
    .where(and(eq(friendChallenges.wallet, challenge.wallet), eq(friendChallenges.id, challenge.id)));
  // Who made it waits for that.
  tx.afterCommit(() => tellWallet(bus, challenge.wallet, 'challenges'));
  return { battleId: started.id };
}

/** Once it is over nothing is withdrawn any more, and saying it again is no mistake. */
export async function withdrawFriendChallenge(
  db: Db,
  wallet: string,
  id: string,
): Promise<FriendChallengeWithdrawn | CallRefusal> {
  const challenge = await challengeOf(db, id);
  if (challenge === undefined) return refused('friend-challenge-unknown');
  if (challenge.wallet !== wallet) return refused('friend-challenge-others');
  return db.transaction(async (tx) => {
    await lockWallets(tx, [wallet]);
    const standing = await openOf(tx, wallet);
    const withdrawn = standing?.id === id;
    if (withdrawn) await withdraw(tx, wallet);
    return { withdrawn };
  });
}
