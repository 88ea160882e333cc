/** The door of `support`: what other features may use. */
export { registerSupport } from './register.ts';
