/** The replay's keys: one move back or forth, play and pause, how fast, and a slider over all moves. */
import type { AnyRules } from '@pokesol/engine';
import type { PlayerNames } from '../animation/AnimationScene.tsx';
import type { ShownCards } from '../board/cardLook.ts';
import { PlayIcon, type PlayIconName } from './PlayIcon.tsx';
import { type Player, type PlayerState, REPLAY_SPEEDS } from './player.ts';
import { type Timeline, turnOfEvent } from './timeline.ts';

type ControlsProps<R extends AnyRules> = {
  onPlay: () => void;
  timeline: Timeline<R>;
  state: PlayerState<R>;
  player: Pick<Player, 'jump' | 'back' | 'forward' | 'setSpeed'>;
  names: PlayerNames;
  /** Every card of the battle. */
  view: ShownCards<{ readonly name: string }>;
};

export function Controls<R extends AnyRules>({
  timeline,
  state,
  player,
  names,
  view,
  onPlay,
}: ControlsProps<R>) {
  const { moment, running, speed } = state;
  const turn = turnOfEvent(timeline, state.caption?.id ?? state.lastShownEvent);
  const where = `Move ${moment} of ${timeline.last}`;
  const isSetup = turn === undefined || turn.turn === 0;
  const turnName = isSetup ? 'Setup' : `Turn ${turn.turn}`;
  const turnWho = isSetup ? '' : `: ${names.player(turn.seat)}`;
  const event = state.caption ?? lastEventOf(timeline, moment);
  return (
    <section className="replay-controls" aria-label="Replay controls">
      <p className="replay-now">
        <span className="replay-now-turn">
          {turnName}
          <span className="replay-now-who">{turnWho}</span>
        </span>
        <span className="replay-now-text" aria-live={running ? 'off' : 'polite'}>
          {event === undefined
            ? 'The cards are dealt.'
            : timeline.rules.animation.caption(event, names, view, state.step?.together)}
        </span>
      </p>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={timeline.last}
          step={1}
          value={moment}
          aria-label="Move"
          aria-valuetext={`${where}, ${turnName}${turnWho}`}
          onChange={({ target }) => player.jump(target.valueAsNumber)}
        />
        <output className="replay-count">
          {moment}/{timeline.last}
        </output>
      </div>
      <div className="replay-buttons">
        <Key icon="first" isFar label="To the beginning" off={moment === 0} onClick={() => player.jump(0)} />
        <Key icon="back" label="One move back" off={moment === 0} onClick={player.back} />
        <Key icon={running ? 'pause' : 'play'} label={running ? 'Pause' : 'Play'} onClick={onPlay} isMain />
        <Key
          icon="forward"
          label="One move forward"
          off={moment === timeline.last && !state.moving}
          onClick={player.forward}
        />
        <Key
          icon="last"
          isFar
          label="To the end"
          off={moment === timeline.last && !state.moving}
          onClick={() => player.jump(timeline.last)}
        />
        <fieldset className="replay-speeds">
          <legend className="sr-only">Speed</legend>
          {REPLAY_SPEEDS.map((each) => (
            <label key={each} className="replay-speed">
              <input
                type="radio"
                name="replay-speed"
                checked={each === speed}
                onChange={() => player.setSpeed(each)}
              />
              <span>{each}×</span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

type KeyProps = {
  icon: PlayIconName;
  label: string;
  onClick: () => void;
  off?: boolean;
  isMain?: boolean;
  isFar?: boolean;
};

/** Not really disabled: a key that goes dead under the finger would drop the focus. */
const Key = ({ icon, label, onClick, off = false, isMain = false, isFar = false }: KeyProps) => (
  <button
    type="button"
    className="replay-button"
    data-main={isMain || undefined}
    data-far={isFar || undefined}
    aria-label={label}
    aria-disabled={off || undefined}
    title={label}
    onClick={off ? undefined : onClick}
    data-silent
  >
    <PlayIcon name={icon} />
  </button>
);

const lastEventOf = <R extends AnyRules>({ rules, eventsAt }: Timeline<R>, moment: number) =>
  moment === 0
    ? undefined
    : eventsAt(moment).findLast((event) => event.type !== 'cardsDiscarded' && !rules.isQuiet(event));
