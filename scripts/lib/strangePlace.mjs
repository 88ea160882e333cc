/** A place as unlike a developer's own as they come: what the product must run in all the same. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Longer than the path of a socket's file may be. */
const LONG = 'much too long for the path of a socket’s file, '.repeat(3);

/**
 * Below `parent`: `{ folder, env, leave }`. `folder` is to be made, in one that its owner alone may enter, with a space, a quote and
 * letters beyond ASCII in its name; `env` has another folder for temporary files, another language and time zone. Until `leave`
 * is called, files that are made are their owner's alone, and the usual port is taken.
 */
export async function enterStrangePlace(parent) {
  const closed = mkdtempSync(join(parent, 'pokesol-Ünï cödé’s '));
  chmodSync(closed, 0o700);
  const umask = process.umask(0o077);
  const temporary = join(closed, LONG);
  mkdirSync(temporary);
  const port = await takeUsualPort();
  return {
    folder: join(closed, "it's päckäge (1)"),
    env: { TMPDIR: temporary, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    leave() {
      process.umask(umask);
      port.close();
      rmSync(closed, { recursive: true, force: true });
    },
  };
}

/** A server that listens at 3000 already does as well. */
function takeUsualPort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(server) : reject(error)));
    server.listen(3000, '127.0.0.1', () => resolve(server));
  });
}
