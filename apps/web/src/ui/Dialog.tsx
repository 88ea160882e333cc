/** A modal window in a stepped frame. Loaded with the first screen that opens one, not with the page. */
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { cx } from './cx.ts';
import { PixelIcon } from './PixelIcon.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import { openWindow } from './windows.ts';

type DialogProps = {
  title: string;
  /** Read out with the title; leave it away when the content explains itself. */
  description?: string;
  onClose: () => void;
  /** Asked first when Escape or a click beside the window would close it; preventing the event keeps it open. */
  onDismiss?: (event: Event) => void;
  /** Places the focus at the opening; preventing the event keeps it from the first thing in the window. */
  onOpenFocus?: (event: Event) => void;
  children: ReactNode;
  wide?: boolean;
};

export function Dialog(props: DialogProps) {
  const { title, description, onClose, onDismiss, onOpenFocus, children, wide = false } = props;
  // The scrollbar of a long window lies beside it and is no way to close it.
  const besideWindow = (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
    const { target, offsetX } = event.detail.originalEvent;
    if (target instanceof Element && offsetX >= target.clientWidth) event.preventDefault();
    else onDismiss?.(event);
  };
  const dismiss = useEffectEvent(() => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    onDismiss?.(event);
    if (!event.defaultPrevented) onClose();
  });
  useEffect(() => openWindow(() => dismiss()), []);
  const focus = useReturnFocus();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scanlines fixed inset-0 z-40 grid animate-fade place-items-center overflow-y-auto bg-ink/85 p-3 md:p-6">
          <Primitive.Content
            ref={focus.opened}
            onCloseAutoFocus={focus.giveBack}
            {...(onOpenFocus !== undefined && { onOpenAutoFocus: onOpenFocus })}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onPointerDownOutside={besideWindow}
            {...(onDismiss !== undefined && { onEscapeKeyDown: onDismiss })}
            className={cx(
              'pixel-frame w-full animate-rise p-5 focus:outline-none md:p-8',
              '[--edge:var(--color-sun)] [--fill:var(--color-night)] [--step:5px]',
              wide ? 'max-w-4xl' : 'max-w-lg',
            )}
          >
            <div className="mb-4 flex items-start justify-between gap-4">
              <Primitive.Title className="pixel-title text-base text-sun">{title}</Primitive.Title>
              <Primitive.Close
                aria-label="Close"
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center text-mist hover:text-cream"
              >
                <PixelIcon name="close" className="size-5" />
              </Primitive.Close>
            </div>
            {description !== undefined && (
              <Primitive.Description className="mb-4 text-mist">{description}</Primitive.Description>
            )}
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
