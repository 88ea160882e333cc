/** `npm run bench [name …]`: every measurement, or those named. */
import { POSTGRES_URL, startPostgres } from '@pokesol/server/testing';
import { benchBalance } from './balance.ts';
import { benchBattles, benchOfficialBattles } from './battles.ts';
import { benchCampaign } from './campaign.ts';
import { benchCardsInPage } from './cardsInPage.ts';
import { benchEngine } from './engine.ts';
import { benchFirstLoad } from './firstLoad.ts';
import { benchImport } from './import.ts';
import { benchOfficialGate } from './officialGate.ts';
import { benchOfficialStrength } from './officialStrength.ts';
import { benchPace } from './pace.ts';
import { benchPictures } from './pictures.ts';
import { printPlayHashes } from './playHashes.ts';
import { benchPurchases } from './purchases.ts';
import { benchScreens } from './screens.ts';
import { benchStrength } from './strength.ts';
import { benchWrites } from './writes.ts';

const BENCHES = {
  purchases: benchPurchases,
  writes: benchWrites,
  balance: benchBalance,
  firstLoad: benchFirstLoad,
  screens: benchScreens,
  pictures: benchPictures,
  cardsInPage: benchCardsInPage,
  engine: benchEngine,
  strength: async () => {
    await benchStrength();
    benchOfficialStrength();
  },
  officialStrength: benchOfficialStrength,
  officialGate: benchOfficialGate,
  battles: benchBattles,
  officialBattles: benchOfficialBattles,
  campaign: benchCampaign,
  pace: benchPace,
  import: benchImport,
};

/** Only where they are named: they are figures of a comparison. */
const NAMED_ONLY = { playHashes: printPlayHashes };

const asked = process.argv.slice(2);
const postgres = await startPostgres();
process.env[POSTGRES_URL] = postgres.url;
try {
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 || asked.includes(name)) await bench();
  for (const [name, print] of Object.entries(NAMED_ONLY)) if (asked.includes(name)) print();
} finally {
  await postgres.stop();
}
