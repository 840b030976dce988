import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findImporters } from './importers.mjs';
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

/** Undefined for no files: a runner without files runs all of its task. */
const orNone = (files) => (files.length > 0 ? files : undefined);

const isLinted = (file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file));

/** The files to lint; all of them if the rules have changed. */
function getLintArgs(files) {
  if (files.some((file) => /^(\.oxlintrc\.json|tools\/rules\/lint\/)/.test(file))) return [];
  return orNone(files.filter(isLinted));
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

/** These tests of the figures of portal and sandbox fill databases. */
const agreement = 'tools/contract-check/';

const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file);
const isDocument = (file) => /\.mdx?$/.test(file);
const listTests = (...args) =>
  git(...args, '--', '*.test.ts').filter((test) => !/\/(nightly|published)\//.test(test));

/**
 * The unit tests that import what changed. Tests that read files run too, as do all checks of the repository. Those that
 * start programs take two minutes together. A changed file that no module imports concerns every test.
 */
function getUnitArgs(files, reached) {
  const shared = files.filter((file) => /^(packages|apps|openapi|\.storybook)\//.test(file));
  const isReached = shared.every((file) => isModule(file) || isDocument(file));
  const writes = files.some((file) => generator.test(file));
  const starts = files.some((file) => programs.test(file));
  if (!isReached) return [];
  const reading = listTests('grep', '-l', 'node:fs');
  const checks = listTests('ls-files', '-co', '--exclude-standard').filter((test) =>
    test.startsWith('tools/'),
  );
  const starting = new Set(listTests('grep', '-l', 'node:child_process'));
  const run = [...reading, ...checks].filter((test) => {
    if (test.startsWith(agreement)) return files.some((file) => file.startsWith(agreement));
    return test.endsWith('/newScreen.test.ts') ? writes : starts || !starting.has(test);
  });
  const importing = reached.filter((file) => /\.test\.ts$/.test(file) && !file.startsWith(agreement));
  return [...new Set([...importing, ...run])];
}

/** The stories that import what changed, but those that a daily run leaves out (vitest.browser.ts). */
const getStories = (files, reached) =>
  files.some((file) => aroundStories.test(file))
    ? []
    : orNone(reached.filter((file) => /^packages\/.*\.stories\.tsx$/.test(file)));

/** No module imports the contract's files, so the tests of an area are found by its word. */
function getSandboxArgs(files, reached) {
  // A migration, for one, is read and not imported.
  if (files.some((file) => file.startsWith('apps/sandbox/') && !isModule(file) && !isDocument(file)))
    return [];
  const changed = files.filter((file) => contract.test(file));
  if (changed.length === 0)
    return orNone(reached.filter((file) => /^apps\/sandbox\/.*\.test\.ts$/.test(file)));
  const areas = [...new Set(changed.map(getArea))];
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
 * The tasks for a change, with the arguments of their runners (tools/run/chosen.mjs): none for all of a task. Undefined
 * when a changed file concerns everything. Turbo leaves out the tasks whose inputs did not change.
 *
 * @returns {Promise<Record<string, string[]> | undefined>}
 */
export async function toTasks(changes) {
  const { files } = changes;
  if (files.some((file) => everywhere.test(file))) return undefined;
  const reached = (await findImporters(files)).filter((file) => existsSync(join(root, file)));
  const sandbox = getSandboxArgs(files, reached);
  const tasks = {
    stories: getStories(files, reached),
    e2e: getFlowArgs(changes),
    unit: getUnitArgs(files, reached),
    ...{ 'sandbox:pglite': sandbox && [...sandbox, '--passWithNoTests'], 'sandbox:postgres': sandbox },
    ...{ 'format:check': [], prose: [], check: [] },
    // Compilers find what a change breaks elsewhere.
    ...{ types: [], lint: getLintArgs(files) },
  };
  return Object.fromEntries(Object.entries(tasks).filter(([, args]) => args !== undefined));
}
