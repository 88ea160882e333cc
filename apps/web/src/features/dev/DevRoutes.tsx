/** Which page for developers stands at which address below /dev. */
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { EmptyState } from '../../ui/EmptyState.tsx';
import AnimationsPage from './AnimationsPage.tsx';
import CardsPage from './CardsPage.tsx';
import ChoicesPage from './ChoicesPage.tsx';
import ComponentsPage from './ComponentsPage.tsx';
import DevPage from './DevPage.tsx';
import OfficialTablePage from './OfficialTablePage.tsx';
import PositionPage from './PositionPage.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/dev': DevPage,
  '/dev/cards': CardsPage,
  '/dev/components': ComponentsPage,
  '/dev/animations': AnimationsPage,
  '/dev/battle': PositionPage,
  '/dev/official': OfficialTablePage,
  '/dev/choices': ChoicesPage,
};

export default function DevRoutes() {
  const [path] = useLocation();
  const Page = PAGES[path.replace(/\/$/, '')];
  return Page === undefined ? <EmptyState icon="alert" title="No such page for developers" /> : <Page />;
}
