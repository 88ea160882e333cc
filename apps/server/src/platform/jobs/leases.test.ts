/** A name is held by one server at a time, until its time is over or it is given back. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, databasesFor, freshDatabase } from '../../../testing/index.ts';
import { leasesOf } from './leases.ts';
import { jobLeases } from './tables.ts';

const LONG = 600_000;

describe.each(databasesFor('behaviour'))('a lease on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.close());
  const servers = () => ['one', 'two'].map((holder) => leasesOf(database.db, holder));

  test('is given to one of all who ask at once, and the others get its time', async () => {
    const all = Array.from({ length: 12 }, (_, index) => leasesOf(database.db, `server ${index}`));
    for (const name of ['sweep', 'turns', 'forget']) {
      const answers = await Promise.all(all.map((leases) => leases.take(name, LONG)));
      expect(answers.filter(({ isOurs }) => isOurs)).toEqual([{ isOurs: true, leftMs: 0 }]);
      const later = await Promise.all(all.map((leases) => leases.take(name, LONG)));
      expect(later.map(({ isOurs }) => isOurs)).toEqual(answers.map(({ isOurs }) => isOurs));
      for (const { leftMs } of later.filter(({ isOurs }) => !isOurs)) {
        expect(leftMs).toBeGreaterThan(LONG / 2);
        expect(leftMs).toBeLessThanOrEqual(LONG);
      }
    }
  });

  test('is taken over when its time is over by the database’s clock, and then it is the other one’s', async () => {
    const [one, two] = servers();
    expect(await one?.take('dead', LONG)).toMatchObject({ isOurs: true });
    expect(await two?.take('dead', LONG)).toMatchObject({ isOurs: false });
    const passed = { until: sql`clock_timestamp() - interval '1 millisecond'` };
    await database.db.update(jobLeases).set(passed).where(eq(jobLeases.name, 'dead'));
    expect(await two?.take('dead', LONG)).toMatchObject({ isOurs: true });
    expect(await one?.take('dead', LONG)).toMatchObject({ isOurs: false });
  });

  test('is free at once when its holder gives it back, and stays when another one does', async () => {
    const [one, two] = servers();
    await one?.take('kept', LONG);
    await two?.giveBack('kept');
    expect(await two?.take('kept', LONG)).toMatchObject({ isOurs: false });
    await one?.giveBack('kept');
    expect(await two?.take('kept', LONG)).toMatchObject({ isOurs: true });
  });
});
