/** Which deck goes into the battle: the valid ones alone, with their counts. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeckFan } from '../../deck-list/DeckFan.tsx';
import '../../deck-list/deckList.css';

type DeckPickerProps = {
  decks: readonly DeckSummaryJson[];
  /** 'Select Your Deck', or the campaign's words. */
  title: string;
  /** 'Start Battle', or the campaign's words. */
  startLabel: string;
  isBusy?: boolean;
  onStart: (deckId: string) => void;
  onBack: () => void;
};

export function DeckPicker({ decks, title, startLabel, isBusy = false, onStart, onBack }: DeckPickerProps) {
  const name = useId();
  const valid = decks.filter(({ isValid }) => isValid);
  const [chosen, setChosen] = useState(valid[0]?.id);
  const picked = valid.find(({ id }) => id === chosen) ?? valid[0];
  if (picked === undefined)
    return (
      <EmptyState
        icon="deck"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link href="/deck-builder" className={buttonClass('primary')}>
              Deck Builder
            </Link>
            <Button tone="secondary" onClick={onBack}>
              Back
            </Button>
          </div>
        }
      >
        <p>No valid decks found. Create a deck first in the Deck Builder.</p>
      </EmptyState>
    );
  return (
    <form
      className="picker"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onStart(picked.id);
      }}
    >
      <fieldset>
        <legend className="pixel-title mb-4 text-base text-sun">{title}</legend>
        <div className="picker-decks">
          {valid.map((deck) => (
            <DeckOption
              key={deck.id}
              deck={deck}
              group={name}
              isPicked={deck.id === picked.id}
              onPick={() => setChosen(deck.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="picker-buttons">
        <Button type="submit" busy={isBusy}>
          {startLabel}
        </Button>
        <Button tone="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

type DeckOptionProps = { deck: DeckSummaryJson; group: string; isPicked: boolean; onPick: () => void };

function DeckOption({ deck, group, isPicked, onPick }: DeckOptionProps) {
  return (
    <label className="picker-deck" data-picked={isPicked || undefined}>
      <input
        type="radio"
        name={group}
        value={deck.id}
        checked={isPicked}
        onChange={onPick}
        aria-label={`${deck.name}: ${deck.totalCards} cards, ${deck.pokemonCount} Pokemon, ${deck.energyCount} Energy, ${deck.trainerCount} Trainers`}
        className="sr-only"
      />
      <DeckFan cards={deck.keyCards} />
      <span className="picker-body">
        <span className="flex items-center justify-between gap-3">
          <span className="picker-name">{deck.name}</span>
          <Badge tone="mint">Valid</Badge>
        </span>
        <span className="picker-counts">
          <Count name="Cards" value={deck.totalCards} />
          <Count name="Pokemon" value={deck.pokemonCount} />
          <Count name="Energy" value={deck.energyCount} />
          <Count name="Trainers" value={deck.trainerCount} />
        </span>
      </span>
    </label>
  );
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <span className="picker-count">
    <b>{value}</b> {name}
  </span>
);
