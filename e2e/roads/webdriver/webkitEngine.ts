/** WebKitGTK's MiniBrowser, driven by WebDriver on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: calmSettings(dir),
      // As root WebKit cannot use its sandbox; without a graphics card it can only draw in software.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/status`);
  const open = () =>
    new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
        }),
      )
      .build();
  const first = await open();
  const version = (await first.getCapabilities()).get('browserVersion');
  await first.quit();
  return {
    version,
    pages: (built) => withEyes(built, join(dir, 'pages')),
    visit: async (size) => visit(await open(), size),
    async close() {
      driver.kill();
      xvfb.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
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
  for (const end = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 50)))
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
async function visit(driver: WebDriver, { width, height }: Size): Promise<Visit> {
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
  return { page, complaints: () => page.complaints(), close: () => driver.quit() };
}
