/** Reads the documents: which there are, their headings, links and the decisions that they name. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

const markdownIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name.replaceAll('\\', '/')));

/** All pages, from the root of the repository. */
export const allDocuments = (): string[] => [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...markdownIn('docs'),
  ...markdownIn('.github'),
];

/** The anchors of a page's headings, as links name them. */
export const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Where a page's links lead inside the repository. */
export const linksIn = (page: string, text: string): { to: string; anchor: string | undefined }[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(([, to = '', anchor]) => ({
    to: to === '' ? page : join(dirname(page), to),
    anchor,
  }));

/** «ADR 4», «ADR 0004»: the numbers of the decisions that a text names. */
export const decisionsIn = (text: string): number[] =>
  [...text.matchAll(/\bADR (\d+)/g)].map(([, number]) => Number(number));
