/** Challenges to a friend: made, looked at, accepted once, taken back. */
import { type AnyRules, isRefusal } from '@pokesol/engine';
import {
  CHALLENGE_MINUTES,
  type FriendChallengeAccepted,
  type FriendChallengeAnswer,
  type FriendChallengeMade,
  type FriendChallengeWithdrawn,
} from '@pokesol/protocol';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallet } from '../auth/index.ts';
import {
  battleOpen,
  brokenFormat,
  cameToNothing,
  type DeckReader,
  formatAskedFor,
  isStored,
  openBattleOf,
  person,
  type StartDeps,
  startBattle,
  walletName,
} from '../battles/index.ts';
import { notifyWallet } from '../wallet/index.ts';
import { friendChallenges } from './tables.ts';

export type FriendChallengeDeps = {
  readonly db: Db;
  readonly bus: Publisher;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly readDeck: DeckReader;
} & Pick<StartDeps, 'ends' | 'onAiError'>;
type Challenge = typeof friendChallenges.$inferSelect;

/** The open one again where it offers the same; else it takes the place of another that was open. */
export async function challengeFriend(
  { db, now, entropy, readDeck }: FriendChallengeDeps,
  wallet: string,
  asked: {
    readonly deckId: string;
    readonly rules: AnyRules;
    readonly format?: string | undefined;
    readonly anyCards: boolean;
  },
): Promise<FriendChallengeMade | CallRefusal> {
  const agreed = formatAskedFor(asked);
  if (isRefusal(agreed)) return agreed;
  const { format } = agreed;
  const offer = { ...asked, format: format ?? null };
  const open = await openBattleOf(db, wallet);
  if (open !== undefined) return battleOpen(open.battleId);
  return db.transaction(async (tx) => {
    await lockWallet(tx, wallet);
    const deck = await readDeck(tx, { wallet, ...asked });
    if (isRefusal(deck)) return deck;
    const broken = await brokenFormat(tx, deck, format);
    if (broken !== undefined) return broken;
    const standing = await openOf(tx, wallet);
    const at = new Date(now());
    const keys = ['deckId', 'rules', 'format', 'anyCards'] as const;
    const isSame = standing !== undefined && keys.every((key) => standing[key] === offer[key]);
    if (isSame && standing.expiresAt > at) return made(standing);
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

/** Accepted, and its battle is there: it is stored a moment later, and never by a server that died in between. */
async function isPlayed(db: Queryable, { battleId }: Challenge): Promise<boolean> {
  return battleId !== null && (await isStored(db, battleId));
}

const stateAt = (
  { state, expiresAt }: Challenge,
  { isPlayed, now }: { readonly isPlayed: boolean; readonly now: number },
): FriendChallengeAnswer['state'] => {
  if (state === 'withdrawn' || isPlayed) return state;
  return expiresAt.getTime() <= now ? 'expired' : 'open';
};

/** `wallet` is the caller's, if signed in; only its players get the battle. */
export async function friendChallenge(
  { db, now }: FriendChallengeDeps,
  id: string,
  wallet: string | null,
): Promise<FriendChallengeAnswer | CallRefusal> {
  const challenge = await challengeOf(db, id);
  if (challenge === undefined) return refused('friend-challenge-unknown');
  const { battleId, rules, format, anyCards, expiresAt, acceptedBy } = challenge;
  const state = stateAt(challenge, { isPlayed: await isPlayed(db, challenge), now: now() });
  const isPlayer = wallet !== null && (wallet === challenge.wallet || wallet === acceptedBy);
  return {
    id,
    rules,
    ...(format && { format }),
    anyCards,
    by: walletName(challenge.wallet),
    state,
    expiresAt: expiresAt.toISOString(),
    isYours: wallet === challenge.wallet,
    ...(state === 'accepted' && battleId !== null && isPlayer ? { battleId } : {}),
  };
}

/** Begins the battle, whole or not at all; said again by who accepted it, it answers the same. */
export async function acceptFriendChallenge(
  deps: FriendChallengeDeps,
  wallet: string,
  { id, deckId, anyCards }: { readonly id: string; readonly deckId: string; readonly anyCards: boolean },
): Promise<FriendChallengeAccepted | CallRefusal> {
  const { db } = deps;
  const challenge = await challengeOf(db, id);
  if (challenge === undefined) return refused('friend-challenge-unknown');
  if (challenge.wallet === wallet) return refused('friend-challenge-own');
  const notOpen = await stoodUp(deps, challenge, wallet);
  if (notOpen !== undefined) return notOpen;
  if (challenge.anyCards !== anyCards) return refused('friend-challenge-any-cards');
  const asked = { challenge, wallet, deckId, rules: challenge.rules };
  const begun = (await whoIsBusy(db, challenge, wallet)) ?? (await begin(deps, asked));
  if (!isRefusal(begun)) return begun;
  // Another call may have been quicker, perhaps of this very wallet.
  const current = (await challengeOf(db, id, challenge.wallet)) ?? challenge;
  return (await stoodUp(deps, current, wallet)) ?? (await whoIsBusy(db, challenge, wallet)) ?? begun;
}

async function whoIsBusy(
  db: Queryable,
  challenge: Challenge,
  wallet: string,
): Promise<CallRefusal | undefined> {
  const own = await openBattleOf(db, wallet);
  if (own !== undefined) return battleOpen(own.battleId);
  return (await openBattleOf(db, challenge.wallet)) && refused('challenger-busy');
}

/** What is answered of a challenge that is not open; `undefined` of one that is. */
async function stoodUp(
  { db, now }: FriendChallengeDeps,
  challenge: Challenge,
  wallet: string,
): Promise<FriendChallengeAccepted | CallRefusal | undefined> {
  const { acceptedBy, battleId } = challenge;
  switch (stateAt(challenge, { isPlayed: await isPlayed(db, challenge), now: now() })) {
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
  deps: FriendChallengeDeps,
  { challenge, wallet, deckId, rules }: Pairing<R>,
): Promise<FriendChallengeAccepted | CallRefusal> {
  const { db, now, bus, readDeck } = deps;
  const { anyCards } = challenge;
  const format = challenge.format ?? undefined;
  const deck = await readDeck(db, { wallet, deckId, rules, anyCards });
  if (isRefusal(deck)) return deck;
  const broken = await brokenFormat(db, deck, format);
  if (broken !== undefined) return broken;
  const offered = { wallet: challenge.wallet, deckId: challenge.deckId, rules, anyCards };
  const theirs = await readDeck(db, offered);
  if (isRefusal(theirs) || (await brokenFormat(db, theirs, format))) return refused('challenger-deck');
  const sides = [person<R>(challenge.wallet, theirs), person<R>(wallet, deck)] as const;
  const terms = { mode: anyCards ? 'practice' : 'match', rules, format } as const;
  const started = await startBattle(deps, terms, sides, new Date(now()), {
    agreed: async (battleId) =>
      (await accept(db, challenge, { wallet, battleId })) ? undefined : refused('friend-challenge-taken'),
    undone: (battleId) => reopen(db, challenge, battleId),
  });
  if (isRefusal(started)) return started;
  // Who made it waits for that.
  notifyWallet(bus, challenge.wallet, 'challenges');
  return { battleId: started.id };
}

const isAsRead = ({ wallet, id, state, battleId }: Challenge) =>
  and(
    ...[eq(friendChallenges.wallet, wallet), eq(friendChallenges.id, id)],
    eq(friendChallenges.state, state),
    battleId === null ? isNull(friendChallenges.battleId) : eq(friendChallenges.battleId, battleId),
  );

/** Answers false when it is not as it was read any more: taken back, or accepted. */
async function accept(
  db: Queryable,
  challenge: Challenge,
  by: { readonly wallet: string; readonly battleId: string },
): Promise<boolean> {
  const accepted = await db
    .update(friendChallenges)
    .set({ state: 'accepted', acceptedBy: by.wallet, battleId: by.battleId })
    .where(isAsRead(challenge))
    .returning({ id: friendChallenges.id });
  return accepted.length > 0;
}

/** Unless its maker has offered another one meanwhile. */
const reopen = (db: Queryable, { wallet, id }: Challenge, battleId: string) =>
  db
    .update(friendChallenges)
    .set({
      state: sql`case when exists (select from friend_challenges as other where other.wallet = ${wallet} and other.state = 'open')
        then 'withdrawn' else 'open' end`,
      acceptedBy: null,
      battleId: null,
    })
    .where(
      and(
        ...[eq(friendChallenges.wallet, wallet), eq(friendChallenges.id, id)],
        eq(friendChallenges.battleId, battleId),
      ),
    );

/** Accepted by a server that was gone before the battle. */
const isOpenAgain = async (db: Queryable, { state, wallet, battleId }: Challenge): Promise<boolean> =>
  state === 'accepted' && battleId !== null && (await cameToNothing(db, wallet, battleId));

/** Once it is over nothing is withdrawn any more, and saying it again is no mistake. */
export async function withdrawFriendChallenge(
  db: Db,
  wallet: string,
  id: string,
): Promise<FriendChallengeWithdrawn | CallRefusal> {
  const challenge = await challengeOf(db, id);
  if (challenge === undefined) return refused('friend-challenge-unknown');
  if (challenge.wallet !== wallet) return refused('friend-challenge-others');
  if (challenge.state !== 'open' && !(await isOpenAgain(db, challenge))) return { withdrawn: false };
  return db.transaction(async (tx) => {
    await lockWallet(tx, wallet);
    const withdrawn = await tx
      .update(friendChallenges)
      .set({ state: 'withdrawn' })
      .where(isAsRead(challenge))
      .returning({ id: friendChallenges.id });
    return { withdrawn: withdrawn.length > 0 };
  });
}
