/** Why a save failed; where somebody else was faster, with the key that takes over what he has saved. */
import { Button } from '../../../ui/Button.tsx';
import type { AttemptProblem } from './useAttempt.ts';

/** Takes over what somebody else has saved meanwhile: offered where the server refuses with `code`. */
export type Reload = { readonly code: string; readonly run: () => Promise<unknown> };

type ProblemNoteProps = {
  problem: AttemptProblem | undefined;
  reload: Reload | undefined;
  onReload: () => void;
};

export function ProblemNote({ problem, reload, onReload }: ProblemNoteProps) {
  if (problem === undefined) return null;
  return (
    <div role="alert" className="admin-problem grid justify-items-start gap-3">
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
      <p role="status" className="text-mint">
        {words}
      </p>
    )
  );
}
