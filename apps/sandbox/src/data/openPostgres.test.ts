import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { selectRows, withoutTimeLimit } from './database';

const { db } = await testDatabase();
const limits = () =>
  selectRows<{ name: string; setting: string }>(
    db,
    sql`SELECT name, setting FROM pg_settings WHERE name IN
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'tcp_keepalives_idle') ORDER BY 1`,
  );

test('nothing holds a connection or a row for ever, except maintenance (T33)', async () => {
  // PGlite has one connection, and no other process waits for it.
  const isPostgres = inject('sandboxDatabase').engine === 'postgres';
  const found = (await limits()).map(({ setting }) => setting);
  // Sorted by name: limits for an idle transaction, a lock, a statement and a vanished machine.
  expect(isPostgres ? found : []).toEqual(isPostgres ? ['20000', '20000', '30000', '10'] : []);
  await db.transaction(async (tx) => {
    await withoutTimeLimit(tx);
    expect(await selectRows(tx, sql`SHOW statement_timeout`)).toEqual([{ statement_timeout: '0' }]);
  });
  expect((await limits()).map(({ setting }) => setting)).toEqual(found);
});
