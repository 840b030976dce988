import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** The commit where the changes begin, and the changed, new and deleted files. */
export function getChanges(ref) {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...git('diff', '--name-only', base), ...added] };
}

const everywhere =
  /^(package-lock\.json|turbo\.json|tsconfig\.base\.json|vitest\.\w+\.ts|\.npmrc)$|(^|\/)package\.json$/;
/** The preview imports these, so no story does. */
const aroundStories = /^(\.storybook|packages\/ui\/src\/theme)\//;
const contract = /^openapi\/.*\.yaml$/;
const server = /^(apps\/sandbox|packages\/headers|openapi\/reading)\//;
const pages = /^(packages\/[^/]+\/src|apps\/portal\/(?!e2e\/))/;
const notShipped = /\.(test|stories|fixtures)\.|\.mdx?$/;
const isProduct = (file) =>
  [contract, server, pages].some((kind) => kind.test(file)) && !notShipped.test(file);

const isLinted = (file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file));

/** The files to lint: none for all of them, as where the rules have changed; undefined where there are none. */
function getLintArgs(files) {
  if (files.some((file) => /^(\.oxlintrc\.json|tools\/rules\/lint\/)/.test(file))) return [];
  const linted = files.filter(isLinted);
  return linted.length > 0 ? linted : undefined;
}

const areaFolder =
  /^(?:openapi\/(?:paths|schemas)|packages\/ui\/src\/screens|apps\/(?:portal|sandbox)\/src\/areas)\/(\w+)/;
/** The area word of a file. Undefined for a file that every area uses. */
function getArea(file) {
  const word = areaFolder.exec(file)?.[1];
  return existsSync(join(root, `openapi/paths/${word}.yaml`)) ? word : undefined;
}
const getFlow = (file) => getArea(file) ?? /^apps\/portal\/e2e\/(\w+)\.(?:\w+\.)?spec\.ts$/.exec(file)?.[1];

/** What writes a screen in every area, and what its screens are made of. */
const generator =
  /^(tools\/(generator|requirements|rules|faults)|turbo|apps\/portal\/src\/areas\/\w+\/\w+\.(api|routes)\.ts$)/;

/** What the tests that start programs are about: tools, packages as others install them, workflows, configuration. */
const programs = /^(tools|turbo|examples|openapi|\.github)\/|^[^/]+$|\/(index\.ts|package\.json)$/;

/** These tests of the figures of portal and sandbox fill databases. Vitest finds those that import what changed. */
const agreement = 'tools/contract-check/';

const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file);
const listTests = (...args) =>
  git(...args, '--', '*.test.ts').filter((test) => !/\/(nightly|published)\//.test(test));

/**
 * Vitest follows the imports of changed modules. Tests that read files run too, as do all checks of the repository. Those
 * that start programs take two minutes together. A changed file that no module imports concerns every test.
 */
function getUnitTask(files) {
  const shared = files.filter((file) => /^(packages|apps|openapi|\.storybook)\//.test(file));
  const isReached = shared.every((file) => isModule(file) || /\.mdx?$/.test(file));
  const writes = files.some((file) => generator.test(file));
  const starts = files.some((file) => programs.test(file));
  if (!isReached) return { unit: [] };
  const reading = listTests('grep', '-l', 'node:fs');
  const checks = listTests('ls-files', '-co', '--exclude-standard').filter((test) =>
    test.startsWith('tools/'),
  );
  const starting = new Set(listTests('grep', '-l', 'node:child_process'));
  const run = [...reading, ...checks].filter((test) => {
    if (test.startsWith(agreement)) return files.some((file) => file.startsWith(agreement));
    return test.endsWith('/newScreen.test.ts') ? writes : starts || !starting.has(test);
  });
  const changed = shared.filter((file) => isModule(file) && existsSync(join(root, file)));
  return { 'unit:related': [...new Set([...changed, ...run])] };
}

/** No module imports the contract's files, so the tests of an area are found by its word. */
function getSandboxArgs({ base, files }) {
  const changed = files.filter((file) => contract.test(file));
  if (changed.length === 0) return [`--changed=${base}`];
  const areas = changed.map(getArea);
  if (areas.includes(undefined) || files.some((file) => server.test(file))) return [];
  return ['contract', 'http', ...areas.map((area) => `areas/${area}`)].map(
    (path) => `apps/sandbox/src/${path}`,
  );
}

/** Flows import no product code, so the flows of an area are found by its word. */
function getFlowArgs({ base, files }) {
  const product = files.filter(isProduct);
  if (product.length === 0) return [`--only-changed=${base}`];
  const names = [...product, ...files.filter((file) => file.startsWith('apps/portal/e2e/'))].map(getFlow);
  if (names.includes(undefined)) return [];
  const weighed = product.some((file) => pages.test(file)) ? ['budgets'] : [];
  return [...new Set([...names, ...weighed])].map((name) => `e2e/${name}.`);
}

/**
 * The tasks for a change, with the arguments of their runners (tools/run/chosen.mjs). Undefined when a changed file
 * concerns everything. Turbo leaves out the tasks whose inputs did not change.
 *
 * @returns {Record<string, string[]> | undefined}
 */
export function toTasks(changes) {
  if (changes.files.some((file) => everywhere.test(file))) return undefined;
  const stories = changes.files.some((file) => aroundStories.test(file)) ? [] : [`--changed=${changes.base}`];
  const linted = getLintArgs(changes.files);
  const sandbox = [...new Set(getSandboxArgs(changes)), '--passWithNoTests'];
  return {
    ...getUnitTask(changes.files),
    stories: [...stories, '--passWithNoTests'],
    e2e: getFlowArgs(changes),
    'sandbox:pglite': sandbox,
    'sandbox:postgres': sandbox,
    ...{ 'format:check': [], prose: [], check: [] },
    // Compilers find what a change breaks elsewhere.
    ...{ types: [], ...(linted && { lint: linted }) },
  };
}
