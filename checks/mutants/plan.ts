import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Breakage } from '../breakages/breakage';
import { read, root } from '../files';
import type { Promised } from '../spec/promises';
import { namedTest, runnersInOrder, type NamedTest } from './named';
import type { Registered } from './registry';

/** A breakage with the tests that should notice it. */
export interface Planned extends Registered {
  tests: NamedTest[];
  /** Changes whenever the breakage, the file that it changes or one of its tests does. */
  key: string;
  /** Why it can't be run at all. */
  fault: string | undefined;
}

const textOf = (file: string) => (existsSync(root + file) ? read(file) : undefined);

function faultOf({ file, from, to }: Breakage, tests: readonly NamedTest[], reasons: readonly string[]) {
  const times = textOf(file)?.split(from).length ?? 0;
  if (times === 0) return `broken: there is no ${file}`;
  if (times !== 2) return `broken: "from" stands ${times - 1} times in ${file}`;
  if (from === to) return 'broken: it changes nothing';
  if (tests.length === 0) return `unproven: ${reasons.join('; ') || 'no test is named'}`;
  return undefined;
}

/** Names the tests of each breakage: those of its promise, or its own. */
export function plan(registered: readonly Registered[], promises: readonly Promised[]): Planned[] {
  const heldBy = new Map(promises.map((promise) => [promise.id, promise.heldBy]));
  return registered.map(({ area, breakage }) => {
    const names = breakage.test === undefined ? (heldBy.get(breakage.promise) ?? []) : [breakage.test];
    const read = names.map((name) => namedTest(name, textOf(name.split(' › ')[0] ?? '')));
    const tests = read
      .filter((one) => typeof one !== 'string')
      .sort((one, other) => runnersInOrder.indexOf(one.runner) - runnersInOrder.indexOf(other.runner));
    const reasons = read.filter((one) => typeof one === 'string');
    const texts = [breakage.file, ...tests.map(({ file }) => file)].map(textOf);
    const key = createHash('sha256')
      .update(JSON.stringify([breakage, tests, texts]))
      .digest('hex')
      .slice(0, 20);
    return { area, breakage, tests, key, fault: faultOf(breakage, tests, reasons) };
  });
}
