/** The choice of a deck and an opponent beside what comes of it: one composition, and one key that begins. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { counted } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { ArenaBackdrop } from '../../arena/ArenaBackdrop.tsx';
import { idleText } from '../../card/cardFacts.ts';
import { DeckFace, type Facing } from './facing.tsx';

type MatchupProps = {
  /** All of them; only the valid ones can be chosen. */
  decks: readonly DeckSummaryJson[];
  deck: DeckSummaryJson;
  onDeck: (deckId: string) => void;
  /** 'Select Your Deck', or the campaign's words. */
  title: string;
  /** The second step: who it is against. */
  opponent: ReactNode;
  sides: readonly [Facing, Facing];
  /** What holds for the battle, line by line. */
  facts: readonly string[];
  /** 'Start Battle', or the campaign's words. */
  startLabel: string;
  isBusy: boolean;
  /** Why it cannot begin yet. */
  missing?: string | undefined;
  onStart: () => void;
  onBack: () => void;
};

export function Matchup(props: MatchupProps) {
  const { decks, deck, onDeck, title, opponent, sides, facts, startLabel, isBusy, missing, onStart, onBack } =
    props;
  const group = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The key that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const valid = decks.filter(({ isValid }) => isValid);
  const unfinished = decks.find(({ isValid }) => !isValid);
  return (
    <form
      className="matchup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && missing === undefined) onStart();
      }}
    >
      <ArenaBackdrop className="matchup-place" />
      <div className="matchup-part">
        <StepTitle ref={heading} id={`${group}-title`} step={1}>
          {title}
        </StepTitle>
        <div role="radiogroup" aria-labelledby={`${group}-title`} className="deck-rows">
          {valid.map((each) => (
            <DeckRow
              key={each.id}
              deck={each}
              group={group}
              isPicked={each.id === deck.id}
              onPick={() => onDeck(each.id)}
            />
          ))}
        </div>
        {unfinished !== undefined && (
          <Link
            href={`/deck-builder?deck=${encodeURIComponent(unfinished.id)}`}
            className="text-link matchup-more"
          >
            {unfinished.name} has {unfinished.totalCards} of 60: finish it
          </Link>
        )}
        {valid.length <= FEW_DECKS && <DeckFan cards={deck.keyCards} />}
      </div>
      <div className="matchup-part">{opponent}</div>
      <div className="matchup-summary">
        <div className="facing-both">
          <Side facing={sides[0]} />
          <span className="facing-vs" aria-hidden="true">
            VS
          </span>
          <Side facing={sides[1]} />
        </div>
        <ul className="matchup-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="matchup-buttons">
          <Button
            type="submit"
            busy={isBusy}
            aria-disabled={missing !== undefined || undefined}
            aria-describedby={missing === undefined ? undefined : `${group}-missing`}
            className="matchup-start"
          >
            {startLabel}
          </Button>
          <Button tone="secondary" onClick={onBack}>
            Back
          </Button>
        </div>
        <p id={`${group}-missing`} role="status" className="matchup-missing">
          {missing}
        </p>
      </div>
    </form>
  );
}

/** So many rows leave room under them. */
const FEW_DECKS = 2;

const DeckFan = ({ cards: [main, second, third] }: { cards: DeckSummaryJson['keyCards'] }) => (
  <div className="matchup-fan" aria-hidden="true">
    {[second, main, third].map(
      (card) =>
        card && (
          <span key={card.id} className="matchup-fan-card">
            <DeckFace card={card} />
          </span>
        ),
    )}
  </div>
);

type StepTitleProps = { id: string; step: number; children: string; ref?: Ref<HTMLHeadingElement> };

/** A step of the choice; it can take the focus, and is no stop of the keyboard. */
export const StepTitle = ({ id, step, children, ref }: StepTitleProps) => (
  <h2 ref={ref} id={id} tabIndex={-1} className="matchup-title">
    <span aria-hidden="true" className="matchup-step">
      {step}
    </span>
    <span>{children}</span>
  </h2>
);

const Side = ({ facing }: { facing: Facing }) => (
  <div className="facing">
    <div className="facing-picture" aria-hidden="true">
      {facing.picture}
    </div>
    <p className="facing-words">
      <span className="facing-name">{facing.name}</span>
      <span className="facing-note">{facing.note}</span>
    </p>
  </div>
);

type DeckRowProps = { deck: DeckSummaryJson; group: string; isPicked: boolean; onPick: () => void };

function DeckRow({ deck, group, isPicked, onPick }: DeckRowProps) {
  const idle = deck.idleCount > 0 ? idleText(deck.idleCount) : '';
  return (
    <label className="deck-row" data-picked={isPicked || undefined}>
      <input
        type="radio"
        name={group}
        value={deck.id}
        checked={isPicked}
        onChange={onPick}
        aria-label={`${deck.name}: ${counted(deck.totalCards, 'card')}, ${deck.pokemonCount} Pokemon, ${deck.energyCount} Energy, ${counted(deck.trainerCount, 'Trainer')}${idle === '' ? '' : `. ${idle}`}`}
        className="pick"
      />
      <span className="deck-row-face" aria-hidden="true">
        <DeckFace card={deck.keyCards[0]} />
      </span>
      <span className="deck-row-words">
        <span className="deck-row-name">{deck.name}</span>
        <span>
          <Badge tone="mint">Valid</Badge> {counted(deck.totalCards, 'card')}
        </span>
        <span className="deck-row-counts">
          {deck.pokemonCount} Pokemon, {deck.energyCount} Energy, {deck.trainerCount} Trainers
        </span>
        {idle !== '' && <span className="hint">{idle}</span>}
      </span>
      <PixelIcon name="star" className="deck-row-mark" />
    </label>
  );
}
