import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** What the portal is made of: a change of anything else is no other portal. */
const sources = ['apps/portal', 'packages', 'openapi', 'package.json', 'package-lock.json'];

const git = (...words: string[]) =>
  execFileSync('git', [...words, '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The last commit that changed the portal, with a + where more than it is built; '' where nobody knows. */
function getCommit(given = ''): string {
  if (given !== '') return given;
  try {
    const isChanged = git('status', '--porcelain') !== '';
    return `${git('log', '-1', '--format=%h', '--abbrev=12')}${isChanged ? '+' : ''}`;
  } catch {
    return '';
  }
}

/**
 * Names the build: the version of package.json and its commit, never the hour, so that two builds of the same are the
 * same. `PORTAL_COMMIT` says it where there is no repository. The page finds it as `portalVersion` (src/version.d.ts),
 * whoever runs the portal in `version.json`.
 */
export function versionPlugin(given = process.env.PORTAL_COMMIT): Plugin {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const named = { version, commit: getCommit(given) };
  return {
    name: 'portal:version',
    config: () => ({ define: { portalVersion: JSON.stringify(named) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(named)}\n` });
    },
  };
}
