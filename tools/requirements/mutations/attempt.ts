import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, type Result, type Verdict } from './judge';
import { mutate, type Mutation } from './mutation';
import type { NamedTest } from './named';
import type { Planned } from './plan';
import type { Ran } from './project';

/** A test runner in a copy. */
export interface Lab {
  /** The copy's folder. */
  root: string;
  run: (tests: readonly NamedTest[]) => Promise<Ran>;
  /** Called with each changed file. */
  changed: (file: string) => void | Promise<void>;
}

/** Builds the contract's bundle, which the sandbox reads. */
export const buildContract = (root: string): void =>
  void execFileSync('npm', ['run', '--silent', 'build', '-w', '@portal/contract'], {
    cwd: root,
    stdio: 'pipe',
  });

/** Changes a file of the copy, and restores it after `during` ends. */
async function whileMutated<T>(lab: Lab, mutation: Mutation, during: () => Promise<T>): Promise<T> {
  const { file } = mutation;
  const path = join(lab.root, file);
  const text = readFileSync(path, 'utf8');
  const write = async (next: string) => {
    writeFileSync(path, next);
    await lab.changed(file);
  };
  try {
    await write(mutate(mutation, text));
    return await during();
  } finally {
    await write(text);
  }
}

const toKey = ({ file, pattern }: NamedTest) => `${file} ${pattern}`;

/**
 * Runs a group's tests without a mutation. A stories file runs once, because each story has its own page; a flow may
 * depend on earlier ones, so it also runs alone.
 */
export function makeBaseline(lab: Lab, group: readonly Planned[]) {
  const known = new Map<string, Verdict>();
  const all = [...new Map(group.flatMap(({ tests }) => tests).map((test) => [toKey(test), test])).values()];
  const look = async (tests: readonly NamedTest[]) => {
    const ran = await lab.run(tests);
    for (const test of tests) known.set(toKey(test), judge(test, ran));
  };
  return async (test: NamedTest): Promise<Verdict> => {
    const isStory = test.runner === 'stories';
    if (!known.has(toKey(test))) await look(isStory ? all.filter(({ file }) => file === test.file) : [test]);
    // Runs again, because a busy machine may cause a timeout.
    if (known.get(toKey(test))?.state !== 'green') await look([test]);
    return known.get(toKey(test)) ?? { state: 'dead', why: 'it was not run' };
  };
}

const formatTest = ({ file, title }: NamedTest) => (title === '' ? file : `${file} › ${title}`);

/** Runs a mutation's tests until one fails. */
export async function attempt(
  lab: Lab,
  { mutation, tests }: Planned,
  baseline: (test: NamedTest) => Promise<Verdict>,
): Promise<Omit<Result, 'seconds'>> {
  const sound: NamedTest[] = [];
  const unsound: string[] = [];
  for (const test of tests) {
    const verdict = await baseline(test);
    if (verdict.state === 'green') sound.push(test);
    else unsound.push(`${formatTest(test)} is ${verdict.state} without the change: ${verdict.why}`);
  }
  if (sound.length === 0) return { outcome: 'unproven', why: unsound.join('; ') };
  return whileMutated(lab, mutation, async () => {
    for (const test of sound) {
      const verdict = judge(test, await lab.run([test]));
      if (verdict.state === 'red') return { outcome: 'caught', why: `${formatTest(test)}: ${verdict.why}` };
      if (verdict.state === 'dead') return { outcome: 'broken', why: `${formatTest(test)}: ${verdict.why}` };
    }
    return unsound.length > 0
      ? { outcome: 'unproven', why: unsound.join('; ') }
      : { outcome: 'survived', why: sound.map(formatTest).join('; ') };
  });
}
