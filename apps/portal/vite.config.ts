import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { planChunks } from './vite/chunkPlan';
import { firstPaintPlugin } from './vite/firstPaintPlugin';
import { licenceFiles, noticesPlugin } from './vite/noticesPlugin';
import { getBase, operatorConfigPlugin, readOperatorConfig } from './vite/operatorConfig';
import { importsPlugin, modulePreload } from './vite/importsPlugin';
import { buildTarget } from './vite/oldestBrowsers';
import { precompressPlugin } from './vite/precompressPlugin';
import { securityHeadersPlugin } from './vite/securityHeadersPlugin';
import { serviceWorkerPlugin } from './vite/serviceWorkerPlugin';
import { shakeLibrariesPlugin } from './vite/shakeLibrariesPlugin';
import { styledComponentsPlugin } from './vite/styledComponentsPlugin';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

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
function versionPlugin(given = process.env.PORTAL_COMMIT): Plugin {
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

/** `SANDBOX_URL` is where the development server finds `/api`, `/images`, `/sandbox`, `/docs` and `/reports`. */
export default defineConfig(async ({ mode, command, isPreview }) => {
  const operator = await readOperatorConfig();
  const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:8080';
  const ofTheSandbox = ['/api', '/images', '/sandbox', '/docs', '/reports'];
  // Without settings of their own, developers get the sandbox's, which name its features (D119).
  const settings = process.env.PORTAL_CONFIG === undefined ? ['/config.json'] : [];
  const proxy = Object.fromEntries([...ofTheSandbox, ...settings].map((path) => [path, sandbox]));
  const build = {
    outDir: 'dist',
    target: buildTarget,
    assetsDir: 'static/js',
    manifest: true,
    license: { fileName: licenceFiles.page },
    sourcemap: false,
    chunkSizeWarningLimit: 300,
    modulePreload,
  };
  const shaken = {
    root: import.meta.dirname,
    mode,
    build,
    plugins: [react(), styledComponentsPlugin(), shakeLibrariesPlugin(), importsPlugin(), versionPlugin()],
  };
  const groups = command === 'build' && !isPreview ? await planChunks(shaken) : [];
  return {
    base: getBase(),
    plugins: [
      react(),
      styledComponentsPlugin(),
      shakeLibrariesPlugin(),
      importsPlugin(),
      versionPlugin(),
      securityHeadersPlugin(operator.config),
      firstPaintPlugin(operator.text),
      operatorConfigPlugin(operator),
      serviceWorkerPlugin(),
      noticesPlugin(),
      precompressPlugin(),
    ],
    server: { host: '127.0.0.1', proxy, hmr: { overlay: false } },
    preview: { host: '127.0.0.1', proxy },
    build: { ...build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  };
});
