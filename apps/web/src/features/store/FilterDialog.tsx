/** What narrows the packs of a store with many: how they play, wishes, price; on the smallest screens also how they are shown. */
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePackTypes } from '../packs/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { packsFound } from './eras.ts';
import { forSale } from './packGroups.ts';
import { filterNames, HIGHEST_PRICES, packsPassing, type ShelfFilter } from './shelfFilter.ts';
import type { ShelfView } from './shelfView.ts';
import { useSetsOfCard } from './useSetsOfCard.ts';
import { useShelfPlace } from './useShelfPlace.ts';
import { useWishesIn } from './useWishesIn.ts';
import { ViewToggle } from './ViewToggle.tsx';
import './tools.css';

const ALL: ShelfFilter = { playsInFull: false, isWished: false, most: undefined };

type FilterDialogProps = { view: ShelfView; onView: (view: ShelfView) => void; onClose: () => void };

export default function FilterDialog({ view, onView, onClose }: FilterDialogProps) {
  const { find, filter, narrow } = useShelfPlace();
  const address = useWalletAddress();
  const wishesIn = useWishesIn(address);
  const { data } = usePackTypes();
  const { data: ofCard } = useSetsOfCard(find ?? '');
  const packTypes = forSale(data ?? []);
  const sets = new Set(ofCard?.sets.map(({ setId }) => setId));
  const found = find === null ? packTypes : packsFound(packTypes, find, sets);
  const shown = packsPassing(found, filter, wishesIn);
  const change = (part: Partial<ShelfFilter>) => narrow({ ...filter, ...part });
  return (
    <Dialog title="Filter" description="Which packs the store shows." onClose={onClose}>
      <div className="shelf-filter">
        <fieldset className="shelf-filter-group">
          <legend>What they hold</legend>
          <label className="shelf-filter-choice">
            <input
              type="checkbox"
              className="choice-box"
              checked={filter.playsInFull}
              onChange={({ target }) => change({ playsInFull: target.checked })}
            />
            Plays in full
          </label>
          {address !== undefined && (
            <label className="shelf-filter-choice">
              <input
                type="checkbox"
                className="choice-box"
                checked={filter.isWished}
                onChange={({ target }) => change({ isWished: target.checked })}
              />
              A card of my wishlist
            </label>
          )}
        </fieldset>
        <fieldset className="shelf-filter-group">
          <legend>Price</legend>
          {[undefined, ...HIGHEST_PRICES].map((price) => (
            <label key={price ?? 'any'} className="shelf-filter-choice">
              <input
                type="radio"
                name="most"
                className="choice-box"
                checked={filter.most === price}
                onChange={() => change({ most: price })}
              />
              {price === undefined ? 'Any price' : `At most ${price} pokesol`}
            </label>
          ))}
        </fieldset>
        <div className="shelf-filter-view">
          <ViewToggle view={view} onChange={onView} />
        </div>
        <div className="shelf-filter-foot">
          <Button tone="quiet" disabled={filterNames(filter).length === 0} onClick={() => narrow(ALL)}>
            Clear
          </Button>
          <Button onClick={onClose}>Show {counted(shown.length, 'pack')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
