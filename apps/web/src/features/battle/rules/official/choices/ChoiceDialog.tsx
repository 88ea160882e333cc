/** The open question of a printed battle, over mat and hand; it can be put aside to look at the table. */
import type { Answer, BattleView, Choice } from '@pokesol/engine/official';
import { useMemo } from 'react';
import type { Clock } from '../../../../../platform/clock.ts';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Art } from '../../../board/Art.tsx';
import type { CardLookup } from '../../../board/cardLook.ts';
import { type KeptPicks, PicksContext, picksOf } from '../../../choices/keptPicks.ts';
import { IgnoreEarlyClicks } from '../../../table/IgnoreEarlyClicks.tsx';
import { type Asked, askedBy } from './asked.ts';
import { officialChoiceKey, officialScreen } from './registry.ts';
import '../../../board/board.css';
import '../../../table/arena.css';
import './officialChoice.css';
import './choiceCards.css';

type OfficialChoiceProps = {
  view: BattleView;
  choice: Choice;
  look: CardLookup;
  /** What asks, where that is known better than from what is being resolved. */
  asker?: string;
  /** What a lesson says to answer. It has the focus first, so that no answer is suggested by it. */
  advice?: string | undefined;
  isBusy: boolean;
  /** Why the last answer was not taken: the window lies over where else it would stand. */
  notDone?: { readonly title: string; readonly message: string } | null;
  /** Where what is picked stays while the question is put aside. */
  kept?: KeptPicks;
  onAnswer: (answer: Answer) => void;
  onPutAside: () => void;
  clock?: Clock;
};

export function OfficialChoice(props: OfficialChoiceProps) {
  const { view, choice, look, asker, advice, isBusy, kept, onAnswer, onPutAside, clock } = props;
  const asked = askedBy(view, look, asker);
  const { title, sentence, isTall, Screen } = officialScreen(choice);
  const key = officialChoiceKey(view, choice);
  const picks = useMemo(() => (kept === undefined ? null : picksOf(kept, key)), [kept, key]);
  const description = describedBy(
    asked,
    sentence?.(choice, asked, look, view) ?? '',
    choice.kind === 'yesNo' || choice.kind === 'modes',
  );
  return (
    <Dialog
      title={title(choice, asked, look, view)}
      {...(description !== '' && { description })}
      picture={asked.card !== undefined && <Art card={look(asked.card)} className="choice-source" />}
      sheet={isTall?.(choice) === true ? 'tall' : 'low'}
      onClose={onPutAside}
      onOpenFocus={focusFirst}
    >
      {advice !== undefined && (
        <p className="choice-advice" data-advice tabIndex={-1}>
          {advice}
        </p>
      )}
      <IgnoreEarlyClicks key={key} {...(clock && { clock })}>
        <PicksContext value={picks}>
          <Screen
            choice={choice}
            view={view}
            look={look}
            asked={asked}
            isBusy={isBusy}
            onAnswer={onAnswer}
            onPutAside={onPutAside}
          />
        </PicksContext>
      </IgnoreEarlyClicks>
      {props.notDone && (
        <p className="choice-not-done" role="alert">
          <b>{props.notDone.title}.</b> {props.notDone.message}
        </p>
      )}
    </Dialog>
  );
}

/** «For Computer Search: Discard 2 other cards from your hand.»; the answers themselves say the rest. */
function describedBy({ name, words, isTheirs }: Asked, sentence: string, isSaidBelow: boolean): string {
  const text = words === '' || isSaidBelow ? sentence : words;
  if (name === undefined) return text;
  const source = `For ${isTheirs ? 'your opponent’s ' : ''}${name}`;
  return text === '' ? `${source}.` : `${source}: ${text}`;
}

const FIRST = [
  '[data-advice]',
  '[data-tab-stop] [aria-pressed="true"]',
  '[data-tab-stop] button:not([aria-disabled])',
  '.choice-order button:not([aria-disabled])',
  '[data-answer]',
];

/** At the first that can be chosen: filters and what closes the window stand around it. */
function focusFirst(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const window = event.target;
  const found = FIRST.map((selector) => window.querySelector<HTMLElement>(selector));
  const first = found.find((each) => each !== null);
  if (first === undefined) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
