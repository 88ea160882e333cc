/** What is known of cards' pictures without drawing one: it stands apart, so that who asks loads no drawing code. */
import type { TypeStyle } from './typeStyles.ts';

/** The raster of a creature in pixels: small enough for a screen of cards; a card that is looked at has a finer one. */
export const CREATURE_SIZE = 40;

/** How many different landscapes a type has. */
export const SCENES_PER_TYPE = 4;

export type SceneKind = TypeStyle | 'trainer';
