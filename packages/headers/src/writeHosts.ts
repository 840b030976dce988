import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Writes server settings for the built and configured portal. See `npm run hosts -- --help` for the options.
 */
const help = `npm run hosts -- [--config <config.json>] [--out <folder>]
  [--root <folder on the server>] [--port <number>] [--back-end <host:port>] [--brotli-module <file>] [--page <file>]

  nginx.conf    for the inside of a server { }
  server.conf   a whole nginx.conf, for a container; --back-end is answered for under /api and /images
  _headers, _redirects   of a static host`;

const options = {
  config: { type: 'string', default: 'apps/portal/dist/config.json' },
  out: { type: 'string', default: 'hosts' },
  root: { type: 'string', default: '/srv/portal' },
  port: { type: 'string', default: '8080' },
  'back-end': { type: 'string' },
  'brotli-module': { type: 'string' },
  page: { type: 'string', default: 'apps/portal/dist/index.html' },
  help: { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${String(error instanceof Error ? error.message : error)}\n\n${help}`);
    return process.exit(2);
  }
}

const values = readArguments();

function write() {
  const page = readFileSync(values.page, 'utf8');
  const base = getBase(page);
  const hosting = {
    base,
    scripts: scriptHashes(page),
    ...parseOrigins(JSON.parse(readFileSync(values.config, 'utf8'))),
  };
  const { root, 'back-end': backEnd, 'brotli-module': brotliModule } = values;
  const files = {
    'nginx.conf': nginxSettings(root, hosting).join('\n'),
    'server.conf': nginxServer({ ...hosting, root, port: Number(values.port), backEnd, brotliModule }),
    _headers: staticHostHeaders(hosting),
    _redirects: staticHostRedirects(base),
  };
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), `${text}\n`);
  console.log(`${Object.keys(files).join(', ')} stand in ${values.out}.`);
  if (base !== '/') console.log(`The build belongs into the folder ${base} of the site.`);
}

if (values.help) console.log(help);
else write();
