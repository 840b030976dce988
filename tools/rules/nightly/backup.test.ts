import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyRepository, createTempFolder } from '../../requirements/copy';
import { read, root } from '../../requirements/files';

/* Runs docs/backup-and-upgrade.md word by word, on a PostgreSQL with the client of its own version. */
const oldest = 15;
const packages = '/usr/lib/postgresql';
const [newest = 0] = (existsSync(packages) ? readdirSync(packages) : [])
  .filter((version) => existsSync(join(packages, version, 'bin/initdb')))
  .map(Number)
  .sort((one, other) => other - one);
if (newest < oldest)
  throw new Error(
    `Needs a PostgreSQL ${oldest} or newer and its client: apt-get install postgresql postgresql-client.`,
  );
const bin = join(packages, String(newest), 'bin');

const copy = copyRepository('portal-backup-');
const folder = createTempFolder('portal-backup-server-');
const isRoot = process.getuid?.() === 0;
const roles = { POSTGRES_USER: 'portal', APPLICATION_PASSWORD: 'application' };
let server = '';

/** PostgreSQL refuses to run as root. */
const asServer = (program: string, ...words: string[]) => {
  const [path, args] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...words]]
    : [join(bin, program), words];
  execFileSync(path, args, { cwd: folder, stdio: 'ignore' });
};

const getFreePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const getEnv = (database: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${bin}:${process.env.PATH ?? ''}`,
  SERVER: server,
  DATABASE_OWNER_URL: `${server}/${database}`,
  DATABASE_URL: `${server.replace('portal@', 'portal_application:application@')}/${database}`,
  SANDBOX_MEMBERS: '50',
  SANDBOX_DIR: '.sandbox',
});

const runShell = promisify(execFile);
/** Runs commands of the page in the copy. A failure has what they printed. */
const run = (commands: string, database = 'portal') =>
  runShell('bash', ['-euo', 'pipefail', '-c', commands], { cwd: copy, env: getEnv(database) });
const query = async (statement: string, database: string) =>
  (
    await run(`psql --quiet --no-align --tuples-only --command "${statement}" "$SERVER/${database}"`)
  ).stdout.trim();

/** Starts the sandbox, waits until it is ready, and stops it. */
async function startOnce(env: NodeJS.ProcessEnv): Promise<void> {
  const port = await getFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    cwd: copy,
    env: { ...env, SANDBOX_DIR: join(copy, '.sandbox'), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`The sandbox ended with ${code}.`)));
  const ready = vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).ok).toBe(true),
    { timeout: 120_000, interval: 200 },
  );
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}

const page = read('docs/backup-and-upgrade.md');
/** The page's commands: below each heading, in order. */
const blocks = page.split(/^## /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^ *```\n([^]*?)^ *```$/gm)].map(([, commands = '']) => ({
    heading,
    commands,
  }));
});
const blockWith = (words: string) =>
  blocks.find(({ commands }) => commands.includes(words))?.commands ?? 'false';

// What `npm run nightly` has built: git doesn't keep it.
cpSync(`${root}openapi/dist`, join(copy, 'openapi/dist'), { recursive: true });
const journal = join(copy, 'apps/sandbox/src/data/migrations/meta/_journal.json');

beforeAll(async () => {
  if (isRoot) execFileSync('chown', ['postgres:', folder]);
  const flags = ['--username=portal', '--auth=trust', '--locale=C', '--encoding=UTF8'];
  asServer('initdb', ...flags, join(folder, 'data'));
  const port = await getFreePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  asServer('pg_ctl', '-D', join(folder, 'data'), '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  server = `postgres://portal@127.0.0.1:${port}`;
  await query('CREATE DATABASE portal', 'postgres');
  // As compose does on its first start.
  await runShell('sh', ['docker/database/application.sh'], {
    cwd: copy,
    env: { ...getEnv('portal'), ...roles, PGHOST: '127.0.0.1', PGPORT: String(port) },
  });
  await startOnce(getEnv('portal'));
}, 240_000);

