/** The frame around every screen: header, the screen itself, messages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../platform/queryClient.ts';
import { toasts } from '../ui/toast.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Routes } from './Routes.tsx';

const Toaster = lazy(() => import('../ui/Toaster.tsx'));

export function App() {
  const main = useRef<HTMLElement>(null);
  const message = useSyncExternalStore(toasts.subscribe, toasts.current);
  const [path] = useLocation();
  const firstPath = useRef(path);

  // A new screen starts at its top, for the eye and for the screen reader.
  useEffect(() => {
    if (path === firstPath.current) return;
    firstPath.current = '';
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 bg-sun px-4 py-3 font-pixel text-xs text-ink focus:top-4"
      >
        Skip to content
      </a>
      <Header />
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
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryClientProvider>
  );
}
