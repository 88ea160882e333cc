/** «What now?»: what is possible, each row leading there, then what is not and why. */
import type { BattleView } from '@pokesol/engine';
import type { MoveJson } from '@pokesol/protocol';
import { impossibleNow, type Possible, possibleNow } from './whatNow.ts';

type WhatNowProps = {
  view: BattleView;
  legal: readonly MoveJson[];
  isOpen: boolean;
  onChoose: (row: Possible) => void;
};

export function WhatNow({ view, legal, isOpen, onChoose }: WhatNowProps) {
  const possible = isOpen ? possibleNow(view, legal) : [];
  const impossible = isOpen ? impossibleNow(view, legal) : [];
  return (
    <section className="what-now" aria-label="What can I do?">
      <h2 className="what-now-title">What can I do?</h2>
      {!isOpen && <p>It is not your turn. You can read every card meanwhile.</p>}
      <ul className="what-now-rows" aria-label="Possible now">
        {possible.map((row) => (
          <li key={row.text}>
            <button type="button" className="what-now-row" onClick={() => onChoose(row)}>
              {row.text}
              {row.detail !== '' && <small>{row.detail}</small>}
            </button>
          </li>
        ))}
      </ul>
      {impossible.length > 0 && (
        <>
          <h3 className="what-now-heading">Not now</h3>
          <ul className="what-now-rows" aria-label="Not possible now">
            {impossible.map(({ text, reason }) => (
              <li key={text} className="what-now-row what-now-off">
                {text}
                <small>{reason}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
