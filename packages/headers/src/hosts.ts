import { askedAnew, hashedFolder, keptForEver, neverKept } from './caching';
import { noncePlaceholder } from './nonce';
import { securityHeaders } from './securityHeaders';

/** Stands for the hash of the script inside the page, which each build prints anew (scriptHashes). */
const scripts = ["'{script}'"];

/** Few servers know the type of the file that makes the portal installable. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

const indented = (lines: readonly string[], by: string) => lines.map((line) => `${by}${line}`);

/** What nginx is told, so that it serves the built portal as the sandbox does. It makes a nonce for each response. */
export function nginxSettings(root: string): string {
  const addHeader = ([name, value]: [string, string]) => `add_header ${name} "${value}";`;
  const page = securityHeaders({ nonce: '$request_id', scripts, tls: true });
  const compressedAhead = ['gzip_static on;', 'brotli_static on;', 'gzip_vary on;'];
  const noSniff: [string, string] = ['X-Content-Type-Options', 'nosniff'];
  const file = (control: string) => [
    ...compressedAhead,
    ...([['Cache-Control', control], noSniff] as [string, string][]).map(addHeader),
  ];
  const location = (where: string, lines: readonly string[]) => [
    `location ${where} {`,
    ...indented(lines, '  '),
    '}',
  ];
  return [
    `root ${root};`,
    ...location(hashedFolder, ['try_files $uri =404;', ...file(keptForEver)]),
    ...location('/.vite/', ['return 404;']),
    ...location('/', ['try_files $uri /index.html;', ...file(askedAnew)]),
    ...location(`= ${manifest.path}`, [`default_type ${manifest.type};`, ...file(askedAnew)]),
    ...location('= /index.html', [
      'gzip on;',
      `sub_filter '${noncePlaceholder}' $request_id;`,
      'sub_filter_once off;',
      ...([['Cache-Control', neverKept], ...Object.entries(page)] as [string, string][]).map(addHeader),
    ]),
  ].join('\n');
}

/** The file `_headers` of a static host that reads one. It makes no nonces. */
export function staticHostHeaders(): string {
  const rule = (path: string, headers: Record<string, string>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...rule('/*', securityHeaders({ scripts, tls: true })),
    ...rule(`${hashedFolder}*`, { 'Cache-Control': keptForEver }),
    ...rule(manifest.path, { 'Content-Type': manifest.type }),
  ].join('\n');
}
