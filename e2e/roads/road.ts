/**
 * `road`: one path through the product in every engine: by keys in a wide window and by mouse in a phone-sized one, or all four
 * combinations (`ROADS_ALL`).
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ScriptedEntropy, startTestServer, type TestServer } from '@pokesol/server/testing';
import { BY_KEYBOARD, BY_MOUSE, tabTo, type Way } from '../battleMoves.ts';
import type { Door, Spot } from '../door.ts';
import { keepWallet, signIn } from '../pages.ts';
import { WEB_DIR } from '../test.ts';
import { unusual } from './complaints.ts';
import { ENGINES, type Engine, type Size } from './engine.ts';
import { PICTURES } from './pictures.ts';
import { measure, misplaced, type PlaceName } from './places.ts';
import { startEngine } from './startEngine.ts';

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const WAYS: Readonly<Record<string, Way>> = { mouse: BY_MOUSE, keys: BY_KEYBOARD };
const IS_ALL = process.env.ROADS_ALL === 'yes';

/** Entropy that gives each road the same packs in every engine. */
class ChanceOfRoad extends ScriptedEntropy {
  private road = '';
  private draws = 0;

  begin(road: string): void {
    this.road = road;
    this.draws = 0;
  }

  override bytes(...[count, purpose]: Parameters<ScriptedEntropy['bytes']>): Buffer {
    if (purpose !== 'pack-seed') return super.bytes(count, purpose);
    this.draws += 1;
    return createHash('sha256').update(`${this.road} ${this.draws}`).digest().subarray(0, count);
  }
}

type Workers = { engine: Engine; chance: ChanceOfRoad; server: TestServer };

const test = base.extend<object, Workers>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that this needs from the pattern
    async ({}, use, { project }) => {
      const name = ENGINES.find((each) => each === project.name);
      if (name === undefined) throw new RangeError(`no engine is called ${project.name}`);
      const engine = await startEngine(name);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that this needs from the pattern
  chance: [async ({}, use) => use(new ChanceOfRoad()), { scope: 'worker' }],
  server: [
    async ({ engine, chance: entropy }, use) => {
      const server = await startTestServer({
        kind: 'postgres',
        webDir: await engine.pages(WEB_DIR),
        entropy,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The tools of a road. */
export type Walk = {
  readonly page: Door;
  readonly way: Way;
  readonly isWide: boolean;
  /** How often this road has run before in this engine: changes of an earlier run persist. */
  readonly turn: number;
  readonly server: TestServer;
  /** The address of a screen. */
  at(path: string): string;
  /** Gives this browser a signed-in wallet with tokens, with the same key in every engine. Returns its address. */
  giveWallet(): Promise<string>;
  /** Presses an element by mouse or by keys, as this road does. */
  press: Way['press'];
  /** Replaces a field's text by typing: in Firefox a page gets no event when a driver fills the field at once. */
  write(field: Spot, text: string): Promise<void>;
  /** Waits until the screen's address matches. */
  arrives(path: RegExp): Promise<void>;
  /** Measures the current place and saves a screenshot of it. */
  lookAt(place: PlaceName, as?: string): Promise<void>;
};

export function road(title: string, walk: (walk: Walk) => Promise<void>): void {
  for (const [row, size] of SIZES.entries())
    for (const [column, [by, way]] of Object.entries(WAYS).entries()) {
      if (!IS_ALL && row === column) continue;
      const walked = `${size.width} ${by}`;
      const annotation = [
        { type: 'road', description: title },
        { type: 'walked', description: walked },
      ];
      test(
        `${title}, ${size.width} wide, by ${by}`,
        { annotation },
        async ({ engine, chance, server }, info) => {
          const name = `${title} ${walked}`;
          chance.begin(name);
          info.annotations.push({ type: 'engine', description: engine.version });
          const visit = await engine.visit(size);
          const { page } = visit;
          const at = (path: string) => server.base + path;
          try {
            await walk({
              page,
              way,
              server,
              at,
              isWide: size.width >= 768,
              press: way.press.bind(way),
              turn: row * 2 + column,
              async giveWallet() {
                const seed = createHash('sha256').update(name).digest();
                const address = await signIn(page, server.base, seed);
                await page.goto(at('/'));
                await page.evaluate(keepWallet, seed.toString('base64'));
                return address;
              },
              async write(field, text) {
                if (way === BY_MOUSE) await field.click();
                else await tabTo(field);
                await page.keyboard.press('Control+a');
                await page.keyboard.type(text);
              },
              arrives: (path) =>
                expect.poll(() => page.evaluate(() => location.pathname + location.search)).toMatch(path),
              async lookAt(place, as = place) {
                const body = JSON.stringify(await measure(page, place));
                await info.attach(`boxes ${as}`, { body, contentType: 'application/json' });
                mkdirSync(PICTURES, { recursive: true });
                const path = join(PICTURES, `${as} ${walked} ${info.project.name}.png`);
                await page.screenshot({ path });
                expect(await page.evaluate(misplaced), as).toEqual([]);
              },
            });
            expect(unusual(await visit.complaints()), 'what the pages complained of').toEqual([]);
          } catch (error) {
            const path = info.outputPath('failed.png');
            await page.screenshot({ path }).catch((why) => console.error(`no picture: ${why}`));
            await info.attach('failed', { path, contentType: 'image/png' });
            throw error;
          } finally {
            await visit.close();
          }
        },
      );
    }
}
