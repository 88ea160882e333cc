/** The decks that the chosen rules take, one of them picked; and the others, with what keeps each from battling. */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { counted } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { idleText } from '../../card/index.ts';
import { formatNamed, isLegalIn } from '../data/formats.ts';
import { takes, takesForPractice, verdictOf } from '../data/rules.ts';
import { DeckFace } from './facing.tsx';
import { StepTitle } from './StepTitle.tsx';

type DeckPickerProps = {
  title: string;
  step: number;
  rules: AnyRules;
  format: DeckFormat | undefined;
  /** All of them; only those that the rules take can be picked. */
  decks: readonly DeckSummaryJson[];
  deck: DeckSummaryJson | undefined;
  onDeck: (deckId: string) => void;
  /** The decks need not be owned. */
  anyCards: boolean;
};

/** So many rows leave room under them. */
const FEW_DECKS = 2;
/** The deck list has them all. */
const MOST_BARRED = 6;

export function DeckPicker(props: DeckPickerProps) {
  const { title, step, rules, format = rules, decks, deck, onDeck, anyCards } = props;
  const group = useId();
  const isTaken = (each: DeckSummaryJson) =>
    (anyCards ? takesForPractice : takes)(rules, each) && isLegalIn(format, each);
  const taken = decks.filter(isTaken);
  const barred = decks.filter((each) => !isTaken(each));
  return (
    <div className="matchup-part">
      <StepTitle id={`${group}-title`} step={step}>
        {title}
      </StepTitle>
      <div className="deck-rows">
        {taken.length > 0 && (
          <div role="radiogroup" aria-labelledby={`${group}-title`} className="deck-rows-inner">
            {taken.map((each) => (
              <DeckRow
                key={each.id}
                deck={each}
                rules={rules}
                group={group}
                isPicked={each.id === deck?.id}
                onPick={() => onDeck(each.id)}
              />
            ))}
          </div>
        )}
        {barred.length > 0 && (
          <ul aria-label={`Not for ${formatNamed(rules, format)} battles`} className="deck-rows-inner">
            {barred.slice(0, MOST_BARRED).map((each) => (
              <BarredRow key={each.id} deck={each} rules={rules} format={format} />
            ))}
          </ul>
        )}
      </div>
      {barred.length > MOST_BARRED && (
        <Link href="/deck-list" className="text-link matchup-more">
          And {barred.length - MOST_BARRED} more in your deck list
        </Link>
      )}
      {deck !== undefined && decks.length <= FEW_DECKS && <DeckFan cards={deck.keyCards} />}
    </div>
  );
}

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

type DeckRowProps = {
  deck: DeckSummaryJson;
  rules: AnyRules;
  group: string;
  isPicked: boolean;
  onPick: () => void;
};

function DeckRow({ deck, rules, group, isPicked, onPick }: DeckRowProps) {
  const note = noteOf(deck, rules);
  return (
    <label className="deck-row" data-picked={isPicked || undefined}>
      <input
        type="radio"
        name={group}
        value={deck.id}
        checked={isPicked}
        onChange={onPick}
        aria-label={`${deck.name}: ${counted(deck.totalCards, 'card')}, ${deck.pokemonCount} Pokémon, ${deck.energyCount} Energy, ${counted(deck.trainerCount, 'Trainer')}${note === '' ? '' : `. ${note}`}`}
        className="pick"
      />
      <span className="deck-row-face" aria-hidden="true">
        <DeckFace card={deck.keyCards[0]} />
      </span>
      <span className="deck-row-words">
        <span className="deck-row-name">{deck.name}</span>
        <span>
          {takes(rules, deck) ? <Badge tone="mint">Valid</Badge> : <Badge tone="sun">Practice only</Badge>}{' '}
          {counted(deck.totalCards, 'card')}
        </span>
        <span className="deck-row-counts">
          {deck.pokemonCount} Pokémon, {deck.energyCount} Energy, {deck.trainerCount} Trainers
        </span>
        {note !== '' && <span className="hint">{note}</span>}
      </span>
      <PixelIcon name="star" className="deck-row-mark" />
    </label>
  );
}

/** What of a legal deck these rules do not play. */
function noteOf({ idleCount, official }: DeckSummaryJson, rules: AnyRules): string {
  if (rules === 'classic') return idleCount > 0 ? idleText(idleCount) : '';
  return official.unreadCount > 0
    ? `${counted(official.unreadCount, 'card')} not played in full: ${official.unread.join(', ')}${official.unreadCount > official.unread.length ? '…' : ''}.`
    : '';
}

/** The whole row leads to where it is changed. */
type BarredRowProps = { deck: DeckSummaryJson; rules: AnyRules; format: DeckFormat };

function BarredRow({ deck, rules, format }: BarredRowProps) {
  const why = useId();
  const { errors, errorCount } = verdictOf(deck, rules);
  // Its deck card and the builder say which of its cards the format does not take.
  const [first = `Some of its cards are not in ${formatNamed(rules, format)}`] = errors;
  return (
    <li className="deck-barred">
      <Link
        href={`/deck-builder?deck=${encodeURIComponent(deck.id)}`}
        aria-label={`Change ${deck.name} in the Deck Builder`}
        aria-describedby={why}
        className="deck-row is-barred"
      >
        <span className="deck-row-face" aria-hidden="true">
          <DeckFace card={deck.keyCards[0]} />
        </span>
        <span className="deck-row-words">
          <span className="deck-row-name">{deck.name}</span>
          <span>
            <Badge tone="rose">Not {formatNamed(rules, format)}</Badge> {counted(deck.totalCards, 'card')}
          </span>
          <span className="deck-row-why">
            <span id={why}>
              {first.replace(/\.?$/, '.')}
              {errorCount > 1 && ` And ${errorCount - 1} more.`}
            </span>{' '}
            <span className="deck-row-change">Change it</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
