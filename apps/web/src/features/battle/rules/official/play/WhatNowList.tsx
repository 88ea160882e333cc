/** «What now?» of the printed game: what is possible, each row leading there, then what is not, why, and by which rule. */
import { counted } from '../../../../../platform/format.ts';
import { RuleLink } from './RuleLink.tsx';
import type { OfficialWhatNow, PossibleNow } from './whatNow.ts';

type WhatNowListProps = { now: OfficialWhatNow; isOpen: boolean; onChoose: (row: PossibleNow) => void };

export function WhatNowList({ now, isOpen, onChoose }: WhatNowListProps) {
  const { possible, impossible } = now;
  return (
    <section className="what-now" aria-label="What can I do?">
      <h2 className="what-now-title">What can I do?</h2>
      <p>
        {isOpen
          ? `${counted(possible.length, 'thing')} now, ${impossible.length} not. Each row leads there; nothing is done yet.`
          : 'It is not your turn. You can read every card meanwhile.'}
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
            {impossible.map(({ text, reason }) => (
              <li key={text} className="what-now-row what-now-off">
                {text}
                <small>
                  {reason.message} <RuleLink rule={reason.rule} />
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
