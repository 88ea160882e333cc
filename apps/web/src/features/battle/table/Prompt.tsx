/** What the player may do now, in one line; where the focus goes that has lost its place. */
import type { BattleView } from '@pokesol/engine/classic';
import type { ReactNode } from 'react';

type PromptProps = {
  view: Pick<BattleView, 'phase' | 'turn'>;
  /** 'Your Turn' */
  word: string;
  text: string;
  /** The battle goes on in another tab. */
  isReplaced: boolean;
  onContinue: () => void;
  /** Behind it, where the mat has no room for it. */
  signs?: ReactNode;
};

export function Prompt({ view, word, text, isReplaced, onContinue, signs }: PromptProps) {
  return (
    <div className="prompt" data-turn={view.phase === 'ended' ? undefined : word}>
      <p className="prompt-turn" aria-hidden="true">
        {view.phase === 'ended' ? 'Battle over' : view.phase === 'setup' ? word : `${word} · ${view.turn}`}
      </p>
      <p className="turn-prompt" role="status" tabIndex={-1} data-focus-home>
        {isReplaced ? 'This battle is open in another tab.' : text}
      </p>
      {isReplaced && (
        <button type="button" className="prompt-continue" onClick={onContinue}>
          Continue here
        </button>
      )}
      {signs}
    </div>
  );
}
