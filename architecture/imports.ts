/** Reads who imports whom from the sources: types, dynamic imports, workers and stylesheets count like all others. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Arrow } from './graph.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

/** Paths are from the root of the repository. */
export type Source = { readonly path: string; readonly text: string };

/** An import of one file by another, or of a package of the workspace by its name. */
export type Import = { readonly path: string; readonly imported: string };

const SPECIFIER = /\b(?:from|import|new URL)\s*\(?\s*'([^'\n]+)'/g;

export const importsOf = ({ path, text }: Source): Import[] =>
  [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@pokesol/')) return [{ path, imported: specifier }];
    return specifier.startsWith('.') ? [{ path, imported: join(dirname(path), specifier) }] : [];
  });

/** The sources under a folder that are part of the product: no tests, and nothing that only tests use. */
export function productSources(folder: string): Source[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : productSources(path);
    if (!/\.tsx?$/.test(entry.name) || /\.test\.tsx?$|^testing\.ts$/.test(entry.name)) return [];
    return [{ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }];
  });
}

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'testing', 'migrations']);

/** `moduleOf`: the module that a file or a package's name belongs to; `undefined` for what is no part of the picture. */
export function arrowsBetween(
  sources: readonly Source[],
  moduleOf: (path: string) => string | undefined,
): Arrow[] {
  return sources.flatMap(importsOf).flatMap(({ path, imported }) => {
    const [from, to] = [moduleOf(path), moduleOf(imported)];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
  });
}

export const readText = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

export const foldersIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
