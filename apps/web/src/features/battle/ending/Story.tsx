/** What happened in a battle, at its end: the race, the turning point, and the sums. */
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';
import { Link } from 'wouter';
import { counted, formatNumber } from '../../../platform/format.ts';
import { minutesText, racePath, scaleOf, type ToldBattle } from './story.ts';

type StoryFacts = {
  /** Of a battle that has a replay to watch. */
  battleId?: string;
  opponent: string;
  /** As ISO texts. */
  createdAt: string;
  endedAt: string;
};

/** What a story is made of: the record, as played from that seat. */
export type StoryRecord<R extends AnyRules> = StoryFacts & { record: TypeOf<R, 'record'>; seat: Seat };

type StoryProps = StoryFacts & {
  story: ToldBattle;
  /** What the race is for: 'Knock-outs'. */
  raced: string;
};

export const StoryMissing = () => <p className="story-missing">The figures of this battle did not load.</p>;

export function Story({ story, raced, battleId, opponent, createdAt, endedAt }: StoryProps) {
  return (
    <section className="story" aria-label="What happened">
      <Race story={story} raced={raced} opponent={opponent} />
      {story.turningPoint !== null && (
        <p className="story-turn">
          <b>Turning point, turn {story.turningPoint.turn}:</b> {story.turningPoint.sentence}{' '}
          {battleId !== undefined && (
            <Link href={`/battle/${battleId}/replay?at=${story.turningPoint.moment - 1}`}>
              Watch from there
            </Link>
          )}
        </p>
      )}
      <dl className="story-sums">
        <Sum name={`damage, ${formatNumber(story.opponent.damage)} taken`}>
          {formatNumber(story.you.damage)}
        </Sum>
        <Sum name="knock-outs">{`${story.you.knockOuts} : ${story.opponent.knockOuts}`}</Sum>
        <Sum name={counted(story.turns, 'turn')}>
          {minutesText(Date.parse(endedAt) - Date.parse(createdAt))}
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

const SIDES: readonly [Seat, Seat] = [0, 1];

/** The drawing says nothing that the sums do not say: it is left to the eye. */
function Race({ story, raced, opponent }: Pick<StoryProps, 'story' | 'raced' | 'opponent'>) {
  const scale = scaleOf(story.race);
  if (scale === undefined) return null;
  const last = story.race.at(-1) ?? [0, 0];
  const [you, other] = SIDES;
  return (
    <div className="story-race" aria-hidden="true">
      <p className="story-heading">{raced}, turn by turn</p>
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
        <path className="story-line story-line-you" d={racePath(story.race, you, scale)} />
        <path className="story-line story-line-opponent" d={racePath(story.race, other, scale)} />
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
