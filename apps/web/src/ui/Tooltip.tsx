/** A word of explanation for pointer and keyboard; never the only place where something is said. */
import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={8}
            collisionPadding={12}
            className="pixel-frame z-50 max-w-xs px-4 py-2 text-sm break-all text-cream [--edge:var(--color-sun)] [--fill:var(--color-ink)] [--step:3px]"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
