/** The memory of the built server: at rest, under 300 battles for a while, and while 18,000 cards are imported; on both databases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyBattleAnswer, ImportReport } from '@pokesol/protocol';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  newPostgresDatabase,
  publicFakeData,
  startFakeTcgApi,
  TestAdmin,
} from '@pokesol/server/testing';
import { type Pause, playBattle, type Tally } from './battleBot.ts';
import { against, BATTLES, begunBy, botOf, enter, LEVELS, type Playing, pairUp } from './battles.ts';
import { startBuiltServer } from './builtServer.ts';
import { expectFigure } from './expectFigure.ts';
import { printingsOf } from './printings.ts';
import { median } from './rate.ts';
import { memoryOf, watchMemory } from './watchMemory.ts';

/** `MEMORY_MINUTES=30` is what is promised; a short look is enough between two changes, and 0 leaves the battles out. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 3);
/** One of both alone: two machines, or two runs side by side, take half the time. */
const KINDS = DATABASE_KINDS.filter((kind) => kind === (process.env.MEMORY_DATABASE ?? kind));
const SAMPLE_MS = 1_000;
/** Most people's pace; how quickly the server answers is another measurement's (`battles`). */
const PACE: Pause = { minMs: 6_000, maxMs: 14_000 };
const REST_MS = 10_000;
const IMPORTED_CARDS = 18_000;
const MOST_OF_AN_IMPORT_MB = 500;
/** What the last third may have above the one before: the heap's own coming and going. */
const MOST_GROWTH = 0.05;
const PASSWORD = 'bench-the-memory';

export async function benchMemory(): Promise<void> {
  for (const kind of KINDS) {
    if (MINUTES > 0) await underBattles(kind);
    await underImport(kind);
  }
}

type Server = Awaited<ReturnType<typeof startBuiltServer>>;

/** Making a database takes far more memory than having one, and a product in use has one: it is started twice. */
async function withServer(
  kind: DatabaseKind,
  env: Record<string, string>,
  measure: (server: Server) => Promise<void>,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'pokesol-bench-memory-'));
  const whole = {
    ...{ DATA_DIR: dir, ADMIN_PASSWORD: PASSWORD },
    ...(kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {}),
    ...env,
  };
  try {
    await (await startBuiltServer(whole)).close();
    const server = await startBuiltServer(whole);
    try {
      await wait(REST_MS);
      await measure(server);
    } finally {
      await server.close();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function underBattles(kind: DatabaseKind): Promise<void> {
  await withServer(kind, {}, async ({ base, pid }) => {
    console.log(`\nMemory of the server on ${kind}: at rest ${memoryOf(pid).toFixed(0)} MB`);
    const third = Math.floor(BATTLES / 3);
    const players = await enter(base, 2 * third + 2 * (BATTLES - 2 * third));
    const between = await pairUp(players.slice(0, 2 * third), 'official');
    const alone = await begunBy(players.slice(2 * third), LEVELS.official[0], 'official');
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(memoryOf(pid)), SAMPLE_MS);
    try {
      await keepPlaying([...between, ...alone]);
    } finally {
      clearInterval(timer);
    }
    const part = Math.floor(samples.length / 3);
    const [warm, middle, last] = [0, 1, 2].map((nth) => median(samples.slice(nth * part, (nth + 1) * part)));
    const growth = (last ?? 0) / (middle ?? 1) - 1;
    console.log(
      `  ${BATTLES} battles for ${MINUTES} min: ${[warm, middle, last].map((mb) => mb?.toFixed(0)).join(', ')} MB in its thirds, at most ${Math.max(...samples).toFixed(0)} MB`,
    );
    console.log(`  the last third above the one before: ${(100 * growth).toFixed(1)}%`);
    expectFigure(`memory flat under battles on ${kind}`, growth <= MOST_GROWTH);
  });
}

/** Everybody plays at a person's pace. After a battle the next is begun, so that as many stay open: of two people by one. */
async function keepPlaying(playing: readonly Playing[]): Promise<void> {
  const end = performance.now() + MINUTES * 60_000;
  const isOver = () => performance.now() >= end;
  await Promise.all(
    playing.map(async ({ player, battle }, index) => {
      await wait((PACE.maxMs * index) / playing.length);
      let now: AnyBattleAnswer = await player.wallet.ok('GET', `/api/battles/${battle.id}`);
      while (!isOver()) {
        const tally: Tally = { took: [], at: [] };
        now = await playBattle(botOf(player, `bot ${index}`), now, PACE, tally, isOver);
        if (now.isMultiplayer && now.result !== null && now.view.seat !== 0) return;
        if (now.result !== null) now = await against(player, LEVELS.official[0], 'official');
      }
    }),
  );
}

async function underImport(kind: DatabaseKind): Promise<void> {
  const { data, setIds, cards } = printingsOf(publicFakeData(), IMPORTED_CARDS);
  const fake = await startFakeTcgApi(data);
  try {
    await withServer(
      kind,
      { POKEMON_TCG_API_URL: fake.url, TCGDEX_API_URL: 'off' },
      async ({ base, pid }) => {
        const admin = await TestAdmin.enter(base, PASSWORD);
        const memory = watchMemory(pid);
        let imported = 0;
        for (const setId of setIds) {
          const report = await admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId });
          imported += report.cardsImported;
        }
        const { restMb, peakMb } = memory.stop();
        if (imported !== cards) throw new Error(`${imported} cards came in instead of ${cards}`);
        console.log(
          `  import of ${cards} cards in ${setIds.length} sets on ${kind}: at rest ${restMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB`,
        );
        expectFigure(
          `an import of ${IMPORTED_CARDS} cards below ${MOST_OF_AN_IMPORT_MB} MB on ${kind}`,
          peakMb < MOST_OF_AN_IMPORT_MB,
        );
      },
    );
  } finally {
    await fake.close();
  }
}
