import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSuite } from 'vitest/node';
import type { NamedTest } from './named';

/** The result of one test. */
export interface Seen {
  /** Its full name with its groups, separated by spaces. */
  name: string;
  passed: boolean;
  /** Empty for a passed test. */
  errors: string[];
}

/** The result of a run. */
export interface Ran {
  seen: Seen[];
  /** Why the file or one of its groups could not run. */
  faults: string[];
}

function getFullName(test: TestCase): string {
  const names = [test.name];
  for (let at: TestModule | TestSuite = test.parent; at.type === 'suite'; at = at.parent)
    names.unshift(at.name);
  return names.join(' ');
}

const formatErrors = (errors: readonly { name?: string | undefined; message: string }[]) =>
  errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`);

function toRan(modules: readonly TestModule[]): Ran {
  const seen = modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test): Seen[] => {
      const { state, errors } = test.result();
      if (state !== 'passed' && state !== 'failed') return [];
      return [{ name: getFullName(test), passed: state === 'passed', errors: formatErrors(errors ?? []) }];
    }),
  );
  const faults = modules.flatMap((module) => [
    ...formatErrors(module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) => formatErrors(suite.errors())),
  ]);
  return { seen, faults };
}

/** The project `stories` of vitest.config.ts, kept open because starting it is slow. */
export interface Stories {
  /** Runs the selected stories of one file. */
  run: (tests: readonly NamedTest[]) => Promise<Ran>;
  /** Called with each changed file. */
  forget: (file: string) => void;
  close: () => Promise<void>;
}

export async function openStories(root: string): Promise<Stories> {
  const vitest = await createVitest(
    'test',
    { root, watch: false, project: ['stories'], reporters: [{}], retry: 0 },
    { server: { watch: null }, logLevel: 'error' },
  );
  await vitest.standalone();
  return {
    run: async (tests) => {
      const path = join(root, tests[0]?.file ?? '');
      // A specification's pattern doesn't reach the browser, but the global one does.
      vitest.setGlobalTestNamePattern(new RegExp(tests.map(({ pattern }) => `^${pattern}$`).join('|')));
      const specifications = vitest.projects.map((project) => project.createSpecification(path));
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return toRan(testModules.filter(({ moduleId }) => moduleId === path));
    },
    forget: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}
