/** The overview: what was sold, by whom, for how much, and on which days. It keeps itself fresh. */
import type { AdminStats } from '@pokesol/protocol';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import { DayPlot } from './DayPlot.tsx';
import { StatCards } from './StatCards.tsx';
import './overview.css';

const FRESH = { refetchInterval: 30_000, refetchOnWindowFocus: true };

export default function OverviewTab() {
  const stats = useAdminQuery<AdminStats>('/api/admin/stats', {}, FRESH);
  return (
    <Listed query={stats} what="figures" skeleton={<OverviewSkeleton />}>
      {(answer) => (
        <div className="overview">
          <StatCards stats={answer} />
          <DayPlot days={answer.days} hasSold={answer.totalPacksSold > 0} />
        </div>
      )}
    </Listed>
  );
}

function OverviewSkeleton() {
  return (
    <div className="overview">
      <div className="admin-stats">
        {['sold', 'traders', 'volume', 'revenue'].map((stat) => (
          <Skeleton key={stat} className="overview-stat-placeholder" />
        ))}
      </div>
      <Skeleton className="overview-plot-placeholder" />
    </div>
  );
}
