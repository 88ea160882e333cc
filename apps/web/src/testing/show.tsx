/** For component tests: the page at an address, as `main.tsx` shows it, or one component with what the page gives to all. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../app/App.tsx';
import { watchBack } from '../platform/backButton.ts';
import { watchNetwork } from '../platform/connection.ts';
import { watchSheets } from '../platform/missingSheets.ts';
import { watchPresses } from '../platform/pressFocus.ts';
import { queryClient } from '../platform/queryClient.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { recogniseWallet } from './wallet.ts';

type Size = { readonly width: number; readonly height: number };
export type ShowOptions = {
  /** A wallet is connected, as after a reload. */
  readonly wallet?: boolean;
  readonly size?: Size;
};

export const DESK: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 375, height: 812 };

let shown: { root: Root; place: HTMLElement } | undefined;
let size = DESK;

watchBack(window);
watchNetwork(window);
watchPresses(document);
watchSheets(document);

function render(content: ReactNode): void {
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place };
  root.render(content);
}

/** The whole page at an address; API answers are set before. */
export async function showPage(
  path: string,
  { wallet = false, size = DESK }: ShowOptions = {},
): Promise<void> {
  await resize(size);
  window.history.pushState(null, '', path);
  if (wallet) await recogniseWallet();
  renderPage();
}

const renderPage = () =>
  render(
    <ErrorBoundary>
      <App />
    </ErrorBoundary>,
  );

/** One component alone. */
export function show(component: ReactNode): void {
  render(<QueryClientProvider client={queryClient}>{component}</QueryClientProvider>);
}

/** The next test begins at the desk's size again. */
export async function resize(next: Size): Promise<void> {
  if (next.width === size.width && next.height === size.height) return;
  size = next;
  await page.viewport(next.width, next.height);
  await expect.poll(() => [innerWidth, innerHeight]).toEqual([next.width, next.height]);
}

/** What stands at the page's address when it is opened anew; a connected wallet stays connected. */
export function reopenPage(): void {
  takeAway();
  queryClient.clear();
  renderPage();
}

export function takeAway(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
