import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageCommands, pageFiles, pageLimits } from './page';

const source = fileURLToPath(new URL('../app/', import.meta.url));
const needed =
  'apt-get install -y --no-install-recommends php-cli php-sqlite3 php-mbstring php-xml php-curl php-laravel-framework';

/** The members of the seed: one with a long history, one with codes by mail, one without anything. */
export const seeded = {
  rich: { username: 'amina', password: 'Secret123', pin: '1234' },
  mailed: { username: 'bilal', password: 'Secret123', pin: '1234' },
  fresh: { username: 'carla', password: 'Secret123', pin: '1234' },
} as const;

export type KnownMember = Record<'username' | 'password' | 'pin', string>;

/** The paginators of Laravel, and a collection of resources. */
export const pagers = ['paginate', 'simplePaginate', 'cursorPaginate', 'resource'] as const;

/** Runs PHP in a folder and returns its output. Throws with the command to install if PHP or Laravel is missing. */
function php(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  if (!existsSync('/usr/share/php/Illuminate/autoload.php'))
    throw new Error(`Laravel is missing. Run: ${needed}`);
  try {
    return execFileSync('php', args, { cwd: folder, env, encoding: 'utf8' });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    throw new Error(`PHP is missing. Run: ${needed}`, { cause: error });
  }
}

/** Builds the application in a new folder, word by word as docs/laravel.md says, and fills its database. */
export function buildLaravel(): string {
  const folder = mkdtempSync(join(tmpdir(), 'laravel-'));
  cpSync(source, folder, { recursive: true });
  for (const [path, text] of pageFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of [
    'bootstrap/cache',
    'storage/app/public',
    'storage/framework/cache/data',
    'storage/logs',
  ])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'database/database.sqlite'), '');
  for (const command of [...pageCommands, ['artisan', 'db:seed', '--force']]) php(folder, command);
  return folder;
}

export interface LaravelOptions {
  port: number;
  /** The portal's origin, which may call it. */
  portal: string;
  /** Default: `paginate`. */
  pages?: (typeof pagers)[number];
}

/** What a test reads of a member: amounts in dollars, and the last code that was mailed. */
type MemberRow = Record<'pay_in' | 'pay_out' | 'live' | 'fixed', number> & { code: string | null };

/** A real Laravel in front of `php -S`. */
export class Laravel {
  readonly origin: string;
  private readonly folder: string;
  private readonly server: ChildProcess;

  private constructor(folder: string, { port, portal, pages = 'paginate' }: LaravelOptions) {
    this.folder = folder;
    this.origin = `http://127.0.0.1:${port}`;
    const args = [...pageLimits, '-S', `127.0.0.1:${port}`, '-t', 'public', 'public/index.php'];
    const settings = {
      PORTAL_ORIGIN: portal,
      APP_URL: this.origin,
      PAGES: pages,
      PHP_CLI_SERVER_WORKERS: '4',
    };
    // A process group of its own, because PHP's workers outlive their parent.
    this.server = spawn('php', args, {
      ...{ cwd: folder, detached: true, stdio: 'ignore' },
      env: { ...process.env, ...settings },
    });
  }

  /** Starts on a copy of a built application. */
  static async start(built: string, options: LaravelOptions): Promise<Laravel> {
    const folder = mkdtempSync(join(tmpdir(), 'laravel-'));
    cpSync(built, folder, { recursive: true, verbatimSymlinks: true });
    rmSync(join(folder, 'public/storage'));
    php(folder, ['artisan', 'storage:link']);
    const started = new Laravel(folder, options);
    while (
      !(await fetch(`${started.origin}/api/country`).then(
        () => true,
        () => false,
      ))
    )
      if (started.server.exitCode !== null) throw new Error('php -S did not start.');
    return started;
  }

  /** Runs a command of artisan, as an operator does. */
  artisan(...args: string[]): string {
    return php(this.folder, ['artisan', ...args]);
  }

  /** Runs a statement on the database and returns its rows. */
  query(sql: string): Record<string, unknown>[] {
    const code =
      '$db = new PDO("sqlite:database/database.sqlite"); echo json_encode($db->query($argv[1])->fetchAll(PDO::FETCH_ASSOC));';
    return JSON.parse(php(this.folder, ['-r', code, sql])) as Record<string, unknown>[];
  }

  /** A member's row. Throws if the database has no such member. */
  find(username: string): MemberRow {
    const [row] = this.query(`select * from users where username = '${username}'`);
    if (row === undefined) throw new Error(`Laravel has no member ${username}.`);
    return row as unknown as MemberRow;
  }

  /** What the application has written to its log. */
  log(): string {
    const path = join(this.folder, 'storage/logs/laravel.log');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /** Sends a call as a client of the API. */
  async send(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** Signs a member in with both steps. Returns the session's token. */
  async signIn({ username, password, pin }: KnownMember): Promise<string> {
    await this.send('pre-login', { username, password });
    const answer = await this.send('login', { username, password, mpin: pin });
    return ((await answer.json()) as { token: string }).token;
  }

  async close(): Promise<void> {
    const ended = once(this.server, 'exit');
    if (this.server.pid !== undefined && this.server.exitCode === null)
      process.kill(-this.server.pid, 'SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
