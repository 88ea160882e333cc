/** What is arranged for a battle of practice: who begins, and whether the AI's hand lies open. */
import { useId } from 'react';
import { BEGINS, type Begins } from './lastPractice.ts';

type Arranged = { readonly begins: Begins; readonly openHands: boolean };
type ArrangedTableProps = { arranged: Arranged; onChange: (part: Partial<Arranged>) => void };

const BEGINS_NAMES: Readonly<Record<Begins, string>> = { coin: 'Coin', me: 'Me', ai: 'AI' };

export function ArrangedTable({ arranged: { begins, openHands }, onChange }: ArrangedTableProps) {
  const id = useId();
  return (
    <div className="practice-arranged">
      <div role="radiogroup" aria-labelledby={`${id}-begins`} className="practice-arranged-row">
        <span id={`${id}-begins`}>Who begins</span>
        <span className="practice-begins">
          {BEGINS.map((each) => (
            <label key={each} className="practice-way" data-picked={each === begins || undefined}>
              <input
                type="radio"
                name={`${id}-begins`}
                checked={each === begins}
                onChange={() => onChange({ begins: each })}
                className="pick"
              />
              {BEGINS_NAMES[each]}
            </label>
          ))}
        </span>
      </div>
      <label className="practice-arranged-row">
        <span>
          Open hands <span className="practice-arranged-note">See the AI’s cards</span>
        </span>
        <input
          type="checkbox"
          className="choice-box"
          checked={openHands}
          onChange={({ target }) => onChange({ openHands: target.checked })}
        />
      </label>
    </div>
  );
}
