/** What an attack costs: its energies, each a key that takes it away, and a key for each type that adds one. */
import { CARD_TYPES, type CardType, MOST_COST } from '@pokesol/cards';
import { Toolbar } from 'radix-ui';
import { useId, useRef } from 'react';
import { keyed, TypeSign } from '../../card/index.ts';
import { useFocusAfter } from './useFocusAfter.ts';

type CostButtonsProps = {
  /** Of the attack, such as «attack 1». */
  of: string;
  cost: readonly string[];
  wrong: string | undefined;
  isDisabled: boolean;
  onAdd: (energy: CardType) => void;
  onRemove: (place: number) => void;
};

export function CostButtons({ of, cost, wrong, isDisabled, onAdd, onRemove }: CostButtonsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(root);
  const isFull = cost.length >= MOST_COST;
  const words = cost.length === 0 ? 'Free' : cost.join(', ');

  function remove(place: number) {
    focusAfter(`[data-place="${place}"]`, `[data-place="${place - 1}"]`, '[data-add]');
    onRemove(place);
  }

  return (
    <div ref={root} className="field-frame">
      <p id={`${id}-label`} className="field-label">
        Cost
        {cost.length > 0 && <span className="quiet is-regular"> (press to remove)</span>}
      </p>
      <Toolbar.Root
        className="cost-buttons"
        aria-label={`Cost of ${of}`}
        aria-describedby={wrong === undefined ? undefined : `${id}-error`}
        data-wrong={wrong !== undefined || undefined}
      >
        <div className="cost-paid">
          {cost.length === 0 && <span className="quiet">Free</span>}
          {keyed(cost, (energy) => energy).map(([key, energy], place) => (
            <Toolbar.Button
              key={key}
              className="cost-button"
              aria-label={`Remove ${energy}`}
              title={`Remove ${energy}`}
              data-place={place}
              data-foreign={!isType(energy) || undefined}
              disabled={isDisabled}
              onClick={() => remove(place)}
            >
              <Energy energy={energy} />
            </Toolbar.Button>
          ))}
        </div>
        <div className="cost-offer">
          <span aria-hidden className="cost-word">
            Add
          </span>
          {CARD_TYPES.map((type) => (
            <Toolbar.Button
              key={type}
              className="cost-button"
              aria-label={`Add ${type}`}
              title={`Add ${type}`}
              data-add
              aria-disabled={isFull}
              disabled={isDisabled}
              onClick={() => !isFull && onAdd(type)}
            >
              <TypeSign type={type} />
            </Toolbar.Button>
          ))}
        </div>
      </Toolbar.Root>
      <span role="status" className="sr-only">{`Cost: ${words}`}</span>
      {isFull && <p className="hint">An attack costs at most {MOST_COST} energies.</p>}
      {wrong !== undefined && (
        <p id={`${id}-error`} role="alert" tabIndex={-1} className="field-wrong">
          {wrong}
        </p>
      )}
    </div>
  );
}

const isType = (energy: string) => CARD_TYPES.some((type) => type === energy);

/** What is no type is shown as it is written. */
const Energy = ({ energy }: { energy: string }) =>
  isType(energy) ? <TypeSign type={energy} /> : <span className="cost-foreign">{energy}</span>;
