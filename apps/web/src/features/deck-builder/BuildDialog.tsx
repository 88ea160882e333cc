/** Shows what «Complete this deck» added, with one step back; or says why it could not. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuildOutcome } from './buildOutcome.ts';
import { DECK_GROUPS, groupLines } from './groups.ts';

type BuildDialogProps = { outcome: BuildOutcome; onUndo: () => void; onClose: () => void };

export default function BuildDialog({ outcome, onUndo, onClose }: BuildDialogProps) {
  if (!outcome.ok)
    return (
      <Dialog title="This deck cannot be completed" description={outcome.reason} onClose={onClose}>
        <Button onClick={onClose}>Back to the deck</Button>
      </Dialog>
    );
  const added = outcome.added.reduce((sum, { quantity }) => sum + quantity, 0);
  if (added === 0)
    return (
      <Dialog
        title="Nothing to add"
        description={`This deck has its ${outcome.total} cards already.`}
        onClose={onClose}
      >
        <Button onClick={onClose}>Back to the deck</Button>
      </Dialog>
    );
  const groups = groupLines(outcome.added);
  return (
    <Dialog
      title={`${added} ${added === 1 ? 'card' : 'cards'} added`}
      description="From your own cards, energy by what the attacks cost. Everything you had chosen has stayed."
      onClose={onClose}
    >
      <div className="max-h-[50dvh] space-y-4 overflow-y-auto pr-2">
        {DECK_GROUPS.map(
          ({ kind, title }) =>
            groups[kind].length > 0 && (
              <section key={kind}>
                <h3 className="mb-1 font-bold text-sun">{title}</h3>
                <ul className="grid gap-x-6 sm:grid-cols-2">
                  {groups[kind].map(({ card, quantity }) => (
                    <li key={card.id} className="flex gap-2">
                      <span className="w-8 shrink-0 text-right text-mist tabular-nums">{quantity}×</span>
                      {card.name}
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose}>Keep them</Button>
        <Button tone="secondary" onClick={onUndo}>
          Undo
        </Button>
      </div>
    </Dialog>
  );
}
