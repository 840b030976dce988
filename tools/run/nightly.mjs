// npm run nightly -- <part>: what takes too long for `npm test`.
import process from 'node:process';
import { keepNight } from './nights.mjs';
import { generated } from './ensureGenerated.mjs';
import { buildTasks, runPart } from './parts.mjs';
import { tool } from './run.mjs';

const builds = buildTasks('@portal/app#build', ...generated);
const allBuilds = buildTasks('@portal/app#build', '@portal/app#build:members', ...generated);
/** A step that plays specs with a configuration of the portal. */
const play = (name) => [tool('playwright'), ['test', '--config', `apps/portal/${name}.config.ts`]];
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
  journeys: {
    does: 'the flows marked nightly, every fault of every call, owners, worlds, zones and the exams',
    options: { grep, project: ['pglite', 'postgres', 'west', 'east'] },
    steps: [allBuilds, play('night')],
  },
  laravel: {
    does: 'the main flows and every address on a real Laravel, made as docs/laravel.md says (needs php-laravel-framework)',
    options: { grep },
    steps: [allBuilds, play('laravel')],
  },
  engines: {
    does: 'every journey and every address in Firefox and WebKit',
    options: { grep, project: ['firefox', 'webkit'] },
    steps: [builds, play('engines')],
  },
  mutants: {
    does: 'small changes of pure code, which the unit tests have to notice',
    options: { mutate: '<files>' },
    steps: [[tool('stryker'), ['run', 'tools/run/mutants/stryker.config.mjs']]],
  },
  snapshots: {
    does: 'every snapshot of the built Storybook as Chromatic takes it, twice, for Find and Health',
    steps: [
      buildTasks('//#build-storybook'),
      [process.execPath, ['tools/storybook/run/visual.mjs', '--twice', '--publish', 'storybook-static']],
    ],
  },
};

await runPart('nightly', parts, keepNight);
