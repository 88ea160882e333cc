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

const PATTERNS = SCREEN_PATHS.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
}));

/** The screen at this path, with or without a trailing slash; undefined where the page has none. */
export const screenAt = (pathname: string): string | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(pathname))?.path;
