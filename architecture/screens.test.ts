/** The server answers 200 for exactly the page's screens: its list equals the page's. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCREEN_PATHS } from '../apps/server/src/platform/http/screens.ts';

const ROUTES = fileURLToPath(new URL('../apps/web/src/app/Routes.tsx', import.meta.url));

test('the server lists the page’s screens', () => {
  const source = readFileSync(ROUTES, 'utf8');
  const lists = [...source.matchAll(/\bpaths: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect([...SCREEN_PATHS].sort()).toEqual(lists.sort());
});
