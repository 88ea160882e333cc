/** What happened in a battle, at its end: the race, the turning point, and the sums. */
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';
import { Link } from 'wouter';
import { counted, formatNumber } from '../../../platform/format.ts';
import { minutesText, racePath, scaleOf, type ToldBattle } from './story.ts';
import './story.css';

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
  /** The reader's. */
  seat: Seat;
  /** What the race is for: 'Knock-outs'. */
  raced: string;
};

export const StoryMissing = () => <p className="story-missing">The figures of this battle did not load.</p>;

export function Story({ story, raced, seat, battleId, opponent, createdAt, endedAt }: StoryProps) {
  const { turningPoint, bestAttack } = story;
  return (
    <section className="story" aria-label="What happened">
      <Race story={story} raced={raced} opponent={opponent} />
      <div className="story-facts">
        {turningPoint !== null && (
          <p className="story-fact">
            <b>Turning point, turn {turningPoint.turn}:</b> {turningPoint.sentence}{' '}
            {battleId !== undefined && (
              <Link href={`/battle/${battleId}/replay?at=${turningPoint.moment - 1}`}>Watch from there</Link>
            )}
          </p>
        )}
        {bestAttack !== null && (
          <p className="story-fact">
            <b>Best attack, turn {bestAttack.turn}:</b> {bestAttack.by === seat && 'your '}
            {bestAttack.pokemon} used {bestAttack.name} for {formatNumber(bestAttack.damage)} damage.
          </p>
        )}
        <p className="story-fact">
          <b>Proof:</b> your browser played the record again, and the rules allow every move.{' '}
          {battleId !== undefined && (
            <Link href={`/battle/${battleId}/replay#replay-proof`}>Compare the hashes</Link>
          )}
        </p>
      </div>
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
const percent = (part: number, of: number): string => `${(part / of) * 100}%`;

/** A chart with its axes: the turns below, what was scored at the left, how each side ended at the right. */
function Race({ story, raced, opponent }: Pick<StoryProps, 'story' | 'raced' | 'opponent'>) {
  const { race, turningPoint, turns } = story;
  const scale = scaleOf(race);
  if (scale === undefined) return null;
  const last = race.at(-1) ?? [0, 0];
  const [you, other] = SIDES;
  const most = Math.max(...race.flat());
  const levels = most > 6 ? [0, most] : Array.from({ length: most + 1 }, (_, level) => level);
  const turned = turningPoint?.turn ?? 0;
  // So close to the end of the axis its number would lie under the last one.
  const marked = [...new Set([0, ...(turned < turns * 0.8 ? [turned] : []), turns])];
  return (
    <div className="story-race">
      <p className="story-heading">{raced}, turn by turn</p>
      <div
        className="story-plot"
        role="img"
        aria-label={`${raced}, turn by turn: you ${last[0]}, ${opponent} ${last[1]}, after ${counted(turns, 'turn')}`}
      >
        <p className="story-levels">
          {levels.map((level) => (
            <span key={level} style={{ top: percent(scale.y(level), scale.height) }}>
              {level}
            </span>
          ))}
        </p>
        <svg
          viewBox={`0 0 ${scale.width} ${scale.height}`}
          preserveAspectRatio="none"
          className="story-chart"
          aria-hidden="true"
        >
          <path className="story-grid" d={scale.grid} />
          {turningPoint !== null && (
            <path className="story-mark" d={`M${scale.x(turningPoint.turn)} 0v${scale.height}`} />
          )}
          <path className="story-line story-line-you" d={racePath(race, you, scale)} />
          <path className="story-line story-line-opponent" d={racePath(race, other, scale)} />
        </svg>
        <p className="story-ends">
          {SIDES.filter((side) => side === you || last[you] !== last[other]).map((side) => (
            <span key={side} style={{ top: percent(scale.y(last[side]), scale.height) }}>
              {last[side]}
            </span>
          ))}
        </p>
        <p className="story-turns">
          {marked.map((turn) => (
            <span key={turn} style={{ left: percent(scale.x(turn), scale.width) }}>
              {turn === turns ? `turn ${turn}` : turn}
            </span>
          ))}
        </p>
      </div>
      <p className="story-legend">
        <span className="story-sample">you {last[0]}</span>
        <span className="story-sample story-sample-opponent">
          {opponent} {last[1]}
        </span>
      </p>
    </div>
  );
}
