import { askedAnew, hashedFolder, keptForEver, neverKept, settingsFile } from './caching';
import type { PolicyOptions } from './contentPolicy';
import { noncePlaceholder } from './nonce';
import { securityHeaders } from './securityHeaders';

/** What a release and its operator decide: the script inside the page, and the origins that it may ask. */
export type Hosting = Pick<PolicyOptions, 'scripts' | 'apiOrigin' | 'imageOrigin' | 'reportOrigin'>;

/** Few servers know the type of the file that makes the portal installable. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

type Header = [name: string, value: string];

const addHeader = ([name, value]: Header) => `add_header ${name} "${value}";`;
const noSniff: Header = ['X-Content-Type-Options', 'nosniff'];

/** A location of nginx. What it sets replaces all that stands outside, so each says everything. */
export const location = (where: string, lines: readonly string[]) => [
  `location ${where} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

const file = (control: string) => [
  'gzip_static on;',
  'brotli_static on;',
  'gzip_vary on;',
  ...([['Cache-Control', control], noSniff] as Header[]).map(addHeader),
];

/** What nginx is told, so that it serves the built portal as the sandbox does. It makes a nonce for each response. */
export function nginxSettings(root: string, hosting: Hosting): string[] {
  const page = securityHeaders({ nonce: '$request_id', ...hosting, tls: true });
  return [
    `root ${root};`,
    ...location(hashedFolder, ['try_files $uri =404;', ...file(keptForEver)]),
    ...location('/.vite/', ['return 404;']),
    ...location('/', ['try_files $uri /index.html;', ...file(askedAnew)]),
    ...location(`= ${manifest.path}`, [`default_type ${manifest.type};`, ...file(askedAnew)]),
    ...location(`= ${settingsFile}`, ['try_files $uri =404;', ...file(neverKept)]),
    ...location('= /index.html', [
      'gzip on;',
      'gzip_vary on;',
      `sub_filter '${noncePlaceholder}' $request_id;`,
      'sub_filter_once off;',
      ...([['Cache-Control', neverKept], ...Object.entries(page)] as Header[]).map(addHeader),
    ]),
  ];
}

/** The file `_headers` of a static host that reads one. It makes no nonces. */
export function staticHostHeaders(hosting: Hosting): string {
  const rule = (path: string, headers: Record<string, string>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...rule('/*', securityHeaders({ ...hosting, tls: true })),
    ...rule(`${hashedFolder}*`, { 'Cache-Control': keptForEver }),
    ...rule(settingsFile, { 'Cache-Control': neverKept }),
    ...rule(manifest.path, { 'Content-Type': manifest.type }),
  ].join('\n');
}

/** Its file `_redirects`: the page for every address, and none for a file that is gone. */
export const staticHostRedirects = [
  `/static/*     /404.html    404`,
  `${settingsFile}  /404.html    404`,
  `/*            /index.html  200`,
].join('\n');
