/** Lists the addresses that are screens of the page. Every other one answers 404, for programs that look only at the status. */

/** A copy of the page's own list (`app/Routes.tsx`); a test compares them. */
export const SCREEN_PATHS = [
  '/',
  '/guest',
  '/guest/:id',
  '/gauntlet',
  '/gauntlet/replay',
  '/practice',
  '/purchases',
  '/collection',
  '/deck-builder',
  '/deck-list',
  '/battle',
  '/battle/:id',
  '/battle/:id/replay',
  '/challenge/:id',
  '/rules',
  '/learn',
  '/campaign',
  '/shared/:id',
  '/admin',
] as const;

const PATTERNS = SCREEN_PATHS.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

/** Whether the page has a screen at this path, with or without a trailing slash. */
export const isScreen = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test(pathname));
