/** A word of explanation for pointer and keyboard; never the only place where something is said. */
import { Tooltip as Primitive } from 'radix-ui';
import { createContext, type ReactNode, use } from 'react';

const Grouped = createContext(false);

/** Tooltips of one group: for 300 ms after one was shown the next opens without a delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Grouped value={true}>{children}</Grouped>
    </Primitive.Provider>
  );
}

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const tooltip = (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content sideOffset={8} collisionPadding={12} className="pixel-frame tooltip">
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return use(Grouped) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
