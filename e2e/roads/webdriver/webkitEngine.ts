/** WebKitGTK's MiniBrowser, driven by WebDriver on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@pokesol/server/testing';
import { build } from 'esbuild';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type Engine, PATIENCE_MS, type Size, type Visit } from '../engine.ts';
import { DriverDoor } from './driverDoor.ts';

/** `program` is the MiniBrowser; `Xvfb` and `WebKitWebDriver` are on the path. */
export async function webkitEngine(program: string): Promise<Engine> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-webkit-'));
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayOf(xvfb);
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: calmSettings(dir),
    // As root WebKit cannot use its sandbox; without a graphics card it can only draw in software.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const first = await openBrowser(program, env);
  const version = (await first.driver.getCapabilities()).get('browserVersion');
  await first.close();
  return {
    version,
    pages: (built) => withEyes(built, join(dir, 'pages')),
    visit: async (size) => visit(await openBrowser(program, env), size),
    async close() {
      xvfb.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Browser = { readonly driver: WebDriver; close(): Promise<void> };

const ATTEMPTS = 3;
const OPENING_MS = 60_000;
const CLOSING_MS = 10_000;

/** Opens a browser with a WebKitWebDriver of its own, which can lose a call to open or to end a session and never answer it. */
async function openBrowser(program: string, env: NodeJS.ProcessEnv, attempt = 1): Promise<Browser> {
  const port = await freePort();
  const running = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env,
    // Its group ends with it: the browser that it has started too.
    detached: true,
  });
  const end = () => {
    const isOver = running.exitCode !== null || running.signalCode !== null;
    if (running.pid !== undefined && !isOver) process.kill(-running.pid);
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(`${url}/status`);
    const building = new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
        }),
      )
      .build();
    const driver = await within(OPENING_MS, Promise.resolve(building));
    return { driver, close: () => within(CLOSING_MS, driver.quit()).catch(warn).finally(end) };
  } catch (cause) {
    end();
    if (attempt === ATTEMPTS) throw new Error(`no browser opened in ${ATTEMPTS} attempts`, { cause });
    warn(cause);
    return openBrowser(program, env, attempt + 1);
  }
}

function warn(why: unknown): void {
  console.warn(`WebKitWebDriver: ${why}`);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const end = new AbortController();
  const limit = setTimeout(ms, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer in ${ms / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    limit.catch(() => undefined);
    end.abort();
  }
}

async function displayOf(xvfb: ChildProcess): Promise<string> {
  const chunk: Buffer = await new Promise((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    xvfb.stdio[3]?.once('data', resolve);
  });
  return `:${chunk.toString().trim()}`;
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(50))
    try {
      await fetch(url);
      return;
    } catch (cause) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer', { cause });
    }
}

/** Writes GTK's setting for reduced motion. */
function calmSettings(dir: string): string {
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(dir, version), { recursive: true });
    writeFileSync(join(dir, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return dir;
}

/** Copies the built pages so that they load `inPage.ts` first: WebDriver cannot run a script before the page's own. */
async function withEyes(built: string, dir: string): Promise<string> {
  cpSync(built, dir, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, 'inPage.ts')],
    outfile: join(dir, 'assets/roads.js'),
    bundle: true,
    format: 'iife',
    logLevel: 'warning',
  });
  const index = join(dir, 'index.html');
  const page = readFileSync(index, 'utf8');
  writeFileSync(index, page.replace('<head>', '<head><script src="/assets/roads.js"></script>'));
  return dir;
}

/** Opens a separate window by a real press: the first window has a tool bar and cannot be as narrow as a phone. */
async function visit({ driver, close }: Browser, { width, height }: Size): Promise<Visit> {
  const opener = `window.open('about:blank#road', '_blank', 'width=${width},height=${height}')`;
  await driver.get(`data:text/html,${encodeURIComponent(`<button onclick="${opener}">Open</button>`)}`);
  const first = await driver.getWindowHandle();
  await driver.findElement(By.css('button')).click();
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first) ?? '',
    PATIENCE_MS,
  );
  await driver.switchTo().window(opened);
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  const inner = () => driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  await driver.wait(
    async () => {
      const [wide, high] = await inner();
      return wide === width && high === height;
    },
    PATIENCE_MS,
    `no window of ${width}×${height}`,
  );
  const page = new DriverDoor(driver);
  return { page, complaints: () => page.complaints(), close };
}
