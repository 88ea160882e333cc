/** The package runs in a page: it bundles for a browser, from two libraries, and unused parts fall away. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

async function bundle(contents: string, external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    write: false,
    metafile: true,
    external,
  });
  return { code: outputFiles[0]?.text ?? '', metafile };
}

describe('the bundle for a page', () => {
  it('needs no more than the two chain libraries, and nothing of Node', async () => {
    const { metafile } = await bundle(`export * from './index.ts'`, ['@solana/kit', '@solana-program/token']);
    const imports = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.map(({ path }) => path),
    );
    expect([...new Set(imports)].sort()).toEqual(['@solana-program/token', '@solana/kit']);
    // Fails to build where a library's browser build would reach for a Node module.
    await bundle(`export * from './index.ts'`);
  });

  it('leaves the burn out of a page that only signs in', async () => {
    const { code } = await bundle(`export { signInText } from './index.ts'`);
    expect(code).toContain('wants you to sign in');
    expect(code).not.toContain('burn');
    expect(code.length).toBeLessThan(2_000);
  });
});
