/** Shows what «Complete this deck» would add and why, and adds it when that is wanted; or says why it cannot. */
import type { BuildReason } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import type { BuildOutcome } from './buildOutcome.ts';
import { CardThumb } from './CardThumb.tsx';
import { WithAllCards, type WithAllCardsProps } from './WithAllCards.tsx';
import './dialogs.css';
import { counted } from '../../platform/format.ts';

type BuildDialogProps = WithAllCardsProps & {
  outcome: BuildOutcome;
  onAdd: () => void;
  onClose: () => void;
};

export default function BuildDialog({ outcome, onAdd, onClose, ...build }: BuildDialogProps) {
  if (isRefusal(outcome))
    return (
      <Dialog title="This deck cannot be completed" description={outcome.message} onClose={onClose}>
        <div className="build-buttons">
          <Button onClick={onClose}>Back to the deck</Button>
          <WithAllCards {...build} />
        </div>
      </Dialog>
    );
  const { added, total, reasons, notes, years } = outcome;
  const copies = added.reduce((sum, { quantity }) => sum + quantity, 0);
  if (copies === 0)
    return (
      <Dialog
        title="Nothing to add"
        description={`This deck has its ${counted(total, 'card')} already.`}
        onClose={onClose}
      >
        <Button onClick={onClose}>Back to the deck</Button>
      </Dialog>
    );
  return (
    <Dialog
      title={`${counted(copies, 'card')} to make ${total}`}
      description={
        years === undefined
          ? 'From your own cards and free energy. All that you chose stays.'
          : `For practice, from all cards of ${years}, owned or not. All that you chose stays.`
      }
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
      <section className="build-cards" aria-label="Cards to add" tabIndex={0}>
        {reasons.map((reason) => (
          <Reason key={reason.title} {...reason} />
        ))}
      </section>
      {notes.map((sentence) => (
        <p key={sentence} className="build-note">
          {sentence}
        </p>
      ))}
      <div className="build-buttons">
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
        {years === undefined && <WithAllCards {...build} />}
        <Button className="build-add" onClick={onAdd}>
          {copies === 1 ? 'Add this one' : `Add these ${copies}`}
        </Button>
      </div>
    </Dialog>
  );
}

/** A reason, all that was chosen for it, and what is to be said of each. */
function Reason({ title, why, parts }: BuildReason<DeckCardFactsOf>) {
  return (
    <section className="build-reason">
      <h3 className="build-heading">{title}</h3>
      <p className="build-reason-why">{why}</p>
      <ul className="build-reason-parts">
        {parts.map(({ lines, fact }) =>
          lines.map((line, index) => (
            <Added key={line.card.id} {...line} fact={index === lines.length - 1 ? fact : ''} />
          )),
        )}
      </ul>
    </section>
  );
}

function Added({ card, quantity, fact }: BuilderLine & { fact: string }) {
  return (
    <li className="build-card">
      <CardThumb card={card.json} />
      <span className="build-card-name">
        {card.name}
        {fact !== '' && <span className="build-reason-why">{fact}</span>}
      </span>
      <b className="build-count">+{quantity}</b>
    </li>
  );
}
