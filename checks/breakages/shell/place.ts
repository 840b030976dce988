import type { Breakage } from '../breakage';

const hosts = 'packages/headers/src/hosts.ts';
const place = 'apps/portal/src/shared/browser/place.ts';

/** Breaks where the portal stands: in a folder of an origin, with its API on another (D116, ADR 27). */
export const placeBreakages: readonly Breakage[] = [
  {
    promise: 'D116.10',
    what: 'lets the API into no policy',
    file: 'packages/headers/src/contentPolicy.ts',
    from: `sources("'self'", apiOrigin, reportOrigin)`,
    to: `sources("'self'", reportOrigin)`,
  },
  {
    promise: 'D116.10',
    what: 'tells a static host no origin',
    file: hosts,
    from: 'const page = securityHeaders({ ...hosting, tls: true });',
    to: 'const page = securityHeaders({ scripts: hosting.scripts ?? [], tls: true });',
  },
  {
    promise: 'D116.11',
    what: 'leads out of the folder where no router is',
    file: place,
    from: 'folder + path;',
    to: 'path;',
  },
  {
    promise: 'D116.11',
    what: 'takes the folder for a part of the address',
    file: place,
    from: "window.location.pathname.slice(folder.length) || '/'",
    to: 'window.location.pathname',
  },
  {
    promise: 'D116.11',
    what: 'sends links that lead beside the folder',
    file: place,
    from: 'window.location.origin + folder',
    to: 'window.location.origin',
  },
  {
    promise: 'D116.11',
    what: 'takes an operator’s link of another site for its own',
    file: 'apps/portal/src/session/loginLink.ts',
    from: "pathname.replace(import.meta.env.BASE_URL, '/')",
    to: "pathname.slice(pathname.lastIndexOf('/login'))",
  },
  {
    promise: 'D116.12',
    what: 'answers for the whole origin from its folder',
    file: hosts,
    from: '...location(base, [',
    to: "...location('/', [",
  },
  {
    promise: 'D116.12',
    what: 'takes the root of the server around it away',
    file: hosts,
    from: "const found = base === '/' ? [] : where;",
    to: 'const found: string[] = [];',
  },
  {
    promise: 'D116.12',
    what: 'gives a static host’s other pages the portal’s headers',
    file: hosts,
    from: '...rule(`${base}*`, page),',
    to: "...rule('/*', page),",
  },
  {
    promise: 'D116.12',
    what: 'believes a page that names another host as its folder',
    file: 'packages/headers/src/base.ts',
    from: '(\\/(?:[\\w.-]+\\/)*)',
    to: '([^"]*)',
  },
  {
    promise: 'D116.13',
    what: 'builds for a folder without its last slash',
    file: 'apps/portal/vite/operatorConfig.ts',
    from: '/^\\/([\\w-]([\\w.-]*[\\w-])?\\/)*$/',
    to: '/^\\/([\\w-]([\\w.-]*[\\w-])?\\/?)*$/',
  },
  {
    promise: 'D116.14',
    what: 'drops what another portal of the origin keeps',
    file: 'apps/portal/src/session/owned/ownCaches.ts',
    from: "`portal${base.replace(/\\/$/, '')}`",
    to: '`portal${base.slice(0, 0)}`',
  },
  {
    promise: 'D116.15',
    what: 'shows the portal beside its folder',
    file: 'apps/sandbox/src/http/portal.ts',
    from: ' || !url.startsWith(base)) return false;',
    to: ') return false;',
  },
  {
    promise: 'D116.15',
    what: 'sends the operator out of the folder',
    file: 'apps/sandbox/src/operator/actions/sandbox.ts',
    from: '`${base}login?',
    to: '`/login?',
  },
];
