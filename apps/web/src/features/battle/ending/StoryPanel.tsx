/** What happened in a battle, at its end: the race of knock-outs, the turning point, and the sums, from its record. */
import { isRefusal, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { counted, formatNumber } from '../../../platform/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type BattleStory, storyOf } from './battleStory.ts';
import { minutesText, racePath, scaleOf } from './story.ts';

type StoryPanelProps = { battleId: string; seat: Seat; opponent: string };

export default function StoryPanel({ battleId, seat, opponent }: StoryPanelProps) {
  // The replay's own address: it is here already when somebody watches it next.
  const { data, error } = useQuery<ReplayAnswer>({
    queryKey: ['/api/battles', encodeURIComponent(battleId), 'replay'],
  });
  const story = useMemo(() => data && storyOf(data.record, seat), [data, seat]);
  if (error !== null || (story !== undefined && isRefusal(story)))
    return <p className="story-missing">The figures of this battle did not load.</p>;
  if (data === undefined || story === undefined) return <Skeleton className="story-skeleton" />;
  return (
    <section className="story" aria-label="What happened">
      <Race story={story} opponent={opponent} />
      {story.turningPoint !== null && (
        <p className="story-turn">
          <b>Turning point, turn {story.turningPoint.turn}:</b> {story.turningPoint.sentence}{' '}
          <Link href={`/battle/${battleId}/replay?at=${story.turningPoint.moment - 1}`}>
            Watch from there
          </Link>
        </p>
      )}
      <dl className="story-sums">
        <Sum name={`damage, ${formatNumber(story.opponent.damage)} taken`}>
          {formatNumber(story.you.damage)}
        </Sum>
        <Sum name="knock-outs">{`${story.you.knockOuts} : ${story.opponent.knockOuts}`}</Sum>
        <Sum name={counted(story.turns, 'turn')}>
          {minutesText(Date.parse(data.endedAt) - Date.parse(data.createdAt))}
        </Sum>
      </dl>
    </section>
  );
}

const Sum = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The drawing says nothing that the sums do not say: it is left to the eye. */
function Race({ story, opponent }: { story: BattleStory; opponent: string }) {
  const scale = scaleOf(story.race);
  if (scale === undefined) return null;
  const last = story.race.at(-1) ?? [0, 0];
  return (
    <div className="story-race" aria-hidden="true">
      <p className="story-heading">Knock-outs, turn by turn</p>
      <svg
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        preserveAspectRatio="none"
        className="story-chart"
        aria-hidden="true"
      >
        <path className="story-grid" d={scale.grid} />
        {story.turningPoint !== null && (
          <path className="story-mark" d={`M${scale.x(story.turningPoint.turn)} 0v${scale.height}`} />
        )}
        <path className="story-line story-line-you" d={racePath(story.race, 0, scale)} />
        <path className="story-line story-line-opponent" d={racePath(story.race, 1, scale)} />
      </svg>
      <p className="story-legend">
        <span className="story-sample">you {last[0]}</span>
        <span className="story-sample story-sample-opponent">
          {opponent} {last[1]}
        </span>
      </p>
    </div>
  );
}
