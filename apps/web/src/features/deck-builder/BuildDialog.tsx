/** Shows what «Complete this deck» added, for the printed game with its reasons, and one step back; or why it could not. */
import type { BuildReason } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuildOutcome } from './buildOutcome.ts';
import { DECK_GROUPS, groupLines } from './groups.ts';
import { WithAllCards, type WithAllCardsProps } from './WithAllCards.tsx';
import './dialogs.css';
import { counted } from '../../platform/format.ts';

type BuildDialogProps = WithAllCardsProps & { onUndo: () => void; onClose: () => void };

export default function BuildDialog({ onUndo, onClose, ...build }: BuildDialogProps) {
  const { outcome } = build;
  if (isRefusal(outcome))
    return (
      <Dialog title="This deck cannot be completed" description={outcome.message} onClose={onClose}>
        <div className="build-buttons">
          <Button onClick={onClose}>Back to the deck</Button>
          <WithAllCards {...build} />
        </div>
      </Dialog>
    );
  const added = outcome.added.reduce((sum, { quantity }) => sum + quantity, 0);
  if (added === 0)
    return (
      <Dialog
        title="Nothing to add"
        description={`This deck has its ${counted(outcome.total, 'card')} already.`}
        onClose={onClose}
      >
        <Button onClick={onClose}>Back to the deck</Button>
      </Dialog>
    );
  const groups = groupLines(outcome.added);
  return (
    <Dialog
      title={`${counted(added, 'card')} added`}
      description={`${whence(outcome)} All the cards you had chosen are still there.`}
      onClose={onClose}
    >
      {(outcome.lacking ?? []).map((sentence) => (
        <p key={sentence} className="build-lacking">
          {sentence}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
      <section className="build-cards" aria-label="Cards that were added" tabIndex={0}>
        {outcome.reasons !== undefined && <WhyTheseCards reasons={outcome.reasons} />}
        {outcome.reasons === undefined &&
          DECK_GROUPS.map(
            ({ kind, title }) =>
              groups[kind].length > 0 && (
                <section key={kind}>
                  <h3 className="build-heading">{title}</h3>
                  <ul className="build-list">
                    {groups[kind].map(({ card, quantity }) => (
                      <li key={card.id} className="build-card">
                        <span className="build-count">{quantity}×</span>
                        {card.name}
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
      </section>
      <div className="build-buttons">
        <Button onClick={onClose}>Keep them</Button>
        <Button tone="secondary" onClick={onUndo}>
          Undo
        </Button>
        {outcome.years === undefined && <WithAllCards {...build} />}
      </div>
    </Dialog>
  );
}

function whence({ reasons, years }: Extract<BuildOutcome, { added: unknown }>): string {
  if (years !== undefined) return `For practice, from all cards of ${years}, owned or not.`;
  return reasons === undefined
    ? 'From your own cards, with energy to match the attack costs.'
    : 'For official battles, from your own cards.';
}

/** Each reason once, with all that was chosen for it. */
function WhyTheseCards({ reasons }: { reasons: readonly BuildReason[] }) {
  return (
    <>
      {reasons.map(({ title, why, parts }) => (
        <section key={title} className="build-reason">
          <h3 className="build-heading">{title}</h3>
          <p className="build-reason-why">{why}</p>
          <ul className="build-reason-parts">
            {parts.map(({ lines, fact }) => (
              <li key={lines[0]?.card.id}>
                <p className="build-reason-cards">
                  {lines.map(({ card, quantity }) => `${quantity}× ${card.name}`).join(', ')}
                </p>
                {fact !== '' && <p className="build-reason-why">{fact}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
