/** A trainer of whose deck the catalogue lacks a card: it plays the player's own deck, and the answer says so. */
import type { BattleBegunAnswer, BattleMode } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { battles } from '../battles/tables.ts';
import { cards } from '../catalogue/tables.ts';

/** In Joey's deck, and in no other that is played here. */
const PIDGEY = 'base1-57';

describe.each(databasesFor('behaviour'))('a deck with a hole on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  async function begun(mode: BattleMode) {
    const player = await CampaignPlayer.create(server.base, server.database.db);
    const opponent = mode === 'campaign' ? { opponentId: 'joey' } : {};
    const body = { mode, deckId: player.deckId, ...opponent };
    const { id, opponentDeck } = await player.wallet.ok<BattleBegunAnswer<'classic'>>(
      'POST',
      '/api/battles',
      body,
    );
    const [row] = await server.database.db
      .select({ setup: battles.setup })
      .from(battles)
      .where(eq(battles.id, id));
    if (row === undefined) throw new Error('the battle is not stored');
    const { printed, decks } = row.setup;
    const [own, theirs] = decks.map((deck) => deck.cards.map((place) => printed[place]?.name).sort());
    return { opponentDeck, own, theirs };
  }

  test('with all its cards the trainer plays its own deck', async () => {
    const { opponentDeck, own, theirs } = await begun('campaign');
    expect(opponentDeck).toBe('own');
    expect(theirs).toContain('Pidgey');
    expect(theirs).not.toEqual(own);
    expect((await begun('match')).opponentDeck).toBe('own');
  });

  test('without one of them it is dealt the player’s', async () => {
    await server.database.db.delete(cards).where(eq(cards.id, PIDGEY));
    const { opponentDeck, own, theirs } = await begun('campaign');
    expect(opponentDeck).toBe('fallback');
    expect(theirs).toHaveLength(60);
    expect(theirs).toEqual(own);
  });
});
