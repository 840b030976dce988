import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSuite, type Vitest } from 'vitest/node';
import type { NamedTest, Runner } from './named';

/** What one test did. */
export interface Seen {
  /** Its groups' names and its own, a blank between. */
  name: string;
  passed: boolean;
  /** Of a failure: its errors. */
  errors: string[];
}

/** What a run of a file showed. */
export interface Ran {
  seen: Seen[];
  /** Why the file, or a group of it, could not run. */
  faults: string[];
}

function nameOf(test: TestCase): string {
  const names = [test.name];
  for (let at: TestModule | TestSuite = test.parent; at.type === 'suite'; at = at.parent)
    names.unshift(at.name);
  return names.join(' ');
}

const linesOf = (errors: readonly { name?: string | undefined; message: string }[]) =>
  errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`);

function ranOf(modules: readonly TestModule[]): Ran {
  const seen = modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test): Seen[] => {
      const { state, errors } = test.result();
      if (state !== 'passed' && state !== 'failed') return [];
      return [{ name: nameOf(test), passed: state === 'passed', errors: linesOf(errors ?? []) }];
    }),
  );
  const faults = modules.flatMap((module) => [
    ...linesOf(module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) => linesOf(suite.errors())),
  ]);
  return { seen, faults };
}

/** A project of vitest.config.ts that stays open: its start is paid once for many runs. */
export interface Project {
  /** Runs the tests of one file that are asked for. */
  run: (tests: readonly NamedTest[]) => Promise<Ran>;
  /** Says that a file has another text now. */
  forget: (file: string) => void;
  /** Ends what it started: a browser, a database with its files. */
  close: () => Promise<void>;
}

async function open(root: string, runner: Runner): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    { root, watch: false, project: [runner], reporters: [{}], retry: 0 },
    { server: { watch: null }, logLevel: 'error' },
  );
  await vitest.standalone();
  return vitest;
}

export async function openProject(root: string, runner: Runner): Promise<Project> {
  const vitest = await open(root, runner);
  return {
    run: async (tests) => {
      const path = join(root, tests[0]?.file ?? '');
      const whole = tests.some(({ title }) => title === '');
      const pattern = tests.map((test) => `^${test.pattern}$`).join('|');
      // The pattern of a specification does not reach the browser, the global one does.
      vitest.setGlobalTestNamePattern(whole ? /./ : new RegExp(pattern));
      const specifications = vitest.projects.map((project) => project.createSpecification(path));
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return ranOf(testModules.filter(({ moduleId }) => moduleId === path));
    },
    forget: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}
