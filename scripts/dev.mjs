/** `npm run dev`: the server restarts and the page reloads when a file changes. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, ROOT } from './lib/run.mjs';
import { temporaryForSockets } from './lib/temporary.mjs';

const PAGE_PORT = 5173;

await ensureInstalled();
const children = [
  spawn(`${BIN}tsx`, ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      // Writes come from the page's own development server.
      PUBLIC_ORIGIN: `http://localhost:${PAGE_PORT}`,
      ...process.env,
      // tsx creates a socket there.
      TMPDIR: temporaryForSockets(),
    },
  }),
  spawn(`${BIN}vite`, ['--port', String(PAGE_PORT), '--strictPort'], {
    cwd: `${ROOT}apps/web`,
    stdio: 'inherit',
  }),
];
for (const child of children)
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 1;
  });
