/** The door of `battle/rules/classic`: what other features may use. */
export { Arena } from './play/Arena.tsx';
