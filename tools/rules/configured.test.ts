import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
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

/** The files of a glob. Node's own matcher compiles it again for each file, which takes a minute here. */
const find = (globs: readonly string[]) => {
  const toPattern = (glob: string) =>
    glob
      .replaceAll('.', '\\.')
      .replaceAll(/\{([^}]+)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`)
      .replaceAll(/(\*\*\/)|\*\*|\*/g, (stars, folders) =>
        folders ? '(?:.+/)?' : stars === '*' ? '[^/]*' : '.*',
      );
  const pattern = new RegExp(`^(?:${globs.map(toPattern).join('|')})$`);
  return files.filter((file) => pattern.test(file));
};

describe('the lint rules of some files', () => {
  it.each(overrides)('find $files', ({ files: globs, excludeFiles = [] }) => {
    for (const glob of globs) judged(`lint ${glob}`, find([glob]).length);
    const own = new Set(find(globs));
    for (const glob of excludeFiles)
      judged(`lint ${globs[0]} without ${glob}`, find([glob]).filter((file) => own.has(file)).length);
  });
});

const { default: cruiser } = (await import(`${root}.dependency-cruiser.mjs`)) as {
  default: { forbidden: readonly DependencyRule[] };
};

/** A pattern's first group takes the place of `$1`, as dependency-cruiser does it. */
const matches = ({ path = '', pathNot }: Pattern, file: string, group = '') => {
  const fill = (pattern: string) => new RegExp(pattern.replaceAll('$1', group));
  return fill(path).test(file) && !(pathNot !== undefined && fill(pathNot).test(file));
};

const packages = files
  .filter((file) => file.endsWith('package.json'))
  .flatMap((file) => Object.keys((JSON.parse(read(file)) as { dependencies?: object }).dependencies ?? {}))
  .map((name) => `node_modules/${name}/index.js`);
const modules = files.filter((file) => /\.(m?[jt]sx?|md|css|json)$/.test(file));

describe('the dependency rules', () => {
  it.each(cruiser.forbidden)('$name looks at modules, and knows modules that they may not import', (rule) => {
    const from = modules.filter((file) => matches(rule.from, file));
    const groups = new Set(from.map((file) => new RegExp(rule.from.path ?? '').exec(file)?.[1] ?? ''));
    const isForbidden = (file: string) => [...groups].some((group) => matches(rule.to, file, group));
    judged(`dependencies from ${rule.name}`, from.length);
    expect([...modules, ...packages].some(isForbidden)).toBe(true);
  });
});

it('npm run lint:deps prints what to do instead', () => {
  const copy = mkdtempSync(join(tmpdir(), 'dependencies-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) cpSync(root + file, join(copy, file));
  const tokens = join(copy, 'packages/ui/src/tokens');
  mkdirSync(tokens, { recursive: true });
  writeFileSync(join(tokens, 'space.ts'), "import '../remote';");
  writeFileSync(join(copy, 'packages/ui/src/remote.ts'), 'export {};');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const flags = (scripts['lint:deps'] ?? '').split(' ').filter((word) => /^(?:--|err|\.dep)/.test(word));
  const program = `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const { status, stdout } = spawnSync(process.execPath, [program, ...flags, 'packages'], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(copy, { recursive: true });
  const { comment = '' } = cruiser.forbidden.find(({ name }) => name === 'ui-tokens-import-nothing') ?? {};
  expect(status).toBe(1);
  expect(stdout.replace(/\s+/g, ' ')).toContain(comment);
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
  /^(?:(?:SNAPSHOTS|STORYBOOK|SANDBOX_TEST|TURBO)_\w+|BASE_URL|DEV|INIT_CWD|PATH|PROD|TZ|VITEST)$/;

/** Names in documents that are no variable of ours: of Laravel, Node, Chromatic and psql, and a source of money. */
const foreign = /^(?:APP_DEBUG|CHROMATIC_PROJECT_TOKEN|NODE_OPTIONS|ON_ERROR_STOP|POOL_LEVEL|PORTAL_ORIGIN)$/;

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
  expect([...named].filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
  const hidden = [...known].filter(
    (name) => !internal.test(name) && !new RegExp(`\\b${name}\\b`).test(pages),
  );
  expect(hidden).toEqual([]);
});
