/** How many packs the next press of «Buy» buys. */
import { PACKS_AT_ONCE, type PacksAtOnce } from './packsAtOnce.ts';
import './buy.css';

type HowManyProps = { count: PacksAtOnce; onCount: (count: PacksAtOnce) => void; disabled: boolean };

export const HowMany = ({ count, onCount, disabled }: HowManyProps) => (
  <fieldset className="how-many" disabled={disabled}>
    <legend className="sr-only">How many packs</legend>
    {PACKS_AT_ONCE.map((choice) => (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === count}
        onClick={() => onCount(choice)}
        className="how-many-choice"
      >
        {choice}
      </button>
    ))}
  </fieldset>
);
