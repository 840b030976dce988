import { root } from '../files';
import { attempt, buildContract, makeBaseline, type Lab } from './attempt';
import type { Planned } from './plan';
import { openProject, type Project } from './project';
import type { FromWorker } from './crew';

// This runs in a copy of the repository, which `root` is here.

const projects = new Map<string, Promise<Project>>();

function projectOf(runner: Planned['tests'][number]['runner']): Promise<Project> {
  const known = projects.get(runner) ?? openProject(root, runner);
  projects.set(runner, known);
  return known;
}

const lab: Lab = {
  root,
  run: async (tests) => {
    const [first] = tests;
    return first ? (await projectOf(first.runner)).run(tests) : { seen: [], faults: [] };
  },
  changed: async (file) => {
    for (const project of projects.values()) (await project).forget(file);
  },
};

const tell = (message: FromWorker) => process.send?.(message);

async function work(group: readonly Planned[]) {
  const baseline = makeBaseline(lab, group);
  for (const planned of group) {
    tell({ kind: 'began', key: planned.key });
    const started = Date.now();
    const result = await attempt(lab, planned, baseline);
    tell({
      kind: 'ended',
      key: planned.key,
      result: { ...result, seconds: Math.round((Date.now() - started) / 100) / 10 },
    });
  }
  tell({ kind: 'free' });
}

process.on('message', (group: Planned[]) => {
  work(group).catch((error: unknown) => {
    process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  });
});
async function leave() {
  for (const project of projects.values()) await (await project).close();
}

// There is no more work, or whoever started it is gone.
process.on('disconnect', () => {
  leave().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
buildContract(root);
tell({ kind: 'free' });
