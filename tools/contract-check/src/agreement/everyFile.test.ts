import { readArchive } from '@portal/portal-core/exports/readArchive';
import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { archiveSources } from '../../../../apps/portal/src/areas/payouts/archive';
import { openSession } from '../../../../apps/sandbox/src/access/sessions';
import { fixedClock } from '../../../../apps/sandbox/src/data/clock';
import { profiles } from '../../../../apps/sandbox/src/data/schema/members';
import { totpSetups } from '../../../../apps/sandbox/src/data/schema/security';
import { demoMembers } from '../../../../apps/sandbox/src/seeds/demoMembers';
import { testDatabase } from '../../../../apps/sandbox/src/testing/database';
import { testNow } from '../../../../apps/sandbox/src/testing/seedOptions';
import { testServer } from '../../../../apps/sandbox/src/testing/testServer';
// Declares the databases that the project provides.
import type {} from '../../../../apps/sandbox/src/testing/globalSetup';
import { openPortal } from './portal';

// Every file of every demo member, read by the portal's own code from the sandbox's own handlers (D152, T49).

const database = await testDatabase('seeded');
const { db } = database;
const clock = fixedClock(testNow);
const { app } = await testServer({ database, clock });

await db.update(profiles).set({
  ...{ tradingPass: 'planted-trading-pass', investorPassword: 'planted-investor-password' },
  antiPhishingWord: 'planted-word',
  ...{ tradingUsername: 'trader', tradingPlatform: 'MT5', tradingAccount: '700100', tradingServer: 'live-1' },
});

/** Columns with secrets. A hash is one too, because it can be guessed. A withdrawal's code is its number. */
const secretColumn =
  /pass(word)?$|(token|code|pin|password)_hash|secret|challenge|credential|public_key|phishing|^outbox\.code$/;

interface Found {
  rows: unknown[];
}

/** The values of every such column of the database. */
async function readSecrets(): Promise<{ columns: string[]; values: Set<string> }> {
  const found = await db.execute(
    sql`SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'text'`,
  );
  const columns = ((found as Found).rows as { table_name: string; column_name: string }[]).filter(
    ({ table_name: table, column_name: column }) => secretColumn.test(`${table}.${column}`),
  );
  const values = new Set<string>();
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = (await db.execute(
      sql`SELECT DISTINCT ${sql.identifier(column)} AS value FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} <> ''`,
    )) as Found;
    for (const { value } of rows as { value: string }[]) values.add(value);
  }
  return { columns: columns.map((one) => `${one.table_name}.${one.column_name}`), values };
}

/** Short secrets are digits, which occur in figures. They count as a whole cell of a column with other texts. */
const isLong = (secret: string) => secret.length >= 8;

function findSecrets(text: string, secrets: Iterable<string>): string[] {
  const [, ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const texts = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
    .filter((column) => !column.every((cell) => /^[\d.-]*$/.test(cell)))
    .flat();
  const cells = new Set(texts);
  return [...secrets].filter((secret) => (isLong(secret) ? text.includes(secret) : cells.has(secret)));
}

const publicSecrets = demoMembers.flatMap(({ password, pin }) => [password, pin]);

describe('every file of a demo member', () => {
  // Proves: yearMessages.allDataNote
  test.each(demoMembers)('$username has no secret', { timeout: 120_000 }, async ({ id }) => {
    const token = await openSession(db, id, 'session', clock.now());
    const { reader } = openPortal(app, token);
    const profile = await app.inject({
      method: 'GET',
      url: '/api/user',
      headers: { authorization: `Bearer ${token}` },
    });
    const { files, missing } = await readArchive(archiveSources, reader, () => undefined);
    const { columns, values } = await readSecrets();
    const secrets = [...values, ...publicSecrets, token];
    // The check can see: the answer behind the profile has secrets, and so has the list of what is looked for.
    expect(profile.body).toContain('planted-trading-pass');
    expect([...values].filter((secret) => profile.body.includes(secret)).length).toBeGreaterThanOrEqual(2);
    expect(columns.length).toBeGreaterThanOrEqual(17);
    expect(missing).toBe(0);
    expect(files.map(({ name }) => name)).toHaveLength(23);
    for (const { name, input } of files) expect([name, findSecrets(input, secrets)]).toEqual([name, []]);
  });

  test('a secret in a file is found, whole or within a text', async () => {
    const setups = await db.select({ secret: totpSetups.secret }).from(totpSetups);
    const [secret = ''] = setups.map((row) => row.secret);
    expect(secret).not.toBe('');
    const text = `Field,Value\r\nKey,otpauth://totp/x?secret=${secret}\r\nPIN,4821\r\nNumber,7`;
    expect(findSecrets(text, [secret, '4821', '9035'])).toEqual([secret, '4821']);
  });
});
