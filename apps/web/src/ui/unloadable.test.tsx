/** Code that a document can have no more: Firefox keeps a failed module until a reload, and an update takes old files away. */
import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { UpdateLine } from '../app/UpdateLine.tsx';
import { fetched, lazily } from '../platform/lazily.tsx';
import { pageVersion } from '../platform/pageVersion.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { api, lost } from '../testing/api.ts';
import { show, takeAway } from '../testing/show.tsx';
import { Deferred } from './Deferred.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { toasts } from './toast.ts';

const READY = 'GET /api/ready';
const again = page.getByRole('button', { name: 'Try again' });

/** Answers the same error however often it is asked. */
const failing = () =>
  vi.fn(() => Promise.reject(new TypeError('error loading dynamically imported module: /assets/Page.js')));

const watchReload = () => vi.spyOn(pageVersion, 'reload').mockImplementation(() => undefined);

function showScreen(load: () => Promise<never>): void {
  const Screen = lazily<object>(load);
  show(
    <ErrorBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
}

test('a screen that does not come again though the server answers is brought by a reload', async () => {
  const reload = watchReload();
  const load = failing();
  showScreen(load);
  await expect.element(page.getByText('This screen did not load')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await again.click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a screen whose place waits outside of its boundary is asked for once', async () => {
  const load = failing();
  const Screen = lazily<object>(load);
  show(
    <Suspense fallback="It is on its way">
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </Suspense>,
  );
  await expect.element(page.getByText('This screen did not load')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('while the server is silent nothing is reloaded: there would be no page at all', async () => {
  const reload = watchReload();
  api.answer(READY, lost);
  const load = failing();
  showScreen(load);
  await again.click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(again).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  api.answer(READY, {});
});

test('a window that does not come again leaves the screen as it is, and a reload is offered', async () => {
  const reload = watchReload();
  const Part = lazily<object>(failing());
  const showPart = () =>
    show(
      <main>
        <h1>The screen</h1>
        <UpdateLine />
        <Deferred>
          <Part />
        </Deferred>
      </main>,
    );
  showPart();
  await expect.element(page.getByText('The screen')).toBeVisible();
  await expect.poll(() => toasts.get()?.title).toBe('Not Loaded');
  takeAway();
  showPart();
  await expect.element(page.getByText('A part of PokeSol did not load.')).toBeVisible();
  await expectAccessible();
  expect(reload).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('what a press needs is offered by a reload, too,', async () => {
  show(<UpdateLine />);
  const load = failing();
  const press = () => fetched(() => load());
  await expect(press()).rejects.toThrow('could not be loaded');
  await expect.element(page.getByText('A part of PokeSol')).not.toBeInTheDocument();
  await expect(press()).rejects.toThrow('could not be loaded');
  await expect.element(page.getByText('A part of PokeSol did not load.')).toBeVisible();
});

test('a screen whose stylesheet failed comes with it, and not without', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // No server answers at this port.
  link.href = 'http://localhost:9/none.css';
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  await failed;
  const load = vi.fn(async () => ({ default: () => <p>The screen</p> }));
  const Screen = lazily<object>(load);
  show(
    <ErrorBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('This screen did not load')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((sheet) => {
    if (!(sheet instanceof HTMLLinkElement)) throw new TypeError('No sheet');
    sheet.href = 'data:text/css,p{color:red}';
    onTestFinished(() => sheet.remove());
    append(sheet);
  });
  await again.click();
  await expect.element(page.getByText('The screen')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(load).toHaveBeenCalledOnce();
});
