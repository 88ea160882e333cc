/** Which screen stands at which address; each comes with its own code. */
import { type ComponentType, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { packTypesKey } from '../features/packs/index.ts';
import { lazily } from '../platform/lazily.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

type Screen = {
  readonly paths: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The answer without which its first sight stays empty. */
  readonly needs?: readonly string[];
};

const SCREENS: readonly Screen[] = [
  { paths: ['/'], load: () => import('../features/store/StorePage.tsx'), needs: packTypesKey },
  { paths: ['/purchases'], load: () => import('../features/store/purchases/PurchasesPage.tsx') },
  { paths: ['/collection'], load: () => import('../features/collection/CollectionPage.tsx') },
  { paths: ['/deck-builder'], load: () => import('../features/deck-builder/BuilderPage.tsx') },
  { paths: ['/deck-list'], load: () => import('../features/deck-list/DeckListPage.tsx') },
  { paths: ['/battle', '/battle/:id'], load: () => import('./BattleRoute.tsx') },
  { paths: ['/battle/:id/replay'], load: () => import('../features/battle/replay/ReplayPage.tsx') },
  { paths: ['/challenge/:id'], load: () => import('../features/friend-challenge/FriendChallengePage.tsx') },
  { paths: ['/guest', '/guest/:id'], load: () => import('./GuestRoute.tsx') },
  { paths: ['/practice'], load: () => import('../features/practice/PracticePage.tsx') },
  { paths: ['/gauntlet'], load: () => import('../features/gauntlet/GauntletPage.tsx') },
  { paths: ['/gauntlet/replay'], load: () => import('../features/gauntlet/GauntletReplayPage.tsx') },
  { paths: ['/rules'], load: () => import('../features/rules/RulesPage.tsx') },
  { paths: ['/learn'], load: () => import('./FirstBattleRoute.tsx') },
  { paths: ['/campaign'], load: () => import('../features/campaign/CampaignPage.tsx') },
  { paths: ['/shared/:id'], load: () => import('../features/share/SharedPage.tsx') },
  { paths: ['/admin'], load: () => import('../features/admin/AdminPage.tsx') },
];

/** Every address that has a screen, as patterns. */
export const ROUTE_PATHS = SCREENS.flatMap(({ paths }) => paths);

const ROUTES = SCREENS.flatMap(({ paths, load }) => {
  const component = lazily(load);
  return paths.map((path) => ({ path, component }));
});

const NotFoundPage = lazily(() => import('./NotFoundPage.tsx'));

// The first screen is asked for before React has rendered its frame; whether it arrives is the screen's to say.
const first = SCREENS.find(({ paths }) => paths.includes(window.location.pathname));
first?.load().catch((error: unknown) => console.warn('The first screen did not arrive early', error));
if (first?.needs !== undefined) void queryClient.prefetchQuery({ queryKey: first.needs });

// Written out in full: only so does the production build leave these pages and their code away.
const DevRoutes = import.meta.env.DEV ? lazily(() => import('../features/dev/DevRoutes.tsx')) : undefined;

export function Routes() {
  return (
    <Suspense fallback={<ScreenPlaceholder path={window.location.pathname} />}>
      <Switch>
        {ROUTES.map(({ path, component }) => (
          <Route key={path} path={path} component={component} />
        ))}
        {DevRoutes && <Route path="/dev/*?" component={DevRoutes} />}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}
