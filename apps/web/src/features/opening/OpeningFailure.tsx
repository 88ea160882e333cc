/** Why a pack stayed closed, what becomes of it, and the way to try again. */
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const NOT_LOST = ' Your pack is not lost: it waits in the store until it opens.';
const SIGNED_OUT = ' Connect the same wallet again: unopened packs wait in the store.';

type OpeningFailureProps = { failure: unknown; onRetry: () => void };

export function OpeningFailure({ failure, onRetry }: OpeningFailureProps) {
  const retry = useFocusWhenLost<HTMLButtonElement>();
  const code = failure instanceof ApiError ? failure.code : undefined;
  return (
    <div className="opening-failure">
      <p role="alert" className="prose quiet">
        {sentenceOf(failure)}
        {code === 'not-signed-in' ? SIGNED_OUT : code !== 'pack-revoked' && NOT_LOST}
      </p>
      <div className="button-row is-centred">
        <Button ref={retry} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
