/** Shows the current message for five seconds, where it covers no button if it can; F8 moves the focus to it. */
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { escapeWindow } from '../platform/backButton.ts';
import { browserClock } from '../platform/clock.ts';
import { useStore } from '../platform/createStore.ts';
import { holds } from '../platform/useMedia.ts';
import { cx } from './cx.ts';
import { PixelIcon } from './PixelIcon.tsx';
import { QUIET_MS, TOAST_MS, toasts } from './toast.ts';
import {
  bandsIn,
  calmestSpot,
  pressableTargets,
  type ToastSpot,
  watchDialogs,
  whenCalm,
} from './toastSpot.ts';

/** A dialog is measured when it has come to rest. */
const CALM_MS = 200;

/** Out of the way of a game, over the header or in the corner; nothing under it is out of reach. */
const QUIET_SPOT = 'toast-spot-quiet';

/** As `bandsIn` reckons them. */
const SPOTS: Record<ToastSpot, string> = {
  top: 'toast-spot-top',
  bottom: 'toast-spot-bottom',
  topLeft: 'toast-spot-top is-left',
  bottomLeft: 'toast-spot-bottom is-left',
  raised: 'toast-spot-raised',
};

export default function Toaster() {
  const message = useStore(toasts);
  const viewport = useRef<HTMLOListElement>(null);
  const [spot, setSpot] = useState<ToastSpot>('bottom');

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each message
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const bands = () => bandsIn(window, element.getBoundingClientRect(), !holds('(width >= 48em)'));
    setSpot(calmestSpot(bands(), pressableTargets(document)));
    const move = () => setSpot((now) => calmestSpot(bands(), pressableTargets(document), now));
    const calm = whenCalm(browserClock, CALM_MS, move);
    const unwatch = watchDialogs(document, calm.stir);
    // The first message comes into its place after this: only then has it a height.
    const sizes = new ResizeObserver(move);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
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
          className={cx('pixel-frame toast', isQuiet ? 'toast-small' : 'toast-roomy')}
        >
          <div className="toast-text">
            <Toast.Title className="pixel-title small-title is-bright">{message.title}</Toast.Title>
            <Toast.Description className={cx('toast-sentence', !isQuiet && 'is-below-title')}>
              {message.description}
            </Toast.Description>
          </div>
          {!isQuiet && (
            <Toast.Close aria-label="Dismiss" className="icon-button toast-close">
              <PixelIcon name="close" className="toast-close-icon" />
            </Toast.Close>
          )}
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className={cx('toast-spot', isQuiet ? QUIET_SPOT : cx('toast-spot-wide', SPOTS[spot]))}
      />
    </Toast.Provider>
  );
}

/** Radix gives Escape to what was opened last, which an unnoticed message would take from the window under it. */
function passToWindow(event: KeyboardEvent) {
  const isInMessage = event.target instanceof Element && event.target.closest('[data-testid=toast]') !== null;
  if (!isInMessage && escapeWindow()) event.preventDefault();
}
