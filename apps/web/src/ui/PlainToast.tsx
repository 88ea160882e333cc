/** The current message without its finery, for when the code of the real one cannot be loaded. */

import { useEffect } from 'react';
import { useStore } from '../platform/createStore.ts';
import { Button } from './Button.tsx';
import { TOAST_MS, toasts } from './toast.ts';

export function PlainToast() {
  const message = useStore(toasts);
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => toasts.dismiss(message.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (message === undefined) return null;
  return (
    <div role="status" data-testid="toast" className="plain-toast">
      <p>
        <strong className="plain-toast-title">{message.title}</strong>
        <span className="hint">{message.description}</span>
      </p>
      <Button tone="quiet" onClick={() => toasts.dismiss(message.id)}>
        Dismiss
      </Button>
    </div>
  );
}
