/** What can be done with a pasted list: play it at once, keep it as a deck, wish for what is missing of it, find the packs that hold it. */
import {
  DECK_SIZE,
  emptyPlaces,
  filledWith,
  isFree,
  mainEnergy,
  type Owned,
  officialFindings,
  validateDeck,
} from '@pokesol/decks';
import { useMemo } from 'react';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { type BuilderLine, deckCardOf, type PastedList, pastedList } from '../deck/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { useWishForAll } from '../wishlist/index.ts';
import { MissingPacks } from './MissingPacks.tsx';
import { labelOfUse } from './summary.ts';
import type { Catalogue } from './useDeckTextCards.ts';
import './importActions.css';

type ImportActionsProps = {
  /** Nothing while no list was read. */
  lines: readonly BuilderLine[];
  note: string;
  owned: Owned;
  catalogue: Catalogue;
  busy: boolean;
  /** The report is of an older text. */
  isBehind: boolean;
  onImport: ((lines: readonly BuilderLine[], note: string) => void) | undefined;
  onPractice: (list: PastedList) => void;
};

export function ImportActions(props: ImportActionsProps) {
  const { lines, note, owned, catalogue, busy, isBehind, onImport, onPractice } = props;
  const address = useWalletAddress();
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const filled = useMemo(() => filledList(lines, catalogue), [lines, catalogue]);
  const missing = useMemo(
    () => lines.filter(({ card, quantity }) => !isFree(card) && owned(card.id) < quantity),
    [lines, owned],
  );
  const lacked = missing.reduce((sum, { card, quantity }) => sum + quantity - owned(card.id), 0);
  const wish = useWishForAll(address ?? '');
  const why = copies === 0 ? undefined : whyNot(filled.lines);
  return (
    <>
      {copies > 0 && filled.places > 0 && filled.energy !== undefined && (
        <p className="import-fill">
          <b>{counted(filled.places, 'place is', 'places are')} empty.</b> Practice fills{' '}
          {filled.places === 1 ? 'it' : 'them'} with {filled.places} {filled.energy.name}; the list you pasted
          stays as it is.
        </p>
      )}
      {why !== undefined && <p className="hint bad">Practice needs a change first: {why}</p>}
      <div className="import-actions">
        <Button
          disabled={isBehind || copies === 0 || why !== undefined}
          onClick={() => onPractice(pastedList(filled.lines, { note }))}
        >
          Practice with it
        </Button>
        {onImport !== undefined && (
          <Button
            tone="secondary"
            busy={busy}
            disabled={isBehind || copies === 0}
            onClick={() => onImport(lines, note)}
          >
            {labelOfUse(copies)}
          </Button>
        )}
        {address !== undefined && missing.length > 0 && (
          <Button
            tone="secondary"
            busy={wish.isPending}
            onClick={() => wish.mutate(missing.map(({ card }) => card.json))}
          >
            Wish for all {missing.length}
          </Button>
        )}
      </div>
      {missing.length > 0 && (
        <p className="hint">
          You lack {counted(lacked, 'copy', 'copies')} of {counted(missing.length, 'card')}. Practice needs
          none of them; every other battle does.
        </p>
      )}
      {missing.length > 0 && <MissingPacks cards={missing.map(({ card }) => card.json)} />}
    </>
  );
}

function filledList(lines: readonly BuilderLine[], catalogue: Catalogue) {
  const places = emptyPlaces(lines);
  const found = places === 0 ? undefined : mainEnergy(lines, catalogue.cards.values());
  const energy = found && deckCardOf(found.json);
  return { places, energy, lines: filledWith(lines, energy) };
}

/** The first rule that keeps it from practice by both rule sets. */
function whyNot(lines: readonly BuilderLine[]): string | undefined {
  const classic = validateDeck(lines);
  const official = officialFindings(lines);
  if (classic.isForPractice || official.isForPractice) return undefined;
  const [error = `A deck has ${DECK_SIZE} cards`] = official.errors;
  return `${error}.`;
}
