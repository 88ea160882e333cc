/** The scene behind what a card shows; until it is drawn, the colour of the card's type stands in its place. */
import type { SceneKind } from '@pokesol/pixel-art/cards';
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { sceneBehind } from './portrait.ts';
import { usePicture } from './usePicture.ts';

type SceneWindowProps = {
  card: CardJson;
  kind: SceneKind;
  className: string;
  /** What stands in it is not rendered anew when the scene is there. */
  children: ReactNode;
};

/** Nothing to assistive technology: the card has a name of its own. */
export function SceneWindow({ card, kind, className, children }: SceneWindowProps) {
  const url = usePicture(sceneBehind(card, kind));
  return (
    <span className={className} style={url === undefined ? undefined : { backgroundImage: `url("${url}")` }}>
      {children}
    </span>
  );
}
