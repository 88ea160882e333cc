/** «What now?»: what is possible, each row leading there, then what is not, why, and by which rule. */
import { counted } from '../../../platform/format.ts';
import { RuleBehind } from './RuleLink.tsx';

export type PossibleRow = {
  readonly text: string;
  readonly detail: string;
  readonly isEnd: boolean;
  /** Selects it; nothing is done yet. */
  readonly select: () => void;
};
export type ImpossibleRow = {
  readonly text: string;
  readonly reason: { readonly message: string; readonly rule?: string };
};
export type WhatNowRows = {
  readonly possible: readonly PossibleRow[];
  readonly impossible: readonly ImpossibleRow[];
};

type WhatNowProps = { now: WhatNowRows; isOpen: boolean; onChoose: (row: PossibleRow) => void };

export function WhatNow({ now, isOpen, onChoose }: WhatNowProps) {
  const { possible, impossible } = now;
  return (
    <section className="what-now" aria-label="What can I do?">
      <h2 className="what-now-title">What can I do?</h2>
      <p>
        {isOpen
          ? `${counted(possible.length, 'thing')} you can do now, ${impossible.length} you cannot. Each row leads there; nothing is done yet.`
          : 'It is not your turn. Meanwhile you can read every card.'}
      </p>
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
            {impossible.map(({ text, reason: { message, rule } }) => (
              <li key={text} className="what-now-row what-now-off">
                {text}
                <small>
                  {message}
                  <RuleBehind rule={rule} />
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
