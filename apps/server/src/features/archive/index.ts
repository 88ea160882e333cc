/** The door of `archive`: what other features may use. */
export { archivedIds, bringBack } from './bringBack.ts';
export { refusedBattles } from './oldBattles.ts';
export { registerArchive } from './register.ts';
