/** The settings of sound and sight in a small window under the speaker. */
import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openWindow } from '../platform/backButton.ts';
import { SightSettings } from './SightSettings.tsx';
import { SoundSettingsPanel } from './SoundSettings.tsx';
import './sound.css';

type SoundPanelProps = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void };

export default function SoundPanel({ anchor, onClose }: SoundPanelProps) {
  const dismiss = useEffectEvent(onClose);
  useEffect(() => openWindow(() => dismiss()), []);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Sound"
          align="end"
          sideOffset={10}
          collisionPadding={12}
          // The speaker closes the panel itself; without this it would be opened again at once.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="pixel-frame sound-panel"
        >
          <SoundSettingsPanel />
          <SightSettings />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
