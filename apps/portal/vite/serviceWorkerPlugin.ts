import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { licenceFiles } from './noticesPlugin';

const folder = join(import.meta.dirname, '../serviceWorker');
const getHash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The same digest as the worker's (serviceWorker/digests.ts). */
const getDigest = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
const getBytes = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

/** Modules that few members need are cached after their first use. */
const isForFew = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' &&
  file.moduleIds.some(
    (id) =>
      /\/(text\/languages\/(dates\/)?\w+\.(ts|json)|config\/configure\.ts)$/.test(id) &&
      !id.endsWith('names.ts'),
  );

/** The worker's cached files: the page, and files with a hash in their names. */
function getKept(bundle: Rolldown.OutputBundle, base: string) {
  const files = Object.values(bundle);
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (page?.type !== 'asset' || !entry) throw new Error('The build has no page, or no script for it.');
  const hashed = files.filter(({ fileName }) => fileName.startsWith('static/js/'));
  const getUrls = (some: typeof files) => some.map(({ fileName }) => base + fileName).sort();
  const ahead = getUrls(hashed.filter((file) => !isForFew(file))).map((url) => ({ url, revision: null }));
  const revision = getHash(page.source);
  const byName = [...hashed].sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
  const digests = Object.fromEntries(byName.map((file) => [base + file.fileName, getDigest(getBytes(file))]));
  const contents = { page: revision, digests };
  return {
    ...{ base, release: getDigest(JSON.stringify(contents)), entry: base + entry.fileName, contents },
    files: [{ url: base, revision }, ...ahead],
    onceUsed: getUrls(hashed.filter(isForFew)),
  };
}

/** The worker as one plain script, with the packages in it. */
async function bundled(file: string, kept: object): Promise<{ script: string; licences: string }> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { kept: JSON.stringify(kept) },
    build: {
      write: false,
      modulePreload: false,
      license: { fileName: licenceFiles.worker },
      rolldownOptions: { input: join(folder, file), output: { format: 'iife' } },
    },
  });
  const [script, licences, ...more] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk' || licences?.type !== 'asset' || more.length > 0)
    throw new Error(`${file} is not one script.`);
  return { script: script.code, licences: String(licences.source) };
}

/** Writes the service worker next to the page (D117, ADR 22). Its list of files comes from the build itself. */
export function serviceWorkerPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portal:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      ({ base } = resolved);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { script, licences } = await bundled('serviceWorker.ts', getKept(bundle, base));
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: script });
        this.emitFile({ type: 'asset', fileName: licenceFiles.worker, source: licences });
      },
    },
  };
}
