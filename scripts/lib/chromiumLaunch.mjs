/** How the Chromium of tests is started: without what a person's browser does beside the page. */
import { temporaryForSockets } from './temporary.mjs';

/** What Playwright turns off. Chromium heeds the last list alone, so that ours has to contain it. */
export const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The list under the address bar, a page of its own: every window loads it into a process of its own, for two thirds of a
 * second of processor time, although no address bar is shown. A Chromium that does not know these names passes them over.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join(',')}`,
];

/** Launch options for Playwright: without a path it uses its own browser; `more` are further arguments. */
export const chromiumLaunch = (executablePath, ...more) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...ARGS, ...more],
  // A system without the language's data reads a folder's name as ASCII. Chromium's profile lies below the folder for temporary
  // files: with another letter in that folder's name, a page loses what it puts into its storage. These tests choose the page's
  // own language, so the browser's may be this one.
  env: { ...process.env, TMPDIR: temporaryForSockets(), LC_ALL: 'C.UTF-8' },
});
