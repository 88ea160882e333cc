/** How fast battles are shown; the browser keeps it. */
import { useId } from 'react';
import { SPEEDS, type Speed } from './pace.ts';
import { battleSpeed, useBattleSpeed } from './speed.ts';
import './speedChoice.css';

const NAMES: Readonly<Record<Speed, string>> = { normal: 'Normal', quick: 'Quick', off: 'Off' };

export function SpeedChoice() {
  const speed = useBattleSpeed();
  const name = useId();
  return (
    <fieldset className="speed-choice">
      <legend>Animations</legend>
      {SPEEDS.map((each) => (
        <label key={each} data-checked={each === speed || undefined}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={each === speed}
            onChange={() => battleSpeed.set(each)}
          />
          {NAMES[each]}
        </label>
      ))}
    </fieldset>
  );
}
