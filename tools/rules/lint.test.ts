import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { read, root } from '../requirements/files';
import { judged } from './judged';

vi.setConfig({ hookTimeout: 120_000 });

/** Code that violates a rule, with the rule that must report it. Of the rules of others, one of each kind is enough. */
const planted: readonly [rule: string, file: string, code: string][] = [
  ['portal(standard-names)', 'packages/ui/src/screens/named.ts', 'export const placeOf = 1;'],
  [
    'portal(no-lost-press)',
    'apps/portal/src/areas/lost.tsx',
    'declare const Part: (props: object) => null; export const F = ({ r }: { r: { current?: { share: () => void } } }) => <Part ref={r} onPress={() => r.current?.share()} />;',
  ],
  [
    'portal(no-lost-press)',
    'apps/portal/src/areas/lostLater.tsx',
    "import { useChunk } from '@portal/portal-core/browser/useChunk'; export const F = ({ load }: { load: () => Promise<{ open: () => void }> }) => { const later = useChunk(load, true); return <button onClick={() => later?.open()} />; };",
  ],
  ['portal(no-old-words)', 'apps/sandbox/src/told.ts', 'export const told = 1;'],
  ['portal(no-old-words)', 'packages/api/src/twins.ts', 'export function findTwins() {}'],
  ['typescript(no-floating-promises)', 'tools/rules/floats.ts', 'Promise.resolve(1);'],
  ['typescript(no-explicit-any)', 'tools/rules/any.ts', 'export const f = (value: any) => value as 1;'],
  ['eslint(no-console)', 'packages/api/src/says.ts', "console.log('said');"],
  ['eslint(max-lines)', 'packages/api/src/long.ts', `export {};${'\n//'.repeat(251)}`],
  ['eslint(no-undef)', 'tools/run/undefined.mjs', 'export const f = () => nowhere;'],
  [
    'react-hooks(rules-of-hooks)',
    'packages/ui/src/hooks.ts',
    "import { useId } from 'react';\nexport const useF = (a: boolean) => (a ? useId() : '');",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'packages/ui/src/deps.ts',
    "import { useMemo } from 'react';\nexport const useF = (a: number) => useMemo(() => a + 1, []);",
  ],
  ['Unused', 'tools/rules/disables.ts', '// oxlint-disable-next-line eslint/no-console\nexport const f = 1;'],
  [
    'portal(html-in-html-body)',
    'packages/ui/src/Html.tsx',
    'export const F = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  ...[
    ...["document.body.innerHTML = '';", "document.body.outerHTML = '';", "document.write('');"],
    "document.body.insertAdjacentHTML('afterend', '');",
    "import 'dompurify';",
    "import '../components/HtmlBody/sanitizeHtml';",
  ].map((code, index): [string, string, string] => [
    'portal(html-in-html-body)',
    `packages/ui/src/html/sink${index}.ts`,
    code,
  ]),
  [
    'portal(no-server-truthiness)',
    'apps/portal/src/areas/news/pictures.mappers.ts',
    'export const f = (row: { image?: object }) => (row.image ? 1 : 2);',
  ],
  ['portal(no-text-dates)', 'packages/ui/src/parsed.ts', 'export const f = (at: string) => Date.parse(at);'],
  [
    'portal(no-text-dates)',
    'apps/portal/src/compared.ts',
    'export const f = (a: { diff: (b: string) => number }, b: string) => a.diff(b);',
  ],
  [
    'portal(no-server-truthiness)',
    'apps/portal/src/areas/news/typed.ts',
    "import type { ApiRow } from '@portal/portal-core/fromApi/answer';\nexport const f = ({ image }: ApiRow<'/news'>) => (image ? 1 : 2);",
  ],
  [
    'portal(no-server-truthiness)',
    'apps/portal/src/areas/news/taken.ts',
    "import { parseFields } from '@portal/portal-core/fromApi/parse';\nexport const f = (a: never) => { const { image } = parseFields(a) as { image?: object }; return !image; };",
  ],
  [
    'portal(no-server-truthiness)',
    'apps/portal/src/areas/news/listed.ts',
    "import { parseList } from '@portal/portal-core/fromApi/parse';\nexport const f = (a: never) => parseList(a).filter((one: { image?: object }) => one.image && 1);",
  ],
  ['portal(no-enums)', 'packages/ui/src/enums.ts', 'export enum A { b = "b" }'],
  [
    'portal(sized-invisible-inputs)',
    'packages/ui/src/inputs.ts',
    'export const f = `> input { opacity: 0; }`;',
  ],
  ['portal(prefixed-user-select)', 'packages/ui/src/selects.ts', 'export const f = `user-select: all;`;'],
  [
    'portal(messages-in-plays)',
    'packages/ui/src/screens/Plays.stories.tsx',
    "export const f = (c: { getByRole: (a: string, b: object) => void }) => c.getByRole('button', { name: 'Try again' });",
  ],
  ['portal(no-literal-colours)', 'packages/ui/src/colours.ts', 'export const f = `color: #fff;`;'],
  ['eslint(no-restricted-imports)', 'packages/ui/src/forms.ts', "export { useFormik } from 'formik';"],
  ['eslint(no-restricted-imports)', 'packages/ui/src/held.ts', "export { Suspense } from 'react';"],
  ['eslint(no-restricted-imports)', 'apps/portal/src/held.ts', "export { lazy } from 'react';"],
  ['eslint(no-restricted-globals)', 'packages/api/src/stores.ts', 'localStorage.clear();'],
  ['eslint(no-restricted-globals)', 'packages/ui/src/sessions.ts', 'sessionStorage.clear();'],
  ...['sessionStorage.clear();', 'localStorage.clear();', 'void caches.keys();', 'indexedDB.open("a");'].map(
    (code, index): [string, string, string] => [
      'eslint(no-restricted-globals)',
      `packages/portal-core/src/session/kept${index}.ts`,
      code,
    ],
  ),
  [
    'eslint(no-restricted-globals)',
    'apps/portal/src/channel.ts',
    "export const f = new BroadcastChannel('a');",
  ],
  ...['sessionStorage', 'localStorage', 'caches', 'indexedDB'].map((area): [string, string, string] => [
    'eslint(no-restricted-properties)',
    `packages/portal-core/src/session/${area}.ts`,
    `export const f = () => window.${area};`,
  ]),
  ['eslint(no-restricted-properties)', 'apps/portal/src/lock.ts', 'export const f = () => navigator.locks;'],
  ['eslint(no-restricted-properties)', 'apps/portal/src/locks.ts', 'export const { locks } = navigator;'],
];
/** Code that its file may contain. */
const allowed: readonly [file: string, code: string][] = [
  [
    'packages/portal-core/src/session/owned/keeps.ts',
    'window.sessionStorage.clear();\nlocalStorage.clear();',
  ],
  ['apps/sandbox/src/selects.ts', 'export const f = `-webkit-user-select: all; user-select: all;`;'],
  ['packages/ui/src/tokens/palette.ts', 'export const white = `#ffffff`;'],
  [
    'packages/ui/src/screens/Own.stories.tsx',
    "export const label = 'Username';\nexport const f = (c: { getByText: (a: string) => void }) => c.getByText('Username');",
  ],
  ['apps/sandbox/src/says.ts', "console.log('said');"],
  ['packages/ui/src/a.test.ts', 'export const f = (a?: 1) => a!;'],
];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let reports: readonly string[] = [];
beforeAll(async () => {
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  };
  for (const file of [
    ...[
      '.oxlintrc.json',
      'tools/rules/lint/portal.mjs',
      'tools/rules/lint/lostPresses.mjs',
      'tsconfig.base.json',
    ],
    'packages/ui/src/text/languages/en.json',
  ])
    cpSync(join(root, file), join(folder, file));
  write('tsconfig.json', '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": [] } }');
  for (const [, file, code] of planted) write(file, code);
  for (const [file, code] of allowed) write(file, code);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '--format=unix'], { cwd: folder }, (_error, out) => resolve(out));
  });
  reports = output.split('\n');
});

const of = (file: string) => reports.filter((line) => line.startsWith(`${file}:`));

it.each(planted)('%s reports %s', (rule, file) => {
  expect(of(file).join('\n')).toContain(rule);
});

it('plants code for each of our rules, and for many of the others', () => {
  const own = [...read('tools/rules/lint/portal.mjs').matchAll(/^ {4}'([\w-]+)': rule\(/gm)].map(
    ([, name]) => `portal(${name})`,
  );
  const rules = new Set(planted.map(([rule]) => rule));
  expect(own.filter((rule) => !rules.has(rule))).toEqual([]);
  judged('lint rules of our own', own.length);
  judged('lint rules with planted code', rules.size);
});

it.each(allowed)('nothing is reported of %s', (file) => {
  expect(of(file)).toEqual([]);
});
