/** Current Deck: what it is called, what it is made of, and its cards. */
import { DeckCountsBar } from './DeckCountsBar.tsx';
import { DeckFields } from './DeckFields.tsx';
import { DeckLines, HEADING_ID } from './DeckList.tsx';
import { DeckTools } from './DeckTools.tsx';
import { EmptyDeck } from './EmptyDeck.tsx';
import type { WorkspaceProps } from './workspaceProps.ts';

export function DeckPanel(props: WorkspaceProps) {
  const { address, bench, dispatch, pool, moves, onLoad, onDialog } = props;
  const { lines } = bench.present;
  return (
    <section aria-labelledby={HEADING_ID} className="builder-deck">
      <h2 id={HEADING_ID} tabIndex={-1} className="pixel-title mb-3 text-xs md:text-sm">
        Current Deck
      </h2>
      <DeckFields address={address} bench={bench} dispatch={dispatch} onLoad={onLoad} />
      <DeckCountsBar bench={bench} dispatch={dispatch} pool={pool} onDialog={onDialog} />
      <DeckTools bench={bench} dispatch={dispatch} onDialog={onDialog} />
      {lines.length === 0 ? (
        <EmptyDeck bench={bench} dispatch={dispatch} pool={pool} />
      ) : (
        <DeckLines lines={lines} pool={pool} moves={moves} onDialog={onDialog} />
      )}
    </section>
  );
}
