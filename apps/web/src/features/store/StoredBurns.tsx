/** A wallet's payments without a pack: reported again while its store is open, and shown as long as there are any. For wallets only. */
import type { StoreProblem } from './problem.ts';
import { UnrecordedBurns } from './UnrecordedBurns.tsx';
import { useStoredBurns } from './useStoredBurns.ts';
import './burns.css';

type StoredBurnsProps = {
  address: string;
  /** A purchase is under way and reports its burn itself. */
  paused: boolean;
  /** Must be stable. */
  onTrouble: (trouble: StoreProblem) => void;
  onRecover: (signature: string) => void;
};

export default function StoredBurns({ address, paused, onTrouble, onRecover }: StoredBurnsProps) {
  const { waiting, postNow } = useStoredBurns(address, paused, onTrouble);
  if (waiting.length === 0) return null;
  return (
    <div className="store-burns">
      <UnrecordedBurns burns={waiting} onTryAgain={postNow} onRecover={onRecover} />
    </div>
  );
}
