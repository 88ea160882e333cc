/** Collection and deck: side by side, or on a phone one behind the other with the count always in sight. */
import { countDeck, DECK_SIZE } from '@pokesol/decks';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { CollectionPanel } from './CollectionPanel.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { NO_FILTERS } from './pool.ts';
import { useIsPhone } from './useIsPhone.ts';
import type { WorkspaceProps } from './workspaceProps.ts';

export function Workspace(props: WorkspaceProps) {
  const { bench, pool, moves, onDialog } = props;
  const isPhone = useIsPhone();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [tab, setTab] = useState('collection');
  const total = countDeck(bench.present.lines).totalCards;

  const collection = (
    <CollectionPanel
      pool={pool}
      lines={bench.present.lines}
      filters={filters}
      onFilters={setFilters}
      moves={moves}
      onDialog={onDialog}
    />
  );
  if (!isPhone)
    return (
      <div className="builder">
        {collection}
        <DeckPanel {...props} />
      </div>
    );
  return (
    <>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Collection and deck" className="mb-4 grid grid-cols-2 gap-2">
          <Tabs.Trigger value="collection" className="builder-tab">
            Collection
          </Tabs.Trigger>
          <Tabs.Trigger value="deck" className="builder-tab">
            {`Deck ${total}/${DECK_SIZE}`}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="collection" tabIndex={-1}>
          {collection}
        </Tabs.Content>
        <Tabs.Content value="deck" tabIndex={-1}>
          <DeckPanel {...props} />
        </Tabs.Content>
      </Tabs.Root>
      <PhoneBar {...props} total={total} onName={() => setTab('deck')} />
    </>
  );
}
