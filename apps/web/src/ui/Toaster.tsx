/** Shows the current message for five seconds, where it covers no button if it can; F8 moves the focus to it. */

import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { browserClock } from '../platform/clock.ts';
import { useStore } from '../platform/createStore.ts';
import { cx } from './cx.ts';
import { PixelIcon } from './PixelIcon.tsx';
import { QUIET_MS, TOAST_MS, toasts } from './toast.ts';
import { calmerSpot, pressableTargets, type ToastSpot, watchDialogs, whenCalm } from './toastSpot.ts';
import { escapeWindow } from './windows.ts';

/** Clear of the header above and of the compact navigation below, in pixels. */
const TOP = 72;
const BOTTOM = 76;
/** A dialog is measured when it has come to rest. */
const CALM_MS = 200;

/** Out of the way of a game, over the header or in the corner; nothing under it is out of reach. */
const QUIET_SPOT =
  'top-1 right-3 left-3 mx-auto w-fit max-w-72 pointer-events-none xl:top-auto xl:right-auto xl:bottom-4 xl:left-4';

const SPOTS: Record<ToastSpot, string> = {
  top: 'top-18 md:top-28',
  bottom: 'bottom-[calc(4.75rem+env(safe-area-inset-bottom))] md:bottom-6',
};

export default function Toaster() {
  const message = useStore(toasts);
  const viewport = useRef<HTMLOListElement>(null);
  const [spot, setSpot] = useState<ToastSpot>('bottom');

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each message
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const bands = () => bandsOf(element.getBoundingClientRect());
    setSpot(calmerSpot(bands(), pressableTargets(document)));
    const calm = whenCalm(browserClock, CALM_MS, () =>
      setSpot((now) => calmerSpot(bands(), pressableTargets(document), now)),
    );
    const unwatch = watchDialogs(document, calm.stir);
    return () => {
      unwatch();
      calm.stop();
    };
  }, [message?.id]);

  const isQuiet = message?.tone === 'quiet';
  return (
    <Toast.Provider duration={isQuiet ? QUIET_MS : TOAST_MS} label="Message">
      {message && (
        <Toast.Root
          data-testid="toast"
          key={message.id}
          type="foreground"
          onOpenChange={(open) => !open && toasts.dismiss(message.id)}
          onEscapeKeyDown={passToWindow}
          data-tone={message.tone}
          className={cx(
            'pixel-frame flex animate-rise items-start gap-3 drop-shadow-[0_6px_0_rgb(14_10_34/0.6)]',
            '[--edge:var(--color-mint)] [--fill:var(--color-ink)] data-[tone=destructive]:[--edge:var(--color-rose)]',
            isQuiet ? 'px-3 py-2.5' : 'p-4 pr-2',
          )}
        >
          <div className="min-w-0 flex-1 pl-1">
            <Toast.Title className="pixel-title text-xs text-cream">{message.title}</Toast.Title>
            <Toast.Description
              className={cx('text-sm [overflow-wrap:anywhere] text-mist', !isQuiet && 'mt-1.5')}
            >
              {message.description}
            </Toast.Description>
          </div>
          {!isQuiet && (
            <Toast.Close
              aria-label="Dismiss"
              className="-mt-2 grid size-11 shrink-0 place-items-center text-mist hover:text-cream"
            >
              <PixelIcon name="close" className="size-4" />
            </Toast.Close>
          )}
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className={cx(
          'fixed z-50',
          isQuiet ? QUIET_SPOT : cx('right-3 left-3 md:right-6 md:left-auto md:w-104', SPOTS[spot]),
        )}
      />
    </Toast.Provider>
  );
}

/** Radix gives Escape to what was opened last, which a message nobody looks at would take from the window under it. */
function passToWindow(event: KeyboardEvent) {
  const isInMessage = event.target instanceof Element && event.target.closest('[data-testid=toast]') !== null;
  if (!isInMessage && escapeWindow()) event.preventDefault();
}

/** Where the message would lie in each spot. */
function bandsOf({ left, right, height }: DOMRect) {
  const end = window.innerHeight - BOTTOM;
  return {
    top: { top: TOP, bottom: TOP + height, left, right },
    bottom: { top: end - height, bottom: end, left, right },
  };
}
