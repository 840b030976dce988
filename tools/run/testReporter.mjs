import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The first lines of a failure: enough to know what to look at. */
const brief = (message = '') => message.split('\n').slice(0, 12).join('\n');

const getTitle = ({ module, fullName }) => `${module.moduleId.replace(root, '')} › ${fullName}`;

/** What a stories file holds: the ids in its line `// Spec:`. */
const getSpecLine = ({ moduleId }) =>
  moduleId.endsWith('.stories.tsx') ? (/^\/\/ Spec: .*$/m.exec(readFileSync(moduleId, 'utf8')) ?? []) : [];

/** The titles of passed tests that name a section of the specification. */
const getProven = (passed) => [
  ...passed.map(({ fullName }) => fullName).filter((title) => /[AB] §\d/.test(title)),
  ...[...new Set(passed.map(({ module }) => module))].flatMap(getSpecLine),
];

/**
 * Writes what `npm test` says at its end to .reports/<project>.json: counts, seconds, and each failure. Vitest's own
 * report repeats every measurement of axe, which is 146 MB for the stories.
 */
export default class TestReporter {
  #started = 0;

  onTestRunStart() {
    this.#started = Date.now();
  }

  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const state = (name) => tests.filter((test) => test.result().state === name);
    const failures = [
      ...state('failed').map((test) => ({
        title: getTitle(test),
        message: brief(test.result().errors?.[0]?.message),
      })),
      // A file that cannot even be loaded has no tests.
      ...modules.flatMap((module) =>
        module
          .errors()
          .map(({ message }) => ({ title: module.moduleId.replace(root, ''), message: brief(message) })),
      ),
      ...errors.map(({ message, stack }) => ({
        title: 'outside every test',
        message: brief(stack ?? message),
      })),
    ];
    const seconds = (Date.now() - this.#started) / 1000;
    const again = state('passed')
      .filter((test) => test.diagnostic()?.flaky)
      // Its failed plays are kept with it.
      .map((test) => `${getTitle(test)}\n${brief(test.result().errors?.[0]?.message)}`);
    const counts = {
      passed: state('passed').length,
      failed: failures.length,
      skipped: state('skipped').length,
    };
    for (const name of new Set(modules.map(({ project }) => project.name)))
      this.#write(name, { ...counts, seconds, failures, again, proven: getProven(state('passed')) });
  }

  #write(name, report) {
    mkdirSync(join(root, '.reports'), { recursive: true });
    // Storybook names each browser of its project.
    writeFileSync(
      join(root, '.reports', `${name.replace(/ .*$/, '')}.json`),
      JSON.stringify(report, null, 1),
    );
  }
}
