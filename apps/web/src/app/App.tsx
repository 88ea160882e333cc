/** The frame around every screen: header, the screen itself, messages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../platform/createStore.ts';
import { lazily } from '../platform/lazily.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { playSound } from '../platform/sound.ts';
import { Deferred } from '../ui/Deferred.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PlainToast } from '../ui/PlainToast.tsx';
import { toasts } from '../ui/toast.ts';
import { Header } from './Header.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { Routes } from './Routes.tsx';
import { TokenInfoPanel } from './TokenInfo.tsx';
import { useScreenChange } from './useScreenChange.ts';

const Toaster = lazily(() => import('../ui/Toaster.tsx'));

export function App() {
  const main = useRef<HTMLElement>(null);
  const message = useStore(toasts);
  const [path] = useLocation();
  useScreenChange(path, main);
  useClickSound();

  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 bg-sun px-4 py-3 font-pixel text-xs text-ink focus:top-4"
      >
        Skip to content
      </a>
      <Header />
      <PromoBanners />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl grow px-4 py-6 md:px-6 md:py-8"
      >
        <ErrorBoundary key={path}>
          <Routes />
        </ErrorBoundary>
      </main>
      <Footer />
      {message && (
        <Deferred broken={<PlainToast />}>
          <Toaster />
        </Deferred>
      )}
    </QueryClientProvider>
  );
}

/** What stands under every screen: in the store the token at length, elsewhere the small print. */
function Footer() {
  const [path] = useLocation();
  return (
    <footer className="mt-12 border-t-4 border-dusk pt-8 pb-28 text-sm text-mist md:pb-8">
      {path === '/' && <TokenInfoPanel />}
      <p className="mx-auto max-w-7xl px-4 md:px-6">
        Every pack is paid by burning tokens. Nobody receives them, not even us.
      </p>
    </footer>
  );
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
