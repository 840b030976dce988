import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './ports.mjs';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
/** Debian's installation: `apt-get install nginx libnginx-mod-http-brotli-static`. */
const program = process.env.NGINX_PROGRAM ?? '/usr/sbin/nginx';
const brotliModule = process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  port: number;
  /** Its messages so far. */
  log: () => string;
  close: () => Promise<void>;
}

const isListening = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });

/**
 * Starts a real nginx on a free port, by the settings that `npm run hosts` writes into `folder` (docs/deploy.md). `site`
 * is its root, and `given` are more options of that command. A crashed server has printed its reason.
 */
export async function startNginx(folder: string, site: string, given: readonly string[]): Promise<Nginx> {
  for (const file of [program, brotliModule])
    if (!existsSync(file))
      throw new Error(`${file} is missing: apt-get install nginx libnginx-mod-http-brotli-static.`);
  const port = await freePort();
  const options = ['--out', folder, '--root', site, '--port', String(port), '--brotli-module', brotliModule];
  await promisify(execFile)('npm', ['run', 'hosts', '--', ...options, ...given], { cwd: repository });
  const logFile = join(folder, 'log');
  const log = () => readFileSync(logFile, 'utf8');
  const out = openSync(logFile, 'a');
  // Under root, nginx would drop to a user who may not read every folder of the build.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const settings = ['-c', join(folder, 'server.conf'), '-p', folder, '-g', `${user}daemon off;`];
  const server: ChildProcess = spawn(program, settings, { stdio: ['ignore', out, out] });
  while (!(await isListening(port))) if (server.exitCode !== null) throw new Error(`nginx ended: ${log()}`);
  const close = async () => {
    const ended = new Promise((done) => server.on('exit', done));
    server.kill('SIGQUIT');
    if (server.exitCode === null) await ended;
  };
  return { port, log, close };
}
