/**
 * What the server sends of each screen with the page at its address: for the head the files that its first sight needs, which a
 * browser else finds only when it has run the shell, and what stands there until the code has run.
 */
import { readFileSync } from 'node:fs';

const SCREEN = /paths: \[([^\]]*)\],\s*load: \(\) => import\('([^']+)'\)/g;

/** @returns {{ paths: string[], module: string }[]} of the page's list of screens; `module` is the end of a file's path */
export const screensIn = (source) =>
  [...source.matchAll(SCREEN)].map(([, paths = '', module = '']) => ({
    paths: [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => path),
    module: module.replace(/^(?:\.\.?\/)+/, ''),
  }));

const tagsOf = (attributes) =>
  attributes
    .map(
      (each) =>
        `<link ${Object.entries(each)
          .map(([name, value]) => (value === '' ? name : `${name}="${value}"`))
          .join(' ')}>`,
    )
    .join('');

/** All files of a chunk and of what it imports, but for those that `known` has. */
function filesOf(bundle, file, known) {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || known.has(file)) return { scripts: [], styles: [] };
  known.add(file);
  const below = chunk.imports.map((each) => filesOf(bundle, each, known));
  return {
    scripts: [file, ...below.flatMap(({ scripts }) => scripts)],
    styles: [...(chunk.viteMetadata?.importedCss ?? []), ...below.flatMap(({ styles }) => styles)],
  };
}

/**
 * A Vite plugin; writes `firstSights.json`.
 * @param routes the file that lists the screens
 * @param render takes their addresses, resolves to the HTML of those that it knows
 */
export const firstSights = (routes, render) => ({
  name: 'first-sights',
  generateBundle: {
    // After the sheets of the chunks are known.
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.includes('/index-'));
      if (entry === undefined) throw new Error('The build has no entry');
      const shell = new Set();
      filesOf(bundle, entry.fileName, shell);
      const screens = screensIn(readFileSync(routes, 'utf8'));
      const heads = screens.flatMap(({ paths, module }) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
        if (chunk === undefined) throw new Error(`No chunk of the build is the screen ${module}`);
        const { scripts, styles } = filesOf(bundle, chunk.fileName, new Set(shell));
        const head = tagsOf([
          ...scripts.map((file) => ({ rel: 'modulepreload', href: `/${file}`, crossorigin: '' })),
          ...[...new Set(styles)].map((file) => ({
            rel: 'preload',
            as: 'style',
            href: `/${file}`,
            crossorigin: '',
          })),
        ]);
        return paths.map((path) => [path, head]);
      });
      const roots = await render(heads.map(([path]) => path));
      const sights = heads.map(([path, head]) => [path, { head, root: roots[path] ?? '' }]);
      this.emitFile({
        type: 'asset',
        fileName: 'firstSights.json',
        source: JSON.stringify(Object.fromEntries(sights)),
      });
    },
  },
});
