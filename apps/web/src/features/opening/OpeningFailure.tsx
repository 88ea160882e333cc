/** Why a pack stayed closed, what becomes of it, and the way to try again. */
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { type NextPack, useFocusWhenLost } from './OpeningActions.tsx';

const NOT_LOST = ' Your pack is not lost: it waits in the store until it opens.';
const SIGNED_OUT = ' Connect the same wallet again: what is still closed waits in the store.';

type OpeningFailureProps = { failure: unknown; onRetry: () => void; next: NextPack | undefined };

export function OpeningFailure({ failure, onRetry, next }: OpeningFailureProps) {
  const retry = useFocusWhenLost<HTMLButtonElement>();
  const code = failure instanceof ApiError ? failure.code : undefined;
  return (
    <div className="mt-5 flex flex-col items-center gap-5 text-center">
      <p role="alert" className="max-w-prose text-mist">
        {sentenceOf(failure)}
        {code === 'not-signed-in' ? SIGNED_OUT : code !== 'pack-revoked' && NOT_LOST}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={retry} onClick={onRetry}>
          Try again
        </Button>
        {next && (
          <Button tone="secondary" onClick={next.go}>
            {next.isLast ? 'See everything' : 'Next pack'}
          </Button>
        )}
      </div>
    </div>
  );
}
