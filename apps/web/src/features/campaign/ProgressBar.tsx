/** The overall progress: a step for each trainer, filled where it is defeated. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { standingOf } from './messages.ts';

export function ProgressBar({ opponents }: { opponents: readonly CampaignOpponent[] }) {
  const defeated = opponents.filter((opponent) => standingOf(opponent) === 'defeated').length;
  const total = opponents.length;
  return (
    <section className="progress-overall" aria-labelledby="overall-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="overall-title" className="text-mist">
          Overall Progress
        </h2>
        <p className="font-bold">
          {defeated} / {total}
        </p>
      </div>
      <div
        role="progressbar"
        aria-labelledby="overall-title"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={defeated}
        aria-valuetext={`${defeated} of ${total} opponents defeated`}
        className="progress-bar"
      >
        {opponents.map((opponent) => (
          <span key={opponent.id} data-standing={standingOf(opponent)} />
        ))}
      </div>
    </section>
  );
}
