/** The screen's title, and what this player has won so far. */

import type { CampaignStats } from '@pokesol/protocol';
import { formatNumber } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';

export function CampaignHeader({ stats }: { stats?: CampaignStats | undefined }) {
  return (
    <div className="campaign-head">
      <div className="min-w-0">
        <h1 className="pixel-title text-base md:text-2xl">Pokemon Campaign</h1>
        <p className="mt-1 text-mist">Battle AI trainers to progress through the Pokemon world</p>
      </div>
      {stats !== undefined && (
        <dl className="campaign-stats" data-testid="campaign-stats">
          <div className="campaign-stat text-sun">
            <dt>
              <PixelIcon name="star" className="size-5 text-ember" />
              Poke Points
            </dt>
            <dd>{formatNumber(stats.pokePoints)}</dd>
          </div>
          <div className="campaign-stat text-mint">
            <dt>Victories</dt>
            <dd>{formatNumber(stats.campaignVictories)}</dd>
          </div>
          <div className="campaign-stat text-rose">
            <dt>Defeats</dt>
            <dd>{formatNumber(stats.campaignDefeats)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
