/** Which screen stands at which address; each comes with its own code. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Skeleton } from '../ui/Skeleton.tsx';
import { NotFound } from './NotFound.tsx';

const loadStore = () => import('../features/store/StorePage.tsx');
const loadCollection = () => import('../features/collection/CollectionPage.tsx');

// The first screen is asked for before React has rendered its frame.
if (window.location.pathname === '/') void loadStore();
if (window.location.pathname === '/collection') void loadCollection();

const StorePage = lazy(loadStore);
const CollectionPage = lazy(loadCollection);

export function Routes() {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <Switch>
        <Route path="/" component={StorePage} />
        <Route path="/collection" component={CollectionPage} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
