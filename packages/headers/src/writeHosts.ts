import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  getBase,
  nginxServer,
  nginxSettings,
  parseOrigins,
  scriptHashes,
  staticHostHeaders,
  staticHostRedirects,
} from './index';

const help = `npm run hosts -- [options]

Writes server settings for the built and configured portal:
  nginx.conf             for the inside of a server { } of an existing nginx
  server.conf            a whole nginx.conf, for a container
  _headers, _redirects   of a static host

  --config <file>          settings whose origins the policy names (apps/portal/dist/config.json)
  --page <file>            page of the build (apps/portal/dist/index.html)
  --out <folder>           where to write (hosts)
  --root <folder>          the site's root on the server, above the portal's folder if it has one (/srv/portal)
  --port <number>          port of server.conf (8080)
  --back-end <host:port>   server.conf passes /api, /images, /reports and /freeze on to it (nothing)
  --brotli-module <file>   server.conf loads it and sends the brotli copies (gzip only)`;

/** Prints why nothing was written, and how the command is used. */
function refuse(reason: string, exitCode = 1): never {
  console.error(`${reason}\n\n${help}`);
  process.exit(exitCode);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string', default: 'apps/portal/dist/config.json' },
        out: { type: 'string', default: 'hosts' },
        root: { type: 'string', default: '/srv/portal' },
        port: { type: 'string', default: '8080' },
        'back-end': { type: 'string' },
        'brotli-module': { type: 'string' },
        page: { type: 'string', default: 'apps/portal/dist/index.html' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), 2);
  }
}

const values = readOptions();

function readSettings(): unknown {
  const text = readFileSync(values.config, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${values.config} is no JSON.`);
  }
}

function write() {
  for (const file of [values.page, values.config])
    if (!existsSync(file)) refuse(`${file} is missing. Run \`npm run build -w @portal/app\` first.`);
  const page = readFileSync(values.page, 'utf8');
  const base = getBase(page);
  const hosting = { base, scripts: scriptHashes(page), ...parseOrigins(readSettings()) };
  const { root, 'back-end': backEnd, 'brotli-module': brotliModule } = values;
  const files = {
    'nginx.conf': nginxSettings(root, hosting).join('\n'),
    'server.conf': nginxServer({ ...hosting, root, port: Number(values.port), backEnd, brotliModule }),
    _headers: staticHostHeaders(hosting),
    _redirects: staticHostRedirects(base),
  };
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), `${text}\n`);
  console.log(`Wrote ${Object.keys(files).join(', ')} to ${values.out}.`);
  console.log(`Copy the build to ${join(root, base)} on the server.`);
}

if (values.help) console.log(help);
else if (!/^\d{1,5}$/.test(values.port)) refuse(`--port takes a number, and not "${values.port}".`, 2);
else write();
