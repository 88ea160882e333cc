/** The frame around every screen: header, the screen itself, messages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWalletAddress } from '../features/wallet/index.ts';
import { useStore } from '../platform/createStore.ts';
import { lazily } from '../platform/lazily.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { playSound, sound } from '../platform/sound.ts';
import { whenUsed } from '../platform/whenUsed.ts';
import { Deferred } from '../ui/Deferred.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PlainToast } from '../ui/PlainToast.tsx';
import { toasts } from '../ui/toast.ts';
import { Header } from './Header.tsx';
import { Routes } from './Routes.tsx';
import { useFocusAfterConnecting } from './useFocusAfterConnecting.ts';
import { useScreenChange } from './useScreenChange.ts';
import { whenThere } from './whenThere.ts';
import './frame.css';

const Foot = lazily(() => import('./Foot.tsx'));
const WalletChanges = lazily(() => import('./WalletChanges.tsx'));
const Toaster = lazily(() => import('../ui/Toaster.tsx'));

export function App() {
  const main = useRef<HTMLElement>(null);
  const message = useStore(toasts);
  // From the first message on: one may be read in a window after it has gone.
  const [hasSpoken, setSpoken] = useState(false);
  if (message !== undefined && !hasSpoken) setSpoken(true);
  const [path] = useLocation();
  useScreenChange(path, main);
  useFocusAfterConnecting(main);
  useClickSound();
  const wallet = useWalletAddress();
  const screenIsThere = useScreenIsThere(main);
  useEffect(() => (screenIsThere ? whenUsed(() => void sound.prepare()) : undefined), [screenIsThere]);

  return (
    <QueryClientProvider client={queryClient}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="app-main">
        <ErrorBoundary key={path}>
          <Routes />
        </ErrorBoundary>
      </main>
      {screenIsThere && (
        <Deferred broken={null}>
          <Foot />
        </Deferred>
      )}
      {wallet !== undefined && (
        <Deferred broken={null}>
          <WalletChanges address={wallet} />
        </Deferred>
      )}
      {hasSpoken && (
        <Deferred broken={<PlainToast />}>
          <Toaster />
        </Deferred>
      )}
    </QueryClientProvider>
  );
}

/** The foot lies below the first sight, so its code comes after that of the screen; or late, where no screen comes. */
const FOOT_AT_LATEST_MS = 10_000;

function useScreenIsThere(main: RefObject<HTMLElement | null>): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (main.current === null) return;
    const stop = whenThere(main.current, 'h1:not([aria-busy] *)', () => setThere(true));
    const timer = setTimeout(() => setThere(true), FOOT_AT_LATEST_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [main]);
  return there;
}

/** Links and buttons click, on every screen; `data-silent` leaves one out. */
function useClickSound() {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const pressed = target instanceof Element ? target.closest('a[href], button') : null;
      if (pressed !== null && !pressed.hasAttribute('data-silent')) playSound('menu-click');
    }
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
