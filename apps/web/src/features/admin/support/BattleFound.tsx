/** A battle at the desk: who sat at it, when, how it ended and what it paid; never a card of it. */
import type { SupportBattle } from '@pokesol/protocol';
import { Link } from 'wouter';
import { counted, formatNumber, shortAddress } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { momentText } from '../momentText.ts';
import { FindLink } from './useFind.tsx';

const MODES = { campaign: 'Campaign battle', match: 'Match', practice: 'Practice', guest: 'Guest battle' };
const RULES = { classic: 'Classic', official: 'Official rules' };

export const battleTitle = ({ mode, rules, seats }: SupportBattle): string =>
  `${MODES[mode]}, ${RULES[rules]}: ${seats.map(({ name }) => name).join(' and ')}`;

const STATUS = {
  open: { label: 'Open', tone: 'sun' },
  ended: { label: 'Ended', tone: 'mint' },
  abandoned: { label: 'Abandoned', tone: 'plain' },
} as const;

export function BattleFound({ battle }: { battle: SupportBattle }) {
  const { id, status, createdAt, endedAt, actions, seats, points } = battle;
  return (
    <article aria-label="Battle" className="admin-box stack-16">
      <div className="support-head">
        <PixelIcon name="trade" className="support-icon" />
        <div className="can-shrink">
          <h2 className="pixel-title section-title">{MODES[battle.mode]}</h2>
          <p className="hint">
            {RULES[battle.rules]}, begun <time dateTime={createdAt}>{momentText(createdAt)}</time>
            {endedAt !== undefined && (
              <>
                , over <time dateTime={endedAt}>{momentText(endedAt)}</time>
              </>
            )}
            , {counted(actions, 'action')}
          </p>
        </div>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
      </div>
      <ul className="stack-8">
        {seats.map(({ name, kind, wallet, result }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className="support-line">
            <span className="is-strong">{name}</span>
            <span className="can-shrink">
              {wallet === undefined ? (
                <span className="hint">{KINDS[kind]}</span>
              ) : (
                <FindLink text={wallet}>Wallet {shortAddress(wallet, 6, 6)}</FindLink>
              )}
            </span>
            <span className="hint">{result ?? 'not decided'}</span>
          </li>
        ))}
      </ul>
      <p>
        {points > 0
          ? `The ledger paid ${formatNumber(points)} Poke Points for it.`
          : 'The ledger paid nothing for it: only a victory in the campaign pays.'}
      </p>
      <div className="button-row">
        <CopyText what="battle id" text={id} />
        {status !== 'open' && (
          <Link href={`/battle/${id}/replay`} className="text-link support-link">
            Watch the replay
          </Link>
        )}
      </div>
    </article>
  );
}

const KINDS = { player: 'a player', simulated: 'a simulated player', ai: 'an AI' };
