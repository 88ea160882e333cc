/** Shows the current message in the corner for five seconds; F8 moves the focus to it. */
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { PixelIcon } from './PixelIcon.tsx';
import { toasts } from './toast.ts';

export default function Toaster() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Toast.Provider duration={5000} label="Message">
      {message && (
        <Toast.Root
          data-testid="toast"
          key={message.id}
          type="foreground"
          onOpenChange={(open) => !open && toasts.dismiss(message.id)}
          data-tone={message.tone}
          className="pixel-frame flex animate-rise items-start gap-3 p-4 pr-2 drop-shadow-[0_6px_0_rgb(14_10_34/0.6)] [--edge:var(--color-mint)] [--fill:var(--color-ink)] data-[tone=destructive]:[--edge:var(--color-rose)]"
        >
          <div className="min-w-0 flex-1 pl-1">
            <Toast.Title className="pixel-title text-xs text-cream">{message.title}</Toast.Title>
            <Toast.Description className="mt-1.5 text-sm [overflow-wrap:anywhere] text-mist">
              {message.description}
            </Toast.Description>
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="-mt-2 grid size-11 shrink-0 place-items-center text-mist hover:text-cream"
          >
            <PixelIcon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed top-18 right-3 left-3 z-50 md:top-auto md:right-6 md:bottom-6 md:left-auto md:w-104"
      />
    </Toast.Provider>
  );
}
