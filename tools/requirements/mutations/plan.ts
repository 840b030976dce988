import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { read, root } from '../files';
import type { Requirement } from '../spec/requirements';
import { mutate, type Registered } from './mutation';
import { namedTest, type NamedTest } from './named';

/** A mutation with the stories and flows that should detect it. */
export interface Planned {
  mutation: Registered;
  /** Stories first, because they are cheaper. */
  tests: NamedTest[];
  /** Changes with the mutation, the file that it changes or one of its tests. */
  key: string;
  /** The reason why it can't run. */
  fault: string | undefined;
}

const readText = (file: string) => (existsSync(root + file) ? read(file) : undefined);

function findFault(mutation: Registered, reasons: readonly string[], tests: readonly NamedTest[]) {
  const text = readText(mutation.file);
  if (text === undefined) return `there is no ${mutation.file}`;
  try {
    mutate(mutation, text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (tests.length > 0) return undefined;
  return `no story or flow is named: ${reasons.join('; ') || 'name one in the requirement, or in the column test'}`;
}

/** Selects the tests of each mutation: its own, or those of its requirement. */
export function plan(mutations: readonly Registered[], requirements: readonly Requirement[]): Planned[] {
  const heldBy = new Map(requirements.map((requirement) => [requirement.id, requirement.heldBy]));
  return mutations.map((mutation) => {
    const names = mutation.test === '' ? (heldBy.get(mutation.requirement) ?? []) : [mutation.test];
    const known = names.map((name) => namedTest(name, readText(name.split(' › ')[0] ?? '')));
    const tests = known
      .filter((one) => typeof one !== 'string')
      .sort((one, other) => other.runner.localeCompare(one.runner));
    const reasons = known.filter((one) => typeof one === 'string');
    const texts = [mutation.file, ...tests.map(({ file }) => file)].map(readText);
    const key = createHash('sha256')
      .update(JSON.stringify([mutation, tests, texts]))
      .digest('hex')
      .slice(0, 20);
    return { mutation, tests, key, fault: findFault(mutation, reasons, tests) };
  });
}
