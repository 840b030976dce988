import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The title of the issue that a nightly workflow opens (.github/workflows). */
export const issueTitle = 'Red night: ';

const kept = join(root, '.reports/nights');

/** Keeps how a nightly part ended on this machine. */
export function keepNight(part, isGreen, folder = kept) {
  // An export has no commit.
  const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const night = { part, isGreen, commit: commit.trim(), date: new Date().toISOString().slice(0, 10) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(night));
}

/** A line for each nightly part that ended red on this machine, and not green since. */
export function describeRedParts(folder = kept) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ isGreen }) => !isGreen)
    .map(({ part, commit, date }) => `${part}, on ${date} at ${commit}: npm run nightly -- ${part}`);
}

/**
 * A line for each open issue of a red night, as GitHub's client (`gh`) reports them. Without the client, its sign-in or a
 * network there are none, and no error.
 */
export const readRedIssues = (program = 'gh') =>
  new Promise((resolve) => {
    const args = ['issue', 'list', '--state', 'open', '--search', `"${issueTitle.trim()}" in:title`];
    const options = { cwd: root, timeout: 10_000, encoding: 'utf8' };
    execFile(program, [...args, '--json', 'title,url'], options, (error, out) => {
      if (error) return resolve([]);
      const issues = JSON.parse(out).filter(({ title }) => title.startsWith(issueTitle));
      resolve(issues.map(({ title, url }) => `${title.slice(issueTitle.length)}: ${url}`));
    });
  });
