/** Switches for eyes: more contrast, letters on energy, less motion. What the system asks for is on already, and cannot be switched off here. */
import { useStore } from '../platform/createStore.ts';
import { type Sight, sight } from '../platform/sight.ts';
import { playSound } from '../platform/sound.ts';
import './sound.css';

const SWITCHES: readonly { part: keyof Sight; name: string }[] = [
  { part: 'contrast', name: 'More contrast' },
  { part: 'letters', name: 'Letters on energy' },
  { part: 'lessMotion', name: 'Less motion' },
];

export function SightSettings() {
  const switched = useStore(sight);
  return (
    <fieldset className="sight-settings">
      <legend className="sr-only">Sight</legend>
      {SWITCHES.map(({ part, name }) => (
        <button
          key={part}
          type="button"
          role="switch"
          aria-checked={switched[part]}
          data-silent
          onClick={() => {
            sight.switchOn(part, !switched[part]);
            playSound('menu-click');
          }}
          className="sound-switch"
        >
          {name}
          <span aria-hidden className="sound-switch-frame">
            <span className={switched[part] ? 'sound-switch-knob is-on' : 'sound-switch-knob'} />
            <span className="sound-switch-state">{switched[part] ? 'On' : 'Off'}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
