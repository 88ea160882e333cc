/** Writes a page that shows a run's screenshots side by side: each place once, in every engine that reached it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PICTURES = join(import.meta.dirname, '../../.cache/browsers');

const PICTURE = /^(.+) (\w+)\.png$/;

/** The page's path; undefined when there are no screenshots. */
export function laySideBySide(engines: readonly string[]): string | undefined {
  const pictures = readdirSync(PICTURES).flatMap((file) => {
    const [, title, engine] = PICTURE.exec(file) ?? [];
    return title === undefined || engine === undefined ? [] : [{ file, title, engine }];
  });
  if (pictures.length === 0) return undefined;
  const titles = [...new Set(pictures.map((each) => each.title))];
  const rows = titles.map((title) => {
    const cells = engines.map((engine) => {
      const picture = pictures.find((each) => each.engine === engine && each.title === title);
      const shown = picture === undefined ? 'not reached' : `<img src="${encodeURI(picture.file)}" alt="">`;
      return `<figure><figcaption>${engine}</figcaption>${shown}</figure>`;
    });
    return `<h2>${title}</h2><div>${cells.join('')}</div>`;
  });
  const style =
    'body{background:#222;color:#eee;font:16px sans-serif}div{display:flex;gap:8px}figure{flex:1;margin:0}img{max-width:100%}';
  const page = join(PICTURES, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Roads</title><style>${style}</style>${rows.join('\n')}`,
  );
  return page;
}
