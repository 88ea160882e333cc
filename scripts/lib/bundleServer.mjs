/** Makes one file of the server and the registry's packages, one of what an operator calls, and one of the threads that think for its AIs: loading them one by one takes twice the time of a start. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compilerSources } from './compilerSources.mjs';
import { ROOT } from './run.mjs';

/** Packages that need files of their own: WebAssembly, machine code or pages. The server's package names them as dependencies. */
export const OUTSIDE = ['@electric-sql/pglite', '@fastify/swagger-ui', 'litesvm'];
/** Machine code that others of its packages do without, and so do we: its package names it as optional peers, which npm leaves out. */
export const ABSENT = ['bufferutil', 'pg-native', 'utf-8-validate'];

/** Inside though they name their own place, with what they would look for there and we do not use. */
const HARMLESS = {
  '@fastify/swagger': 'a default title of the description',
  pino: 'threads that write logs',
  'thread-stream': 'threads that write logs',
};
const OWN_PLACE = /\b__dirname\b|\b__filename\b|\bimport\.meta\b|\brequire\.resolve\b/;

/** CommonJS packages call `require` for Node's own modules. */
const BANNER = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

export async function bundleServer() {
  const { build } = createRequire(import.meta.url)('esbuild');
  const dist = join(ROOT, 'apps/server/dist');
  const { outputFiles, metafile } = await build({
    write: false,
    absWorkingDir: ROOT,
    entryPoints: {
      main: join(ROOT, 'apps/server/src/main.ts'),
      operator: join(ROOT, 'apps/server/src/operator.ts'),
      thinkWorker: join(ROOT, 'apps/server/src/features/battles/ai/thinkWorker.ts'),
    },
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...OUTSIDE, ...ABSENT],
    banner: { js: BANNER },
    define: { COMPILER_SOURCES: JSON.stringify(compilerSources()) },
    metafile: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  const modules = Object.keys(metafile.inputs).filter((path) => packageOf(path) !== undefined);
  expectNoOwnFiles(modules);
  // A server that starts meanwhile reads the whole of the old one or of the new one.
  for (const { path, contents } of [...outputFiles, licences(join(dist, 'LICENSES.txt'), modules)]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

/** The folder and the name of the package of a module; undefined for one of ours. */
function packageOf(path) {
  const [, folder, name] = /^(.*\bnode_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? [];
  return folder === undefined ? undefined : { folder, name };
}

/** A package that reads files beside its modules does not find them from within the bundle. */
function expectNoOwnFiles(modules) {
  for (const path of modules) {
    const { name } = packageOf(path);
    if (!(name in HARMLESS) && OWN_PLACE.test(readFileSync(join(ROOT, path), 'utf8')))
      throw new Error(`${path} asks where it lies: name ${name} in ${import.meta.url}, outside or harmless.`);
  }
}

/** What the authors of the bundled packages ask to be handed on with them. */
function licences(path, modules) {
  const packages = new Map(modules.map(packageOf).map(({ folder, name }) => [folder, name]));
  const texts = [...packages].sort().map(([folder, name]) => {
    const at = join(ROOT, folder);
    const { version, license, author } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    const files = readdirSync(at).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    if (files.length === 0 && license === undefined) throw new Error(`${name} names no licence.`);
    const licenceTexts = files.map((file) => readFileSync(join(at, file), 'utf8').trim());
    const by = typeof author === 'object' ? author.name : author;
    if (licenceTexts.length === 0) licenceTexts.push(`${license}${by === undefined ? '' : `, by ${by}`}`);
    return [`${name} ${version}`, ...licenceTexts].join('\n\n');
  });
  return { path, contents: `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n` };
}
