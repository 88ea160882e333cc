/** For tests at a server of their worker, whose chance they choose, and battles at it that `npm run tool -- openings` found. */
import { expect, type Page } from '@playwright/test';
import type { AnyPlayerAction } from '@pokesol/protocol';
import {
  beginOpening,
  type DeckLine,
  giveCards,
  movesOf,
  type OpeningName,
  type TestServer,
} from '@pokesol/server/testing';
import { callAt, hand, saveDeck } from './battlePages.ts';
import { giveWallet, openConnected } from './pages.ts';
import { test as shared } from './test.ts';

/** Its address is the pages' base. What a test scripts of its chance is drawn in that test. */
export const test = shared.extend<{ baseURL: string; drawn: undefined }>({
  baseURL: async ({ server }, use) => use(server.base),
  drawn: [
    async ({ server }, use) => {
      await use(undefined);
      expect(server.entropy.left, 'draws that were scripted and never made').toBe(0);
    },
    { auto: true },
  ],
});

/**
 * For tests that are not about motion, which costs more than anything else here; one whole battle and the replays have
 * all of it.
 */
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** A fresh wallet, which owns these cards and has them as its one deck, in the lobby. */
export async function connectWith(
  page: Page,
  { base: at, database }: Pick<TestServer, 'base' | 'database'>,
  cards: readonly DeckLine[],
): Promise<void> {
  await giveCards(database.db, await giveWallet(page, at), cards);
  await saveDeck(page, at, 'Given', cards);
  await openConnected(page, `${at}/battle`);
}

/**
 * A fresh wallet sits down at the battle of an opening, of whose moves all are made, or as many as are named; the
 * battle's id.
 */
export async function sitDown(
  page: Page,
  { base: at, database }: Pick<TestServer, 'base' | 'database'>,
  name: OpeningName,
  moves?: number,
): Promise<string> {
  const id = await beginOpening(database.db, name, [await giveWallet(page, at)]);
  await sendMoves(page, at, id, name, moves);
  await openConnected(page, `${at}/battle/${id}`);
  await expect(hand(page).first()).toBeVisible();
  return id;
}

/** Makes an opening's moves by the page's session, whatever the page shows. */
export const sendMoves = (
  page: Page,
  at: string,
  id: string,
  name: OpeningName,
  moves?: number,
): Promise<void> =>
  makeMoves(
    page,
    at,
    id,
    movesOf(name)
      .slice(0, moves)
      .map(({ action }) => action),
  );

/** Makes moves of either rules by the page's session. */
export async function makeMoves(
  page: Page,
  at: string,
  id: string,
  moves: readonly AnyPlayerAction[],
): Promise<void> {
  type Known = { version: number };
  let { version } = await callAt<Known>(page, at, 'GET', `/api/battles/${id}`);
  for (const action of moves)
    ({ version } = await callAt<Known>(page, at, 'POST', `/api/battles/${id}/actions`, { version, action }));
}

/** Gives a battle up, whatever the page shows. */
export async function concede(page: Page, at: string, id: string): Promise<void> {
  const { version } = await callAt<{ version: number }>(page, at, 'GET', `/api/battles/${id}`);
  await callAt(page, at, 'POST', `/api/battles/${id}/actions`, { version, action: { type: 'concede' } });
}
