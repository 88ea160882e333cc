/** The door of `upkeep`: what other features may use. */
export { registerUpkeep } from './register.ts';
