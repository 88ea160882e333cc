/** The choice of rules, a deck and an opponent beside what comes of it: one composition, and one key that begins. */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import { formatNamed, limitedFormat } from '../data/formats.ts';
import { DeckPicker } from './DeckPicker.tsx';
import type { Facing } from './facing.tsx';
import { RulesStep } from './RulesStep.tsx';

type FrameProps = {
  rules: AnyRules;
  /** Absent where the challenger has chosen them. */
  onRules?: ((rules: AnyRules) => void) | undefined;
  /** Absent where the battle has none. */
  format?: DeckFormat | undefined;
  /** Absent where another player has chosen it. */
  onFormat?: ((format: DeckFormat) => void) | undefined;
  /** The step before the last: what the player plays. */
  yours: ReactNode;
  /** The last step: who it is against. */
  opponent: ReactNode;
  sides: readonly [Facing, Facing];
  /** What holds for the battle besides its rules, line by line. */
  facts: readonly string[];
  /** 'Start Battle', or the campaign's words. */
  startLabel: string;
  isBusy: boolean;
  /** Why nothing can begin; `undefined` where it can. */
  missing: string | undefined;
  onStart: () => void;
  onBack: () => void;
};

type MatchupProps = Omit<FrameProps, 'yours' | 'missing' | 'onStart'> & {
  /** All of them; only those that the rules take can be chosen. */
  decks: readonly DeckSummaryJson[];
  /** `undefined` where the rules take none of them. */
  deck: DeckSummaryJson | undefined;
  onDeck: (deckId: string) => void;
  /** 'Select Your Deck', or the campaign's words. */
  title: string;
  /** Neither side need own its deck. */
  anyCards?: boolean;
  onStart: (deckId: string) => void;
};

export function Matchup({ decks, deck, onDeck, title, anyCards = false, onStart, ...frame }: MatchupProps) {
  const { rules, onRules, format, facts } = frame;
  return (
    <MatchupFrame
      {...frame}
      yours={
        <DeckPicker
          title={title}
          step={2}
          rules={rules}
          format={format}
          decks={decks}
          deck={deck}
          onDeck={onDeck}
          anyCards={anyCards}
        />
      }
      facts={[...(deck === undefined || anyCards ? [] : ['Your deck is valid']), ...facts]}
      missing={
        deck === undefined ? missingText(formatNamed(rules, format), onRules !== undefined) : undefined
      }
      onStart={() => deck !== undefined && onStart(deck.id)}
    />
  );
}

/** The same for whatever is chosen in its two steps. */
export function MatchupFrame(props: FrameProps) {
  const { rules, onRules, format, onFormat, yours, opponent, sides, facts } = props;
  const { startLabel, isBusy, missing, onStart, onBack } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The key that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <form
      className="matchup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && missing === undefined) onStart();
      }}
    >
      <ArenaBackdrop className="matchup-place" />
      <RulesStep heading={heading} rules={rules} onRules={onRules} format={format} onFormat={onFormat} />
      {yours}
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
          {[RULES_FACTS[rules], ...formatFacts(format), ...facts].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="matchup-foot">
          <p id={`${id}-missing`} role="status" className="matchup-missing">
            {missing}
          </p>
          <div className="matchup-buttons">
            <Button
              type="submit"
              busy={isBusy}
              aria-disabled={missing !== undefined || undefined}
              aria-describedby={missing === undefined ? undefined : `${id}-missing`}
              className="matchup-start"
            >
              {startLabel}
            </Button>
            <Button tone="secondary" onClick={onBack}>
              Back
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

const RULES_FACTS: Readonly<Record<AnyRules, string>> = {
  classic: 'Classic rules, a bench of five',
  official: 'Official rules, six Prizes each',
};

function formatFacts(format: DeckFormat | undefined): readonly string[] {
  const name = limitedFormat(format);
  return name === undefined ? [] : [`${name}: both decks legal in it`];
}

const missingText = (format: string, canChoose: boolean): string =>
  `None of your decks is legal in ${format} battles. Change one${canChoose ? ', or choose the other rules' : ''}.`;

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
