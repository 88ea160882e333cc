/** A pack's sign of how its cards play, with its words. */
import type { PackPlays } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';
import { playsSign } from './plays.ts';

export function PlaysBadge({ plays }: { plays: PackPlays }) {
  const { sign, label, tone } = playsSign(plays);
  return (
    <Badge tone={tone}>
      <span aria-hidden>{sign}</span> {label}
    </Badge>
  );
}
