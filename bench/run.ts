/** `npm run bench [name …] [-- --keep]`: every measurement, or those named, and their figures as one table; `--keep` adds these to the last ones. */
import { POSTGRES_URL, startPostgres } from '@pokesol/server/testing';
import { benchBalance } from './balance.ts';
import { benchBattles, benchOfficialBattles } from './battles.ts';
import { benchCampaign } from './campaign.ts';
import { benchCardsInPage } from './cardsInPage.ts';
import { benchEngine } from './engine.ts';
import { figures, keepFigures } from './figures.ts';
import { benchFirstLoad } from './firstLoad.ts';
import { benchFirstVisit } from './firstVisit.ts';
import { benchFrames } from './frames.ts';
import { benchIdle } from './idle.ts';
import { benchImport } from './import.ts';
import { benchOfficialGate } from './officialGate.ts';
import { benchOfficialStrength } from './officialStrength.ts';
import { benchPace } from './pace.ts';
import { benchPictures } from './pictures.ts';
import { printPlayHashes } from './playHashes.ts';
import { benchPurchases } from './purchases.ts';
import { benchScreens } from './screens.ts';
import { benchSense } from './sense.ts';
import { benchStrength } from './strength.ts';
import { benchTactics } from './tactics.ts';
import { benchWrites } from './writes.ts';

const BENCHES = {
  purchases: benchPurchases,
  writes: benchWrites,
  balance: benchBalance,
  firstLoad: benchFirstLoad,
  firstVisit: benchFirstVisit,
  idle: benchIdle,
  screens: benchScreens,
  frames: benchFrames,
  pictures: benchPictures,
  cardsInPage: benchCardsInPage,
  engine: benchEngine,
  strength: async () => {
    await benchStrength();
    benchOfficialStrength();
  },
  officialStrength: benchOfficialStrength,
  tactics: benchTactics,
  sense: benchSense,
  officialGate: benchOfficialGate,
  battles: benchBattles,
  officialBattles: benchOfficialBattles,
  campaign: benchCampaign,
  pace: benchPace,
  import: benchImport,
};

/** Only where they are named: they are figures of a comparison. */
const NAMED_ONLY = { playHashes: printPlayHashes };

const [keep, asked] = [
  process.argv.includes('--keep'),
  process.argv.slice(2).filter((name) => name !== '--keep'),
];
const postgres = await startPostgres();
process.env[POSTGRES_URL] = postgres.url;
try {
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 || asked.includes(name)) await bench();
  for (const [name, print] of Object.entries(NAMED_ONLY)) if (asked.includes(name)) print();
  console.log(`\n${figures.text()}`);
  if (keep) keepFigures(figures.withThese(new Date().toISOString().slice(0, 10)));
} finally {
  await postgres.stop();
}
