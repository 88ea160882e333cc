/** Compares where the same elements lie in two engines. */

/** An element's box in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Boxes = Readonly<Record<string, Box>>;

/** A box that lies elsewhere, with the difference in pixels, or that exists in only one of the two engines. */
export type Off = { readonly name: string; readonly how: string };

const MOST_PX = 2;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** A difference that is right: of which box on which side, up to how many pixels, and why. */
export type Reason = {
  readonly box: RegExp;
  readonly side: (typeof SIDES)[number];
  readonly upTo: number;
  readonly why: string;
};

/** An engine's boxes that differ from Chromium's by more than two pixels without a reason. */
export function boxesOff(boxes: Boxes, chromiums: Boxes, reasons: readonly Reason[] = []): Off[] {
  const names = [...new Set([...Object.keys(chromiums), ...Object.keys(boxes)])];
  return names.flatMap((name) => {
    const [box, reference] = [boxes[name], chromiums[name]];
    if (box === undefined) return [{ name, how: 'is missing' }];
    if (reference === undefined) return [{ name, how: 'is not in Chromium' }];
    const how = SIDES.flatMap((side) => {
      const by = Math.round((box[side] - reference[side]) * 10) / 10;
      const allowed = reasons.filter((each) => each.side === side && each.box.test(name));
      const most = Math.max(MOST_PX, ...allowed.map(({ upTo }) => upTo));
      return Math.abs(by) > most ? [`${side} ${by > 0 ? '+' : '−'}${Math.abs(by)}`] : [];
    });
    return how.length === 0 ? [] : [{ name, how: how.join(', ') }];
  });
}
