/** Colours of figures: the tones of one colour, and the inks that features name. */
import { type Colour, INK, type Ramp } from '../colours.ts';

const COOL = '5a5890';

export function mixedColour(one: Colour, other: Colour, share: number): Colour {
  const channel = (from: number) => {
    const a = Number.parseInt(one.slice(from, from + 2), 16);
    const b = Number.parseInt(other.slice(from, from + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `${channel(0)}${channel(2)}${channel(4)}`;
}

/** Outline, dark, plain and light of a colour. */
export function rampOf(colour: Colour): Ramp {
  return [
    mixedColour(colour, INK, 0.72),
    mixedColour(mixedColour(colour, INK, 0.12), COOL, 0.3),
    colour,
    mixedColour(colour, 'ffffff', 0.38),
  ];
}
