/** A question of a kind that came after this page was loaded: only a new page can ask it. */
import { useEffect } from 'react';
import { pageVersion } from '../../../platform/pageVersion.ts';
import { Button } from '../../../ui/Button.tsx';

export function UnknownChoice() {
  useEffect(() => pageVersion.offerReload(), []);
  return (
    <div className="unknown-choice">
      <p>
        PokeSol has been updated since you opened this page, and a card asks something new. Load the page
        again to answer; the battle waits.
      </p>
      <Button onClick={pageVersion.reload}>Reload</Button>
    </div>
  );
}
