import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { selectRows } from '../database';
import { testDatabase } from '../../testing/database';
import { toApplicationUrl } from '../../testing/copyTemplate';
import { keptSums } from './keptSums';
import { rowTables } from './rowTables';

/* The embedded database has one user, so vitest.config.ts runs this only on PostgreSQL. */
const { db } = await testDatabase('seeded');
const source = inject('sandboxDatabase');
const server = source.engine === 'postgres' ? source.url : '';
const [own] = await selectRows<{ name: string }>(db, sql`SELECT current_database() AS name`);
const application = new Client({
  connectionString: toApplicationUrl(`${server}/${own?.name ?? ''}`),
});
await application.connect();
afterAll(() => application.end());

const denied = { code: '42501' };
const sums = keptSums.filter(({ table, isGuarded }) => isGuarded && !(table in rowTables));
const tables = ['ledger_transactions', 'ledger_entries', ...sums.map(({ table }) => table)];

test.each(tables)('the application may read %s, and change or delete nothing in it', async (table) => {
  const columns = await selectRows<{ name: string }>(
    db,
    sql`SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`,
  );
  expect(columns.length).toBeGreaterThan(2);
  expect((await application.query(`SELECT * FROM ${table} LIMIT 1`)).rows).toHaveLength(1);
  for (const { name } of columns)
    await expect(application.query(`UPDATE ${table} SET ${name} = ${name}`)).rejects.toMatchObject(denied);
  for (const statement of [
    `DELETE FROM ${table}`,
    `TRUNCATE ${table} CASCADE`,
    `INSERT INTO ${table} SELECT * FROM ${table}`,
    `SELECT * FROM ${table} FOR UPDATE`,
    `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
    `DROP TABLE ${table} CASCADE`,
  ])
    await expect(application.query(statement)).rejects.toMatchObject(denied);
});

test('it changes a member, but not the paths that are kept of it', async () => {
  await application.query('UPDATE members SET phone = phone WHERE id = 1');
  for (const name of ['sponsor_depth', 'sponsor_path', 'binary_path'])
    await expect(application.query(`UPDATE members SET ${name} = ${name}`)).rejects.toMatchObject(denied);
});

test('it can neither migrate nor call what only triggers call', async () => {
  for (const statement of ['CREATE TABLE own (id int)', 'DELETE FROM drizzle.__drizzle_migrations'])
    await expect(application.query(statement)).rejects.toMatchObject(denied);
});
