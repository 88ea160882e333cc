/** The frame around every screen: header, the screen itself, messages. */

import { QueryClientProvider } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../platform/createStore.ts';
import { lazily } from '../platform/lazily.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { Deferred } from '../ui/Deferred.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PlainToast } from '../ui/PlainToast.tsx';
import { toasts } from '../ui/toast.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { Routes } from './Routes.tsx';
import { useClickSound } from './useClickSound.ts';
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
