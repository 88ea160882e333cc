/** A modal window in a stepped frame. Loaded with the first screen that opens one, not with the page. */
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { openWindow } from '../platform/backButton.ts';
import { cx } from './cx.ts';
import { PixelIcon } from './PixelIcon.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

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
  /** As wide as a card's face and its words need. */
  isCard?: boolean;
  /** Takes the window: its head is a bar, with these beside what closes it. Its content brings the rows below. */
  whole?: { tools?: ReactNode };
  /** Over the middle of the battle's table instead of the page: all of it, or its lower end. Its content has what closes it. */
  sheet?: 'tall' | 'low';
  /** Along the right edge of the window; a phone gives it the whole one. */
  atSide?: boolean;
  /** Stands before the title. */
  picture?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    onClose,
    onDismiss,
    onOpenFocus,
    children,
    wide = false,
    isCard = false,
    whole,
    sheet,
    atSide = false,
    picture,
  } = props;
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
        <Primitive.Overlay
          className={cx(
            'dialog-backdrop',
            sheet !== undefined ? 'is-behind-sheet' : whole === undefined && 'scanlines',
          )}
        >
          <Primitive.Content
            ref={focus.opened}
            onCloseAutoFocus={focus.giveBack}
            {...(onOpenFocus !== undefined && { onOpenAutoFocus: onOpenFocus })}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onPointerDownOutside={besideWindow}
            {...(onDismiss !== undefined && { onEscapeKeyDown: onDismiss })}
            className={
              whole !== undefined
                ? 'dialog-whole'
                : sheet === undefined
                  ? cx(
                      'pixel-frame dialog',
                      isCard ? 'is-card' : atSide ? 'is-side' : wide ? 'is-wide' : 'is-narrow',
                    )
                  : cx('dialog-sheet', sheet === 'tall' ? 'is-tall' : 'is-low')
            }
          >
            <div
              className={
                whole !== undefined ? 'dialog-bar' : sheet === undefined ? 'dialog-head' : 'dialog-sheet-head'
              }
            >
              {picture}
              <Primitive.Title className="pixel-title dialog-title">{title}</Primitive.Title>
              {whole?.tools}
              {sheet === undefined && (
                <Primitive.Close aria-label="Close" title="Close" className="icon-button dialog-close">
                  <PixelIcon name="close" className="dialog-close-icon" />
                </Primitive.Close>
              )}
              {sheet !== undefined && description !== undefined && (
                <Primitive.Description className="dialog-sheet-words">{description}</Primitive.Description>
              )}
            </div>
            {sheet === undefined && description !== undefined && (
              <Primitive.Description className="dialog-description">{description}</Primitive.Description>
            )}
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
