/** The four figures of the overview; each says in small print what it counts. */

import type { AdminStats } from '@pokesol/protocol';
import { formatNumber } from '../../../platform/format.ts';
import { PixelIcon, type PixelIconName } from '../../../ui/PixelIcon.tsx';
import { inFull, thousands } from './figures.ts';

type Stat = { name: string; icon: PixelIconName; figure: string; note: string };

const statsOf = ({ totalPacksSold, activeTraders, tradingVolume, platformRevenue }: AdminStats): Stat[] => [
  {
    name: 'Total Packs Sold',
    icon: 'pack',
    figure: formatNumber(totalPacksSold),
    note: 'paid for on the chain; free packs are not counted',
  },
  {
    name: 'Active Traders',
    icon: 'wallet',
    figure: formatNumber(activeTraders),
    note: `${activeTraders === 1 ? 'wallet' : 'wallets'} that bought in the last 30 days`,
  },
  {
    name: 'Trading Volume',
    icon: 'trade',
    figure: thousands(tradingVolume, 0),
    note: `${inFull(tradingVolume)} burned in all`,
  },
  {
    name: 'Platform Revenue',
    icon: 'coin',
    figure: thousands(platformRevenue, 1),
    note: `${inFull(platformRevenue)} burned in the last 30 days`,
  },
];

export function StatCards({ stats }: { stats: AdminStats }) {
  return (
    <dl className="admin-stats">
      {statsOf(stats).map(({ name, icon, figure, note }) => (
        <div key={name} className="admin-stat">
          <dt>
            <PixelIcon name={icon} className="icon-24" />
            {name}
          </dt>
          <dd className="admin-figure">{figure}</dd>
          <dd className="hint">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
