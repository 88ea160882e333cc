/** Which browser tests show which part of the product: `npm test -- --changed` runs those of the parts that changed. */

/** Specs (`e2e/*.spec.ts`) by the folder they show; of several folders that hold a file, the innermost counts. */
const SHOWN_BY = {
  'apps/web/src/features/admin/': ['admin', 'adminBulk', 'adminCards', 'adminImport', 'adminPacks'],
  'apps/web/src/features/admin/bulk/': ['adminBulk'],
  'apps/web/src/features/admin/cards/': ['adminCards'],
  'apps/web/src/features/admin/import/': ['adminImport'],
  'apps/web/src/features/admin/packs/': ['adminPacks'],
  'apps/web/src/features/battle/arena/': ['battle', 'battlePeople', 'battleWays', 'battleFaults'],
  'apps/web/src/features/battle/': ['battle', 'battlePeople', 'battleWays', 'battleFaults'],
  'apps/web/src/features/battle/animation/': ['battle', 'replay'],
  'apps/web/src/features/battle/log/': ['battle', 'replay'],
  'apps/web/src/features/battle/data/': ['battle', 'replay', 'campaign'],
  'apps/web/src/features/battle/ending/': ['battle', 'campaign'],
  'apps/web/src/features/battle/session/': ['battle', 'battlePeople', 'battleFaults'],
  'apps/web/src/features/battle/board/': ['battle', 'replay'],
  'apps/web/src/features/campaign/': ['campaign'],
  'apps/web/src/features/card/': ['collection'],
  'apps/web/src/features/battle/choices/': ['battle', 'battleWays', 'guestBattle', 'officialBattle'],
  'apps/web/src/features/collection/': ['collection'],
  'apps/web/src/features/deck/': ['deckBuilder', 'deckList'],
  'apps/web/src/features/deck-builder/': ['deckBuilder'],
  'apps/web/src/features/deck-list/': ['deckList'],
  'apps/web/src/features/deck/stats/': ['deckList'],
  'apps/web/src/features/deck-text/': ['deckList', 'practice'],
  'apps/web/src/features/dev/': ['devPages'],
  'apps/web/src/features/battle/lesson/': ['firstBattle'],
  'apps/web/src/features/friend-challenge/': ['friendChallenge'],
  'apps/web/src/features/gauntlet/': ['gauntlet'],
  'apps/web/src/features/guest-battle/': ['guestBattle', 'gauntlet'],
  'apps/web/src/features/battle/history/': ['battle', 'replay'],
  'apps/web/src/features/battle/rules/official/': ['officialBattle'],
  'apps/web/src/features/battle/ahead/': ['guestBattle'],
  'apps/web/src/features/opening/': ['opening', 'purchase'],
  'apps/web/src/features/packs/art/': ['store', 'opening'],
  'apps/web/src/features/packs/': ['store', 'opening'],
  'apps/web/src/features/practice/': ['practice'],
  'apps/web/src/features/packs/proof/': ['opening'],
  'apps/web/src/features/store/purchases/': ['store'],
  'apps/web/src/features/battle/replay/': ['replay'],
  'apps/web/src/features/rules/': ['shell'],
  'apps/web/src/features/share/': ['collection', 'deckList'],
  'apps/web/src/features/store/': ['store', 'unrecordedBurns', 'purchase'],
  'apps/web/src/features/battle/table/': ['battle', 'battleWays'],
  'apps/web/src/features/trainer/': ['campaign'],
  'apps/web/src/features/wishlist/': ['collection'],
  'apps/web/src/features/wallet/': ['shell', 'purchase'],
  'apps/web/src/app/': ['shell', 'networkFaults', 'oldBrowser'],
  'apps/server/src/features/admin/': ['admin'],
  'apps/server/src/features/archive/': ['replay'],
  'apps/server/src/features/audit/': ['admin'],
  'apps/server/src/features/auth/': ['purchase', 'shell'],
  'apps/server/src/features/backup/': [],
  'apps/server/src/features/battles/': ['battle', 'battlePeople', 'battleFaults', 'practice', 'replay'],
  'apps/server/src/features/bulk/': ['adminBulk'],
  'apps/server/src/features/campaign/': ['campaign'],
  'apps/server/src/features/cardText/': ['adminImport'],
  'apps/server/src/features/catalogue/': ['adminCards'],
  'apps/server/src/features/collection/': ['collection'],
  'apps/server/src/features/decks/': ['deckBuilder', 'deckList'],
  'apps/server/src/features/doctor/': [],
  'apps/server/src/features/friendChallenges/': ['friendChallenge'],
  'apps/server/src/features/imports/': ['adminImport'],
  'apps/server/src/features/packs/': ['purchase', 'store', 'unrecordedBurns', 'adminPacks'],
  'apps/server/src/features/shipped/': ['collection', 'deckBuilder', 'deckList'],
  'apps/server/src/features/shares/': ['collection', 'deckList'],
  'apps/server/src/features/support/': ['admin'],
  'apps/server/src/features/upkeep/': [],
  'apps/server/src/features/wallet/': ['shell', 'purchase'],
  'apps/server/src/features/wishlist/': ['collection'],
};

const SPEC = /^e2e\/([^/]+)\.spec\.ts$/;
const UNIT_TEST = /\.test\.tsx?$/;

/** Of `specs`, the names of all there are, those that show one of the `changed` files (paths from the root). */
export function touchedSpecs(changed, specs) {
  const touched = new Set(changed.filter((file) => !UNIT_TEST.test(file)).flatMap(specsOf));
  return specs.filter((name) => touched.has(name));
}

function specsOf(file) {
  const spec = SPEC.exec(file)?.[1];
  if (spec !== undefined) return [spec];
  const folder = folders()
    .filter((each) => file.startsWith(each))
    .sort((a, b) => b.length - a.length)[0];
  return folder === undefined ? [] : SHOWN_BY[folder];
}

/** The folders that have specs of their own. */
export const folders = () => Object.keys(SHOWN_BY);

/** Every spec that is named, so that a test can check whether there is such a file. */
export const namedSpecs = () => [...new Set(Object.values(SHOWN_BY).flat())];
