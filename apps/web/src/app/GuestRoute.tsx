/** A guest's battle, with the ways to the other screens. */
import { GuestPage } from '../features/guest-battle/index.ts';
import { TableNavigation } from './TableNavigation.tsx';

export default function GuestRoute() {
  return <GuestPage navigation={<TableNavigation />} />;
}
