/** The packs that a search found: by their name, their set or era, or a card that they hold. */
import type { SetsOfCardAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PackCards, type PackCardsProps } from './ClassicShelf.tsx';
import { packsFound } from './eras.ts';
import { PackSearch } from './PackSearch.tsx';
import { useShelfPlace } from './useShelfPlace.ts';
import './eras.css';

const WORDS = {
  fetching: 'Looking for packs',
  slow: 'Still searching...',
  failed: 'The search failed.',
};

/** A single letter names too many cards: it looks for packs alone. */
const LEAST_OF_CARD = 2;
const NONE: SetsOfCardAnswer = { sets: [] };

export function FoundPacks({ text, packTypes, ...shown }: PackCardsProps & { text: string }) {
  const { search } = useShelfPlace();
  const ofCard = useQuery<SetsOfCardAnswer>({
    queryKey: [`/api/pack-types/of-card?name=${encodeURIComponent(text)}`],
    enabled: text.length >= LEAST_OF_CARD,
  });
  return (
    <div className="pack-shelves">
      <PackSearch />
      {text.length < LEAST_OF_CARD ? (
        <Found answer={NONE} text={text} packTypes={packTypes} onClear={() => search('')} {...shown} />
      ) : (
        <Loaded query={ofCard} words={WORDS}>
          {(answer) => (
            <Found answer={answer} text={text} packTypes={packTypes} onClear={() => search('')} {...shown} />
          )}
        </Loaded>
      )}
    </div>
  );
}

type FoundProps = PackCardsProps & { answer: SetsOfCardAnswer; text: string; onClear: () => void };

function Found({ answer, text, packTypes, onClear, ...shown }: FoundProps) {
  const said = useRef<HTMLHeadingElement>(null);
  // The field that was left is another one now.
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  const packs = packsFound(packTypes, text, new Set(answer.sets.map(({ setId }) => setId)));
  return (
    <section aria-labelledby="found-packs">
      <div className="found-line">
        <h2 ref={said} id="found-packs" tabIndex={-1} className="found-title">
          {packs.length === 0
            ? `No pack holds «${text}».`
            : `${counted(packs.length, 'pack')} for «${text}», by name or by a card in it.`}
        </h2>
        <Button tone="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      <div className="pack-grid">
        <PackCards packTypes={packs} {...shown} isOneOfMany />
      </div>
    </section>
  );
}
