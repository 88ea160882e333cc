/** What the programs of a cluster say of the files that are shipped for separate machines; their certificates are made for the moment. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../port.mjs';
import { ROOT } from '../run.mjs';

const AT = join(ROOT, 'operations/cluster');
const TLS = '/etc/pokesol/tls/';
const LONGEST_START_MS = 5_000;
/** Patroni asks whether this is the machine that the file is for. */
const OF_ANOTHER_MACHINE = /is already in use|is not reachable|^bootstrap\.pg_hba\s+is not defined/;

const isMissing = (...command) => spawnSync(command[0], command.slice(1)).error !== undefined;

/** Debian's packages of the programs that are not there. */
export const missingClusterPackages = () =>
  Object.entries({
    haproxy: '/usr/sbin/haproxy',
    patroni: '/usr/bin/patroni',
    pgbouncer: '/usr/sbin/pgbouncer',
    'nats-server': '/usr/sbin/nats-server',
    'etcd-server': '/usr/bin/etcd',
    openssl: 'openssl',
  }).flatMap(([name, program]) => (isMissing(program, '--version') ? [name] : []));

/** Each as a line; none where all is well. `at`: the folder with the files. */
export async function clusterProblems(at = AT) {
  const scratch = mkdtempSync(join(tmpdir(), 'pokesol-cluster-files-'));
  try {
    cpSync(at, scratch, { recursive: true });
    // Programs that refuse to be root's read it as another user.
    chmodSync(scratch, 0o755);
    putInCertificates(scratch);
    return [
      ...['haproxy.cfg', 'haproxy-server.cfg'].flatMap((name) =>
        said(name, '/usr/sbin/haproxy', '-c', '-f', join(scratch, name)),
      ),
      ...said('nats.conf', '/usr/sbin/nats-server', '-t', '-c', join(scratch, 'nats.conf')),
      ...patroniProblems(join(scratch, 'patroni.yml')),
      ...etcdProblems(readFileSync(join(scratch, 'etcd.env'), 'utf8')),
      ...(await poolerProblems(scratch)),
    ];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function said(name, program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? [] : [`${name}: ${stdout}${stderr}`];
}

/** One certificate that has signed itself, under each name that the files use. */
function putInCertificates(scratch) {
  const files = readdirSync(scratch).filter((name) => /\.(cfg|conf|ini|yml|env)$/.test(name));
  const texts = new Map(files.map((name) => [name, readFileSync(join(scratch, name), 'utf8')]));
  const key = join(scratch, 'made.key');
  const certificate = join(scratch, 'made.crt');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=made'];
  const { status, stderr } = spawnSync('openssl', [...request, '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  const both = `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`;
  const names = [...texts.values()].flatMap((text) =>
    [...text.matchAll(new RegExp(`${TLS}([\\w.-]+\\.(?:crt|key|pem))`, 'g'))].map(([, name]) => name),
  );
  for (const name of new Set(names)) writeFileSync(join(scratch, name), both);
  for (const [name, text] of texts) writeFileSync(join(scratch, name), text.replaceAll(TLS, `${scratch}/`));
}

function patroniProblems(path) {
  const { stdout, stderr, status } = spawnSync('/usr/bin/patroni', ['--validate-config', path], {
    encoding: 'utf8',
  });
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
  // A file that it cannot read at all has no line of its own.
  if (status !== 0 && lines.length === 0) return ['patroni.yml: cannot be read'];
  return lines.filter((line) => !OF_ANOTHER_MACHINE.test(line)).map((line) => `patroni.yml: ${line}`);
}

/** Each variable is one of its options, in capitals. */
function etcdProblems(text) {
  const { stdout, stderr } = spawnSync('/usr/bin/etcd', ['--help'], { encoding: 'utf8' });
  const options = new Set([...`${stdout}${stderr}`.matchAll(/--([a-z][\w-]*)/g)].map(([, name]) => name));
  const names = [...text.matchAll(/^ETCD_(\w+)=/gm)].map(([, name]) => name);
  const unknown = names.filter((name) => !options.has(name.toLowerCase().replaceAll('_', '-')));
  return unknown.map((name) => `etcd.env: etcd knows no ETCD_${name}`);
}

/** It has no other way to read its file than to begin with it: on a port that is free, for a moment. */
async function poolerProblems(scratch) {
  const path = join(scratch, 'pgbouncer.ini');
  const port = await freePort();
  const text = readFileSync(path, 'utf8')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${join(scratch, 'users.txt')}`)
    .replace(/^pidfile = .*$/m, 'pidfile =');
  writeFileSync(path, text);
  writeFileSync(join(scratch, 'users.txt'), '"pokesol" "made"\n', { mode: 0o644 });
  // pgbouncer refuses to run as root; 65534 is the user without rights.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawn('/usr/sbin/pgbouncer', [path], { ...user, stdio: ['ignore', 'pipe', 'pipe'] });
  const limit = setTimeout(() => child.kill(), LONGEST_START_MS);
  let log = '';
  await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        log += part;
        if (log.includes('process up')) child.kill();
      });
    child.once('close', resolve);
  });
  clearTimeout(limit);
  const wrong = log.split('\n').filter((line) => / (ERROR|FATAL|WARNING) /.test(line));
  if (!log.includes('process up')) wrong.push('it does not start');
  return wrong.map((line) => `pgbouncer.ini: ${line}`);
}
