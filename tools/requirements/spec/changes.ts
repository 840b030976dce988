import { execFileSync } from 'node:child_process';
import { linksOnce, storiesBeside, type KnownStories, type ScreenLink } from './stories';
import type { Source } from './sources';

/** A token with another value than before. Without a value it is new, or gone. */
interface TokenChange {
  /** Such as `space.4`, or `dark.ink`. */
  name: string;
  before?: string | undefined;
  now?: string | undefined;
}

/** What changed since a version, or since the beginning of a day (UTC), by git's history. */
export interface Changes {
  /** `v1.2.0` or `2026-11-28`. */
  since: string;
  tokens: TokenChange[];
  /** The components and screens whose own files changed. */
  shown: ScreenLink[];
}

/** The days that a person may ask for. */
const most = 30;

const isToken = (path: string) =>
  /^packages\/ui\/src\/(tokens\/(?!index|notes|media)\w+|theme\/(light|dark))\.ts$/.test(path);
const isOwn = (path: string) => !/\.(test|fixtures|plays|stories)\.|\.mdx$/.test(path);

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' }).trim();
}

/** Returns the values of a tokens file by name: `export const space = { 4: '1rem' }` is `space.4`. */
function tokenValues(text: string): Map<string, string> {
  const values = new Map<string, string>();
  let group = '';
  for (const line of text.split('\n')) {
    group = /^export const (\w+)/.exec(line)?.[1] ?? group;
    const [, name, value] = /^ {2}'?([\w.]+)'?: (?:'([^']+)'|`[^`]+`|[\d.]+),/.exec(line) ?? [];
    if (name !== undefined) values.set(`${group}.${name}`, value ?? line.split(': ')[1]?.slice(0, -1) ?? '');
  }
  return values;
}

function compareTokens(before: string, now: string): TokenChange[] {
  const [old, own] = [tokenValues(before), tokenValues(now)];
  return [...new Set([...old.keys(), ...own.keys()])]
    .map((name) => ({ name, before: old.get(name), now: own.get(name) }))
    .filter((change) => change.before !== change.now);
}

function readFile(commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    // It is newer than that commit.
    return '';
  }
}

/** The versions and days to compare with, newest first, each with the commit before it. */
function readBases(): { since: string; base: string }[] {
  try {
    const versions = git('tag', '--sort=-creatordate', '--merged').split('\n').filter(Boolean);
    const days = [...new Set(git('log', '--format=%cs').split('\n'))].slice(0, most);
    return [
      ...versions.map((since) => ({ since, base: since })),
      ...days.map((since) => ({ since, base: git('rev-list', '-1', `--before=${since}T00:00:00Z`, 'HEAD') })),
    ].filter(({ base }) => base !== '');
  } catch {
    // A copy without its history.
    return [];
  }
}

/** Returns what changed since each version, then since each day with a commit, newest first. Empty without a history, as in a shallow clone. */
export function readChanges(drawn: readonly Source[], known: KnownStories): Changes[] {
  const tokenFiles = drawn.filter(({ path }) => isToken(path));
  return readBases().map(({ since, base }) => {
    const changed = new Set(git('diff', '--name-only', base, 'HEAD', '--', 'packages/ui/src').split('\n'));
    return {
      since,
      tokens: tokenFiles
        .filter(({ path }) => changed.has(path))
        .flatMap(({ path, text }) => compareTokens(readFile(base, path), text)),
      shown: linksOnce(
        drawn
          .filter(({ path }) => changed.has(path) && isOwn(path))
          .flatMap(({ path }) => storiesBeside(path, known)),
      ).sort((one, other) => (one.group < other.group ? -1 : 1)),
    };
  });
}
