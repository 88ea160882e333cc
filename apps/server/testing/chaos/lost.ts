/** Whether what the server acknowledged is there: in the database and in the product, after all callers have rested. */
import { isDeepStrictEqual } from 'node:util';
import type { DeckJson, DeckSummaryJson, ReplayAnswer } from '@pokesol/protocol';
import pg from 'pg';
import { burnsOnChain } from './burnsOnChain.ts';
import { type DeckKeeper, keptDeck } from './deckKeeper.ts';
import type { Fighter } from './fighter.ts';
import type { Shopper } from './shopper.ts';

/** People, with what the server answered them. */
type Acknowledged = {
  readonly shoppers: readonly Shopper[];
  readonly keepers: readonly DeckKeeper[];
  readonly fighters: readonly Fighter[];
};

type Where = {
  readonly databaseUrl: string;
  readonly base: string;
  /** Where it is known, all its burns are looked at too, also those that no person knows of. */
  readonly chain?: { readonly url: string; readonly token: Parameters<typeof burnsOnChain>[1] };
};

export type Found = {
  /** How many acknowledged writes were looked for. */
  readonly looked: number;
  /** Those that are not there, in words. */
  readonly lost: string[];
  /** What is there and should not be, in words: battles without an end, purchases without a burn. */
  readonly wrong: string[];
};

type PurchaseRow = { id: string; signature: string; intent: string; drawn: string[] | null };

/** `seen`: battles that were looked at before. */
export async function lookForLost(
  { databaseUrl, base, chain }: Where,
  people: Acknowledged,
  seen: Set<string>,
): Promise<Found> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const parts = [
      await purchases(client, people),
      ...(chain === undefined ? [] : [await burns(client, chain)]),
      await decks(people),
      await fights(base, people, seen),
    ];
    const { rows } = await client.query<{ id: string }>("select id from battles where status = 'open'");
    return {
      looked: parts.reduce((sum, { looked }) => sum + looked, 0),
      lost: parts.flatMap(({ lost }) => lost),
      wrong: [...parts.flatMap(({ wrong }) => wrong), ...rows.map(({ id }) => `battle ${id} is stuck`)],
    };
  } finally {
    await client.end();
  }
}

/** Each burn is one purchase of its own, opened with the very cards that were shown. */
async function purchases(client: pg.Client, { shoppers }: Acknowledged): Promise<Found> {
  const { rows } = await client.query<PurchaseRow>(
    'select id, transaction_signature signature, intent_id intent, drawn from purchases where wallet = any($1)',
    [shoppers.map(({ address }) => address)],
  );
  const bySignature = new Map(rows.map((row) => [row.signature, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const burned = shoppers.flatMap((shopper) => [...shopper.burned]);
  const opened = shoppers.flatMap((shopper) => [...shopper.opened]);
  const known = new Set(burned.map(([signature]) => signature));
  return {
    looked: burned.length + opened.length,
    lost: [
      ...burned
        .filter(([signature, intent]) => bySignature.get(signature)?.intent !== intent)
        .map(([signature]) => `the burn ${signature} bought nothing of what it was for`),
      ...opened
        .filter(([id, cards]) => !isDeepStrictEqual(byId.get(id)?.drawn, cards))
        .map(([id]) => `the cards of purchase ${id} are others`),
    ],
    wrong: rows.filter(({ signature }) => !known.has(signature)).map(({ id }) => `no burn paid for ${id}`),
  };
}

/** Each burn that the chain has is a purchase, also one that no person knows of. */
async function burns(client: pg.Client, { url, token }: NonNullable<Where['chain']>): Promise<Found> {
  const { rows } = await client.query<{ signature: string }>(
    'select transaction_signature signature from purchases',
  );
  const unrecorded = await burnsOnChain(url, token, new Set(rows.map(({ signature }) => signature)));
  return {
    looked: 0,
    lost: unrecorded.map(
      ({ signature, authority }) => `the burn ${signature} of ${authority} has no purchase`,
    ),
    wrong: [],
  };
}

async function decks({ keepers }: Acknowledged): Promise<Found> {
  const found = { looked: 0, lost: [] as string[], wrong: [] as string[] };
  for (const keeper of keepers) {
    const path = `/api/users/${keeper.address}/decks`;
    const listed = await keeper.caller.ok<DeckSummaryJson[]>(200, 'GET', path);
    // One is the starter's.
    if (listed.length !== keeper.kept.size + 1)
      found.wrong.push(`${keeper.address} has ${listed.length} decks, made ${keeper.kept.size}`);
    for (const [id, deck] of keeper.kept) {
      found.looked += 1;
      const { status, body } = await keeper.caller.call<DeckJson>('GET', `${path}/${id}`);
      if (status !== 200 || !isDeepStrictEqual(keptDeck(body), deck))
        found.lost.push(`the deck ${id} is not as it was answered`);
    }
  }
  return found;
}

/** Every action that was answered stands in the log of its battle, at the version it was made on. */
async function fights(base: string, { fighters }: Acknowledged, seen: Set<string>): Promise<Found> {
  const found = { looked: 0, lost: [] as string[], wrong: [] as string[] };
  for (const { known, answered } of fighters.flatMap(({ fought }) => fought)) {
    if (seen.has(known.id)) continue;
    seen.add(known.id);
    const answer = await fetch(`${base}/api/battles/${known.id}/replay`);
    if (!answer.ok) {
      found.lost.push(`battle ${known.id}: ${answer.status}`);
      continue;
    }
    const { record } = (await answer.json()) as ReplayAnswer<'classic'>;
    if (record.actions.length !== known.version)
      found.wrong.push(`battle ${known.id} has ${record.actions.length} actions, answered ${known.version}`);
    for (const [version, action] of answered) {
      found.looked += 1;
      if (!isPartOf(action, record.actions[version]))
        found.lost.push(`battle ${known.id}: the action on version ${version}`);
    }
  }
  return found;
}

/** The seat is added to what they did. */
const isPartOf = (part: object, whole: object | undefined): boolean =>
  whole !== undefined &&
  Object.entries(part).every(([key, value]) => isDeepStrictEqual(value, Reflect.get(whole, key)));
