/** The first battle, with the ways to the other screens. */
import { FirstBattlePage } from '../features/battle/lesson/index.ts';
import { TableNavigation } from './TableNavigation.tsx';

export default function FirstBattleRoute() {
  return <FirstBattlePage navigation={<TableNavigation />} />;
}
