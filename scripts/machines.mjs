/**
 * `npm run tool -- machines`: for each machine that the product starts on, installs what the lock file has for it (npm asks the registry,
 * nothing of it is run) and looks whether every package has machine code for that system and processor. Then the built server
 * is started on emulated ARM64, where Debian's `qemu-user-static` and the C library for it are there, and used: a purchase
 * and a battle. `npm run tool -- machines darwin` looks at those machines alone whose name contains the word.
 */
import { spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled, isInstalled } from './lib/install.mjs';
import { bindings, MACHINES, nameOf, readLock } from './lib/machines.mjs';
import { nodeOf, SERVED_BY } from './lib/otherNode.mjs';
import { freePort } from './lib/port.mjs';
import { must, ROOT, run } from './lib/run.mjs';

const PLACE = join(ROOT, '.cache/machines');
const EMULATOR = '/usr/bin/qemu-aarch64-static';
const LIBRARIES = '/usr/aarch64-linux-gnu';
const EMULATED = { os: 'linux', cpu: 'arm64', libc: 'glibc' };
/** An emulated start takes minutes, and on a busy machine many. */
const LONGEST_START_MS = 3_600_000;

const [word = ''] = process.argv.slice(2);
await ensureInstalled();
const lock = readLock();
const folderOf = (machine) => join(PLACE, nameOf(machine).replaceAll(' ', '-'));
let isFine = true;

function say(isRight, text) {
  console.log(`${isRight ? 'fine ' : 'WRONG'} ${text}`);
  isFine &&= isRight;
}

async function install(machine) {
  const folder = folderOf(machine);
  if (isInstalled(folder, machine)) return;
  rmSync(folder, { recursive: true, force: true });
  const ours = Object.keys(lock).filter((path) => !path.includes('node_modules/'));
  for (const path of ['package-lock.json', ...ours.map((each) => join(each, 'package.json'))])
    cpSync(join(ROOT, path), join(folder, path));
  const asked = Object.entries(machine).map(([name, value]) => `--${name}=${value}`);
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await must('npm', ['ci', ...asked, ...options], { cwd: folder });
}

const ELF = { 62: 'x64', 183: 'arm64' };
const MACH = { 16777223: 'x64', 16777228: 'arm64' };

/** What a program or library is made for, by its first bytes; nothing for any other file. macOS has files for both processors. */
function madeFor(file) {
  const bytes = Buffer.alloc(48);
  const descriptor = openSync(file);
  readSync(descriptor, bytes, 0, bytes.length, 0);
  closeSync(descriptor);
  if (bytes.readUInt32BE(0) === 0x7f454c46) return [`linux ${ELF[bytes.readUInt16LE(18)]}`];
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return [`darwin ${MACH[bytes.readUInt32LE(4)]}`];
  if (bytes.readUInt32BE(0) !== 0xcafebabe) return [];
  return [8, 28].map((at) => `darwin ${MACH[bytes.readUInt32BE(at)]}`);
}

const holdsCode = (folder, { os, cpu }) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && madeFor(join(entry.parentPath, entry.name)).includes(`${os} ${cpu}`),
  );

for (const machine of MACHINES.filter((each) => nameOf(each).includes(word))) {
  await install(machine);
  const needed = bindings(lock, machine);
  const without = needed.filter(
    ([, folders]) => !folders.some((folder) => holdsCode(join(folderOf(machine), folder), machine)),
  );
  say(
    without.length === 0,
    `${nameOf(machine)}: ${needed.length - without.length} of ${needed.length} packages have machine code${without.map(([name]) => `\n      not ${name}`).join('')}`,
  );
}

/** The server that this machine built, over what was installed for the other. */
async function useEmulated() {
  const folder = folderOf(EMULATED);
  const server = join(folder, 'apps/server');
  await ensureServerBuilt();
  for (const name of ['dist', 'migrations'])
    cpSync(join(ROOT, 'apps/server', name), join(server, name), { recursive: true });
  cpSync(join(ROOT, 'packages/cards/sets'), join(folder, 'packages/cards/sets'), { recursive: true });
  const node = await nodeOf(SERVED_BY, EMULATED);
  const port = await freePort();
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  const child = spawn(EMULATOR, ['-L', LIBRARIES, node, '--liftoff-only', join(server, 'dist/main.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const base = `http://127.0.0.1:${port}`;
    const isOpen = await Promise.race([isReady(base), ended.then(() => false)]);
    say(isOpen, `linux arm64 glibc, emulated: Node ${SERVED_BY} starts`);
    if (!isOpen) return;
    const visit = await run(process.execPath, [
      '--import',
      'tsx',
      'apps/server/testing/harness/visit.ts',
      base,
    ]);
    say(visit === 0, 'linux arm64 glibc, emulated: a purchase and a battle');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isReady(base) {
  for (const end = Date.now() + LONGEST_START_MS; Date.now() < end; ) {
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return false;
}

if (nameOf(EMULATED).includes(word)) {
  if (existsSync(EMULATOR) && existsSync(LIBRARIES)) await useEmulated();
  else
    say(
      false,
      'linux arm64 glibc, emulated: apt-get install qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross',
    );
}
process.exit(isFine ? 0 : 1);
