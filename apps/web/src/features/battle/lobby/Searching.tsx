/** The search under way: a table being laid, and the way out. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import type { SearchState } from './useSearch.ts';

export function Searching({ state, onCancel }: { state: SearchState; onCancel: () => void }) {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => key.current?.focus(), []);
  const isFound = state === 'found';
  return (
    <div className="searching" data-found={isFound || undefined}>
      <div className="searching-sign" aria-hidden="true">
        <PixelIcon name="battle" className="searching-swords" />
      </div>
      <p role="status" className="pixel-title text-base text-cream">
        {isFound ? 'Match Found!' : 'Finding opponent...'}
      </p>
      {!isFound && <div className="searching-bar" aria-hidden="true" />}
      <Button ref={key} tone="secondary" onClick={onCancel} className={isFound ? 'invisible' : ''}>
        Cancel
      </Button>
    </div>
  );
}
