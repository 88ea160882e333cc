/** What is written down stays, and is found again. */
import { AUDIT_ACTIONS, AUDIT_PAGE_SIZE, type AuditAnswer, type AuditEntry } from '@pokesol/protocol';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { type AdminAction, recordAudit } from './record.ts';
import { auditEntries } from './tables.ts';

const AT = new Date('2026-03-01T12:00:00.000Z');

describe.each(databasesFor('behaviour'))('the audit on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());

  const record = (action: AdminAction, { sessionId = 'session-1', address = '192.0.2.1' } = {}) =>
    server.database.db.transaction((tx) => recordAudit(tx, { sessionId, address }, AT, action));
  const page = (query = '') => admin.ok<AuditAnswer>('GET', `/api/admin/audit?${query}`);
  const found = async (query: string) =>
    (await page(query)).entries.map(({ action, subject }) => [action, subject]);
  async function walk(
    query: string,
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<AuditEntry[][]> {
    const pages: AuditEntry[][] = [];
    for (let next: number | undefined; pages.length === 0 || next !== undefined; ) {
      const answer = await page(next === undefined ? query : `${query}&before=${next}`);
      pages.push(answer.entries);
      next = answer.next;
      await meanwhile();
    }
    return pages;
  }

  test('keeps of a login who and from where, and of a change what it was and is', async () => {
    await record({
      action: 'card.edit',
      subject: 'base1-4',
      before: { hp: 120 },
      after: { hp: 130, tags: ['x'] },
    });
    const [newest, login] = (await page()).entries;
    expect(newest).toEqual({
      id: expect.any(Number),
      at: AT.toISOString(),
      sessionId: 'session-1',
      address: '192.0.2.1',
      action: 'card.edit',
      subject: 'base1-4',
      before: { hp: 120 },
      after: { hp: 130, tags: ['x'] },
    });
    expect(login).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      sessionId: expect.stringMatching(/^[\w-]{12}$/),
      address: '127.0.0.1',
      action: 'admin.login',
    });
    expect(admin.token).not.toContain(login?.sessionId);
  });

  test('is filtered by action, and searched in subject, address and session', async () => {
    await record({ action: 'pack-type.edit', subject: 'Found-Pack' });
    await record({ action: 'card-set.edit', subject: 'found-set' });
    await record({ action: 'set.import' }, { address: '2001:db8::FOUND' });
    await record({ action: 'cards.bulk' }, { sessionId: 'a-Found-session' });
    await record({ action: 'card.create', subject: '100%_\\' });
    expect(await found('search=found')).toEqual([
      ['cards.bulk', undefined],
      ['set.import', undefined],
      ['card-set.edit', 'found-set'],
      ['pack-type.edit', 'Found-Pack'],
    ]);
    expect(await found('search=FOUND&action=card-set.edit')).toEqual([['card-set.edit', 'found-set']]);
    expect(await found('action=pack-type.edit')).toEqual([['pack-type.edit', 'Found-Pack']]);
    expect(await found('search=nowhere')).toEqual([]);
    // What means something to a pattern is looked for as it stands.
    expect(await found(`search=${encodeURIComponent('%_\\')}`)).toEqual([['card.create', '100%_\\']]);
    expect(await found('search=%25%25')).toEqual([]);
  });

  test('goes page by page to its end, whatever is added meanwhile', async () => {
    const many = 2 * AUDIT_PAGE_SIZE;
    for (let i = 0; i < many; i += 1) await record({ action: 'card.edit', subject: `paged-${i}` });
    const pages = await walk('search=paged', () => record({ action: 'card.edit', subject: 'paged-late' }));
    expect(pages.map((entries) => entries.length)).toEqual([AUDIT_PAGE_SIZE, AUDIT_PAGE_SIZE]);
    expect(pages.flat().map(({ subject }) => subject)).toEqual(
      Array.from({ length: many }, (_, i) => `paged-${many - 1 - i}`),
    );
    // One more than two pages: the two that came late are the newest, and the oldest has a page of its own.
    const longer = await walk('search=paged');
    expect(longer.map((entries) => entries.length)).toEqual([AUDIT_PAGE_SIZE, AUDIT_PAGE_SIZE, 2]);
    expect(longer[0]?.[0]?.subject).toBe('paged-late');
    expect(longer[2]?.[1]?.subject).toBe('paged-0');
  });

  test.each([
    'before=0',
    'before=x',
    'before=99999999999999999999',
    'action=nothing',
    'search=%00',
    `search=${'x'.repeat(101)}`,
  ])('refuses ?%s', async (query) => {
    expect((await admin.call('GET', `/api/admin/audit?${query}`)).status).toBe(400);
  });

  test('knows every action', async () => {
    for (const action of AUDIT_ACTIONS) await record({ action, subject: 'every' });
    expect((await found('search=every')).map(([action]) => action)).toEqual([...AUDIT_ACTIONS].reverse());
  });

  test.each([
    ['changed', sql`update audit_entries set subject = 'another'`],
    ['changed, not even where nothing matches', sql`update audit_entries set subject = 'x' where false`],
    ['removed', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('is never %s', async (_, statement) => {
    const { db } = server.database;
    const rows = () => db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    const before = await rows();
    const refused = await db.execute(statement).then(
      () => 'done',
      (error: Error) => `${error.message} ${error.cause}`,
    );
    expect(refused).toContain('audit entries are never changed or removed');
    expect(before.length).toBeGreaterThan(1);
    expect(await rows()).toEqual(before);
  });

  test('goes with its change: what is rolled back leaves no entry', async () => {
    const { db } = server.database;
    const before = await db.select().from(auditEntries);
    const failing = db.transaction(async (tx) => {
      await recordAudit(tx, { sessionId: 's', address: 'a' }, AT, { action: 'card.edit', subject: 'never' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await db.select().from(auditEntries)).toEqual(before);
  });
});
