/** How far a player has come: what is open to whom, and which stage the campaign has reached. */
import type { Trainer } from './trainer.ts';

/** Ids of the trainers the player has won against at least once. */
export type Defeated = ReadonlySet<string>;

/**
 * Whom to defeat before this trainer can be challenged; empty where it is open. A trainer that is not active keeps
 * no player from going on.
 */
export const inTheWay = (
  roster: readonly Trainer[],
  { unlockRequirements }: Trainer,
  defeated: Defeated,
): readonly Trainer[] =>
  roster.filter(
    ({ id, isActive }) =>
      isActive && !defeated.has(id) && (unlockRequirements?.defeatedOpponents.includes(id) ?? false),
  );

/** The order of the first active trainer that is not defeated; of the last one when all are. */
export function stageOf(roster: readonly Trainer[], defeated: Defeated): number {
  const active = roster.filter(({ isActive }) => isActive);
  return (active.find(({ id }) => !defeated.has(id)) ?? active.at(-1))?.order ?? 1;
}
