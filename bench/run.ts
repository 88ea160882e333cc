/** `npm run bench [name …]`: every measurement, or those named. */
import { POSTGRES_URL, startPostgres } from '@pokesol/server/testing';
import { benchArchive } from './archive.ts';
import { benchBalance } from './balance.ts';
import { benchBattles, benchOfficialBattles } from './battles.ts';
import { benchCampaign } from './campaign.ts';
import { benchCardsInPage } from './cardsInPage.ts';
import { benchCollection } from './collection.ts';
import { benchCompletedDecks } from './completedDecks.ts';
import { benchEngine } from './engine.ts';
import { benchFirstLoad } from './firstLoad.ts';
import { benchImport } from './import.ts';
import { benchMatchmaking } from './matchmaking.ts';
import { benchMemory } from './memory.ts';
import { benchNotices } from './notices.ts';
import { benchOfficialGate } from './officialGate.ts';
import { benchOfficialStrength } from './officialStrength.ts';
import { benchPace } from './pace.ts';
import { benchPictures } from './pictures.ts';
import { benchPurchases } from './purchases.ts';
import { benchScreens } from './screens.ts';
import { benchServers } from './servers.ts';
import { benchStrength } from './strength.ts';
import { benchWire } from './wire.ts';
import { benchWrites } from './writes.ts';

const BENCHES = {
  purchases: benchPurchases,
  writes: benchWrites,
  notices: benchNotices,
  balance: benchBalance,
  firstLoad: benchFirstLoad,
  screens: benchScreens,
  pictures: benchPictures,
  cardsInPage: benchCardsInPage,
  collection: benchCollection,
  engine: benchEngine,
  strength: async () => {
    await benchStrength();
    benchOfficialStrength();
  },
  officialStrength: benchOfficialStrength,
  officialGate: benchOfficialGate,
  battles: benchBattles,
  officialBattles: benchOfficialBattles,
  completedDecks: benchCompletedDecks,
  campaign: benchCampaign,
  pace: benchPace,
  import: benchImport,
  matchmaking: benchMatchmaking,
  memory: benchMemory,
  wire: benchWire,
  archive: benchArchive,
  servers: benchServers,
};

const asked = process.argv.slice(2);
const postgres = await startPostgres();
process.env[POSTGRES_URL] = postgres.url;
try {
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 || asked.includes(name)) await bench();
} finally {
  await postgres.stop();
}
