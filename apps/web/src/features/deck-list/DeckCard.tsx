/** One deck among others: what it is made of, whether it is legal, and what can be done with it. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TypeIcon, typeClass, typeStyle } from '../card/index.ts';
import { lastRateOf, percentText, rangeText } from '../gauntlet/index.ts';
import { DeckErrors } from './DeckErrors.tsx';
import { DeckFan } from './DeckFan.tsx';
import { badgeOf, formatsText, isForPractice, legalInText, onlyOfficial } from './deckState.ts';
import './deckTry.css';

const DECK_ACTIONS = ['duplicate', 'export', 'statistics', 'formats', 'share', 'delete'] as const;
export type DeckAction = (typeof DECK_ACTIONS)[number];

const ACTION_NAMES: Readonly<Record<DeckAction, string>> = {
  duplicate: 'Duplicate',
  export: 'Export',
  statistics: 'Statistics',
  formats: 'Formats',
  share: 'Share',
  delete: 'Delete',
};

type DeckCardProps = {
  deck: DeckSummaryJson;
  /** What was asked for and waits for the deck's cards. */
  loading: DeckAction | undefined;
  onAction: (action: DeckAction, deck: DeckSummaryJson) => void;
};

export function DeckCard({ deck, loading, onAction }: DeckCardProps) {
  const titleId = useId();
  const badge = badgeOf(deck);
  const more = onlyOfficial(deck);
  const legalIn = legalInText(deck);
  const rate = lastRateOf(deck.id);
  const isReady = deck.isValid || deck.official.isLegal;
  return (
    <article
      aria-labelledby={titleId}
      className="deck-card"
      data-practice={(!isReady && isForPractice(deck)) || undefined}
    >
      <DeckFan cards={deck.keyCards} />
      <div className="deck-body">
        <Badge tone={badge.tone} className="deck-badge">
          {badge.text}
        </Badge>
        <h2 id={titleId} className="deck-card-name">
          {deck.name}
        </h2>
        {deck.description !== '' && <p className="deck-description">{deck.description}</p>}
        <dl className="deck-counts">
          <Count name="Cards" value={deck.totalCards} />
          <Count name="Pokémon" value={deck.pokemonCount} />
          <Count name="Trainers" value={deck.trainerCount} />
          <Count name="Energy" value={deck.energyCount} />
        </dl>
        <TypeBar pokemonTypes={deck.pokemonTypes} energyTypes={deck.energyTypes} />
        <Owned deck={deck} />
        <p className="deck-verdicts">{formatsText(deck)}</p>
        {legalIn !== undefined && <p className="deck-verdicts">{legalIn}</p>}
        {rate !== undefined && <p className="deck-verdicts">Gauntlet: {rateText(rate)}</p>}
        <DeckErrors errors={deck.errors} count={deck.errorCount} />
        <DeckErrors errors={more} count={more.length} title="In official battles:" />
        <div className="deck-actions">
          {isReady && (
            <Link
              href={`/battle?deck=${encodeURIComponent(deck.id)}`}
              aria-label={`Battle with ${deck.name}`}
              className={buttonClass('primary', 'deck-battle')}
            >
              Battle
            </Link>
          )}
          {isForPractice(deck) && (
            <Link
              href={`/practice?deck=${encodeURIComponent(deck.id)}`}
              aria-label={`Practice with ${deck.name}`}
              className={buttonClass(isReady ? 'secondary' : 'primary', 'deck-practice')}
            >
              Practice
            </Link>
          )}
          <Link
            href={`/deck-builder?deck=${encodeURIComponent(deck.id)}`}
            aria-label={`Edit ${deck.name}`}
            className={buttonClass('secondary', 'deck-edit')}
          >
            Edit
          </Link>
          {isForPractice(deck) && (
            <Link
              href={`/gauntlet?deck=${encodeURIComponent(deck.id)}`}
              aria-label={`Try ${deck.name} out${rate === undefined ? '' : `: ${rateText(rate)}`}`}
              className="deck-try"
            >
              {rate === undefined ? 'Try it out' : `Try it out · ${percentText(rate.share)}`}
            </Link>
          )}
          {DECK_ACTIONS.map((action) => (
            <button
              key={action}
              type="button"
              data-action={action}
              aria-busy={action === loading}
              aria-label={`${ACTION_NAMES[action]} ${deck.name}`}
              onClick={() => onAction(action, deck)}
            >
              {ACTION_NAMES[action]}
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Never the share without its range, nor as if the deck could not have changed since. */
const rateText = (rate: NonNullable<ReturnType<typeof lastRateOf>>): string =>
  `won ${percentText(rate.share)} when last tried, likely ${rangeText(rate)} percent`;

/** How many of its cards its wallet owns, in words and as a bar. */
function Owned({ deck: { ownedCards, totalCards } }: Pick<DeckCardProps, 'deck'>) {
  if (totalCards === 0) return null;
  const isWhole = ownedCards >= totalCards;
  return (
    <div className="deck-owned" data-whole={isWhole || undefined}>
      <span>{isWhole ? `You own all ${totalCards}` : `You own ${ownedCards} of ${totalCards}`}</span>
      <span aria-hidden className="deck-owned-bar">
        <span style={{ width: `${(Math.min(ownedCards, totalCards) / totalCards) * 100}%` }} />
      </span>
    </div>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How a deck's Pokémon divide among the types: one bar, and the same in signs and numbers. */
function TypeBar({ pokemonTypes, energyTypes }: Pick<DeckSummaryJson, 'pokemonTypes' | 'energyTypes'>) {
  const isPokemon = pokemonTypes.length > 0;
  const types = isPokemon ? pokemonTypes : energyTypes;
  if (types.length === 0) return null;
  return (
    <div>
      <div aria-hidden className="type-bar">
        {types.map(({ type, count }) => (
          <span
            key={type}
            className={cx('type-bar-part', typeClass(typeStyle(type)))}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul aria-label={isPokemon ? 'Pokémon by type' : 'Energy by type'} className="type-bar-legend">
        {types.map(({ type, count }) => (
          <li key={type}>
            <TypeIcon type={type} /> {count}
          </li>
        ))}
      </ul>
    </div>
  );
}
