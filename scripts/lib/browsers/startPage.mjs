/** Has a script of its own, in ES5, run the page's code: it draws first, and it speaks to browsers that are too old for the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from '../run.mjs';
import { OLDEST_IN_WORDS } from './list.mjs';

const OWN_CODE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Rejects when `source` cannot be compiled to ES5. */
export async function inEs5(source) {
  const { code } = await transform(source, { minify: true, target: 'es5', charset: 'ascii' });
  return code;
}

/** A Vite plugin. */
export function startPagePlugin() {
  return {
    name: 'start-page',
    apply: 'build',
    async buildStart() {
      const source = readFileSync(join(ROOT, 'apps/web/src/app/startPage.js'), 'utf8');
      const script = await inEs5(source.replace('__SUPPORTED__', OLDEST_IN_WORDS));
      this.emitFile({ type: 'asset', name: 'startPage.js', source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const script = Object.keys(bundle).find((name) => /(^|\/)startPage-[^/]*\.js$/.test(name));
        const [tag, code] = OWN_CODE.exec(page) ?? [];
        if (script === undefined || tag === undefined)
          throw new Error('The page has no place for the script that starts it.');
        // Sheets and the face are asked for first: nothing is drawn without them.
        const sheets = page.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? [];
        const start = `<script defer src="/${script}" data-code="${code}"></script>\n    <link rel="modulepreload" crossorigin href="${code}">`;
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, ''), page)
          .replace(tag, [...sheets, start].join('\n    '));
      },
    },
  };
}
