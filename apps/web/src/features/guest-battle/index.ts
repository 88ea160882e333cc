/** The door of `guest-battle`: what other features may use. */
export { Door } from './Door.tsx';
export { GuestPage } from './GuestPage.tsx';
export { type GuestEngine, startGuestEngine } from './guestEngine.ts';
export type { GuestReply } from './guestHost.ts';
