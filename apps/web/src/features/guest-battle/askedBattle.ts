/** Which battle a guest asks for by an address, and the one in this browser that answers it: another is dealt only where none fits. */
import type { GuestAsked } from '@pokesol/ai/guest';
import type { AnyRules } from '@pokesol/engine';
import { freshId } from '../../platform/freshId.ts';
import { type GuestBattle, isLevel, isRules } from './guestBattle.ts';
import type { createKeptGuestBattle } from './keptGuestBattle.ts';

/** `/guest?level=hard`; what is not named is left to what there is. */
export function guestHref({ rules, level, trainerId }: GuestAsked): string {
  const params = new URLSearchParams({ rules, level, ...(trainerId !== null && { trainer: trainerId }) });
  return `/guest?${params}`;
}

export function askedIn(params: URLSearchParams): Partial<GuestAsked> {
  const [rules, level, trainerId] = [params.get('rules'), params.get('level'), params.get('trainer')];
  return {
    ...(isRules(rules) && { rules }),
    ...(isLevel(level) && { level }),
    ...(trainerId !== null && { trainerId }),
    // Asking for a level means asking for no trainer.
    ...(trainerId === null && isLevel(level) && { trainerId: null }),
  };
}

/** Whether the kept battle goes on and is what was asked for. */
export const goesOn = (kept: GuestBattle | undefined, asked: Partial<GuestAsked>): kept is GuestBattle =>
  kept !== undefined &&
  kept.endedAt === null &&
  (asked.rules ?? kept.rules) === kept.rules &&
  (asked.level ?? kept.level) === kept.level &&
  (asked.trainerId === undefined || asked.trainerId === kept.trainerId);

/** Asking twice comes to the same battle. */
export function takeUp(
  store: ReturnType<typeof createKeptGuestBattle>,
  asked: Partial<GuestAsked>,
  lastRules: AnyRules,
  now: Date,
): GuestBattle {
  const kept = store.read();
  if (goesOn(kept, asked)) return kept;
  const battle: GuestBattle = {
    rules: lastRules,
    level: 'easy',
    trainerId: null,
    ...asked,
    id: freshId(),
    seed: freshId(),
    createdAt: now.toISOString(),
    endedAt: null,
    deal: null,
    actions: [],
  };
  store.write(battle);
  return battle;
}
