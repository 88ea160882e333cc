/** One page of the binder on its rings: the sheet with the cards, and what one sees of it while it turns. */
import type { CollectionEntry } from './entries.ts';
import { EmptyPocket, Pocket } from './Pocket.tsx';
import type { PageTurnState } from './pageTurn.ts';
import { PER_PAGE } from './paging.ts';

const PLACES = Array.from({ length: PER_PAGE }, (_, place) => place);
const RINGS = ['top', 'middle', 'bottom'];

type BinderPageProps = {
  /** Fifteen, or fewer for what a search found; a place without a card is an empty pocket. */
  places: readonly (CollectionEntry | undefined)[];
  turn: PageTurnState['turn'];
  /** The ids of the cards on the wishlist. */
  wished: ReadonlySet<string>;
  /** The ids of those that came since the binder was last looked at. */
  fresh: ReadonlySet<string>;
  onPreview: (entry: CollectionEntry) => void;
  onOpen: (entry: CollectionEntry) => void;
};

export function BinderPage({ places, turn, wished, fresh, onPreview, onOpen }: BinderPageProps) {
  return (
    <div className="binder" data-turn={turn && `${turn.direction}-${turn.half}`}>
      {turn && (
        <div className="binder-sheet" aria-hidden>
          <div className="binder-pockets">
            {PLACES.map((place) => (
              <div key={place} className="pocket" />
            ))}
          </div>
        </div>
      )}
      <div className="binder-sheet binder-leaf">
        <ul className="binder-pockets">
          {/* Keyed by place: the pocket stays, with the focus in it, when another card slips in. */}
          {PLACES.slice(0, places.length).map((place) => {
            const entry = places[place];
            return entry === undefined ? (
              <EmptyPocket key={place} />
            ) : (
              <Pocket
                key={place}
                isWished={wished.has(entry.id)}
                isNew={fresh.has(entry.id)}
                entry={entry}
                onPreview={onPreview}
                onOpen={onOpen}
              />
            );
          })}
        </ul>
      </div>
      {turn && <div className="binder-sheet binder-back" aria-hidden />}
      {places.length === PER_PAGE && (
        <div className="binder-rings" aria-hidden>
          {RINGS.map((ring) => (
            <span key={ring} />
          ))}
        </div>
      )}
    </div>
  );
}
