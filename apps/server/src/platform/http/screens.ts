/** Which addresses are screens of the page. Anything else is not there, and says so to machines that look only at the status. */

/** As the page's own list has them (`app/Routes.tsx`), which a test compares. */
export const SCREEN_PATHS = [
  '/',
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

/** Whether the page shows something at this path, with or without a slash behind it. */
export const isScreen = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test(pathname));
