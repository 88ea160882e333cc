/** A sound that comes later than this belongs to nothing any more. */
export const LATEST_MS = 300;
