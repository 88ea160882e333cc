/** Colours as text, and the tones that one thing is painted in. */

/** 'rrggbb', or 'rrggbbaa' where what lies behind shines through. */
export type Colour = string;

export const CLEAR: Colour = '00000000';
/** The line around everything, and the night. */
export const INK: Colour = '0e0a22';
/** What a thing throws on the ground. */
export const SHADOW: Colour = `${INK}70`;
/** The dark of eyes and mouths. */
export const PUPIL: Colour = '1a1230';

/** Four tones of one thing: its outline, then dark, plain and light. */
export type Ramp = readonly [outline: Colour, dark: Colour, plain: Colour, light: Colour];

/** From 'outline dark plain light'. */
export function ramp(tones: string): Ramp {
  const [outline = CLEAR, dark = CLEAR, plain = CLEAR, light = CLEAR] = tones.split(' ');
  return [outline, dark, plain, light];
}
