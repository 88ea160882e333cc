/** Every thing and place that trainer cards show, by its name. */
import { BALL_PICTURES } from './balls.ts';
import { DEVICE_PICTURES } from './devices.ts';
import { TURNING_PICTURES } from './energyTools.ts';
import type { PLACE_PICTURES } from './places.ts';
import { PAPER_PICTURES } from './playthings.ts';
import { REMEDY_PICTURES } from './remedies.ts';
import { WORN_PICTURES } from './wear.ts';

export const THING_PICTURES = {
  ...BALL_PICTURES,
  ...TURNING_PICTURES,
  ...REMEDY_PICTURES,
  ...WORN_PICTURES,
  ...DEVICE_PICTURES,
  ...PAPER_PICTURES,
};
export type ThingName = keyof typeof THING_PICTURES;
export type PlaceName = keyof typeof PLACE_PICTURES;
