/** Adds the script for browsers that are too old before the page's own code, as a separate file in ES5. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from '../run.mjs';
import { OLDEST_IN_WORDS } from './list.mjs';

const OWN_CODE = '<script type="module"';

/** Rejects when `source` cannot be compiled to ES5. */
export async function inEs5(source) {
  const { code } = await transform(source, { minify: true, target: 'es5', charset: 'ascii' });
  return code;
}

/** A Vite plugin. */
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
        // Deferred scripts run in document order.
        return page.replace(OWN_CODE, `<script defer src="/${script}"></script>\n    ${OWN_CODE}`);
      },
    },
  };
}
