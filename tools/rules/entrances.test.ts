import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../requirements/files';
import { judged } from './judged';

/** How product code reaches the network. `limit`: what ends it. */
interface Entrance {
  uses: number;
  /** Whether it may carry a member's token, which forbids any cache (D146, T45). */
  token?: boolean;
  limit: 'client' | 'own' | 'caller' | 'none';
}

/** The files that use fetch, XMLHttpRequest or beacons. A new one is added here with its limit. */
const entrances: Readonly<Record<string, Entrance>> = {
  'packages/api/src/client.ts': { uses: 1, token: true, limit: 'own' },
  // A browser never answers a POST from its cache, and has no cache mode for it.
  'packages/api/src/sendWithProgress.ts': { uses: 2, limit: 'client' },
  'apps/portal/firstPaint/begin.js': { uses: 3, token: true, limit: 'caller' },
  // Before a reload, scripts of a network's sign-in page are read anew.
  'apps/portal/firstPaint/plainNotice.js': { uses: 1, limit: 'caller' },
  'apps/portal/src/app/browser/firstReads.ts': { uses: 2, limit: 'client' },
  // Nothing waits for a report.
  'apps/portal/src/app/browser/reporter.ts': { uses: 1, limit: 'none' },
  'apps/portal/src/app/offline/fetchIsChanged.ts': { uses: 1, limit: 'own' },
  'apps/portal/serviceWorker/serviceWorker.ts': { uses: 2, limit: 'caller' },
  'packages/portal-core/src/calls/redirects.ts': { uses: 1, limit: 'own' },
  // The files are loaded already.
  'packages/ui/src/theme/lendFonts.ts': { uses: 1, limit: 'none' },
};

const pattern =
  /(?<![\w$])(?:globalThis\.)?fetch\(|new XMLHttpRequest|sendBeacon\(|new EventSource|new WebSocket/g;
const isProduct = (file: string) =>
  /\.(?:tsx?|js)$/.test(file) && !/\.(?:test|fixtures|stories|d)\.|\/(?:dist|node_modules)\//.test(file);
const files = ['packages/api/src', 'packages/portal-core/src', 'packages/ui/src', 'apps/portal/src']
  .concat(['apps/portal/firstPaint', 'apps/portal/serviceWorker'])
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => isProduct(`/${file}`));
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');

test('every entrance to the network is listed, with what ends it', () => {
  const found: Record<string, number> = {};
  for (const file of files) {
    const uses = withoutComments(readFileSync(join(root, file), 'utf8')).match(pattern)?.length ?? 0;
    if (uses > 0) found[relative('.', file)] = uses;
  }
  judged('files that may reach the network', files.length);
  expect(found).toEqual(
    Object.fromEntries(Object.entries(entrances).map(([file, { uses }]) => [file, uses])),
  );
});

test('every entrance with a token forbids the browser’s cache (D146, T45)', () => {
  const withToken = Object.entries(entrances).filter(([, { token }]) => token);
  expect(withToken.length).toBe(2);
  for (const [file] of withToken)
    expect(readFileSync(join(root, file), 'utf8')).toContain("cache: 'no-store'");
  // Whatever names the header is one of them, so no other file sends a token.
  const naming = files.filter((file) => /Bearer \$\{/.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.toSorted()).toEqual(withToken.map(([file]) => file).toSorted());
});

test('every entrance with its own limit has one', () => {
  for (const [file, { limit }] of Object.entries(entrances))
    if (limit === 'own')
      expect(readFileSync(join(root, file), 'utf8')).toMatch(/AbortSignal\.timeout|deadline\(/);
});
