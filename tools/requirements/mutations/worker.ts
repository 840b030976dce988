import { root } from '../files';
import { attempt, buildContract, makeBaseline, type Lab } from './attempt';
import type { FromWorker } from './crew';
import type { Planned } from './plan';
import { openStories } from './project';

// This runs in a copy of the repository, and `root` is the copy.

const tell = (message: FromWorker) => process.send?.(message);

buildContract(root);
const stories = await openStories(root);
const lab: Lab = { root, run: stories.run, changed: stories.forget };

async function work(group: readonly Planned[]) {
  const baseline = makeBaseline(lab, group);
  for (const planned of group) {
    tell({ kind: 'began', key: planned.key });
    const started = Date.now();
    const result = await attempt(lab, planned, baseline);
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    tell({ kind: 'ended', key: planned.key, result: { ...result, seconds } });
  }
  tell({ kind: 'free' });
}

process.on('message', (group: Planned[]) => {
  work(group).catch((error: unknown) => {
    process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  });
});

// The work is finished, or the parent process has ended.
process.on('disconnect', () => {
  stories.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
tell({ kind: 'free' });
