import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { countMembers } from './access/members';
import { readConfig } from './config';
import { openDatabase } from './data/engine';
import { start } from './start';
import { asOwner } from './testing/copyTemplate';

/* Only PostgreSQL supports several processes, so vitest.config.ts runs this only there. */
const source = inject('sandboxDatabase');
const name = `start_${randomUUID().replaceAll('-', '')}`;
const url = source.engine === 'postgres' ? source.url : '';

afterAll(() => asOwner(url, `DROP DATABASE ${name} WITH (FORCE)`));

it('processes that start together on an empty database make one schema and one world', async () => {
  await asOwner(url, `CREATE DATABASE ${name}`);
  const config = readConfig({
    DATABASE_URL: `${url}/${name}`,
    DATABASE_POOL: '3',
    PORT: '0',
    SANDBOX_MEMBERS: '5',
    LEDGER_CHECK_SECONDS: '0',
    LOG_LEVEL: 'silent',
  });
  const stops = await Promise.all([start(config), start(config), start(config)]);
  for (const stop of stops) await stop();
  const { db, close } = await openDatabase({ url: `${url}/${name}`, migrate: false });
  const members = await countMembers(db);
  await close();
  // The demo members and the team exist once.
  expect(members).toBeGreaterThan(5);
  expect(members).toBeLessThan(50);
});
