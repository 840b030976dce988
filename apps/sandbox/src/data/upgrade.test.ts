import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findAllSumFaults } from './sums/findFaults';
import { asOwner } from '../testing/copyTemplate';
import { expectSound } from '../testing/expectSound';
import { sponsorLink } from './downline';
import { migrationsFolder, openDatabase } from './engine';
import { isPassingFailure } from './passingFailure';

/* The rolling upgrade of docs/backup-and-upgrade.md. Only PostgreSQL has clients that write meanwhile. */
const source = inject('sandboxDatabase');
const server = source.engine === 'postgres' ? source.url : '';
const clients = 16;

/** Every migration after the first, of this and of every later version. */
const [, ...upgrades] = (
  JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal
).entries.map(({ tag }) => tag);

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** A folder with the first migrations only, as an older version has it. */
async function toFolderBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const { idx } = journal.entries.find((entry) => entry.tag === tag) ?? { idx: 0 };
  expect(idx).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, idx) }));
  return folder;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function migrateBefore(url: string, tag: string): Promise<void> {
  const client = await connect(url);
  await migrate(drizzle(client), { migrationsFolder: await toFolderBefore(tag) });
  await client.end();
}

const member = (
  id: number,
) => `INSERT INTO members (id, username, name, email, phone, password_hash, sponsor_path, binary_path, created_at)
  VALUES (${id}, 'member${id}', '', '', '', '', '${sponsorLink(id)}', '', now());
  INSERT INTO member_totals (member_id) VALUES (${id}); INSERT INTO wallets VALUES (${id}, 'pay_in', 0)`;

/** A booking and a bonus in the words of the version before the upgrade. */
const oldWrite = (id: number) => `
  WITH moved AS (UPDATE wallets SET balance = balance + 2 WHERE member_id = ${id} AND key = 'pay_in'),
  booked AS (INSERT INTO ledger_transactions (kind, note, source, created_at) VALUES ('deposit', '', 'DEPOSIT', now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, member_id, wallet, account, amount, source, created_at)
    SELECT id, ${id}, 'pay_in', NULL, 2, 'DEPOSIT', now() FROM booked
    UNION ALL SELECT id, NULL, NULL, 'chain', -2, 'DEPOSIT', now() FROM booked;
  INSERT INTO payouts (member_id, wallet, amount, description, source, created_at)
    VALUES (${id}, 'pay_out', 3, '', 'REFERRAL', now())`;

/** A database of the version before a migration, with a member for each client. */
async function createOld(tag: string): Promise<string> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `CREATE DATABASE ${name}`);
  onTestFinished(() => asOwner(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = `${server}/${name}`;
  await migrateBefore(url, tag);
  const client = await connect(url);
  for (let id = 1; id <= clients; id += 1) await client.query(member(id));
  await client.end();
  return url;
}

test('what was open while an earlier version summed the days is counted by this one', async () => {
  const url = await createOld('0004_day_sums');
  const writer = await connect(url);
  await writer.query('BEGIN');
  await writer.query(oldWrite(1));
  await migrateBefore(url, '0005_devices_and_reasons');
  await writer.query('COMMIT');
  await writer.end();
  const client = await connect(url);
  const lost = await findAllSumFaults(drizzle(client));
  await client.end();
  expect(lost.map(({ table }) => table)).toEqual(['history_days', 'payout_days']);
  const database = await openDatabase({ url });
  await expectSound(database.db);
  await database.close();
});

test('there is a version before each', () => expect(upgrades.length).toBeGreaterThan(8));

test.each(upgrades)(
  `${clients} clients of the version before %s write during the upgrade, and nothing is lost`,
  { timeout: 120_000 },
  async (tag) => {
    const url = await createOld(tag);
    let isUpgraded = false;
    let written = 0;
    const refused: unknown[] = [];
    const write = async (id: number) => {
      const client = await connect(url);
      // Some writes more, under the new schema: the old version stays in service.
      for (let left = 5; left > 0; left -= Number(isUpgraded)) {
        try {
          await client.query('BEGIN');
          await client.query(oldWrite(id));
          await client.query('COMMIT');
          written += 1;
        } catch (error) {
          await client.query('ROLLBACK');
          refused.push(error);
        }
      }
      await client.end();
    };
    const writers = Array.from({ length: clients }, (_, index) => write(index + 1));
    const database = await openDatabase({ url }).finally(() => {
      isUpgraded = true;
    });
    await Promise.all(writers);
    expect(refused.filter((error) => !isPassingFailure(error))).toEqual([]);
    expect(written).toBeGreaterThanOrEqual(clients * 5 - refused.length);
    await expectSound(database.db);
    await database.close();
  },
);
