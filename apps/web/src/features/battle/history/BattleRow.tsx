/** One battle that is over: how it ended, against whom, in which format, how long it was, and the way to its replay. */
import type { BattleResult, BattleSummary } from '@pokesol/protocol';
import { Link } from 'wouter';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { turnCountText } from '../board/turnMessages.ts';
import { formatNamed } from '../data/formats.ts';
import { endReasonOf, KIND_LABELS } from './messages.ts';

const RESULTS: Readonly<Record<BattleResult, string>> = {
  victory: 'Victory',
  defeat: 'Defeat',
  draw: 'Draw',
  abandoned: 'Abandoned',
};
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function BattleRow({ battle }: { battle: BattleSummary }) {
  const { id, rules, format, result, opponent, mode, turn, createdAt, endedAt } = battle;
  const when = endedAt ?? createdAt;
  return (
    <li className={cx('my-battle', result !== null && `my-battle-${result}`)}>
      <span className="my-battle-result">{result !== null && RESULTS[result]}</span>
      <span className="my-battle-who">
        <span className="my-battle-name">{opponent.name}</span>{' '}
        <span className="my-battle-kind">
          {KIND_LABELS[opponent.kind]}
          {opponent.level !== undefined && `, ${opponent.level}`}
          {mode === 'campaign' && ', campaign'}
        </span>{' '}
        {mode === 'practice' && <Badge tone="sun">Practice</Badge>}
        {mode === 'guest' && <Badge tone="sun">Guest</Badge>}
      </span>
      <span className="my-battle-how">
        {formatNamed(rules, format)} · {turnCountText(turn)}{' '}
        <span className="my-battle-why">{endReasonOf(battle)}</span>
      </span>
      <time dateTime={when} className="my-battle-when">
        {dateOf.format(new Date(when))}
      </time>
      <Link href={`/battle/${id}/replay`} className="text-link my-battle-link">
        Replay<span className="sr-only"> of the battle against {opponent.name}</span>
      </Link>
    </li>
  );
}
