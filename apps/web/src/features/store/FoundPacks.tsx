/** The packs that a search or a filter leaves: by their name, their set or era, or a card that they hold. */
import type { SetsOfCardAnswer } from '@pokesol/protocol';
import { useEffect, useRef } from 'react';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PackCards, type PackCardsProps } from './ClassicShelf.tsx';
import { packsFound } from './eras.ts';
import { filterNames, packsPassing } from './shelfFilter.ts';
import { looksForCards, useSetsOfCard } from './useSetsOfCard.ts';
import { useShelfPlace } from './useShelfPlace.ts';
import './eras.css';

const WORDS = {
  fetching: 'Looking for packs',
  slow: 'Still searching...',
  failed: 'The search failed.',
};

const NONE: SetsOfCardAnswer = { sets: [] };

export function FoundPacks({ text, ...shown }: PackCardsProps & { text: string }) {
  const ofCard = useSetsOfCard(text);
  return (
    <div className="pack-shelves">
      {looksForCards(text) ? (
        <Loaded query={ofCard} words={WORDS}>
          {(answer) => <Found answer={answer} text={text} {...shown} />}
        </Loaded>
      ) : (
        <Found answer={NONE} text={text} {...shown} />
      )}
    </div>
  );
}

type FoundProps = PackCardsProps & { answer: SetsOfCardAnswer; text: string };

function Found({ answer, text, packTypes, ...shown }: FoundProps) {
  const { filter, clear } = useShelfPlace();
  const said = useRef<HTMLHeadingElement>(null);
  // A search was sent: what it found is next.
  useEffect(() => {
    if (text !== '') said.current?.focus({ preventScroll: true });
  }, [text]);
  const sets = new Set(answer.sets.map(({ setId }) => setId));
  const packs = packsPassing(packsFound(packTypes, text, sets), filter, shown.wishesIn);
  const filters = filterNames(filter);
  return (
    <section aria-labelledby="found-packs">
      <div className="found-line">
        <h2 ref={said} id="found-packs" tabIndex={-1} className="found-title">
          {found(packs.length, text)}
        </h2>
        {filters.length > 0 && <p className="quiet">Filter: {filters.join(', ')}.</p>}
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      <div className="pack-grid">
        <PackCards packTypes={packs} {...shown} isOneOfMany />
      </div>
    </section>
  );
}

function found(packs: number, text: string): string {
  if (text === '') return packs === 0 ? 'No pack is left.' : `${counted(packs, 'pack')}.`;
  return packs === 0
    ? `No pack holds «${text}».`
    : `${counted(packs, 'pack')} for «${text}», by name or by a card in it.`;
}
