/** Puts the sentence for browsers that are too old before the page's own code: a script by itself, in words that these can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from '../run.mjs';
import { OLDEST_IN_WORDS } from './list.mjs';

const OWN_CODE = '<script type="module"';

/** Rejects where `source` is newer than ES5 and cannot be written in it. */
export async function inEs5(source) {
  const { code } = await transform(source, { minify: true, target: 'es5', charset: 'ascii' });
  return code;
}

/** A plugin of Vite. */
export function oldBrowserPlugin() {
  return {
    name: 'old-browser',
    apply: 'build',
    async buildStart() {
      const source = readFileSync(join(ROOT, 'apps/web/src/app/oldBrowser.js'), 'utf8');
      const script = await inEs5(source.replace('__SUPPORTED__', OLDEST_IN_WORDS));
      this.emitFile({ type: 'asset', name: 'oldBrowser.js', source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const script = Object.keys(bundle).find((name) => /(^|\/)oldBrowser-[^/]*\.js$/.test(name));
        if (script === undefined || !page.includes(OWN_CODE))
          throw new Error('The page has no place for old browsers.');
        // Deferred scripts run in the order in which they stand.
        return page.replace(OWN_CODE, `<script defer src="/${script}"></script>\n    ${OWN_CODE}`);
      },
    },
  };
}
