// npm run nightly -- <part>: what takes too long for `npm test`.
import process from 'node:process';
import { keepNight } from './nights.mjs';
import { generated } from './ensureGenerated.mjs';
import { buildTasks, runPart, workspaceScript } from './parts.mjs';
import { tool } from './run.mjs';

const builds = buildTasks('@portal/app#build', ...generated);
const allBuilds = buildTasks('@portal/app#build', '@portal/app#build:members', ...generated);
const projects = ['nightly', 'nightly-pglite', 'nightly-postgres', 'nightly-agreement', 'published'].flatMap(
  (name) => ['--project', name],
);

/** Playwright's own, for its titles. */
const grep = '<pattern>';

const parts = {
  checks: {
    does: 'tests that start compilers, servers and a Storybook; the built Storybook; races on both engines',
    steps: [buildTasks(...generated), [tool('vitest'), ['run', ...projects]]],
  },
  faults: {
    does: 'every network and server fault of every call',
    options: { only: '<parts of calls, or faults>,…' },
    steps: [builds, [process.execPath, ['--import', 'tsx', 'tools/faults/run.ts']]],
  },
  laravel: {
    does: 'the main flows and every address on a real Laravel, made as docs/laravel.md says (needs php-laravel-framework)',
    options: { grep },
    steps: [allBuilds, workspaceScript('@portal/app', 'laravel')],
  },
  flows: {
    does: 'the flows marked nightly',
    options: { grep },
    steps: [allBuilds, workspaceScript('@portal/app', 'night')],
  },
  engines: {
    does: 'the main flows and every address in Firefox and WebKit',
    options: { only: '<parts of engines and flows>,…', screenshots: '<folder>' },
    steps: [builds, [process.execPath, ['--import', 'tsx', 'tools/engines/run.ts']]],
  },
  mutants: {
    does: 'small changes of pure code, which the unit tests have to notice',
    options: { mutate: '<files>' },
    steps: [[tool('stryker'), ['run', 'tools/run/mutants/stryker.config.mjs']]],
  },
  owners: {
    does: 'the money and team screens for three kinds of member, in three zones and three widths',
    options: { grep },
    steps: [builds, workspaceScript('@portal/app', 'owners')],
  },
  snapshots: {
    does: 'every snapshot of the built Storybook as Chromatic takes it, twice, for Find and Health',
    steps: [
      buildTasks('//#build-storybook'),
      [process.execPath, ['tools/storybook/run/visual.mjs', '--twice', '--publish', 'storybook-static']],
    ],
  },
  soak: {
    does: 'a long session in the built portal, with the heap, nodes and listeners it leaves',
    steps: [builds, workspaceScript('@portal/app', 'soak')],
  },
  zones: {
    does: 'every flow of npm test again, on a device west and on one east of the portal',
    steps: [
      builds,
      workspaceScript('@portal/app', 'zones:west'),
      workspaceScript('@portal/app', 'zones:east'),
    ],
  },
  worlds: {
    does: 'the same flows in every zone, language, keyboard and browser setting',
    options: { grep },
    steps: [builds, workspaceScript('@portal/app', 'worlds')],
  },
};

await runPart('nightly', parts, keepNight);
