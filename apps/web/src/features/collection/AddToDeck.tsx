/** One more copy of a card into a deck: at once where there is one deck, else into the one that is chosen. */
import { copyLimit, DECK_SIZE, isFree } from '@pokesol/decks';
import type { CardDecksAnswer, CardJson } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { deckCardOf, useCardDecks, useSetDeckCard } from '../deck/index.ts';
import './cardWays.css';

type AddToDeckProps = { address: string; card: CardJson; quantity: number };
type Deck = CardDecksAnswer[number];

export function AddToDeck({ address, card, quantity }: AddToDeckProps) {
  const { data: decks } = useCardDecks(address, card.id);
  const set = useSetDeckCard(address, card.id);
  const [isChoosing, setChoosing] = useState(false);
  const listId = useId();
  const facts = deckCardOf(card);
  const most = isFree(facts) ? copyLimit(facts) : Math.min(copyLimit(facts), quantity);
  if (most === 0) return null;
  if (decks === undefined)
    return (
      <Button aria-disabled className="fades-when-off">
        Add to deck
      </Button>
    );
  if (decks.length === 0)
    return (
      <Link href="/deck-builder" className={buttonClass('primary')}>
        Build a deck
      </Link>
    );
  const add = ({ id, name, copies }: Deck) => {
    if (copies >= most)
      return toast('All of them are in', `«${name}» holds ${copies} of ${card.name} already.`);
    set.mutate(
      { deckId: id, copies: copies + 1 },
      {
        onSuccess: ({ totalCards }) =>
          toast('Success', `${card.name} is in «${name}» now: ${totalCards} of ${DECK_SIZE} cards.`),
        onError: (error) => toast('Not added', sentenceOf(error), 'destructive'),
      },
    );
    setChoosing(false);
  };
  const [only, ...others] = decks;
  return (
    <>
      <Button
        busy={set.isPending}
        {...(others.length > 0 && { 'aria-expanded': isChoosing, 'aria-controls': listId })}
        onClick={() => (others.length === 0 && only !== undefined ? add(only) : setChoosing(!isChoosing))}
      >
        Add to deck
      </Button>
      {isChoosing && (
        <ul id={listId} aria-label="Into which deck" className="deck-choices">
          {decks.map((deck) => (
            <li key={deck.id}>
              <button
                type="button"
                aria-disabled={deck.copies >= most}
                onClick={() => add(deck)}
                className="card-way fades-when-off"
              >
                <span className="card-way-name">{deck.name}</span>
                <span className="quiet">
                  {deck.copies} of {most} in it · {deck.totalCards}/{DECK_SIZE}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
