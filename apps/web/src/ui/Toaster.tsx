/** Shows the current message for five seconds over the header's left part; F8 moves the focus to it. */
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { escapeWindow } from '../platform/backButton.ts';
import { useStore } from '../platform/createStore.ts';
import { cx } from './cx.ts';
import { Dialog } from './Dialog.tsx';
import { PixelIcon } from './PixelIcon.tsx';
import { QUIET_MS, TOAST_MS, type ToastMessage, toasts } from './toast.ts';

export default function Toaster() {
  const message = useStore(toasts);
  const [whole, setWhole] = useState<ToastMessage>();
  const isQuiet = message?.tone === 'quiet';
  return (
    <>
      <Toast.Provider duration={isQuiet ? QUIET_MS : TOAST_MS} label="Message">
        {message && (
          <Toast.Root
            data-testid="toast"
            key={message.id}
            type="foreground"
            onOpenChange={(open) => !open && toasts.dismiss(message.id)}
            onEscapeKeyDown={passToWindow}
            data-tone={message.tone}
            className={cx('pixel-frame toast', isQuiet && 'toast-small')}
          >
            <Words
              key={message.id}
              message={message}
              onWhole={() => {
                setWhole(message);
                toasts.dismiss(message.id);
              }}
            />
            {!isQuiet && (
              <Toast.Close aria-label="Dismiss" title="Dismiss" className="icon-button toast-close">
                <PixelIcon name="close" className="toast-close-icon" />
              </Toast.Close>
            )}
          </Toast.Root>
        )}
        <Toast.Viewport hotkey={['F8']} className={cx('toast-spot', isQuiet && 'toast-spot-quiet')} />
      </Toast.Provider>
      {whole !== undefined && (
        <Dialog title={whole.title} onClose={() => setWhole(undefined)}>
          <p className="any-break">{whole.description}</p>
        </Dialog>
      )}
    </>
  );
}

/** What has no room in the header is read whole in a window. */
function Words({ message, onWhole }: { message: ToastMessage; onWhole: () => void }) {
  const sentence = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = sentence.current;
    if (element === null) return;
    const measure = () => setCut((was) => was || element.scrollHeight > element.clientHeight + 1);
    // The first message comes into its place after this: only then has it a height.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <>
      <div className="toast-text">
        <Toast.Title className="pixel-title small-title is-bright">{message.title}</Toast.Title>
        <Toast.Description asChild>
          <div ref={sentence} className="toast-sentence">
            {message.description}
          </div>
        </Toast.Description>
      </div>
      {isCut && (
        <Toast.Action altText={message.description || message.title} asChild>
          <button type="button" className="toast-more" onClick={onWhole}>
            Read on
          </button>
        </Toast.Action>
      )}
    </>
  );
}

/** Radix gives Escape to what was opened last, which an unnoticed message would take from the window under it. */
function passToWindow(event: KeyboardEvent) {
  const isInMessage = event.target instanceof Element && event.target.closest('[data-testid=toast]') !== null;
  if (!isInMessage && escapeWindow()) event.preventDefault();
}
