/** The drawn fronts of packs, one for each look: a screen shows the same pack in several places. */
import type { Picture } from '@pokesol/pixel-art';
import { type PackLook, paintPack } from '@pokesol/pixel-art/packs';
import { useEffect, useReducer } from 'react';

const drawn = new Map<string, Picture>();
const keyOf = (look: PackLook): string => Object.values(look).join('|');

export function packPicture(look: PackLook): Picture {
  const key = keyOf(look);
  const picture = drawn.get(key) ?? paintPack(look);
  drawn.set(key, picture);
  return picture;
}

/** Drawings that wait for a task of their own. */
const waiting: (() => void)[] = [];
function drawNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(drawNext);
}

/** `undefined` until it is drawn: a shelf of packs is drawn one after the other, and the page can be used in between. */
export function usePackPicture(look: PackLook): Picture | undefined {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const key = keyOf(look);
  const picture = drawn.get(key);
  const isMissing = picture === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the look
  useEffect(() => {
    if (!isMissing) return;
    const draw = () => {
      packPicture(look);
      showAgain();
    };
    waiting.push(draw);
    if (waiting.length === 1) setTimeout(drawNext);
    return () => {
      const place = waiting.indexOf(draw);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [key, isMissing]);
  return picture;
}
