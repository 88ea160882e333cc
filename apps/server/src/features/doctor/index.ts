/** The door of `doctor`: what other features may use. */
export { doctor } from './doctor.ts';
