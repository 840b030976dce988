import { and, asc, count, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { members, memberTotals } from './schema/members';
import { statement } from './statement';

const { db, clear } = await testDatabase();
const name = 'Zoë "two" \\ \u2028';

interface Asked {
  after: number;
  limit: number;
  since?: Date | undefined;
}

const read = statement<Asked>('test')((one, { after, limit, since }) => {
  const meant = and(gt(members.id, after), since && gt(members.lastLoginAt, since));
  const rows = one
    .select({ member: members, id: memberTotals.memberId, totals: memberTotals })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .where(meant)
    .orderBy(asc(members.id));
  return {
    rows: rows.limit(limit),
    total: one.select({ total: count() }).from(members).where(meant),
    ...(since ? { none: one.select().from(members).where(eq(members.id, 0)) } : {}),
  };
});

async function fill() {
  for (const username of ['one', name, 'three']) await testMember(db, username);
  await db.update(memberTotals).set({ ownBot: '12345678901234567.80' });
  await db.update(members).set({ lastLoginAt: new Date('2026-11-21T09:00:00.125Z'), totpEnabled: true });
}

test('a statement answers what its selects answer, exactly, and their number with them', async () => {
  await fill();
  const plain = await db
    .select({ member: members, id: memberTotals.memberId, totals: memberTotals })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .orderBy(asc(members.id));
  expect(plain[1]?.member.username).toBe(name);
  expect(await read(db, { after: 0, limit: 2 })).toEqual({ rows: plain.slice(0, 2), total: [{ total: 3 }] });
});

test('an unused value is no part of the text, in any order', async () => {
  const since = new Date('2026-11-21T09:00:00.124Z');
  const found = await read(db, { limit: 9, since, after: 0 });
  expect([found.rows.length, found.total, found.none]).toEqual([3, [{ total: 3 }], []]);
  const later = await read(db, { after: 0, limit: 9, since: new Date('2026-11-21T09:00:00.125Z') });
  expect([later.rows, later.total]).toEqual([[], [{ total: 0 }]]);
  const all = await read(db, { since: undefined, after: 0, limit: 9 });
  expect([all.rows.length, all.none]).toEqual([3, undefined]);
});

test('it reads within a transaction what that has written', async () => {
  await db.transaction(async (tx) => {
    await tx.update(members).set({ name: 'changed' });
    const { rows } = await read(tx, { after: 0, limit: 1 });
    expect(rows[0]?.member.name).toBe('changed');
  });
});

test('it still works when the database is emptied under it (a reset)', async () => {
  await clear();
  expect((await read(db, { after: 0, limit: 2 })).total).toEqual([{ total: 0 }]);
  await fill();
  expect((await read(db, { after: 0, limit: 2 })).rows).toHaveLength(2);
});
