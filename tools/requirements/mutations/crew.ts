import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../copy';
import type { Result } from './judge';
import type { Planned } from './plan';

export type FromWorker =
  | { kind: 'free' }
  | { kind: 'began'; key: string }
  | { kind: 'ended'; key: string; result: Result };

/** The time, in ms, for the longest stories file on a busy machine, including the browser's start. */
const limit = 420_000;

/** The time, in ms, for a worker to close its browser. */
const farewell = 30_000;

const folders = new Set<string>();
const children = new Set<ChildProcess>();

/** Creates a copy of the repository. It is removed when the run ends or is interrupted. */
export function openCopy(): string {
  const copy = copyRepository('mutations-');
  folders.add(copy);
  return copy;
}

export function closeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  folders.delete(copy);
}

/** Ends a worker and its process group. */
export function endChild(child: ChildProcess): void {
  children.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export function addChild(child: ChildProcess): ChildProcess {
  children.add(child);
  return child;
}

/** Ends every worker and removes every copy. */
export function cleanUp(): void {
  for (const child of children) endChild(child);
  for (const folder of folders) closeCopy(folder);
}

/** Cleans up when the run is interrupted. */
export function cleanUpOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => {
      cleanUp();
      process.exit(code);
    });
}

/** Runs groups in one process. Resolves to the remaining work if that process hung or ended. */
function shift(next: () => Planned[] | undefined, report: (planned: Planned, result: Result) => void) {
  const copy = openCopy();
  const child = addChild(
    fork(join(copy, 'tools/requirements/mutations/worker.ts'), {
      cwd: copy,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, VITEST: 'true', TEST: 'true', NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      detached: true,
    }),
  );
  let left: Planned[] = [];
  let last = '';
  child.stderr?.on('data', (text: Buffer) => (last = (last + text.toString()).slice(-2_000)));
  return new Promise<Planned[]>((resolve) => {
    let ended = false;
    const end = (why: string) => {
      if (ended) return;
      ended = true;
      clearTimeout(alarm);
      endChild(child);
      closeCopy(copy);
      const [stuck, ...others] = left;
      if (stuck) report(stuck, { outcome: 'broken', why, seconds: limit / 1000 });
      resolve(others);
    };
    const leave = () => {
      clearTimeout(alarm);
      setTimeout(() => end(''), farewell).unref();
      child.disconnect();
    };
    const alarm = setTimeout(() => end(`it did not end in ${limit / 1000} s`), limit);
    child.on('exit', () => end(`the runner ended: ${last.slice(-300)}`));
    child.on('message', (message: FromWorker) => {
      alarm.refresh();
      if (message.kind === 'ended') {
        const done = left.find(({ key }) => key === message.key);
        left = left.filter((planned) => planned !== done);
        if (done) report(done, message.result);
      }
      if (message.kind !== 'free') return;
      const group = next();
      if (!group) return leave();
      left = group;
      child.send(group);
    });
  });
}

/** Groups a plan by test file, the largest first. Each group runs its tests once without a mutation. */
export function groupByFile(plan: readonly Planned[]): Planned[][] {
  const groups = new Map<string, Planned[]>();
  for (const planned of plan) {
    const file = planned.tests[0]?.file ?? '';
    groups.set(file, [...(groups.get(file) ?? []), planned]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** Runs a plan with several workers, each in its own copy. */
export async function runPlan(
  plan: readonly Planned[],
  workers: number,
  report: (planned: Planned, result: Result) => void,
): Promise<void> {
  const groups = groupByFile(plan);
  const work = async () => {
    while (groups.length > 0) {
      const left = await shift(() => groups.shift(), report);
      if (left.length > 0) groups.unshift(left);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, groups.length) }, work));
}
