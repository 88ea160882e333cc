/** Importing sets into the built product on PGlite: how long, how much memory, and how long others wait meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '@pokesol/protocol';
import { publicFakeData, startFakeTcgApi, TestAdmin } from '@pokesol/server/testing';
import { startBuiltServer } from './builtServer.ts';
import { figures } from './figures.ts';
import { printingsOf } from './printings.ts';
import { median } from './rate.ts';
import { watchMemory } from './watchMemory.ts';

const CARDS_AT_LEAST = Number(process.env.IMPORT_CARDS ?? 2_500);
const RATES = { new: { least: 150, aim: 400 }, 'again, unchanged': { least: 700, aim: 5_000 } } as const;
const PASSWORD = 'bench-the-import';

export async function benchImport(): Promise<void> {
  const { data, setIds, cards } = printingsOf(publicFakeData(), CARDS_AT_LEAST);
  const fake = await startFakeTcgApi(data);
  const dir = await mkdtemp(join(tmpdir(), 'pokesol-bench-import-'));
  const env = {
    ADMIN_PASSWORD: PASSWORD,
    DATA_DIR: dir,
    POKEMON_TCG_API_URL: fake.url,
    TCGDEX_API_URL: 'off',
  };
  // Making a database takes far more memory than having one; a product in use has one.
  await (await startBuiltServer(env)).close();
  const server = await startBuiltServer(env);
  try {
    console.log(`\nImport: ${setIds.length} sets, ${cards} cards, API of a fake server, PGlite`);
    const admin = await TestAdmin.enter(server.base, PASSWORD);
    await wait(2_000);
    const memory = watchMemory(server.pid);
    const loop = watchAnswers(`${server.base}/api/health`);
    const database = watchAnswers(`${server.base}/api/card-sets`);
    for (const round of ['new', 'again, unchanged'] as const) {
      const start = performance.now();
      let imported = 0;
      for (const setId of setIds) {
        const report = await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId });
        imported += report.cardsImported;
      }
      const seconds = (performance.now() - start) / 1000;
      if (imported !== cards) throw new Error(`${imported} cards came in instead of ${cards}`);
      console.log(`  ${round.padEnd(20)} ${seconds.toFixed(1)} s, ${(cards / seconds).toFixed(0)} cards/s`);
      figures.note({
        name: `import, ${round}`,
        value: cards / seconds,
        of: 'cards a second',
        ...RATES[round],
      });
    }
    const { restMb, peakMb } = memory.stop();
    const grown = peakMb - restMb;
    console.log(
      `  memory of the server  at rest ${restMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB: ${grown.toFixed(0)} MB for the import`,
    );
    figures.note({ name: 'memory of a server that imports', value: peakMb, of: 'MB', most: 600, aim: 500 });
    console.log(
      `  answers meanwhile     without the database ${await loop.stop()}; with it ${await database.stop()}`,
    );
  } finally {
    await server.close();
    await fake.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Calls one address over and over, and reports how long the answers took. */
function watchAnswers(url: string) {
  const times: number[] = [];
  let stopped = false;
  const asking = (async () => {
    while (!stopped) {
      const start = performance.now();
      await (await fetch(url)).arrayBuffer();
      times.push(performance.now() - start);
      await wait(10);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await asking;
      return `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;
    },
  };
}
