import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database';
import { type Db, selectRows, type Tx } from './database';
import { migrationsFolder } from './engine';
import { requireOwnSchema } from './migrationState';
import { readReadiness } from './readiness';

const { db } = await testDatabase();
const check = (tx: Db, mayBeEmpty = true) => requireOwnSchema(tx, { migrationsFolder, mayBeEmpty });
const tablesIn = (tx: Db) =>
  selectRows(tx, sql`SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace('public') ORDER BY 1`);
const applied = sql`drizzle.__drizzle_migrations`;

/** Runs a test's changes in a transaction that is rolled back. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const end = new Error('undone');
  const transaction = db.transaction(async (tx) => {
    await work(tx);
    throw end;
  });
  await expect(transaction).rejects.toBe(end);
}

/** The refusal of a start after some statements. */
async function refusalAfter(statements: readonly SQL[], mayBeEmpty = true): Promise<string> {
  let refusal = '';
  await undone(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
    const before = await tablesIn(tx);
    refusal = await check(tx, mayBeEmpty).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect(await tablesIn(tx)).toEqual(before);
  });
  expect(refusal).not.toMatch(/select |query|relation /i);
  return refusal;
}

const emptied = [
  sql`DROP SCHEMA drizzle CASCADE`,
  sql`DROP SCHEMA public CASCADE`,
  sql`CREATE SCHEMA public`,
];

describe('a database that this program did not make is refused in words, and left as it is', () => {
  it('one of this program is taken, also with migrations to come', async () => {
    expect(await refusalAfter([])).toBe('taken');
    expect(await refusalAfter([sql`DELETE FROM ${applied} WHERE id > 1`])).toBe('taken');
  });

  it('one from before the squashed baseline', async () => {
    const refusal = await refusalAfter([
      sql`UPDATE ${applied} SET hash = 'old', created_at = 1 WHERE id = 1`,
      sql`DELETE FROM ${applied} WHERE id > 1`,
    ]);
    expect(refusal).toContain(
      'made by another version of the sandbox: its migration 1 is not this program’s',
    );
    expect(refusal).toContain('docs/backup-and-upgrade.md');
  });

  it('one whose applied migration was edited later, with another index than the code expects', async () => {
    const refusal = await refusalAfter([sql`UPDATE ${applied} SET hash = 'edited' WHERE id = 2`]);
    expect(refusal).toContain('its migration 2 is not');
  });

  it('one that a newer version has upgraded', async () => {
    const newer = sql`INSERT INTO ${applied} (hash, created_at) VALUES ('newer', 9e15)`;
    expect(await refusalAfter([newer])).toContain('upgraded by a newer version of the sandbox');
  });

  it('one with tables of another program', async () => {
    const refusal = await refusalAfter([...emptied, sql`CREATE TABLE invoices (id int)`]);
    expect(refusal).toContain('holds 1 tables that no migration of the sandbox made');
  });

  it('an empty one, where none is made', async () => {
    expect(await refusalAfter(emptied)).toBe('taken');
    expect(await refusalAfter(emptied, false)).toContain('This database is empty');
  });
});

it('a database that was set to take no writes is not ready', async () => {
  await undone(async (tx) => {
    await tx.execute(sql`SET TRANSACTION READ ONLY`);
    expect(await readReadiness(tx)).toEqual({ database: 'read-only', migrations: 'ok' });
  });
  expect(await readReadiness(db)).toEqual({ database: 'ok', migrations: 'ok' });
});

it('an applied migration is never edited: a change is a new one', () => {
  const hashes = {
    '1795387129634': '4ee06ba627bef1e75ba6f399d817d58a8aa757f61a9f6c7c6c05da0152a3d651',
    '1795458219113': 'c3c05e76d70d47b52a79889ae210df4c35a2a862d557054f06c288a198ce8415',
    '1795973010906': '6138fab46968760359d49b8481293357866950ccdda4158af16f4f799de9e9f7',
  };
  const found = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => [
    folderMillis,
    hash,
  ]);
  expect(Object.fromEntries(found)).toMatchObject(hashes);
});
