/** The decks of simulated opponents: by the printed game theme decks of the person's time and of the level's strength. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIERS } from '@pokesol/ai';
import { OFFICIAL_LEVELS } from '@pokesol/ai/official';
import { THEME_DECK_STRENGTHS } from '@pokesol/decks/themeDeckStrengths';
import { THEME_DECKS, type ThemeDeck, themeDeckById } from '@pokesol/decks/themeDecks';
import { isRefusal, seedRandom } from '@pokesol/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../../testing/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import { compilerOfServer } from '../../cardText/version.ts';
import { seedCatalogue } from '../../catalogue/seed.ts';
import { cardSets } from '../../catalogue/tables.ts';
import { loadShippedSets } from '../../shipped/load.ts';
import { SHIPPED_SETS_DIR } from '../../shipped/setFiles.ts';
import type { CardOf } from '../play/deal.ts';
import { deckReaders } from '../play/decksToPlay.ts';
import { aiDeck } from './aiDecks.ts';
import { simulatedOpponent } from './opponents.ts';

const SETS = [
  ...new Set(THEME_DECKS.flatMap(({ lines }) => lines.map(({ cardId }) => cardId.split('-')[0]))),
];
const RATINGS = new Map(THEME_DECK_STRENGTHS.map(({ id, rating }) => [id, rating]));
const WALLET = 'owns-no-theme-deck';

const written = (ids: readonly string[]) => [...ids].sort().join();
const IDS = new Map(
  THEME_DECKS.map((deck) => [
    written(deck.lines.flatMap(({ cardId, quantity }) => Array<string>(quantity).fill(cardId))),
    deck.id,
  ]),
);
/** The theme deck that these cards are. */
const themeDeckOf = (cards: readonly CardOf<'official'>[] | undefined) =>
  themeDeckById(IDS.get(written((cards ?? []).map(({ id }) => id))) ?? '');

describe.each(databasesFor('behaviour'))('decks of simulated opponents on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-sets-'));
  const { readPracticeDeck } = deckReaders(compilerOfServer());
  let database: Database;
  let sold: Database;
  beforeAll(async () => {
    for (const id of SETS) cpSync(join(SHIPPED_SETS_DIR, `${id}.json`), join(folder, `${id}.json`));
    [database, sold] = await Promise.all([freshDatabase(kind), freshDatabase(kind)]);
    await Promise.all([database, sold].map(({ db }) => db.transaction(seedCatalogue)));
    await loadShippedSets(database.db, folder);
  });
  afterAll(async () => {
    await Promise.all([database, sold].map((each) => each.close()));
    rmSync(folder, { recursive: true });
  });

  const deckOf = async ({ db }: Database, id: string) => {
    const cards = await readPracticeDeck(db, {
      wallet: WALLET,
      deck: { themeDeckId: id },
      rules: 'official' as const,
    });
    if (isRefusal(cards)) throw new Error(`${id}: ${cards.code}`);
    return { wallet: WALLET, cards };
  };
  const chosen = async (
    from: Database,
    met: string,
    level: (typeof OFFICIAL_LEVELS)[number],
    seed: string,
  ) => {
    const deps = { db: from.db, readPracticeDeck };
    return themeDeckOf(
      await aiDeck(
        deps,
        { rules: 'official', format: undefined, met: await deckOf(from, met) },
        level,
        seedRandom(`deck ${seed}`),
      ),
    );
  };

  test('are of the time of the deck they meet, stronger with the level, and the seed decides', async () => {
    for (const [met, year] of [
      ['base1-zap', 1999],
      ['ex9-wildfire', 2005],
      ['swsh1-cinderace', 2020],
    ] as const) {
      const means: number[] = [];
      for (const level of ['easy', 'expert'] as const) {
        const decks = await Promise.all([1, 2, 3, 4].map((seed) => chosen(database, met, level, `${seed}`)));
        expect(await chosen(database, met, level, '1')).toEqual(decks[0]);
        for (const deck of decks) expect(Math.abs((deck?.year ?? 0) - year)).toBeLessThanOrEqual(4);
        expect(decks.map((deck) => deck?.id)).not.toContain(met);
        means.push(decks.reduce((sum, deck) => sum + (RATINGS.get(deck?.id ?? '') ?? Number.NaN), 0));
      }
      expect(means[1]).toBeGreaterThan(means[0] ?? Number.NaN);
    }
  });

  test('in a format are of those that it takes', async () => {
    const deps = { db: database.db, readPracticeDeck };
    const format = 'base-fossil';
    for (const level of OFFICIAL_LEVELS) {
      const met = await deckOf(database, 'swsh1-cinderace');
      const cards = await aiDeck(deps, { rules: 'official', format, met }, level, seedRandom(level));
      expect(themeDeckOf(cards)?.formats).toContain(format);
    }
  });

  test('come from the sets that are here', async () => {
    for (const level of OFFICIAL_LEVELS)
      expect((await chosen(sold, 'base1-zap', level, level))?.setId).toBe('base1');
  });

  test('are the decks of the product where the theme decks’ cards are gone', async () => {
    const met = await deckOf(sold, 'base1-zap');
    await sold.db.update(cardSets).set({ releaseDate: null });
    const deps = { db: sold.db, readPracticeDeck };
    const cards = await aiDeck(
      deps,
      { rules: 'official', format: undefined, met },
      'easy',
      seedRandom('one'),
    );
    expect(cards).toHaveLength(60);
    expect(themeDeckOf(cards)).toBeUndefined();
  });

  test('give an AI its name', async () => {
    const met = await deckOf(database, 'base1-zap');
    const deps = { db: database.db, readPracticeDeck };
    const found = await Promise.all(
      Array.from({ length: 24 }, (_, seed) =>
        simulatedOpponent(deps, { rules: 'official', format: undefined, met }, seedRandom(`one ${seed}`)),
      ),
    );
    const ofFire = found.filter(({ kind: each, deck }) => each === 'ai' && isOfFire(themeDeckOf(deck)));
    expect(ofFire.length).toBeGreaterThan(1);
    for (const { name, level } of ofFire)
      expect(name).toMatch(new RegExp(`^${TIERS[level ?? 'easy']} \\w+ (Ember|Ashby|Cinder)$`));
  });
});

const isOfFire = (deck: ThemeDeck | undefined) =>
  deck !== undefined && ['base1-brushfire', 'base6-lava'].includes(deck.id);
