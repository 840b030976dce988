import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBundle } from '../../openapi/reading/bundle';
import { files, read } from '../requirements/files';
import { judged } from './judged';
import { citationsIn } from '../requirements/spec/entries';
import { parseEntries } from '../run/spec.mjs';

/** Removes a document's code blocks and spans, which contain no links or headings. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** Returns a document's links inside the repository, without those to sites and to Storybook's own pages. */
const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?:\s"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inline, named]) => inline ?? named ?? '')
    .filter((link) => !/^([a-z]+:|\?)/.test(link));

/** Returns the files that a document names in code spans, such as `tools/requirements/areas.ts`, without patterns and variables. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+\.(?:[cm]?[jt]sx?|mdx?|ya?ml|tsv|html|json|sql))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^X[A-Z]|^\.\w+$/.test(name));

const toSlug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns the anchors of a document's headings, as GitHub creates them. A repeated heading gets `-1` and so on. */
function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>();
  const blocks = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...blocks.matchAll(/^#{1,6}\s+(.+?)\s*$/gm)].map(([, heading = '']) => {
    const slug = toSlug(heading);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

const documents = files.filter((file) => file.endsWith('.md')).map((path) => ({ path, text: read(path) }));
const spec = documents.filter(({ path }) => /^docs\/spec\/(?!README)/.test(path));

/** The definitions in docs/spec: an item's ids in bold at its beginning, such as `**A §2 Login**` or `**T6, T7**`. */
const entries = spec.flatMap(({ text }) => parseEntries(text));
const defined = new Set(entries.map(({ id }) => id));

/** Every text that may cite an id. Generated files have no citations. */
const citing = files.filter(
  (file) =>
    /\.(m?[jt]sx?|mdx?|ya?ml|sql|html|css|sh|tsv)$/.test(file) &&
    // The collector and its tests name sections as examples.
    !/^tools\/(requirements\/spec|storybook\/spec\/)/.test(file),
);

describe('docs/spec', () => {
  it('defines every id once', () => {
    expect(entries.length).toBeGreaterThan(380);
    expect(defined.size).toBe(entries.length);
  });

  it('has every id that is cited anywhere', () => {
    const unknown = citing.flatMap((path) => {
      const text = read(path);
      return citationsIn(text)
        .filter(({ id }) => !defined.has(id))
        .map(({ id, index }) => `${path}: ${id} in "${text.slice(index, index + 40)}"`);
    });
    expect(unknown, 'A slip of the pen, or what docs/spec lacks.').toEqual([]);
  });

  it('is cited by whole ids, because a range or a bare section hides ids', () => {
    const code = citing.filter(
      (path) => !path.startsWith('docs/') && path !== 'tools/requirements/spec.test.ts',
    );
    const short = code.filter((path) =>
      /(?<![AB]\s?)§\s?\d|\b([DT])[1-9]\d{0,2}\s?(?:–|—|-|to)\s?\1?\d{1,3}\b(?! px)/.test(read(path)),
    );
    expect(short).toEqual([]);
  });
});

/** Files that documents name although the repository lacks them, with reasons. */
const absent: Readonly<Record<string, string>> = {
  'styled.d.ts': 'ADR 2 says that there is none',
  'storybook-static/snapshots/': 'npm run nightly -- snapshots writes it',
  '.reports/mutants.html': 'npm run nightly -- mutants writes it',
  'serviceWorker.js': 'the build writes it',
  '/serviceWorker.js': 'the same, as its address',
  '/config.json': 'the address of the settings beside the page',
  'config.json': 'the same file',
  'packages/ui/src/text/languages/en.json': 'npm run generate writes it',
  'en.json': 'the same file',
  'version.json': 'the build writes it',
  'portal.cdx.json': 'npm run sbom -w @portal/app writes it',
};

describe.each(documents)('$path', ({ path, text }) => {
  it('links to files and headings that there are', () => {
    const dead = linksIn(text).filter((link) => {
      const [to = '', anchor] = link.split('#');
      const target = to === '' ? path : posix.join(posix.dirname(path), to).replace(/\/$/, '');
      if (anchor !== undefined) return !files.includes(target) || !anchorsIn(read(target)).includes(anchor);
      return !files.includes(target) && !files.some((file) => file.startsWith(`${target}/`));
    });
    expect(dead).toEqual([]);
  });

  it('names files that there are', () => {
    const gone = filesNamedIn(text).filter(
      (name) => !(name in absent) && !files.some((file) => file === name || file.endsWith(`/${name}`)),
    );
    expect(gone).toEqual([]);
  });

  it('has no table that is wider than 200 columns: a list is easier to read', () => {
    const wide = text.split('\n').filter((line) => /^\s*\|/.test(line) && line.length > 200);
    expect(wide).toEqual([]);
  });
});

/** The sandbox's own addresses: of the operator, and those that no contract has. */
const served = files
  .filter((file) => /^apps\/sandbox\/src\/(operator|http)\/.*(?<!\.test)\.ts$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/(?:path: |\.(?:get|post)(?:<[^(]*>)?\(\s*)'(\/[^']+)'/g)].map(([, path = '']) =>
      (file.includes('/operator/') ? `/sandbox${path}` : path).replace(':id', '{id}'),
    ),
  );

it('every call that a document names is in the contract, or the sandbox serves it', () => {
  const known = new Set([...Object.keys(loadBundle().paths), ...served]);
  const calls = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:GET|POST) (\/[\w/{}-]*\w\}?)/g)].map(([, call = '']) => ({ path, call })),
  );
  judged('calls in documents', calls.length);
  expect(calls.filter(({ call }) => !known.has(call))).toEqual([]);
});

it('docs/several-processes.md names each module that keeps state', () => {
  const page = read('docs/several-processes.md');
  const folder = 'apps/sandbox/src/';
  const keeping = files.filter(
    (file) => file.startsWith(folder) && read(file).includes('portal/process-state --'),
  );
  expect(keeping.length).toBeGreaterThan(15);
  expect(keeping.filter((file) => !page.includes(`\`${file.slice(folder.length)}\``))).toEqual([]);
});

it('every dependency has its line in docs/dependencies.md, and no other package', () => {
  const installed = files
    .filter((file) => /^(?!examples)([^/]+\/)*package\.json$/.test(file))
    .map((file) => JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>)
    .flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    )
    .filter((name) => !/^@(portal|types)\//.test(name));
  const lines = read('docs/dependencies.md').matchAll(/^- \*\*([^*]+)\*\*/gm);
  const listed = [...lines].flatMap(([, names = '']) => names.split(/,\s+/));
  judged('dependencies with a line', listed.length);
  expect(new Set(listed)).toEqual(new Set(installed));
});

const folders = ['packages/ui/src', 'packages/portal-core/src', 'apps/portal/src', 'apps/sandbox/src'];

it.each(folders)('CONTRIBUTING.md and the sandbox’s page name each module of %s', (folder) => {
  const pages = ['CONTRIBUTING.md', 'apps/sandbox/README.md'].map(read).join('\n');
  const own = files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
  const modules = new Set(own.flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])));
  expect(modules.size).toBeGreaterThan(3);
  expect([...modules].filter((name) => !new RegExp(`\`${name}/?\``).test(pages))).toEqual([]);
});

it('CONTRIBUTING.md is below 10 kB', () => {
  expect(Buffer.byteLength(read('CONTRIBUTING.md'))).toBeLessThan(10_000);
});
