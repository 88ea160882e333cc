/** Plays battles in a thread of its own, so that the page stays smooth while the AI thinks. */
import { createGuestHost, type GuestRequest } from './guestHost.ts';

const answer = createGuestHost();

addEventListener('message', ({ data }: MessageEvent<GuestRequest>) => postMessage(answer(data)));
