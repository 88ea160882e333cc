/** Every card of every public set, imported from a fake server and compared field by field with what it came from. */
import { type Card, rarityFromPublicData } from '@pokesol/cards';
import { cardById, shippedCards } from '@pokesol/cards/catalogue';
import {
  hasPublicData,
  type PublicCard,
  publicCards,
  publicDataNote,
  publicSet,
  publicSetIds,
  writtenDown,
} from '@pokesol/cards/testing';
import type { CardJson, ImportReport } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  type FakeCatalogue,
  publicFakeData,
  startFakeTcgApi,
  startFakeTcgdex,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';
import { cardSets, cards } from '../catalogue/tables.ts';

/** A shipped set, and one of each later time: what is read from both catalogues. */
const SOME_SETS = ['base1', 'neo1', 'swsh1', 'xy1'];
const isWhole = process.env.EVERY_SET === 'all';
/** What is imported: every third set and those above; `npm run soak` takes every set. */
const importedSets = () =>
  publicSetIds().filter((id, index) => isWhole || index % 3 === 0 || SOME_SETS.includes(id));
/** What is imported a second time. */
const setsAgain = () => (isWhole ? publicSetIds() : SOME_SETS.slice(1, 3));

/** What the screens read of a card. */
const onScreen = (card: CardJson | undefined) => {
  if (card === undefined) return undefined;
  const { name, cardNumber, rarity, hp, pokemonType, weakness, resistance, set } = card;
  const { supertype, subtypes, types } = card.attributes;
  return {
    name,
    cardNumber,
    rarity,
    hp,
    pokemonType,
    weakness,
    resistance,
    attributes: [supertype, subtypes, types],
    set: [set.id, set.name],
    attacks: card.attacks.map(({ name, damage, cost }) => ({ name, damage, cost })),
  };
};

type Pictured = PublicCard & { readonly images?: { readonly large?: string } };

/** A public card as the catalogue should have it. */
function expected(setId: string, card: Pictured): object {
  const artwork = card.images?.large === undefined ? {} : { artworkUrl: card.images.large };
  const shipped = cardById(card.id);
  if (shipped !== undefined) return { ...shipped, ...artwork };
  return { ...writtenDown(setId, card), ...artwork };
}

describe.skipIf(!hasPublicData).each(databasesFor('behaviour'))(
  `every public set on %s${publicDataNote}`,
  (kind) => {
    let api: FakeCatalogue;
    let tcgdex: FakeCatalogue;
    let server: TestServer;
    let admin: TestAdmin;
    beforeAll(async () => {
      const data = publicFakeData();
      api = await startFakeTcgApi(data);
      tcgdex = await startFakeTcgdex(data);
      server = await startTestServer({
        kind,
        catalogues: { api: { url: api.url }, tcgdex: { url: tcgdex.url } },
      });
      admin = await TestAdmin.enter(server.base);
    });
    afterAll(async () => {
      await server.close();
      await api.close();
      await tcgdex.close();
    });

    test('comes in whole, each field as the public data has it', async () => {
      expect(importedSets().length).toBeGreaterThanOrEqual(isWhole ? 14 : 6);
      for (const setId of importedSets()) {
        const report = await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId });
        const wanted: Pictured[] = publicCards(setId);
        expect(report).toMatchObject({ cardsImported: wanted.length, unreadCount: 0, noteCount: 0 });
        expect(report.added).toBe(shippedCards(setId).length > 0 ? 0 : wanted.length);
      }
      const rows = await server.database.db.select().from(cards);
      const facts = new Map<string, Card>(rows.map((row) => [row.id, row.facts]));
      const all = importedSets().flatMap((setId) => publicCards(setId).map((card) => expected(setId, card)));
      expect(all.length).toBeGreaterThan(isWhole ? 1_900 : 800);
      const imported = all.map((card) => ('id' in card ? facts.get(String(card.id)) : undefined));
      expect(imported).toEqual(all);
      if (isWhole) expect(facts.size).toBe(all.length);
    });

    test('has its facts as a set, except where the product has them', async () => {
      const rows = await server.database.db.select().from(cardSets);
      for (const setId of importedSets()) {
        const known = publicSet(setId);
        expect(rows.find(({ id }) => id === setId)).toMatchObject({
          name: known?.name,
          series: known?.series,
          code: known?.ptcgoCode,
          printedTotal: known?.printedTotal,
          total: known?.total,
          releaseDate: known?.releaseDate.replaceAll('/', '-'),
          origin: shippedCards(setId).length > 0 ? 'shipped' : 'imported',
        });
      }
    });

    test('reaches the page with every field that the screens read', async () => {
      for (const setId of importedSets()) {
        const shown = await admin.ok<CardJson[]>('GET', `/api/cards?setId=${setId}`);
        const wanted = publicCards(setId);
        expect(shown).toHaveLength(wanted.length);
        const byId = new Map(shown.map((card) => [card.id, card]));
        expect(wanted.map(({ id }) => onScreen(byId.get(id)))).toEqual(
          wanted.map((card) => ({
            name: card.name,
            cardNumber: card.number,
            rarity: rarityFromPublicData(card.rarity, card),
            attributes: [card.supertype, card.subtypes ?? [], card.types ?? []],
            set: [setId, publicSet(setId)?.name],
            hp: card.hp === undefined ? undefined : Number(card.hp),
            pokemonType: card.supertype === 'Pokémon' ? card.types?.[0] : undefined,
            weakness: card.weaknesses?.[0]?.type,
            resistance: card.resistances?.[0]?.type,
            attacks: (card.attacks ?? []).map(({ name, damage, cost }) => ({
              name,
              damage,
              cost: [...cost],
            })),
          })),
        );
      }
    });

    test('a second time changes nothing', async () => {
      const { db } = server.database;
      const before = await db.select().from(cards);
      for (const setId of setsAgain()) {
        const report = await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId });
        expect(report).toMatchObject({ added: 0, changed: 0, unchanged: publicCards(setId).length });
      }
      expect(await db.select().from(cards)).toEqual(before);
    });

    test('is nearly the same from TCGdex: pictures alone differ', async () => {
      for (const setId of SOME_SETS) {
        const body = { setId, source: 'tcgdex', dryRun: true };
        const report = await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', body);
        expect(report).toMatchObject({ unreadCount: 0, added: 0 });
        const fields = new Set(
          report.changes.flatMap(({ note }) => note.split('; ').map((change) => change.split(':')[0])),
        );
        expect([setId, ...fields]).toEqual([setId, 'artworkUrl']);
      }
    });
  },
);
