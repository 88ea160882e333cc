/** How often a trainer was won and lost against, apart by the rules. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { RULES_NAMES } from '../battle/data/index.ts';
import { recordLines } from './messages.ts';
import './records.css';

/** Nothing before the first battle. */
export function TrainerRecords({ opponent }: { opponent: CampaignOpponent }) {
  const records = recordLines(opponent);
  if (records.length === 0) return null;
  return (
    <dl className="trainer-records">
      {records.map(({ rules, text, spoken }) => (
        <div key={rules} className="trainer-record">
          <dt>{RULES_NAMES[rules]}</dt>
          <dd>
            <span aria-hidden="true">{text}</span>
            <span className="sr-only">{spoken}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
