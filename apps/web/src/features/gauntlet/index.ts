/** The door of `gauntlet`: what other features may use. */

export { lastRateOf } from './gauntletRun.ts';
export { percentText, rangeText } from './gauntletText.ts';
