import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { files, root } from '../../requirements/files';
import { wholeGraph } from '../../requirements/spec/imports';
import { readSources } from '../../requirements/spec/sources';
import { acrossWorkspaces } from './resolve';
import { toPlan } from './plan';

/* Prints, as JSON, the tests to run for the changes since a commit: `node --import tsx tools/run/since/print.ts main` */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const [since = 'main'] = process.argv.slice(2);
const [base = since] = git('merge-base', since, 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
console.log(JSON.stringify(toPlan(changed, files, acrossWorkspaces(wholeGraph(readSources())))));
