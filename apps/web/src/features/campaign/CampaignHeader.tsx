/** The screen's title, and what this player has won so far. */

import type { CampaignStats } from '@pokesol/protocol';
import { formatNumber } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import './campaign.css';

export function CampaignHeader({ stats }: { stats?: CampaignStats | undefined }) {
  return (
    <div className="campaign-head">
      <div className="can-shrink">
        <h1 className="pixel-title page-title">Pokemon Campaign</h1>
        <p className="page-subtitle">Battle AI trainers to progress through the Pokemon world</p>
      </div>
      {stats !== undefined && (
        <dl className="campaign-stats" data-testid="campaign-stats">
          <div className="campaign-stat is-points">
            <dt>
              <PixelIcon name="star" className="icon-20" />
              Poke Points
            </dt>
            <dd>{formatNumber(stats.pokePoints)}</dd>
          </div>
          <div className="campaign-stat is-won">
            <dt>Victories</dt>
            <dd>{formatNumber(stats.campaignVictories)}</dd>
          </div>
          <div className="campaign-stat is-lost">
            <dt>Defeats</dt>
            <dd>{formatNumber(stats.campaignDefeats)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
