/** Chromium, Firefox and Playwright's own build of WebKit, driven by Playwright; of the system's browsers also Debian's Firefox. */
import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.mjs';
import { watchPage } from './complaints.ts';
import { type Engine, type EngineName, PATIENCE_MS, type Size, type Visit } from './engine.ts';

/** `program`: the system's browser of this kind. Absent: Playwright's own build. */
export async function playwrightEngine(name: EngineName, program: string | undefined): Promise<Engine> {
  const browser = await launch(name, program);
  return {
    version: browser.version(),
    pages: async (built) => built,
    visit: (size) => visit(browser, size),
    close: () => browser.close(),
  };
}

async function launch(name: EngineName, executablePath: string | undefined): Promise<Browser> {
  const own = executablePath === undefined ? {} : { executablePath };
  if (name === 'chromium') return chromium.launch(chromiumLaunch(executablePath));
  if (name === 'webkit') return webkit.launch();
  if (executablePath === undefined) return firefox.launch();
  const browser = await firefox.launch({
    ...own,
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // No command sets these. Scroll bars take no space, as on phones, on a Mac, and in the other engines here.
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      // Firefox's own panel of downloads takes the keyboard until it is closed, and no driver reaches it.
      'browser.download.alwaysOpenPanel': false,
    },
  });
  forgiveMediaFeatures(browser);
  return browser;
}

type Session = { send(method: string, params: unknown): Promise<unknown> };

/**
 * Playwright 1.65 opens each context with a command that Firefox 153 does not have, and fails. This answers the command instead;
 * the preferences above set what it would have set.
 */
function forgiveMediaFeatures(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl(browser: Browser): { _browserSession: Session } };
  };
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
}

async function visit(browser: Browser, viewport: Size): Promise<Visit> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(watchPage);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber, columnNumber } = message.location();
    complaints.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error()?.stack ?? error.error())));
  return {
    page: await context.newPage(),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
