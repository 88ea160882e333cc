/** The portraits of the campaign's trainers. */
export { drawPortrait, PORTRAIT_SIZE, PORTRAITS } from './portraits.ts';