afterAll(() => {
  asServer('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
});

it('every command of the page is run below', () => {
  const headings = ['Back up', 'Back up', 'Restore', 'Restore', 'Restore', 'Upgrade'];
  expect(blocks.map(({ heading }) => heading)).toEqual([...headings, 'When the start refuses a database']);
});

describe('on PostgreSQL, with the roles of compose (T46)', () => {
  it('a dump restores to the same rows, sound, and the application starts on it', async () => {
    await run(blockWith('--format=custom'));
    const { stdout } = await run(blockWith('pg_restore'));
    expect(stdout).toContain('The ledger is sound');
    const count = 'SELECT count(*), sum(hashtext(e::text)) FROM ledger_entries e';
    expect(await query(count, 'sandbox_restored')).toBe(await query(count, 'portal'));
    await startOnce(getEnv('sandbox_restored'));
  });

  it('the page’s statement signs everyone out, also where a log names the session', async () => {
    const [, statement = ''] = /`(UPDATE sessions [^`]+)`/.exec(page) ?? [];
    const columns = 'token_hash, member_id, kind, created_at, expires_at';
    const session = "SELECT 'hash', min(id), 'session', now(), now() + '1 day' FROM members";
    await query(`INSERT INTO sessions (${columns}) ${session}`, 'portal');
    await query('UPDATE login_logs SET session_id = (SELECT max(id) FROM sessions)', 'portal');
    await query(statement, 'portal');
    const open = 'SELECT count(*) > 0 AND count(*) = count(revoked_at) FROM sessions';
    expect(await query(open, 'portal')).toBe('t');
  });

  it('the restored application may not change the ledger or a sum', async () => {
    const url = getEnv('sandbox_restored').DATABASE_URL;
    for (const table of ['ledger_entries', 'wallets', 'payout_days'])
      await expect(
        run(`psql --set ON_ERROR_STOP=1 --command 'DELETE FROM ${table}' "${url}"`),
      ).rejects.toThrow(`permission denied for table ${table}`);
  });

  it('a fault in a sum is found, and the recount repairs it', async () => {
    await query('UPDATE payout_days SET amount = amount + 1', 'sandbox_restored');
    const check = 'npm run ledger:check -w @portal/sandbox -- "$SERVER/sandbox_restored"';
    await expect(run(check)).rejects.toMatchObject({ code: 1 });
    const { stdout } = await run(blockWith('ledger:recount'));
    expect(stdout).toContain('repaired payout_days');
    expect((await run(check)).stdout).toContain('The ledger is sound');
  });

  it('a database of the previous version is upgraded, and the old version refuses to start on it', async () => {
    const newer = readFileSync(journal, 'utf8');
    const { entries, ...rest } = JSON.parse(newer) as { entries: unknown[] };
    expect(entries.length).toBeGreaterThan(9);
    const older = JSON.stringify({ ...rest, entries: entries.slice(0, -1) });
    await query('CREATE DATABASE upgraded', 'postgres');
    writeFileSync(journal, older);
    await run('npm run migrate -w @portal/sandbox', 'upgraded');
    writeFileSync(journal, newer);
    const applied = () => query('SELECT count(*) FROM drizzle.__drizzle_migrations', 'upgraded');
    expect(await applied()).toBe(String(entries.length - 1));
    expect((await run(blockWith('npm run migrate -w @portal/sandbox\n'), 'upgraded')).stdout).toContain(
      'The ledger is sound',
    );
    expect(await applied()).toBe(String(entries.length));
    await startOnce(getEnv('upgraded'));
    writeFileSync(journal, older);
    await expect(run('npm run migrate -w @portal/sandbox', 'upgraded')).rejects.toThrow(
      'upgraded by a newer version',
    );
    writeFileSync(journal, newer);
  });

  it('the data of another version moves into a new database', async () => {
    await query("UPDATE drizzle.__drizzle_migrations SET hash = 'other' WHERE id = 1", 'portal');
    await expect(run('npm run migrate -w @portal/sandbox')).rejects.toThrow('made by another version');
    const { stdout } = await run(blockWith('sandbox_new'));
    expect(stdout).toContain('The ledger is sound');
    const sums = 'SELECT sum(credit), sum(debit), count(*) FROM history_days';
    expect(await query(sums, 'sandbox_new')).toBe(await query(sums, 'portal'));
    await startOnce(getEnv('sandbox_new'));
  });
});

it('the embedded database is packed and restored', async () => {
  await startOnce({ ...process.env, SANDBOX_MEMBERS: '50' });
  await run(blockWith('tar -czf'));
  const { stdout } = await run(blockWith('tar -xzf'));
  expect(stdout).toContain('The ledger is sound');
  expect(existsSync(join(copy, '.sandbox.before'))).toBe(true);
});
