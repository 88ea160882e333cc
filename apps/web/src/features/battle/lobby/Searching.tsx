/** The search under way: the arena being opened, and the way out. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import type { SearchState } from './useSearch.ts';

export function Searching({ state, onCancel }: { state: SearchState; onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isFound = state === 'found';
  // Once an opponent is found there is nothing to cancel: the focus stays on what is said.
  useEffect(() => (isFound ? status : cancel).current?.focus({ preventScroll: true }), [isFound]);
  return (
    <div className="lobby-stage searching" data-found={isFound || undefined}>
      <ArenaBackdrop />
      <div className="searching-sign" aria-hidden="true">
        <PixelIcon name="battle" className="searching-swords" />
      </div>
      <p ref={status} role="status" tabIndex={-1} className="pixel-title searching-words">
        {isFound ? 'Match Found!' : 'Finding opponent...'}
      </p>
      <div className="searching-bar" aria-hidden="true" />
      <Button ref={cancel} tone="secondary" onClick={onCancel} className={isFound ? 'searching-over' : ''}>
        Cancel
      </Button>
    </div>
  );
}
