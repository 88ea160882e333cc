/** Distinguishes a write that a unique key refused from one that failed otherwise. */

const UNIQUE_VIOLATION = '23505';

/** Nothing of that statement was done. */
export function isKeyTaken(error: unknown, key: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && each.code === UNIQUE_VIOLATION && 'constraint' in each && each.constraint === key)
      return true;
  return false;
}
