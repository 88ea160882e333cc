/** For component tests: the page's styles, and after each test a page as if nothing had happened. */
import '../styles/index.css';
import './commands.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { adminSession } from '../features/admin/adminSession.ts';
import { battleSpeed } from '../features/battle/animation/speed.ts';
import { connection } from '../platform/connection.ts';
import { deafClock } from '../platform/deafClock.ts';
import { pageVersion } from '../platform/pageVersion.ts';
import { queryClient } from '../platform/queryClient.ts';
import { sight, watchSight } from '../platform/sight.ts';
import { sound } from '../platform/sound.ts';
import { toasts } from '../ui/toast.ts';
import { api, forgetApi, refused } from './api.ts';
import { CONFIG, NO_VICTORIES } from './examples.ts';
import { loadFaces } from './faces.ts';
import { DESK, resize, takeAway } from './show.tsx';
import { closeStreams } from './streams.ts';
import { forgetWallet } from './wallet.ts';

// Vitest shows the page in a frame of its own page. It is never looked at: laid out, painted and clicked it is all the same,
// but its pixels need not be filled in, which took a third of the time of these tests.
window.parent.document.body.style.opacity = '0';

await loadFaces();
watchSight(document);

const own = new Set(document.body.children);

/** What stands in the page beside what stood there before the first test, and would move the next one's page. */
const leftInPage = () =>
  [...document.body.children]
    .filter((element) => !own.has(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

beforeEach(() => {
  // A test of what this time is for asks for it.
  deafClock.passAtOnce(true);
  api.answer('GET /api/ready', {});
  api.answer('GET /api/config', CONFIG);
  api.answer('GET /api/cards/*/text', ({ path }) => ({
    cardId: path.split('/')[3] ?? '',
    plays: 'full',
    lines: [],
  }));
  api.answer('GET /api/card-plays', { part: [], none: [] });
  api.answer('POST /api/battles/*/presence', undefined);
  api.answer('GET /api/auth/session', refused('not-signed-in'));
  api.answer('GET /api/users/*/balance', { balance: '10000' });
  // The wallet has had its gift.
  api.answer('POST /api/welcome-gift', { balance: '0' });
  api.answer('GET /api/users/*/wishlist', { cards: [] });
  api.answer('GET /api/users/*/campaign/stats', NO_VICTORIES);
});

afterEach(async () => {
  vi.useRealTimers();
  takeAway();
  window.history.pushState(null, '', '/');
  closeStreams();
  const unanswered = await forgetApi();
  adminSession.lock();
  const wallets = await forgetWallet();
  queryClient.clear();
  // Before the line is back: then the remembered wallet would be asked for.
  localStorage.clear();
  sessionStorage.clear();
  // A way to the browser and back: the page has handled every ended call by then.
  await Promise.all([resize(DESK), commands.calmDown()]);
  connection.answered(performance.now());
  pageVersion.reset();
  for (let message = toasts.get(); message !== undefined; message = toasts.get()) toasts.dismiss(message.id);
  battleSpeed.set('normal');
  sight.forget();
  sound.setEnabled(true);
  sound.setVolume(0.5);
  localStorage.clear();
  expect(unanswered, 'calls that this test answers nothing to').toEqual([]);
  expect(leftInPage(), 'what this test leaves in the page').toEqual([]);
  expect(wallets, 'wallets that this test leaves behind').toEqual([]);
});
