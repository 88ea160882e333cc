/** Where cards lead that were just opened. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';

/** `isBelow`: something better than these stands above them. `help`: what another pack wants first. */
type WaysOnProps = { isBelow?: boolean; help?: ReactNode; onClose: () => void };

export function WaysOn({ isBelow = false, help, onClose }: WaysOnProps) {
  return (
    <div className="opening-ways">
      {help}
      <Link href="/collection" onClick={onClose} className={buttonClass(isBelow ? 'secondary' : 'primary')}>
        View in Collection
      </Link>
      <Link href="/deck-builder" onClick={onClose} className={buttonClass('secondary')}>
        Build Deck with New Cards
      </Link>
    </div>
  );
}
