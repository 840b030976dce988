import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** The sources of the portal. Other changes don't change its version. */
const sources = ['apps/portal', 'packages', 'openapi', 'package.json', 'package-lock.json'];

const git = (...words: string[]) =>
  execFileSync('git', [...words, '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The last commit that changed the portal, with a + for uncommitted changes; '' if unknown. */
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
 * Names the build by package version and commit (or `PORTAL_COMMIT`) without a time, so equal builds are identical. The
 * page has `portalVersion` (src/version.d.ts), and operators have `version.json`.
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
