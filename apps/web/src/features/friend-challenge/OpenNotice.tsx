/** In the lobby: the way back to a challenge that still waits for a friend, or to the table once a friend has accepted. */
import { Link } from 'wouter';
import { RULES_NAMES } from '../battle/data/index.ts';
import { madeChallenges } from './madeChallenges.ts';
import { formatText, openUntil } from './messages.ts';
import { useFriendChallenge } from './queries.ts';
import { useAcceptedChallenge } from './useAcceptedChallenge.ts';
import './openNotice.css';

export function OpenNotice({ address }: { address: string }) {
  const made = madeChallenges.of(address);
  const { data } = useFriendChallenge(made?.id ?? '', address, made !== undefined);
  useAcceptedChallenge(address, data);
  if (data?.state !== 'open' || !data.isYours) return null;
  return (
    <p className="open-notice">
      <span>
        Your challenge by {RULES_NAMES[data.rules]} rules{formatText(data.format)} waits for a friend,{' '}
        {openUntil(data.expiresAt)}.
      </span>
      <Link href={`/challenge/${data.id}`} className="text-link">
        To its link
      </Link>
    </p>
  );
}
