/** A word of explanation for pointer and keyboard; never the only place where something is said. */
import { Tooltip as Primitive } from 'radix-ui';
import { createContext, type ReactNode, use } from 'react';

const Grouped = createContext(false);

/** Tooltips of one group: who has just read one gets the next at once, for 300 ms. */
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
        <Primitive.Content
          sideOffset={8}
          collisionPadding={12}
          className="pixel-frame z-50 max-w-xs px-4 py-2 text-sm [overflow-wrap:anywhere] text-cream [--edge:var(--color-sun)] [--fill:var(--color-ink)] [--step:3px]"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return use(Grouped) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
