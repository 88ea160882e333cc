/** The rows that a statement answers. */
import type { Database } from '@pokesol/server/testing';

export async function rowsOf({ db }: Pick<Database, 'db'>, query: Parameters<Database['db']['execute']>[0]) {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Record<string, unknown>[] }).rows;
}
