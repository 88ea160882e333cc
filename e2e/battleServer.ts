/** A server of the test's own: other cards than the free pack's, and a deal of the test's choice. */
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import {
  type Battle,
  battleOf,
  type CardNo,
  factsOf,
  type Pokemon,
  type PokemonId,
  pokemonFacts,
  type SetupRecord,
  type Side,
  type State,
} from '@pokesol/engine';
import { startTestServer, type TestServer } from '@pokesol/server/testing';
import { type DeckLine, saveDeck } from './battlePages.ts';
import { connect } from './pages.ts';

export const WEB_DIR = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** One server a worker; its address is the pages' base. */
export const test = base.extend<{ baseURL: string }, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing else is needed
    async ({}, use) => {
      const server = await startTestServer({ kind: 'pglite', webDir: WEB_DIR });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.base),
});

/** What Classic rewards most: blows of 30 to 60 for one energy. */
export const STRONG_DECK: readonly DeckLine[] = lines({
  'base1-16': 4, // Zapdos
  'base1-55': 4, // Nidoran ♂
  'base1-27': 4, // Farfetch'd
  'base1-36': 4, // Magmar
  'base1-7': 4, // Hitmonchan
  'base1-3': 4, // Chansey
  'base1-84': 4, // PlusPower
  'base1-93': 4, // Gust of Wind
  'base1-91': 2, // Bill
  'base1-100': 26, // Lightning Energy
});

/** A trainer of every kind, for whoever wants to be refused. */
export const TRAINERS_DECK: readonly DeckLine[] = lines({
  'base1-46': 4, // Charmander
  'base1-24': 2, // Charmeleon
  'base1-58': 4, // Pikachu
  'base1-28': 4, // Growlithe
  'base1-71': 2, // Computer Search
  'base1-74': 2, // Item Finder
  'base1-79': 2, // Super Energy Removal
  'base1-81': 2, // Energy Retrieval
  'base1-82': 2, // Full Heal, which Classic does not know
  'base1-87': 2, // Pokédex
  'base1-90': 2, // Super Potion
  'base1-91': 2, // Bill
  'base1-92': 2, // Energy Removal
  'base1-93': 2, // Gust of Wind
  'base1-94': 2, // Potion
  'base1-95': 2, // Switch
  'base1-100': 22, // Lightning Energy
});

function lines(deck: Readonly<Record<string, number>>): DeckLine[] {
  return Object.entries(deck).map(([cardId, quantity]) => ({ cardId, quantity }));
}

/** Connects a fresh wallet, which owns these cards and has them as its one deck; its id. */
export async function connectWith(
  page: Page,
  { base: at, database }: Pick<TestServer, 'base' | 'database'>,
  cards: readonly DeckLine[],
): Promise<string> {
  await connect(page, `${at}/battle`);
  const session = await page.request.get(`${at}/api/auth/session`);
  const { address } = (await session.json()) as { address: string };
  for (const { cardId, quantity } of cards)
    await database.db.execute(
      `insert into user_cards (wallet, card_id, quantity) values ('${address}', '${cardId}', ${quantity})`,
    );
  const { id } = await saveDeck(page, 'Given', cards);
  await page.reload();
  return id;
}

export type Given = {
  readonly phase?: 'setup';
  readonly hand: readonly string[];
  readonly active?: string;
  readonly bench?: readonly string[];
  /** Nothing is left to draw. */
  readonly isDeckEmpty?: boolean;
  readonly playedActiveThisTurn?: boolean;
};

/** Deals the person's side anew, by the names of cards, on its own turn; the opponent keeps its Pokémon without energy. */
export const arrange = (server: TestServer, id: string, given: Given): Promise<void> =>
  change(server, id, (battle) => arranged(battle, given));

function arranged(battle: Battle, given: Given): Battle['state'] {
  const [, opponent] = battle.state.sides;
  return {
    ...battle.state,
    phase: given.phase ?? 'active',
    turn: given.phase === 'setup' ? 0 : 3,
    current: 0,
    sides: [dealt(battle, given), opponent.active === null ? opponent : bare(opponent)],
    frames: [],
    choice: null,
  };
}

/** The opponent's next blow taken is its last: one Pokémon with ten HP left, nobody behind it. */
export const nearlyBeat = (server: TestServer, id: string): Promise<void> =>
  change(server, id, (battle) => {
    const [own, opponent] = battle.state.sides;
    const { active } = opponent;
    if (active === null) return battle.state;
    const damage = pokemonFacts(battle, active).hp - 10;
    return { ...battle.state, sides: [own, { ...opponent, active: { ...active, damage }, bench: [] }] };
  });

async function change(
  { database: { db } }: TestServer,
  id: string,
  to: (battle: Battle) => Battle['state'],
): Promise<void> {
  const { rows } = (await db.execute(`select setup, state from battles where id = '${id}'`)) as unknown as {
    rows: { setup: SetupRecord; state: State }[];
  };
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no battle ${id}`);
  const state = to(battleOf(row.setup, row.state));
  const json = JSON.stringify(state).replaceAll("'", "''");
  await db.execute(`update battles set state = '${json}'::jsonb, touched_at = now() where id = '${id}'`);
}

function dealt(battle: Battle, given: Given): Side {
  const left = Array.from({ length: 60 }, (_, card) => card as CardNo);
  const take = (name: string): CardNo => {
    const card = left.find((each) => factsOf(battle, each).name === name);
    if (card === undefined) throw new Error(`the deck has no ${name} left`);
    left.splice(left.indexOf(card), 1);
    return card;
  };
  let next = 900;
  const stand = (name: string): Pokemon => ({
    id: next++ as PokemonId,
    cards: [take(name)],
    energy: [],
    attached: [],
    damage: 0,
    statuses: [],
    turnsInPlay: 1,
    energyThisTurn: 0,
    actedThisTurn: false,
  });
  const side = {
    active: given.active === undefined ? null : stand(given.active),
    bench: (given.bench ?? []).map(stand),
    hand: given.hand.map(take),
  };
  return {
    ...side,
    // Off the table, where no rule finds them.
    prizes: given.isDeckEmpty === true ? left : [],
    deck: given.isDeckEmpty === true ? [] : left,
    discard: [],
    playedActiveThisTurn: given.playedActiveThisTurn ?? false,
    failedThisTurn: [],
    mulligans: 0,
    timeouts: 0,
  };
}

const bare = (side: Battle['state']['sides'][0]): Battle['state']['sides'][0] => ({
  ...side,
  active: side.active && { ...side.active, energy: [], damage: 0 },
  bench: [],
});
