import { askedAnew, hashedFolder, keptForEver, neverKept, settingsFile } from './caching';
import type { PolicyOptions } from './contentPolicy';
import { noncePlaceholder } from './nonce';
import { securityHeaders } from './securityHeaders';

/** What a release and its operator decide: the script inside the page, the origins that it may ask, and where it is. */
export interface Hosting extends Pick<
  PolicyOptions,
  'scripts' | 'apiOrigin' | 'imageOrigin' | 'reportOrigin'
> {
  /** The portal's folder on its origin, with a slash at both ends (getBase). Default: the origin itself. */
  base?: string;
}

/** Few servers know the type of the file that makes the portal installable. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

/** A path of the portal's, in its folder of the origin. */
const below = (base: string, path: string) => base + path.slice(1);

/** The folder without its slash, as somebody may type it; none where there is no folder. */
const bare = (base: string) => (base === '/' ? [] : [base.slice(0, -1)]);

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

/** nginx refuses an address with a stray `%` before it looks for a location; members are shown the portal's own page. */
export const unreadableAddress = (base: string) => `error_page 400 =200 ${below(base, '/index.html')};`;

/**
 * What nginx is told, so that it serves the built portal as the sandbox does. It makes a nonce for each response. `root` is
 * the site's: a portal in a folder lies in that folder of it, and leaves all other addresses alone.
 */
export function nginxSettings(root: string, { base = '/', ...hosting }: Hosting): string[] {
  const page = securityHeaders({ nonce: '$request_id', ...hosting, tls: true });
  // The server around a folder has another root of its own.
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
    ...location(`= ${below(base, settingsFile)}`, [...found, 'try_files $uri =404;', ...file(neverKept)]),
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

/** The file `_headers` of a static host that reads one, for the site's root. It makes no nonces. */
export function staticHostHeaders({ base = '/', ...hosting }: Hosting): string {
  const page = securityHeaders({ ...hosting, tls: true });
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

/** Its file `_redirects`: the page for every address of the portal, and none for a file that is gone. */
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
