/** Why a save failed; after a conflict, with the button that takes over the newer state. */
import { Button } from '../../../ui/Button.tsx';
import type { AttemptProblem } from './useAttempt.ts';
import './form.css';

/** Takes over what another admin has saved meanwhile: offered where the server refuses with `code`. */
export type Reload = { readonly code: string; readonly run: () => Promise<unknown> };

type ProblemNoteProps = {
  problem: AttemptProblem | undefined;
  reload: Reload | undefined;
  onReload: () => void;
};

export function ProblemNote({ problem, reload, onReload }: ProblemNoteProps) {
  if (problem === undefined) return null;
  return (
    <div role="alert" className="admin-problem problem-note">
      <p>{problem.words}</p>
      {reload !== undefined && problem.code === reload.code && (
        <Button tone="secondary" onClick={onReload}>
          Load it again
        </Button>
      )}
    </div>
  );
}

/** What is said once it was loaded again. */
export function ReloadedNote({ words }: { words: string | undefined }) {
  return (
    words !== undefined && (
      <p role="status" className="good">
        {words}
      </p>
    )
  );
}
