import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { files, read, root } from '../requirements/files';
import { judged } from './judged';

// A rule that is limited to some files goes blind when their folder gets another name.

interface Override {
  files: readonly string[];
  excludeFiles?: readonly string[];
}

interface Pattern {
  path?: string;
  pathNot?: string;
}

interface DependencyRule {
  name: string;
  comment: string;
  from: Pattern;
  to: Pattern;
}

const withoutComments = read('.oxlintrc.json').replace(/^\s*\/\/.*$/gm, '');
const { overrides } = JSON.parse(withoutComments) as { overrides: readonly Override[] };

const { default: cruiser } = (await import(`${root}.dependency-cruiser.mjs`)) as {
  default: { forbidden: readonly DependencyRule[] };
};

const modules = files.filter((file) => /\.(m?[jt]sx?|md|css|json)$/.test(file));
const packages = files
  .filter((file) => file.endsWith('package.json'))
  .flatMap((file) => Object.keys((JSON.parse(read(file)) as { dependencies?: object }).dependencies ?? {}))
  .map((name) => `node_modules/${name}/index.js`);
/** The names of every folder, file and kind of file. */
const names = new Set([...files, ...packages].flatMap((file) => file.split(/[/.@]+/)));

/** The names in a regular expression: `^packages/(ui|api)/src` has packages, ui, api and src. */
const findNames = (pattern: string) => pattern.replaceAll('\\.', ' ').match(/[A-Za-z][\w-]+/g) ?? [];

// What a bundler adds to a path, and what only node_modules has.
const foreign = ['url', 'virtual', 'gen', 'turbo', 'md', 'react-router'];

it('the dependency rules name folders and files that there are', () => {
  const patterns = cruiser.forbidden.flatMap(({ from, to }) =>
    [from, to].flatMap(({ path, pathNot }) => [path, pathNot]),
  );
  const written = patterns.flatMap((pattern = '') => findNames(pattern));
  judged('names in dependency rules', written.length);
  expect(written.filter((name) => !names.has(name) && !foreign.includes(name))).toEqual([]);
});

/** A glob for each of the folders that it names in braces. */
const expand = (glob: string): string[] => {
  const [folders = '', choices = ''] = /\{([^{}]+)\}(?=\/)/.exec(glob) ?? [];
  return folders === '' ? [glob] : choices.split(',').flatMap((one) => expand(glob.replace(folders, one)));
};

const matchesGlob = (glob: string) => createFilter(glob, null, { resolve: false });

it.each(overrides)(
  'the lint rules of $files find files in each folder',
  ({ files: own, excludeFiles = [] }) => {
    const globs = [...own, ...excludeFiles].flatMap(expand);
    expect(globs.filter((glob) => !files.some(matchesGlob(glob)))).toEqual([]);
  },
);

/** A pattern's first group takes the place of `$1`, as dependency-cruiser does it. */
const matches = ({ path = '', pathNot }: Pattern, file: string, group = '') => {
  const fill = (pattern: string) => new RegExp(pattern.replaceAll('$1', group));
  return fill(path).test(file) && !(pathNot !== undefined && fill(pathNot).test(file));
};

it.each(cruiser.forbidden)('$name looks at modules, and knows modules that they may not import', (rule) => {
  const from = modules.filter((file) => matches(rule.from, file));
  const groups = new Set(from.map((file) => new RegExp(rule.from.path ?? '').exec(file)?.[1] ?? ''));
  const isForbidden = (file: string) => [...groups].some((group) => matches(rule.to, file, group));
  expect(from.length).toBeGreaterThan(0);
  expect([...modules, ...packages].some(isForbidden)).toBe(true);
});

it('npm run lint:deps prints what to do instead, by the format that has the comments of rules', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['lint:deps']).toContain(' --output-type err-long ');
  expect(cruiser.forbidden.filter(({ comment }) => !/ /.test(comment)).map(({ name }) => name)).toEqual([]);
});

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

const scripts = new Map(
  files
    .filter((file) => /^([^/]+\/)*package\.json$/.test(file))
    .map((file) => JSON.parse(read(file)) as Manifest)
    .map(({ name, scripts: own = {} }) => [name, Object.keys(own)]),
);

// A script that another name has replaced leaves its callers red, or quiet.
it('every npm script that is documented or started exists', () => {
  const calls =
    /(?:\bnpm run (?:--silent )?|'npm', \[?'run', (?:'--silent', )?')([a-z](?:[\w:-]*\w)?)'?(?:(?:,? '?)-w(?:', '| )(@portal\/[\w-]+))?/g;
  const found = files
    .filter((file) =>
      /^(tools|docs|apps|packages|openapi|operator|\.github|\.storybook)\/.*\.(md|mdx|mjs|ts|tsx|yml)$|^(?!CHANGELOG)[A-Z]+\.md$/.test(
        file,
      ),
    )
    .flatMap((file) =>
      [...read(file).matchAll(calls)].map(([, script = '', workspace = 'member-portal']) => ({
        file,
        script,
        workspace,
      })),
    );
  judged('npm scripts that are started', found.length);
  expect(found.filter(({ script, workspace }) => !scripts.get(workspace)?.includes(script))).toEqual([]);
});

/** Variables that no reader sets: commands of ours do, or Vite, npm, Turborepo and the system. */
const internal =
  /^(?:(?:SNAPSHOTS|STORYBOOK|SANDBOX_TEST|TURBO)_\w+|BASE_URL|CHOSEN|DEV|INIT_CWD|PATH|PROD|TMPDIR|TZ|VITEST)$/;

/** Names in documents that are no variable of ours: of Laravel, Node, Chromatic and psql, and a source of money. */
const foreignVariables =
  /^(?:APP_DEBUG|CHROMATIC_PROJECT_TOKEN|NODE_OPTIONS|ON_ERROR_STOP|POOL_LEVEL|PORTAL_ORIGIN)$/;

// An environment variable that only the code knows helps no one, and one that only a page knows does nothing.
it('every environment variable is read by the code and in a document', () => {
  const reads =
    /\benv\??(?:\.|\[')([A-Z][A-Z0-9_]+)|(?:whole|url)\('([A-Z_]+)'|\$\{([A-Z_]+):-|^ARG ([A-Z_]+)|\{([^{}]*)\} = process\.env/gm;
  const known = new Set(
    files
      .filter((file) => /\.(m?[jt]sx?|ya?ml|sh)$|Dockerfile$/.test(file))
      .flatMap((file) => [...read(file).matchAll(reads)])
      .flatMap(([, ...names]) => names.join(' ').match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
  );
  const pages = files
    .filter((file) => file.endsWith('.md') && !/CHANGELOG|^\.changeset\//.test(file))
    .map(read)
    .join('\n');
  const named = new Set(pages.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g));
  judged('environment variables', known.size);
  expect([...named].filter((name) => !known.has(name) && !foreignVariables.test(name))).toEqual([]);
  const hidden = [...known].filter(
    (name) => !internal.test(name) && !new RegExp(`\\b${name}\\b`).test(pages),
  );
  expect(hidden).toEqual([]);
});
