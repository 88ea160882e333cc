/** What the server sends of each screen: the files that a page's head names, and what stands there before the code has run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCREEN_PATHS } from '../../apps/server/src/platform/http/screens.ts';
import { firstSights, screensIn } from './firstSights.mjs';

const ROUTES = fileURLToPath(new URL('../../apps/web/src/app/Routes.tsx', import.meta.url));

test('every screen of the page is found in its list, with a file of its own', () => {
  const screens = screensIn(readFileSync(ROUTES, 'utf8'));
  expect(screens.flatMap(({ paths }) => paths).sort()).toEqual([...SCREEN_PATHS].sort());
  expect(screens.find(({ paths }) => paths.includes('/'))?.module).toBe('features/store/StorePage.tsx');
});

/** A build in which each screen is a chunk that shares one with the others. */
function bundleOf(modules) {
  const chunk = (fileName, moduleIds, imports, importedCss = []) => ({
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    isEntry: fileName.includes('index-'),
    viteMetadata: { importedCss: new Set(importedCss) },
  });
  return Object.fromEntries(
    [
      chunk('assets/index-1.js', ['/src/main.tsx'], ['assets/shell.js']),
      chunk('assets/shell.js', [], []),
      chunk('assets/shared.js', [], ['assets/shell.js'], ['assets/shared.css']),
      ...modules.map((module, at) =>
        chunk(
          `assets/screen${at}.js`,
          [`/src/${module}`],
          ['assets/shared.js', 'assets/shell.js'],
          [`assets/screen${at}.css`],
        ),
      ),
    ].map((each) => [each.fileName, each]),
  );
}

const built = async (modules) => {
  const files = [];
  const plugin = firstSights(ROUTES, async (paths) => Object.fromEntries(paths.map((path) => [path, path])));
  await plugin.generateBundle.handler.call({ emitFile: (file) => files.push(file) }, {}, bundleOf(modules));
  return JSON.parse(files[0].source);
};

test('a screen names its scripts and sheets and what it shares, and nothing that the shell brings', async () => {
  const modules = screensIn(readFileSync(ROUTES, 'utf8')).map(({ module }) => module);
  const sights = await built(modules);
  const names = [...sights['/'].head.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(names).toEqual([
    '/assets/screen0.js',
    '/assets/shared.js',
    '/assets/screen0.css',
    '/assets/shared.css',
  ]);
  expect(sights['/battle/:id'].head).toBe(sights['/battle'].head);
  expect(sights['/battle'].root).toBe('/battle');
});

test('a screen that is in no chunk fails the build', async () => {
  await expect(built([])).rejects.toThrow('No chunk of the build is the screen features/store/StorePage.tsx');
});
