import { type Hosting, location, nginxSettings, unreadableAddress } from './hosts';

export interface NginxServer extends Hosting {
  port: number;
  /** Folder of the built portal. */
  root: string;
  /** `host:port` of a back end that is proxied under the portal's own origin. */
  backEnd?: string | undefined;
  /** Path of the module that serves brotli copies. Absent: gzip copies are served. */
  brotliModule?: string | undefined;
}

/** The MIME types of a build's files. Our own list does not depend on the server's version. */
const types = [
  'text/html html',
  'text/css css',
  'text/plain txt',
  'text/javascript js',
  'application/json json',
  'image/svg+xml svg',
  'image/png png',
  'font/woff2 woff2',
];

/** The paths of a back end, including the sandbox's link to freeze an account. Never `/sandbox` (T32). */
const answered = ['/api/', '/images/', '= /reports', '= /freeze'];

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? line : `  ${line}`));

/**
 * A complete `nginx.conf` for a container without root, on a file system that is read-only except `/tmp`. TLS
 * ends before it.
 */
export function nginxServer({ port, root, backEnd, brotliModule, ...hosting }: NginxServer): string {
  const settings = nginxSettings(root, hosting).filter(
    (line) => brotliModule !== undefined || !line.includes('brotli_static'),
  );
  const passed = [
    `proxy_pass http://back_end;`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    // The client's own header is not passed on, because limits count by this address (T31).
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    // Only the member may repeat a call that was sent (T12).
    'proxy_next_upstream off;',
    // Five images, each of which the back end refuses with its own text.
    'client_max_body_size 24m;',
  ];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const server = [
    `listen ${port};`,
    'server_tokens off;',
    'absolute_redirect off;',
    // With a base path the server belongs to another site, and so does this setting.
    ...(hosting.base === undefined || hosting.base === '/' ? [] : [unreadableAddress(hosting.base)]),
    ...location('= /portal-health', ['access_log off;', 'return 204;']),
    ...(backEnd === undefined ? [] : answered.flatMap((where) => location(where, passed))),
    ...settings,
  ];
  return [
    ...(brotliModule === undefined ? [] : [`load_module ${brotliModule};`]),
    'worker_processes auto;',
    'pid /tmp/nginx.pid;',
    'error_log stderr warn;',
    'events {',
    '  worker_connections 1024;',
    '}',
    'http {',
    ...indented([
      'types {',
      ...indented(types.map((type) => `${type};`)),
      '}',
      'default_type application/octet-stream;',
      'charset utf-8;',
      'charset_types text/css text/plain text/javascript application/json;',
      'sendfile on;',
      ...temporary.map((name) => `${name}_temp_path /tmp/${name};`),
      // Neither query nor referrer is logged, because they may contain a link's token or a code (T3, T5).
      `log_format calls '$time_iso8601 $remote_addr $request_method $uri $status $body_bytes_sent $request_time';`,
      'access_log /dev/stdout calls;',
      ...(backEnd === undefined
        ? []
        : ['upstream back_end {', `  server ${backEnd};`, '  keepalive 16;', '}']),
      'server {',
      ...indented(server),
      '}',
    ]),
    '}',
  ].join('\n');
}
