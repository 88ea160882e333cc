/** The decks that a card stands in, each with the way to it. */
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useCardDecks } from '../deck/index.ts';
import './cardWays.css';

const WORDS = {
  fetching: 'Looking through your decks',
  slow: 'Your decks are still on their way...',
  failed: 'Your decks did not load.',
};

export function CardInDecks({ address, cardId }: { address: string; cardId: string }) {
  const query = useCardDecks(address, cardId);
  return (
    <section aria-labelledby="in-these-decks">
      <h3 id="in-these-decks" className="pixel-title card-details-heading">
        In your decks
      </h3>
      <Loaded query={query} words={WORDS}>
        {(decks) => {
          const within = decks.filter(({ copies }) => copies > 0);
          if (within.length === 0)
            return <p>{decks.length === 0 ? 'You have no deck yet.' : 'In none yet.'}</p>;
          return (
            <ul className="stack-8">
              {within.map(({ id, name, totalCards, copies }) => (
                <li key={id}>
                  <Link href={`/deck-builder?deck=${id}`} className="card-way">
                    <span className="card-way-name">{name}</span>
                    <span className="quiet">
                      {counted(copies, 'copy', 'copies')} · {counted(totalCards, 'card')}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
