/** Which screen stands at which address; each comes with its own code. */
import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { lazily } from '../platform/lazily.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { PixelIcon } from '../ui/PixelIcon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const loadStore = () => import('../features/store/StorePage.tsx');
const loadCollection = () => import('../features/collection/CollectionPage.tsx');
const loadBuilder = () => import('../features/deck-builder/BuilderPage.tsx');
const loadDeckList = () => import('../features/deck-list/DeckListPage.tsx');
const loadBattle = () => import('./BattleRoute.tsx');
const loadCampaign = () => import('../features/campaign/CampaignPage.tsx');

const StorePage = lazily(loadStore);
const CollectionPage = lazily(loadCollection);
const BuilderPage = lazily(loadBuilder);
const DeckListPage = lazily(loadDeckList);
const BattleRoute = lazily(loadBattle);
const CampaignPage = lazily(loadCampaign);
const ReplayPage = lazily(() => import('../features/replay/ReplayPage.tsx'));
const AdminPage = lazily(() => import('../features/admin/AdminPage.tsx'));

// The first screen is asked for before React has rendered its frame; whether it arrives is the screen's to say.
const first = {
  '/': loadStore,
  '/collection': loadCollection,
  '/deck-builder': loadBuilder,
  '/deck-list': loadDeckList,
  '/battle': loadBattle,
  '/campaign': loadCampaign,
}[window.location.pathname];
first?.().catch((error: unknown) => console.warn('The first screen did not arrive early', error));

// Written out in full: only so does the production build leave these pages and their code away.
const DevRoutes = import.meta.env.DEV ? lazily(() => import('../features/dev/DevRoutes.tsx')) : undefined;

export function Routes() {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <Switch>
        <Route path="/" component={StorePage} />
        <Route path="/collection" component={CollectionPage} />
        <Route path="/deck-builder" component={BuilderPage} />
        <Route path="/deck-list" component={DeckListPage} />
        <Route path="/battle" component={BattleRoute} />
        <Route path="/battle/:id/replay" component={ReplayPage} />
        <Route path="/battle/:id" component={BattleRoute} />
        <Route path="/campaign" component={CampaignPage} />
        <Route path="/admin" component={AdminPage} />
        {DevRoutes && <Route path="/dev/*?" component={DevRoutes} />}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}

/** What stands at an address where nothing is. */
function NotFound() {
  return (
    <div className="flex flex-col items-center gap-6 py-16 text-center">
      <title>PokeSol · 404</title>
      <PixelIcon name="grass" className="size-20 text-ember" />
      <h1 className="pixel-title text-base md:text-2xl">404 Page Not Found</h1>
      <p className="text-mist">Nothing but tall grass here.</p>
      <Link href="/" className={buttonClass('primary')}>
        Back to the store
      </Link>
    </div>
  );
}
