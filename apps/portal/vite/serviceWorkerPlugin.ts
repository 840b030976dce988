import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = join(import.meta.dirname, '../serviceWorker');
const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the worker keeps: the page, and the files whose names have a hash. */
function keptOf(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle);
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (page?.type !== 'asset' || !entry) throw new Error('The build has no page, or no script for it.');
  const hashed = files
    .map(({ fileName }) => `/${fileName}`)
    .filter((url) => url.startsWith('/static/js/'))
    .sort()
    .map((url) => ({ url, revision: null }));
  const all = [{ url: '/', revision: hashOf(page.source) }, ...hashed];
  return { release: hashOf(JSON.stringify(all)), entry: `/${entry.fileName}`, files: all };
}

/** The worker as one plain script. */
async function bundled(file: string, kept: object): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { kept: JSON.stringify(kept) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, file), output: { format: 'iife' } },
    },
  });
  const [script, ...more] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk' || more.length > 0) throw new Error(`${file} is not one script.`);
  return script.code;
}

/**
 * Lays the service worker beside the page (ADR 22). Its list of files is read off the build itself. Without `offline` it
 * is the one that removes an earlier release's: a browser that has a worker asks for this address again and again.
 */
export function serviceWorkerPlugin(offline: boolean): Plugin {
  return {
    name: 'portal:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = offline ? 'serviceWorker.ts' : 'noServiceWorker.ts';
        const source = await bundled(file, offline ? keptOf(bundle) : {});
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source });
      },
    },
  };
}
