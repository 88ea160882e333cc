/** Which version was before this one, as git knows it, and a folder with its server as it was built then. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const JOURNAL = 'apps/server/migrations/meta/_journal.json';
const LOCK = 'package-lock.json';
/** Where packages lie that npm could not put at the root. */
const WORKSPACES = ['packages', 'apps'];
const LARGEST = 1 << 28;

/** A sentence for the operator. */
export class UpgradeError extends Error {}

export type VersionBefore = {
  readonly commit: string;
  /** Why it is this one. */
  readonly because: string;
  readonly newestMigration: string;
};

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: LARGEST,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function asked(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    // Git says so of what is not there, too.
    return undefined;
  }
}

const newestIn = (journal: string): string =>
  (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1)?.tag ?? 'none';
export const ownNewestMigration = (): string => newestIn(readFileSync(join(ROOT, JOURNAL), 'utf8'));

export function versionBefore(named: string | undefined): VersionBefore {
  if (asked('rev-parse', 'HEAD') === undefined)
    throw new UpgradeError(
      'The version before is looked up in the history: run this in a clone, with git installed.',
    );
  if (named !== undefined) return version(named, 'named');
  const release = asked('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  if (release !== undefined) return version(release, `the release ${release}`);
  const own = ownNewestMigration();
  for (const commit of ['HEAD', ...git('rev-list', 'HEAD', '--', JOURNAL).split('\n')]) {
    const candidate = commit === 'HEAD' ? commit : `${commit}^`;
    const journal = asked('show', `${candidate}:${JOURNAL}`);
    if (journal === undefined) break;
    if (newestIn(journal) !== own) return version(candidate, 'the last commit before the newest migration');
  }
  throw new UpgradeError(
    'The history does not reach back to the migration before: git fetch --unshallow, or name a commit: npm run tool -- upgrade COMMIT',
  );
}

function version(named: string, because: string): VersionBefore {
  const commit = asked('rev-parse', '--verify', `${named}^{commit}`);
  const journal = commit === undefined ? undefined : asked('show', `${commit}:${JOURNAL}`);
  if (commit === undefined || journal === undefined)
    throw new UpgradeError(`${named} is no version of this server: name a commit that is in this clone.`);
  return { commit, because, newestMigration: newestIn(journal) };
}

/** A new folder with that version's files and dependencies, and its server built by its own scripts. The caller removes it. */
export function checkOut({ commit }: VersionBefore): string {
  const root = mkdtempSync(join(tmpdir(), 'pokesol-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: LARGEST });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  if (hasSameLock(root)) linkPackages(root);
  else install(root);
  const bundler = pathToFileURL(join(root, 'scripts/lib/bundleServer.mjs')).href;
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { bundleServer } from ${JSON.stringify(bundler)}; await bundleServer();`,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return root;
}

export const removeCheckOut = (root: string): void => rmSync(root, { recursive: true, force: true });

const hasSameLock = (root: string): boolean =>
  readFileSync(join(root, LOCK), 'utf8') === readFileSync(join(ROOT, LOCK), 'utf8');

function install(root: string): void {
  console.log('Installing its dependencies, which were others…');
  execFileSync('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Package by package: a link to the whole folder would lead to this version's own workspaces. */
function linkPackages(root: string): void {
  const workspaces = WORKSPACES.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of ['', ...workspaces]) {
    const from = join(ROOT, folder, 'node_modules');
    if (existsSync(from)) linkInto(from, join(root, folder, 'node_modules'), root);
  }
}

function linkInto(from: string, to: string, root: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name === '@pokesol') linkWorkspaces(join(to, name), root);
    else symlinkSync(join(from, name), join(to, name));
  }
}

function linkWorkspaces(to: string, root: string): void {
  mkdirSync(to);
  for (const folder of WORKSPACES)
    for (const name of readdirSync(join(root, folder))) symlinkSync(join(root, folder, name), join(to, name));
}
