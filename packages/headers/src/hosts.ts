import { askedAnew, hashedFolder, keptForEver, neverKept, settingsFile } from './caching';
import type { PolicyOptions } from './contentPolicy';
import { noncePlaceholder } from './nonce';
import { securityHeaders } from './securityHeaders';

/** The inputs from a release and its operator: the inline script, the allowed origins, and the base path. */
export interface Hosting extends Pick<
  PolicyOptions,
  'scripts' | 'apiOrigin' | 'imageOrigin' | 'reportOrigin'
> {
  /** The portal's base path, with a slash at both ends (getBase). Default: the origin itself. */
  base?: string;
}

/** Few servers have the type of the manifest, which makes the portal installable. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

/** A path of the portal, under its base path. */
const below = (base: string, path: string) => base + path.slice(1);

/** The base path without its final slash, as people may type it. Empty at the origin's root. */
const bare = (base: string) => (base === '/' ? [] : [base.slice(0, -1)]);

/** Whether the portal may speak for the host. In a folder, Strict-Transport-Security is the site's decision. */
const isWholeHost = (base: string) => base === '/';

type Header = [name: string, value: string];

const addHeader = ([name, value]: Header) => `add_header ${name} "${value}";`;
const noSniff: Header = ['X-Content-Type-Options', 'nosniff'];

/** An nginx location. Its headers replace all outer ones, so each location repeats everything. */
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

/**
 * nginx refuses an address with a stray `%` before it looks for a location. Members see the portal's own page
 * instead.
 */
export const unreadableAddress = (base: string) => `error_page 400 =200 ${below(base, '/index.html')};`;

/**
 * The nginx configuration that serves the built portal like the sandbox, with a nonce for each response.
 * `root` is the site's root. A portal with a base path is in that folder and leaves all other addresses
 * alone.
 */
export function nginxSettings(root: string, { base = '/', ...hosting }: Hosting): string[] {
  const page = securityHeaders({ nonce: '$request_id', ...hosting, tls: isWholeHost(base) });
  // The site around a base path has a different root.
  const where = [`root ${root};`];
  const found = base === '/' ? [] : where;
  return [
    ...(base === '/' ? [...where, unreadableAddress(base)] : []),
    ...bare(base).flatMap((folder) =>
      location(`= ${folder}`, ['absolute_redirect off;', `return 301 ${base};`]),
    ),
    ...location(below(base, hashedFolder), [...found, 'try_files $uri =404;', ...file(keptForEver)]),
    ...location(below(base, '/.vite/'), ['return 404;']),
    ...location(base, [...found, `try_files $uri ${below(base, '/index.html')};`, ...file(askedAnew)]),
    ...location(`= ${below(base, manifest.path)}`, [
      ...found,
      `default_type ${manifest.type};`,
      ...file(askedAnew),
    ]),
    ...location(`= ${below(base, settingsFile)}`, [
      ...found,
      'try_files $uri =404;',
      ...([['Cache-Control', neverKept], noSniff] as Header[]).map(addHeader),
    ]),
    ...location(`= ${below(base, '/index.html')}`, [
      ...found,
      'gzip on;',
      'gzip_vary on;',
      `sub_filter '${noncePlaceholder}' $request_id;`,
      'sub_filter_once off;',
      ...([['Cache-Control', neverKept], ...Object.entries(page)] as Header[]).map(addHeader),
    ]),
  ];
}

/** The `_headers` file for static hosts that support it, for the site's root. It has no nonces. */
export function staticHostHeaders({ base = '/', ...hosting }: Hosting): string {
  const page = securityHeaders({ ...hosting, tls: isWholeHost(base) });
  const rule = (path: string, headers: Record<string, string>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...bare(base).flatMap((folder) => rule(folder, page)),
    ...rule(`${base}*`, page),
    ...rule(`${below(base, hashedFolder)}*`, { 'Cache-Control': keptForEver }),
    ...rule(below(base, settingsFile), { 'Cache-Control': neverKept }),
    ...rule(below(base, manifest.path), { 'Content-Type': manifest.type }),
  ].join('\n');
}

type Rule = [asked: string, answered: string, status: number];

/**
 * The `_redirects` file of a static host: the page for every address of the portal, but not for a missing
 * file.
 */
export function staticHostRedirects(base = '/'): string {
  const rules: Rule[] = [
    [`${base}static/*`, '/404.html', 404],
    [below(base, settingsFile), '/404.html', 404],
    ...bare(base).map((folder): Rule => [folder, `${base}index.html`, 200]),
    [`${base}*`, `${base}index.html`, 200],
  ];
  const width = (column: 0 | 1) => 2 + Math.max(...rules.map((rule) => rule[column].length));
  return rules
    .map(([asked, answered, status]) => `${asked.padEnd(width(0))}${answered.padEnd(width(1))}${status}`)
    .join('\n');
}
