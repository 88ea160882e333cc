/** Deck and collection: side by side, or on a phone one behind the other with the count always in sight. */
import { countDeck, DECK_SIZE } from '@pokesol/decks';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useMedia } from '../../platform/useMedia.ts';
import { CollectionPanel } from './CollectionPanel.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { NO_POOL_FILTERS } from './pool.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './frame.css';

export function Workspace(props: WorkspaceProps) {
  const { bench, pool, moves, format, onDialog } = props;
  // There is room for one panel only.
  const isPhone = useMedia('(width < 48em)');
  const [filters, setFilters] = useState(NO_POOL_FILTERS);
  const total = countDeck(bench.present.lines).totalCards;
  // The deck comes first, once there is one.
  const [tab, setTab] = useState(total === 0 ? 'collection' : 'deck');

  const collection = (
    <CollectionPanel
      pool={pool}
      lines={bench.present.lines}
      format={format}
      filters={filters}
      onFilters={setFilters}
      moves={moves}
      onDialog={onDialog}
    />
  );
  if (!isPhone)
    return (
      <div className="builder">
        <DeckPanel {...props} />
        {collection}
      </div>
    );
  return (
    <>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Collection and deck" className="builder-tabs">
          <Tabs.Trigger value="deck" className="builder-tab">
            {`Deck ${total}/${DECK_SIZE}`}
          </Tabs.Trigger>
          <Tabs.Trigger value="collection" className="builder-tab">
            Collection
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="deck" tabIndex={-1}>
          <DeckPanel {...props} isPhone />
        </Tabs.Content>
        <Tabs.Content value="collection" tabIndex={-1}>
          {collection}
        </Tabs.Content>
      </Tabs.Root>
      {tab === 'deck' && <PhoneBar {...props} />}
    </>
  );
}
