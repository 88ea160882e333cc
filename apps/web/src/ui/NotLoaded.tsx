/** What a screen shows that did not load: why, and the button that asks for it once more. */
import { sentenceOf } from '../platform/api.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type NotLoadedProps = { title: string; error: unknown; isTrying?: boolean; onTryAgain: () => unknown };

export const NotLoaded = ({ title, error, isTrying = false, onTryAgain }: NotLoadedProps) => (
  <EmptyState
    icon="alert"
    title={title}
    action={
      <Button busy={isTrying} onClick={() => void onTryAgain()}>
        {isTrying ? 'Trying...' : 'Try again'}
      </Button>
    }
  >
    {sentenceOf(error)}
  </EmptyState>
);
