/** The open question in a window; it can be put aside to look at the board, and must be answered in the end. */
import type { CardNo } from '@pokesol/engine';
import type { Choice } from '@pokesol/engine/classic';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import type { CardLookup } from '../../../board/cardLook.ts';
import { IgnoreEarlyClicks } from '../../../table/IgnoreEarlyClicks.tsx';
import { choiceKey, choiceScreen } from './registry.ts';
import '../../../choices/choices.css';

type ChoiceDialogProps = {
  choice: Choice;
  look: CardLookup;
  /** The card that asks. */
  asker: string | undefined;
  isBusy: boolean;
  onAnswer: (cards: readonly CardNo[]) => void;
  onPutAside: () => void;
};

export function ChoiceDialog({ choice, look, asker, isBusy, onAnswer, onPutAside }: ChoiceDialogProps) {
  const { title, Screen } = choiceScreen(choice);
  return (
    <Dialog
      title={title(choice)}
      description={
        asker === undefined
          ? 'Close this window to look at the board.'
          : `For ${asker}. Close this window to look at the board.`
      }
      onClose={onPutAside}
      onOpenFocus={focusFirst}
      wide
    >
      <IgnoreEarlyClicks key={choiceKey(choice)}>
        <Screen choice={choice} look={look} isBusy={isBusy} onAnswer={onAnswer} />
      </IgnoreEarlyClicks>
    </Dialog>
  );
}

/** At the first that can be chosen: what closes the window stands before it. */
function focusFirst(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const first = event.target.querySelector<HTMLElement>('.choice-card, .choice-move');
  if (first === null) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
